// The pages to which the payment provider leads back, as a browser without script shows them.
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.js';
import { addMember } from '../members/repo.js';
import { billed } from './testing/billed.js';

const { baseUrl, call, provider, service, signedIn } = billed();

let cookie: string;
beforeEach(async () => {
  cookie = await signedIn(`${newId()}@example.com`);
  provider.fault = () => 'none';
});

/** Begins a checkout; returns its id, and the paths that its page leads back to. */
async function begun(at = '/user', by = cookie) {
  const { body } = await call(`${at}/billing/checkout`, { method: 'POST', cookie: by, body: { plan: 'team' } });
  const session = provider.sessions.get(body.id);
  const pathOf = (address = '') => address.replace('{CHECKOUT_SESSION_ID}', body.id).replace(baseUrl(), '');
  return { id: body.id as string, done: pathOf(session?.done), abandoned: pathOf(session?.abandoned) };
}

const titleOf = (page: string) => /<h1>(.*)<\/h1>/.exec(page)?.[1];

test('who has paid reads the plan, which is in force by then', async () => {
  const { id, done } = await begun();
  provider.pay(id);
  const { status, body, headers } = await call(done, { cookie });
  expect([status, titleOf(body)]).toEqual([200, 'Your plan is Team']);
  expect(headers.get('content-security-policy')).not.toContain('script');
  expect((await call('/user/billing', { cookie })).body.plan).toBe('team');
});

test('who comes back before the provider has confirmed it can check again', async () => {
  const { id, done } = await begun();
  const early = await call(done, { cookie });
  expect(titleOf(early.body)).toBe('We are waiting for the payment provider');
  provider.pay(id);
  provider.fault = () => 'broken';
  expect(titleOf((await call(done, { cookie })).body), 'the provider is away').toBe(
    'We are waiting for the payment provider',
  );
  provider.fault = () => 'none';
  const again = /<a href="(\/plan[^"]*)">Check again/.exec(early.body)?.[1] ?? '';
  expect(titleOf((await call(again, { cookie })).body)).toBe('Your plan is Team');
});

test('who has left the page reads that nothing was charged, also signed out', async () => {
  const { abandoned } = await begun();
  const { body } = await call(abandoned);
  expect([titleOf(body), body.includes('href="/console/billing"')]).toEqual(['Nothing was charged', true]);
  expect((await call('/user/billing', { cookie })).body.plan).toBe('free');
});

test('who has left the page for an organisation is led to its plan', async () => {
  const { body: acme } = await call('/orgs', { cookie, body: { name: 'Acme', slug: `s-${newId().slice(0, 12)}` } });
  const { abandoned } = await begun(`/orgs/${acme.id}`);
  expect((await call(abandoned)).body).toContain(`href="/console/orgs/${acme.slug}/billing"`);
  const hostile = await call('/plan/abandoned?organisation=..%2F..%2F%22%3E');
  expect(hostile.body).toContain('href="/console/billing"');
});

test('a checkout that another one has replaced was not charged', async () => {
  const { done } = await begun();
  await begun();
  expect((await call(done, { cookie })).body).toContain('Nothing was charged');
});

test('who is signed out signs in first, and comes back', async () => {
  const { done } = await begun();
  const { status, headers } = await call(done);
  expect([status, headers.get('location')]).toEqual([303, `/sign-in?next=${encodeURIComponent(done)}`]);
});

test('an owner reads the plan of the organisation, and nobody else does', async () => {
  const { body: acme } = await call('/orgs', { cookie, body: { name: 'Ac<b>me', slug: `s-${newId().slice(0, 12)}` } });
  const { id, done } = await begun(`/orgs/${acme.id}`);
  provider.pay(id);
  const other = await signedIn(`${newId()}@example.com`);
  const unknown = async () => {
    const { status, body } = await call(done, { cookie: other });
    return [status, titleOf(body)];
  };
  expect(await unknown()).toEqual([404, 'No such checkout']);
  const accountId = (await call('/user/me', { cookie: other })).body.id;
  await addMember(service().database.db, { ownerId: acme.id, accountId, role: 'admin', joined: new Date() });
  expect(await unknown()).toEqual([404, 'No such checkout']);
  const { body } = await call(done, { cookie });
  expect(titleOf(body)).toBe('The plan of Ac&lt;b&gt;me is Team');
  expect(body).toContain(`href="/console/orgs/${acme.slug}/billing"`);
  expect(titleOf((await call('/plan', { cookie })).body)).toBe('Your plan is Free');
});

test.each(['/plan', '/plan?checkout=', '/plan?checkout=../x', '/plan?checkout=a&checkout=b'])(
  '%s shows the own plan',
  async (path) => {
    const { body } = await call(path, { cookie });
    expect([titleOf(body), body.includes('href="/console/billing"')]).toEqual(['Your plan is Free', true]);
  },
);

test('a checkout that never existed is none', async () => {
  expect((await call('/plan?checkout=cs_999999', { cookie })).status).toBe(404);
});
