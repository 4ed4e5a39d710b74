// Paying for a plan: over HTTP, with a payment provider of the test.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.js';
import { newId } from '../../platform/ids.js';
import { limits } from '../../platform/limits/tables.js';
import { SOURCE } from '../../testing/owned.js';
import { addMember } from '../members/repo.js';
import { reconcile } from './reconcile.js';
import { billed, PDF } from './testing/billed.js';
import { SEAT } from './testing/provider-objects.js';
import { PRICES } from './testing/stand-in.js';

const { baseUrl, call, deliver, keyOf, provider, service, signedIn } = billed();

let email: string;
let cookie: string;
beforeEach(async () => {
  email = `${newId()}@example.com`;
  cookie = await signedIn(email);
  provider.fault = () => 'none';
  await service().database.db.delete(limits);
});

const billing = async (by = cookie) => (await call('/user/billing', { cookie: by })).body;
const send = (act: string, body: object = {}, by = cookie) =>
  call(`/user/billing/${act}`, { method: 'POST', cookie: by, body });

/** Returns the id of the checkout. */
async function begun(plan: 'pro' | 'team' = 'pro'): Promise<string> {
  const { status, body } = await send('checkout', { plan });
  expect(status).toBe(201);
  return body.id;
}

async function subscribed(plan: 'pro' | 'team' = 'pro') {
  const checkout = await begun(plan);
  const bought = provider.pay(checkout);
  expect((await send('verify-checkout', { checkout })).status).toBe(200);
  return bought;
}

describe('an account that has paid for nothing', () => {
  test('has the plan free and sees what is for sale', async () => {
    expect(await billing()).toEqual({ isBilled: true, plan: 'free', subscription: null, forSale: ['pro', 'team'] });
  });

  test('cannot draw', async () => {
    const key = await keyOf(email);
    const answer = await call('/v1/diagrams/draw', { key, body: { source: SOURCE } });
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'plan.pro_required']);
  });

  test.each(['cancel', 'resume', 'portal'])('has nothing to %s', async (act) => {
    const { status, body } = await send(act);
    expect([status, body.errorCode]).toEqual([409, 'billing.not_subscribed']);
  });

  test('has no documents', async () => {
    expect((await call('/user/billing/documents', { cookie })).body).toEqual({ documents: [], next: null });
  });

  test('cannot buy what has no price', async () => {
    const { status, body } = await send('checkout', { plan: 'enterprise' });
    expect([status, body.errorCode]).toEqual([422, 'billing.not_for_sale']);
  });

  test('cannot pay with a key', async () => {
    const key = await keyOf(email);
    const { status } = await call('/user/billing/checkout', { method: 'POST', key, body: { plan: 'pro' } });
    expect(status).toBe(401);
  });
});

describe('a checkout', () => {
  test('that is paid puts the plan in force, before any event', async () => {
    const checkout = await begun('team');
    expect((await billing()).plan).toBe('free');
    provider.pay(checkout);
    const { body } = await send('verify-checkout', { checkout });
    expect(body.subscription).toMatchObject({ plan: 'team', status: 'active', seats: 1, isCancelled: false });
    expect(await billing()).toMatchObject({ plan: 'team', subscription: body.subscription });
    const key = await keyOf(email);
    expect((await call('/v1/diagrams/draw', { key, body: { source: SOURCE } })).status).toBe(200);
  });

  test('that is paid puts the plan in force by its event, if nobody comes back', async () => {
    provider.pay(await begun());
    await deliver();
    await expect.poll(async () => (await billing()).plan, { timeout: 20_000 }).toBe('pro');
  });

  test('that is not paid yet changes nothing', async () => {
    const { status, body } = await send('verify-checkout', { checkout: await begun() });
    expect([status, body.errorCode]).toEqual([409, 'billing.checkout_open']);
  });

  test('ends when another one begins', async () => {
    const first = await begun();
    await begun('team');
    expect(provider.sessions.get(first)?.status).toBe('expired');
    const { body } = await send('verify-checkout', { checkout: first });
    expect(body.message).toContain('expired');
  });

  test('cannot begin beside a subscription', async () => {
    await subscribed();
    const { status, body } = await send('checkout', { plan: 'team' });
    expect([status, body.errorCode]).toEqual([409, 'billing.subscribed']);
  });

  test('of somebody else is as one that never existed', async () => {
    await subscribed();
    const other = await signedIn(`${newId()}@example.com`);
    const { body: theirs } = await send('checkout', { plan: 'pro' }, other);
    for (const checkout of [theirs.id, 'cs_999999']) {
      const { status, body } = await send('verify-checkout', { checkout });
      expect([status, body.errorCode]).toEqual([404, 'resource.not_found']);
    }
  });

  test('that is paid twice costs once', async () => {
    const owner = await begun();
    const second = await service().payments?.startCheckout({
      customer: provider.sessions.get(owner)?.customer ?? '',
      owner: (await call('/user/me', { cookie })).body.id,
      plan: 'pro',
      seats: 1,
      done: baseUrl(),
      abandoned: baseUrl(),
      once: newId(),
    });
    const bought = [provider.pay(owner), provider.pay(second?.id ?? '')];
    await send('verify-checkout', { checkout: owner });
    expect(bought.map(({ status }) => status).sort()).toEqual(['active', 'canceled']);
    const paidBack = bought.map(({ invoices }) => invoices.map(({ refunded }) => refunded));
    expect(paidBack.flat().sort((one, other) => one - other)).toEqual([0, SEAT]);
  });
});

describe('a subscription', () => {
  test('that is cancelled stays in force until its period ends, and can be resumed', async () => {
    const { id } = await subscribed();
    expect((await send('cancel')).body.subscription).toMatchObject({ plan: 'pro', isCancelled: true });
    expect((await send('resume')).body.subscription).toMatchObject({ plan: 'pro', isCancelled: false });
    await send('cancel');
    provider.change(id, { status: 'canceled' });
    await deliver();
    await expect.poll(async () => (await billing()).plan, { timeout: 20_000 }).toBe('free');
    expect((await send('resume')).body.errorCode).toBe('billing.not_subscribed');
  });

  test.each([
    ['past_due', 'pro'],
    ['unpaid', 'free'],
    ['paused', 'free'],
    ['a word of the future', 'free'],
  ])('with the status %s gives the plan %s', async (status, plan) => {
    const { id } = await subscribed();
    provider.change(id, { status });
    await deliver();
    await expect.poll(async () => (await billing()).plan, { timeout: 20_000 }).toBe(plan);
  });

  test('whose price is changed on the portal gives the other plan', async () => {
    const { id } = await subscribed();
    const { body } = await send('portal');
    expect(body.url).toMatch(/^https:\/\/billing\.example\.com\//);
    provider.change(id, { price: PRICES.team });
    await deliver();
    await expect.poll(async () => (await billing()).plan, { timeout: 20_000 }).toBe('team');
  });

  test('has documents, as numbers and as the file of the provider', async () => {
    await subscribed();
    const { body } = await call('/user/billing/documents', { cookie });
    expect(body.documents).toMatchObject([{ status: 'paid', total: SEAT, paid: SEAT, currency: 'EUR', hasPdf: true }]);
    const { id, number } = body.documents[0];
    expect((await call(`/user/billing/documents/${id}`, { cookie })).body).toEqual(body.documents[0]);
    const file = await fetch(new URL(`/user/billing/documents/${id}/pdf`, baseUrl()), { headers: { cookie } });
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="${number}.pdf"`,
    ]);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(PDF);
    const other = await signedIn(`${newId()}@example.com`);
    for (const path of [`documents/${id}`, `documents/${id}/pdf`, 'documents/in_999999'])
      expect((await call(`/user/billing/${path}`, { cookie: other })).status).toBe(404);
  });
});

test('every step of paying is in the audit log, once', async () => {
  const { id: owner } = (await call('/user/me', { cookie })).body;
  await subscribed();
  for (const act of ['cancel', 'resume', 'portal']) await send(act);
  await send('checkout', { plan: 'team' });
  const entries = await service().database.db.select().from(auditEntries).where(eq(auditEntries.ownerId, owner));
  expect(entries.map(({ action, by }) => [action, by]).sort()).toEqual(
    ['cancel', 'checkout', 'portal', 'resume', 'verify_checkout'].map((act) => [`billing.${act}`, owner]),
  );
});

test('many cancellations at once all succeed', async () => {
  await subscribed();
  const answers = await Promise.all(Array.from({ length: 16 }, () => send('cancel')));
  expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
  expect((await billing()).subscription.isCancelled).toBe(true);
});

describe('an account that is erased', () => {
  const erase = () => call('/user/erase', { cookie, body: { email } });

  test('leaves no checkout that somebody could still pay', async () => {
    const checkout = await begun();
    expect((await erase()).status).toBe(204);
    expect(() => provider.pay(checkout)).toThrow();
  });

  test('is kept while a subscription is in force, even before its event has come, until that is cancelled', async () => {
    provider.pay(await begun());
    const { status, body } = await erase();
    expect([status, body.errorCode]).toEqual([409, 'billing.in_force']);
    expect(body.message).toContain('POST /user/billing/cancel');
    expect((await send('cancel')).status).toBe(200);
    expect((await erase()).status).toBe(204);
  });

  test('is kept while the provider cannot be asked', async () => {
    await begun();
    provider.fault = () => 'broken';
    expect((await erase()).status).toBe(503);
    expect((await call('/user/me', { cookie })).status).toBe(200);
  });
});

test('an organisation is kept while a subscription is in force, until that is cancelled', async () => {
  const { body: org } = await call('/orgs', { cookie, body: { name: 'Acme', slug: `acme-${newId().slice(0, 8)}` } });
  const path = `/orgs/${org.slug}/billing`;
  const { body: checkout } = await call(`${path}/checkout`, { cookie, body: { plan: 'team' } });
  provider.pay(checkout.id);
  const remove = () => call(`/orgs/${org.slug}?confirm=${org.slug}`, { method: 'DELETE', cookie });
  const { status, body } = await remove();
  expect([status, body.errorCode]).toEqual([409, 'billing.in_force']);
  expect(body.message).toContain(`POST ${path}/cancel`);
  expect((await call(`${path}/cancel`, { cookie, body: {} })).status).toBe(200);
  expect((await remove()).status).toBe(204);
});

describe('a provider that is away', () => {
  test.each(['checkout', 'verify-checkout', 'cancel', 'portal'])(
    'is a 503 for %s, and changes nothing',
    async (act) => {
      await subscribed();
      const before = await billing();
      provider.fault = () => 'broken';
      const { status, body } = await send(
        act,
        act === 'checkout' ? { plan: 'team' } : act === 'verify-checkout' ? { checkout: 'cs_1' } : {},
      );
      expect([status, body.errorCode]).toEqual([503, 'service.unavailable']);
      expect(await billing()).toEqual(before);
    },
  );

  test('leaves the plan in force', async () => {
    await subscribed();
    provider.fault = () => 'busy';
    expect((await billing()).plan).toBe('pro');
    expect((await call('/user/billing/documents', { cookie })).status).toBe(503);
  });
});

describe('an event', () => {
  const post = (body: string | Uint8Array, signature: string) =>
    fetch(new URL('/billing/webhook', baseUrl()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: new Uint8Array(Buffer.from(body)),
    });
  const event = () => {
    const id = `evt_${newId()}`;
    return { id, type: 'invoice.paid', created: provider.now(), data: { object: { customer: 'cus_0' } } };
  };

  test.each([
    ['that nobody signed', () => ({ body: '{}', signature: '' })],
    ['signed with another secret', () => provider.signed(event(), 'whsec_another')],
    ['signed ten minutes ago', () => provider.signed(event(), undefined, provider.now() - 600)],
    [
      'whose body was changed',
      () => {
        const { body, signature } = provider.signed(event());
        return { body: body.replace('invoice.paid', 'invoice.void'), signature };
      },
    ],
    [
      'with spaces added',
      () => {
        const { body, signature } = provider.signed(event());
        return { body: `${body} `, signature };
      },
    ],
  ] as const)('%s is refused', async (_what, signedBody) => {
    const { body, signature } = signedBody();
    expect((await post(body, signature)).status).toBe(400);
  });

  test('that comes twice counts once, and one about nobody here is taken', async () => {
    const { body, signature } = provider.signed(event());
    const answers = [await post(body, signature), await post(body, signature)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('an organisation', () => {
  const inOrganisation = (slug: string, act: string, by = cookie, body: object = {}) =>
    call(`/orgs/${slug}/billing/${act}`, { method: 'POST', cookie: by, body });

  test('pays for a seat of each member, and only its owner does', async () => {
    const slug = `pays-${newId()}`;
    const { body: created } = await call('/orgs', { method: 'POST', cookie, body: { name: 'Pays', slug } });
    const { body: checkout } = await inOrganisation(slug, 'checkout', cookie, { plan: 'team' });
    const bought = provider.pay(checkout.id);
    const { body } = await inOrganisation(slug, 'verify-checkout', cookie, { checkout: checkout.id });
    expect(body.subscription).toMatchObject({ plan: 'team', seats: 1 });
    expect((await call(`/orgs/${slug}/billing`, { cookie })).body.plan).toBe('team');
    expect((await billing()).plan).toBe('free');

    const other = `${newId()}@example.com`;
    const theirs = await signedIn(other);
    const { id: accountId } = (await call('/user/me', { cookie: theirs })).body;
    const { database, payments, now } = service();
    const role = 'admin';
    await database.transaction((tx) => addMember(tx, { ownerId: created.id, accountId, role, joined: now() }));
    expect((await inOrganisation(slug, 'cancel', theirs)).status).toBe(403);
    expect((await call(`/orgs/${slug}/billing/documents`, { cookie: theirs })).body.documents).toHaveLength(1);
    if (payments !== undefined) await reconcile(service(), payments);
    const seats = async () => (await call(`/orgs/${slug}/billing`, { cookie })).body.subscription.seats;
    await expect.poll(seats, { timeout: 20_000 }).toBe(2);
    expect(bought.item.quantity).toBe(2);
  });
});
