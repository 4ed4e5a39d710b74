import { accountTenant } from '@linework/operations';
import { expect, test } from 'vitest';
import { charactersOf, html } from '../../pages/html.js';
import { passkeySignIn, passkeysPart } from './page.js';
import type { PasskeyRow } from './repo.js';

const NAMED = 'https://linework.example.com';

const row: PasskeyRow = {
  ownerId: accountTenant('ada').id,
  id: 'abc',
  credentialId: 'AAAA',
  publicKey: new Uint8Array(1),
  counter: 0,
  transports: [],
  name: '"><b>Laptop',
  made: new Date('2026-11-28T01:00:00Z'),
  lastUsed: null,
};

const part = (rows: readonly PasskeyRow[], isRecent = true, baseUrl = NAMED) =>
  charactersOf(passkeysPart({ rows, isRecent, baseUrl }));

test('the button to sign in is hidden until the script shows it, and leads on', () => {
  const page = charactersOf(html`${passkeySignIn('/connections?a="b"', NAMED)}`);
  expect(page).toMatch(/^<div id="with-passkey" class="passkey" data-next="\/connections\?a=&quot;b&quot;" hidden>/);
});

test.each(['http://127.0.0.1:4180', 'http://[::1]:4180'])(
  'at %s, where no passkey works, no page offers one',
  (baseUrl) => {
    expect(passkeySignIn('/sign-in', baseUrl)).toBeUndefined();
    expect(part([], true, baseUrl)).not.toContain('<button');
    expect(part([], true, baseUrl)).toContain('Passkeys need one with a name.');
  },
);

test.each([
  ['someone who just signed in', part([]), 'id="new-passkey" class="passkey" data-next="/sign-in" hidden>'],
  ['someone who signed in long ago', part([], false), 'To add or remove a passkey, sign out and in again'],
  ['someone with twenty', part(Array.from({ length: 20 }, () => row)), 'You have 20 passkeys, the most'],
])('%s reads whether a passkey can be added', (_who, page, words) => {
  expect(page).toContain(words);
  expect(page.includes('<div id="new-passkey"')).toBe(words.includes('new-passkey'));
});

test('a passkey is listed by its name, which stays text', () => {
  expect(part([row])).toContain('<strong>&quot;&gt;&lt;b&gt;Laptop</strong>');
  expect(part([row])).toContain('Added on <time>2026-11-28</time>, not used yet');
  expect(part([{ ...row, lastUsed: '2026-11-29' }])).toContain('last used on <time>2026-11-29</time>');
});
