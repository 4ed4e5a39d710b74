// Signing in: in, an address and its code; out, a session of its account, which the first sign-in creates.

import { accountTenant } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import type { Service } from '../../platform/service.js';
import type { Account } from '../accounts/repo.js';
import { accountOfAddress } from '../accounts/repo.js';
import { type Asker, type Browser, newBrowser, proven } from './browsers.js';
import { isRightCode } from './codes.js';
import { beginSession, endSession } from './sessions.js';

export interface SignedIn {
  readonly account: Account;
  readonly token: string;
  /** The browser, with proof that it signed in with this address. */
  readonly browser: Browser;
}

/** Undefined if the code is wrong. Ends the caller's previous session: every sign-in begins a new one. */
export async function signIn(
  tx: Db,
  service: Service,
  email: string,
  code: string,
  asker: Asker,
  before: string | undefined,
): Promise<SignedIn | undefined> {
  const { secrets, now, signUp } = service;
  if (!(await isRightCode(tx, service, email, code, asker))) return undefined;
  const account = await accountOfAddress(tx, email, now(), signUp === 'open');
  if (account === undefined) return undefined;
  if (before !== undefined) await endSession(tx, before);
  const browser = proven(asker.browser ?? newBrowser(), secrets, email);
  return { account, token: await beginSession(tx, accountTenant(account.id).id, now()), browser };
}
