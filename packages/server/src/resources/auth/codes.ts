// Sign-in codes: in, an address and who asks; out, six digits by email, valid for ten minutes and five attempts. The table contains neither
// address nor code. Each browser has its own code for an address, so that a stranger can neither replace it nor use up its attempts.
import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import type { Job } from '../../platform/jobs/jobs.js';
import { type Limit, LimitReached, take, takeByNetwork } from '../../platform/limits/limiter.js';
import { networksOf } from '../../platform/limits/networks.js';
import type { Message } from '../../platform/mail/mail.js';
import { mailJob, type SealedMail, sealedMail } from '../../platform/mail/mail-job.js';
import type { HashedUse } from '../../platform/secrets/hashed-use.js';
import { secretUse } from '../../platform/secrets/secrets.js';
import type { Service } from '../../platform/service.js';
import { holderOf, mailIdentity } from '../accounts/identities.js';
import { SSO_PATH } from '../sso/paths.js';
import { ssoRequiredFor } from '../sso/required.js';
import { type Asker, addressUse, type Browser, isProven, nameOf, newBrowser } from './browsers.js';
import { signInCodes } from './tables.js';

export const codeUse = secretUse('sign-in-code');

/** What waits in place of a mail that nobody gets. */
export const noMail: Job<SealedMail> = { kind: 'none', run: async () => undefined };

export const MINUTES = 10;
const TRIES = 5;

/** Emails to one address that a browser can request that has signed in with it. */
const OWN_MAILS: Limit = { name: 'sign-in-mails-own', most: 5, seconds: 3_600 };

/** Emails to one address that other browsers can request, from one network. */
const MAILS: Limit = { name: 'sign-in-mails', most: 5, seconds: 3_600 };

/** The same, from all networks together. */
const ALL_MAILS: Limit = { name: 'sign-in-mails-all', most: 20, seconds: 3_600 };

/** Tries of one code without the token of the browser that asked for it, from one network. */
const NETWORK_TRIES: Limit = { name: 'sign-in-tries', most: TRIES, seconds: MINUTES * 60 };

/** The same, from all networks together. */
const ALL_TRIES: Limit = { name: 'sign-in-tries-all', most: 10, seconds: MINUTES * 60 };

type CodeRow = Pick<typeof signInCodes.$inferSelect, 'address' | 'code'>;

export interface NewCode {
  readonly email: string;
  /** The browser that can use it. */
  readonly browser: Browser;
  readonly code: string;
}

/** Counts the email before anything is written, so that a refused one changes nothing else. */
export async function newCode(service: Service, email: string, asker: Asker): Promise<NewCode> {
  await takeMail(service, email, service.secrets.code(addressUse, email), asker);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { email, browser: asker.browser ?? newBrowser(), code };
}

/**
 * Stores the code, and mails it. Does the same work for an address without an account, and for one that has to sign in through its organisation,
 * whose owner reads that instead: neither the response nor its time reveals which addresses are so. A confirmation is for someone whom the provider of the
 * organisation has just signed in: signing in with its code stays refused.
 */
export async function sendCode(
  tx: Db,
  service: Service,
  { email, browser, code }: NewCode,
  asker: Asker,
  purpose: 'sign-in' | 'confirmation' = 'sign-in',
): Promise<void> {
  const { secrets, now, signUp, later } = service;
  const address = secrets.code(addressUse, email);
  const expires = new Date(now().getTime() + MINUTES * 60_000);
  const row = {
    network: secrets.code(addressUse, networkText(asker)),
    code: secrets.code(codeUse, `${address} ${code}`),
    triesLeft: TRIES,
    expires,
  };
  await tx
    .insert(signInCodes)
    .values({ address, browser: nameOf(browser), ...row })
    .onConflictDoUpdate({ target: [signInCodes.address, signInCodes.browser], set: row });
  const known = (await holderOf(tx, mailIdentity(email))) !== undefined || signUp === 'open';
  const isRequired = (await ssoRequiredFor(tx, email)) !== undefined;
  const isThroughOrganisation = isRequired && purpose === 'sign-in';
  const message = {
    to: email,
    ...(isThroughOrganisation ? organisationWords(service.baseUrl) : codeWords(code, service.baseUrl)),
  };
  await later(tx, known || isThroughOrganisation ? mailJob : noMail, sealedMail(secrets, message));
}

/** A browser that has signed in with the address counts by itself, so that nobody else can use up its emails. */
async function takeMail(
  { database: { db }, secrets, now }: Service,
  email: string,
  address: string,
  { address: from, browser }: Asker,
): Promise<void> {
  const own = browser !== undefined && isProven(browser, secrets, email);
  const limits = own
    ? [() => take(db, OWN_MAILS, `${address} ${nameOf(browser)}`, now())]
    : [() => takeByNetwork(db, MAILS, from, now(), `${address} `), () => take(db, ALL_MAILS, address, now())];
  for (const limit of limits) {
    const taken = await limit();
    if (!taken.allowed) throw new LimitReached(taken);
  }
}

type Words = Pick<Message, 'subject' | 'text'>;

function codeWords(code: string, baseUrl: string): Words {
  const text = [
    `${code} is the code to sign in to Linework at ${baseUrl}.`,
    `It is valid for ${MINUTES} minutes and can be used once.`,
    '',
    'If you did not request it, someone else entered your address. You can ignore this email.',
  ].join('\n');
  return { subject: `${code} is your Linework sign-in code`, text };
}

function organisationWords(baseUrl: string): Words {
  const text = [
    'Your organisation requires its single sign-on, so there is no code for your address.',
    `Sign in through your organisation: ${baseUrl}${SSO_PATH}`,
    '',
    'If you did not try to sign in, someone else entered your address. You can ignore this email.',
  ].join('\n');
  return { subject: 'Sign in to Linework through your organisation', text };
}

/** True once per code; a wrong code uses up an attempt of its browser, or of its network if the browser asked for no code. */
export async function isRightCode(
  tx: Db,
  service: Service,
  email: string,
  code: string,
  asker: Asker,
): Promise<boolean> {
  const { secrets } = service;
  for (const address of secrets.codes(addressUse, email)) {
    const row = await codeToTry(tx, service, address, asker);
    if (row === 'none') continue;
    if (row === 'used up') return false;
    const right = secrets
      .codes(codeUse, `${address} ${code}`)
      .some((each) => timingSafeEqual(Buffer.from(each), Buffer.from(row.code)));
    if (!right) return false;
    const used = await tx
      .delete(signInCodes)
      .where(and(eq(signInCodes.address, address), eq(signInCodes.code, row.code)))
      .returning({ address: signInCodes.address });
    return used.length > 0;
  }
  return false;
}

/** Counts the try. */
async function codeToTry(
  tx: Db,
  service: Service,
  address: string,
  asker: Asker,
): Promise<CodeRow | 'none' | 'used up'> {
  return (
    (asker.browser && (await ownCode(tx, service, address, asker.browser))) ?? foreignCode(tx, service, address, asker)
  );
}

/** The code that this browser asked for. Undefined if it asked for none. */
async function ownCode(
  tx: Db,
  { now }: Service,
  address: string,
  browser: Browser,
): Promise<CodeRow | 'used up' | undefined> {
  const [row] = await tx
    .update(signInCodes)
    .set({ triesLeft: sql`greatest(${signInCodes.triesLeft} - 1, -1)` })
    .where(
      and(eq(signInCodes.address, address), eq(signInCodes.browser, nameOf(browser)), gt(signInCodes.expires, now())),
    )
    .returning();
  return row && row.triesLeft < 0 ? 'used up' : row;
}

/** The newest code that this network asked for, or the newest of all: for a caller without a token. */
async function foreignCode(
  tx: Db,
  { secrets, now }: Service,
  address: string,
  asker: Asker,
): Promise<CodeRow | 'none' | 'used up'> {
  const live = and(eq(signInCodes.address, address), gt(signInCodes.expires, now()));
  const newest = (of: typeof live) =>
    tx.select().from(signInCodes).where(of).orderBy(desc(signInCodes.expires)).limit(1);
  const networks = secrets.codes(addressUse, networkText(asker));
  const [near] = await newest(and(live, inArray(signInCodes.network, [...networks])));
  const [row = near] = near === undefined ? await newest(live) : [];
  if (row === undefined) return 'none';
  const byNetwork = await takeByNetwork(tx, NETWORK_TRIES, asker.address, now(), `${row.code} `);
  if (!byNetwork.allowed) return 'used up';
  return (await take(tx, ALL_TRIES, row.code, now())).allowed ? row : 'used up';
}

function networkText({ address }: Asker): string {
  return `network ${networksOf(address)[0].name}`;
}

export async function forgetOldCodes(db: Db, now: Date): Promise<void> {
  await db.delete(signInCodes).where(lt(signInCodes.expires, now));
}

const countCodes: HashedUse['count'] = async (db, now) => {
  const [row] = await db.select({ count: count() }).from(signInCodes).where(gt(signInCodes.expires, now));
  return row?.count ?? 0;
};

export const hashedCodes: readonly HashedUse[] = [
  { use: codeUse, words: 'sign-in codes: until they expire, within ten minutes', count: countCodes },
  { use: addressUse, words: 'addresses that codes were sent to: for the same time', count: countCodes },
];
