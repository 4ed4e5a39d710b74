// Signing in with a passkey: in, what an authenticator signed; out, a session of the account that has the passkey, as after a code.
import { accountTenant } from '@linework/operations';
import { addEntry, type Origin } from '../../platform/audit/entries.js';
import type { Db } from '../../platform/db/database.js';
import type { Service } from '../../platform/service.js';
import { accountOf } from '../accounts/repo.js';
import { type SignedIn, type SigningIn, signedInAs } from '../auth/sign-in.js';
import { ssoRequiredFor } from '../sso/required.js';
import { browserHolder, useChallenge } from './challenges.js';
import { heldPasskey, noteUse, type PasskeyRow } from './repo.js';
import { type Assertion, challengeIn, provenCounter } from './webauthn.js';

/** Undefined if it is refused; `sso` if it is right, but the account has to sign in through its organisation. */
export async function signInWith(
  tx: Db,
  service: Service,
  assertion: Assertion,
  signingIn: SigningIn,
  origin: Origin,
): Promise<SignedIn | 'sso' | undefined> {
  const { baseUrl, now } = service;
  const { browser } = signingIn.asker;
  const challenge = challengeIn(assertion);
  if (browser === undefined || challenge === undefined) return undefined;
  if (!(await useChallenge(tx, challenge, browserHolder(browser), now()))) return undefined;
  const row = await heldPasskey(tx, assertion.id);
  if (row === undefined || !isFor(assertion, row)) return undefined;
  const counter = await provenCounter(assertion, challenge, baseUrl, row.publicKey);
  if (counter === undefined) return undefined;
  if (isBehind(counter, row.counter)) {
    await reportCopy(tx, row, counter, now(), origin);
    return undefined;
  }
  const account = await accountOf(tx, accountTenant(row.ownerId).id);
  if (account === undefined) return undefined;
  await noteUse(tx, row, counter, now());
  if ((await ssoRequiredFor(tx, account.email)) !== undefined) return 'sso';
  return signedInAs(tx, service, account, account.email, signingIn);
}

/** The authenticator names the account that it signs for (Web Authentication, section 7.2, step 6). */
function isFor({ response: { userHandle } }: Assertion, { ownerId }: PasskeyRow): boolean {
  return Buffer.from(userHandle ?? '', 'base64url').toString() === ownerId;
}

/** An authenticator that counts always counts on; one that does not says 0 (Web Authentication, section 6.1.1). */
function isBehind(counter: number, before: number): boolean {
  return (counter > 0 || before > 0) && counter <= before;
}

/** Two devices sign with one key: the owner has to know. */
async function reportCopy(
  tx: Db,
  { ownerId, id, counter: before }: PasskeyRow,
  counter: number,
  at: Date,
  origin: Origin,
): Promise<void> {
  const actor = { id: ownerId, by: 'session' } as const;
  const change = { target: id, before: { counter: before }, after: { counter } };
  await addEntry(tx, ownerId, { actor, action: 'passkey.counter_behind', at, ...change, origin });
}
