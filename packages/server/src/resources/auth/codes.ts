// Sign-in codes: in, an address; out, six digits by email, valid for ten minutes and five attempts. The table contains neither address nor code.
import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { type Limit, LimitReached, take } from '../../platform/limits/limiter.js';
import { named } from '../../platform/names/repo.js';
import type { Service } from '../../platform/service.js';
import { signInCodes } from './tables.js';

const MINUTES = 10;
const TRIES = 5;

/** Emails to one address, from all callers together. */
const MAILS: Limit = { name: 'sign-in-mails', most: 5, seconds: 3_600 };

/** Does the same work for an address without an account, so that neither the response nor its time reveals which addresses have one. */
export async function sendCode(service: Service, email: string): Promise<void> {
  const { database, secrets, now, signUp, later } = service;
  const address = secrets.code('address', email);
  const taken = await take(database.db, MAILS, address, now());
  if (!taken.allowed) throw new LimitReached(taken);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expires = new Date(now().getTime() + MINUTES * 60_000);
  const row = { code: secrets.code('sign-in-code', `${address} ${code}`), triesLeft: TRIES, expires };
  await database.transaction(async (tx) => {
    await tx
      .insert(signInCodes)
      .values({ address, ...row })
      .onConflictDoUpdate({ target: signInCodes.address, set: row });
    const known = (await named(tx, 'email', email)) !== undefined || signUp === 'open';
    const message = {
      to: email,
      subject: `${code} is your Linework sign-in code`,
      text: codeText(code, service.baseUrl),
    };
    await later(tx, known ? 'mail' : 'none', sealedMail(service, message));
  });
}

function codeText(code: string, baseUrl: string): string {
  return [
    `${code} is the code to sign in to Linework at ${baseUrl}.`,
    `It is valid for ${MINUTES} minutes and can be used once.`,
    '',
    'If you did not request it, someone else entered your address. You can ignore this email.',
  ].join('\n');
}

/** An email waits in the database; a reader of the database must not be able to sign in with it. */
function sealedMail({ secrets }: Service, message: object): { readonly sealed: string } {
  return { sealed: Buffer.from(secrets.seal('mail', JSON.stringify(message), 'mail')).toString('base64') };
}

/** True once per code; a wrong code uses up an attempt. */
export async function isRightCode(tx: Db, service: Service, email: string, code: string): Promise<boolean> {
  const { secrets, now } = service;
  for (const address of secrets.codes('address', email)) {
    const [row] = await tx
      .update(signInCodes)
      .set({ triesLeft: sql`${signInCodes.triesLeft} - 1` })
      .where(and(eq(signInCodes.address, address), gt(signInCodes.triesLeft, 0), gt(signInCodes.expires, now())))
      .returning({ code: signInCodes.code });
    if (row === undefined) continue;
    const right = secrets
      .codes('sign-in-code', `${address} ${code}`)
      .some((each) => timingSafeEqual(Buffer.from(each), Buffer.from(row.code)));
    if (right) await tx.delete(signInCodes).where(eq(signInCodes.address, address));
    return right;
  }
  return false;
}

export async function forgetOldCodes(db: Db, now: Date): Promise<void> {
  await db.delete(signInCodes).where(lt(signInCodes.expires, now));
}
