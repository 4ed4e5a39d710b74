// Addresses of the pages of single sign-on.
import type { Problem } from './enter.js';
import type { ConnectionRow } from './repo.js';

export const SSO_PATH = '/sign-in/organisation';
export const CONFIRM_PATH = '/sign-in/organisation/confirm';
/** Where a provider sends the browser once it has signed out there too. */
export const SIGNED_OUT_PATH = '/signed-out';
export const TEST_PATH = '/sign-in/organisation/test';

export function problemPath(problem: Problem): string {
  return `${SSO_PATH}?problem=${problem}`;
}

/** By ids, since a slug can change. */
export function backchannelPath({ ownerId, id }: { readonly ownerId: string; readonly id: string }): string {
  return `/auth/sso/backchannel-logout/${ownerId}/${id}`;
}

export function testPath({ ownerId, id }: Pick<ConnectionRow, 'ownerId' | 'id'>): string {
  return `${TEST_PATH}?${new URLSearchParams({ org: ownerId, connection: id })}`;
}
