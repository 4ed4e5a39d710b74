// Challenges: in, who asks; out, random bytes to sign, once, within five minutes, and by the one who asked. The table contains only hashes.
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { type Browser, nameOf } from '../auth/browsers.js';
import { passkeyChallenges } from './tables.js';

/** Milliseconds. */
export const CHALLENGE_LIFE = 300_000;

/** Who was given a challenge. */
export type Holder = string & { readonly isHolder: true };

export function browserHolder(browser: Browser): Holder {
  return `browser ${nameOf(browser)}` as Holder;
}

/** `session`: its hash. */
export function sessionHolder(session: string | undefined): Holder {
  return `session ${session ?? ''}` as Holder;
}

/** In base64url. */
export async function newChallenge(tx: Db, holder: Holder, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + CHALLENGE_LIFE);
  await tx.insert(passkeyChallenges).values({ hash: hashOf(challenge), holder, expires });
  return challenge;
}

/** True once. Somebody else's try does not use it up. */
export async function useChallenge(tx: Db, challenge: string, holder: Holder, now: Date): Promise<boolean> {
  const used = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hashOf(challenge)),
        eq(passkeyChallenges.holder, holder),
        gt(passkeyChallenges.expires, now),
      ),
    )
    .returning({ hash: passkeyChallenges.hash });
  return used.length > 0;
}

export async function forgetOldChallenges(tx: Db, now: Date): Promise<void> {
  await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expires, now));
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex');
}
