// Who signs in to which account: an account can have several identities, and its email address is only one of them.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { account } from '../../testing/owned.js';
import { addIdentity, holderOf, type Identity, mailIdentity } from './identities.js';
import { accounts } from './tables.js';

const { call, service, signedIn } = hosted();

const db = () => service().database.db;
const me = async (cookie: string) => (await call('/user/me', { cookie })).body;
const link = (identity: Identity, accountId: string) => addIdentity(db(), identity, accountId, service().now());

const oidc = (issuer: string, subject: string): Identity => ({ kind: 'oidc', issuer, subject, organisation: null });

test('two addresses sign in to one account, which keeps its email address', async () => {
  const first = await me(await signedIn('ada@example.com'));
  await link(mailIdentity('ada@work.example'), first.id);
  expect(await me(await signedIn('ada@work.example'))).toMatchObject({ id: first.id, email: 'ada@example.com' });
  expect((await me(await signedIn('ada@example.com'))).id).toBe(first.id);
});

test('an account whose email address changes keeps its identities', async () => {
  const { id } = await me(await signedIn('bob@example.com'));
  await db().update(accounts).set({ email: 'bob@home.example' }).where(eq(accounts.id, id));
  expect(await me(await signedIn('bob@example.com'))).toMatchObject({ id, email: 'bob@home.example' });
  expect((await me(await signedIn('bob@home.example'))).id).not.toBe(id);
});

test('a code for an address does not sign in to an account that has the address from someone else', async () => {
  const owner = await account(service());
  for (const kind of ['oidc', 'saml', 'scim'] as const)
    await link({ kind, issuer: 'connection', subject: 'cai@example.com', organisation: null }, owner);
  await link({ ...mailIdentity('cai@example.com'), issuer: 'connection' }, owner);
  expect((await me(await signedIn('cai@example.com'))).id).not.toBe(owner);
});

test('a subject is unique per connection and kind, and stays with the first account', async () => {
  const [one, other] = [await account(service()), await account(service())];
  expect(await link(oidc('first', '42'), one)).toBe(one);
  expect(await link(oidc('first', '42'), other)).toBe(one);
  expect(await link(oidc('second', '42'), other)).toBe(other);
  expect(await link({ ...oidc('first', '42'), kind: 'scim' }, other)).toBe(other);
  expect(await holderOf(db(), oidc('first', '42'))).toBe(one);
});

test("a deleted account's identities are deleted, and its address can sign up again", async () => {
  const { id } = await me(await signedIn('dee@example.com'));
  await link(oidc('first', 'dee'), id);
  await db().delete(accounts).where(eq(accounts.id, id));
  expect(await holderOf(db(), oidc('first', 'dee'))).toBeUndefined();
  const again = await me(await signedIn('dee@example.com'));
  expect([again.email, again.id === id]).toEqual(['dee@example.com', false]);
});
