// Signing in: in, an address and its code, or an account that was proved otherwise; out, a session, which ends the previous one of the browser.
// The first sign-in with a code creates the account.

import { accountTenant } from '@linework/operations';
import { type Db, refuse } from '../../platform/endpoint.js';
import type { Service } from '../../platform/service.js';
import { suspendedWords, suspensionOf } from '../../platform/suspensions/suspensions.js';
import type { Account } from '../accounts/repo.js';
import { accountOfAddress } from '../accounts/repo.js';
import { ssoRequiredFor } from '../sso/required.js';
import { type Asker, type Browser, newBrowser, proven } from './browsers.js';
import { isRightCode } from './codes.js';
import { beginSession, endSession } from './sessions.js';

export const THROUGH_ORGANISATION = 'Sign in through your organisation.';

export interface SignedIn {
  readonly account: Account;
  readonly token: string;
  /** The browser, with proof that it signed in with this address. */
  readonly browser: Browser;
}

/** Who signs in, from where. */
export interface SigningIn {
  readonly asker: Asker;
  /** The token of the session that the browser has. */
  readonly before: string | undefined;
  readonly userAgent: string;
}

/** Undefined if the code is wrong; `sso` if it is right, but the address has to sign in through its organisation. */
export async function signIn(
  tx: Db,
  service: Service,
  email: string,
  code: string,
  signingIn: SigningIn,
): Promise<SignedIn | 'sso' | undefined> {
  const { now, signUp } = service;
  if (!(await isRightCode(tx, service, email, code, signingIn.asker))) return undefined;
  if ((await ssoRequiredFor(tx, email)) !== undefined) return 'sso';
  const account = await accountOfAddress(tx, email, now(), signUp === 'open');
  return account && signedInAs(tx, service, account, email, signingIn);
}

/** Refuses a suspended account. Ends the previous session of the browser: every sign-in begins a new one. `email`: what the browser is known to sign in with from now on. */
export async function signedInAs(
  tx: Db,
  { secrets, now, contacts }: Service,
  account: Account,
  email: string,
  { asker, before, userAgent }: SigningIn,
): Promise<SignedIn> {
  const { id: owner } = accountTenant(account.id);
  if ((await suspensionOf(tx, owner)) !== undefined)
    refuse('account.suspended', suspendedWords('account', contacts.support?.email));
  if (before !== undefined) await endSession(tx, before);
  const browser = proven(asker.browser ?? newBrowser(), secrets, email);
  return { account, token: await beginSession(tx, owner, now(), { userAgent }), browser };
}
