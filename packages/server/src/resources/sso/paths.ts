// Addresses of the pages of single sign-on.
import type { Problem } from './enter.js';
import type { ConnectionRow } from './repo.js';

export const SSO_PATH = '/sign-in/organisation';
export const CONFIRM_PATH = '/sign-in/organisation/confirm';
export const TEST_PATH = '/sign-in/organisation/test';

export function problemPath(problem: Problem): string {
  return `${SSO_PATH}?problem=${problem}`;
}

export function testPath({ ownerId, id }: Pick<ConnectionRow, 'ownerId' | 'id'>): string {
  return `${TEST_PATH}?${new URLSearchParams({ org: ownerId, connection: id })}`;
}
