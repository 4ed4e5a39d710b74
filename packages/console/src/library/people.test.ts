import { expect, test } from 'vitest';
import type { Owner } from './owner.js';
import { type Known, whoDid } from './people.js';

const OWN: Owner = { kind: 'account' };
const ACME: Owner = { kind: 'organisation', org: { id: 'acme', slug: 'acme', name: 'Acme', role: 'owner' } };
const KNOWN = {
  me: { id: 'me' },
  people: [{ id: 'ada', email: 'ada@example.com' }],
  keys: [{ id: 'k', name: 'CI' }],
} as unknown as Known;

test.each([
  [OWN, 'me', null, 'you'],
  [OWN, 'me', 'k', 'you, with the key CI'],
  [OWN, 'me', 'revoked', 'you, with an API key'],
  [ACME, 'ada', null, 'ada@example.com'],
  [ACME, 'gone', null, 'another account'],
  [ACME, 'acme', 'k', 'the key CI of the organisation'],
  [ACME, 'acme', 'revoked', 'a key of the organisation'],
])('%j: %s with %j is %s', (owner, by, keyId, words) => {
  expect(whoDid({ by, keyId }, owner, KNOWN)).toBe(words);
});
