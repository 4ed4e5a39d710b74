// The stand-in of the payment provider speaks the provider's API, and the service asks nothing of it that the API does not have: every request, response
// and event, held against the facts that scripts/billing/provider-facts.mjs took from the provider's library.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TenantId } from '@linework/operations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.js';
import type { Payments } from '../../platform/payments/payments.js';
import { stripePayments } from '../../platform/payments/stripe.js';
import { callOf, FACTS, faultsOfEvent, faultsOfExchange } from './testing/provider-facts.js';
import { type Exchange, PRICES, StandIn, WEBHOOK_SECRET } from './testing/stand-in.js';

const OWNER = 'ada' as TenantId;

const provider = new StandIn();
let exchanges: Exchange[] = [];
let payments: Payments;

beforeAll(async () => {
  provider.observe = (exchange) => exchanges.push(exchange);
  payments = stripePayments({
    key: 'sk_test_12345678',
    webhookSecrets: [WEBHOOK_SECRET],
    prices: PRICES,
    api: await provider.listen(),
    pdf: async () => new Uint8Array(),
  });
});

afterAll(() => provider.close());

beforeEach(() => {
  exchanges = [];
  provider.fault = () => 'none';
});

async function bought(): Promise<{
  readonly customer: string;
  readonly subscription: string;
  readonly checkout: string;
}> {
  const customer = await payments.createCustomer(OWNER, 'ada@example.com');
  const { id: checkout } = await payments.startCheckout({
    customer,
    owner: OWNER,
    plan: 'team',
    seats: 3,
    done: 'https://linework.example.com/done',
    abandoned: 'https://linework.example.com/back',
    once: newId(),
  });
  return { customer, checkout, subscription: provider.pay(checkout).id };
}

const faults = () => exchanges.flatMap(faultsOfExchange);

/** What each function of `Payments` asks of the provider, so that none is forgotten. */
const WORK: Readonly<Record<Exclude<keyof Payments, 'forSale' | 'pdf' | 'signedEvent'>, () => Promise<unknown>>> = {
  createCustomer: () => payments.createCustomer('nobody' as TenantId, undefined),
  customer: async () => payments.customer((await bought()).customer),
  startCheckout: bought,
  checkout: async () => payments.checkout((await bought()).checkout),
  endCheckout: async () => payments.endCheckout((await bought()).checkout),
  setCancelled: async () => payments.setCancelled((await bought()).subscription, true),
  setSeats: async () => payments.setSeats((await bought()).subscription, 7),
  withdraw: async () => payments.withdraw((await bought()).subscription),
  portal: async () => payments.portal((await bought()).customer, 'https://linework.example.com/account'),
  documents: async () => payments.documents((await bought()).customer, 'in_1', 10),
  document: async () => {
    const { documents } = await payments.documents((await bought()).customer, undefined, 10);
    return payments.document(documents[0]?.id ?? '');
  },
  eventsSince: async () => {
    await bought();
    for await (const _event of payments.eventsSince(new Date(0)));
  },
};

test.each(Object.entries(WORK))(
  '%s asks for what the API has, and the stand-in answers as the API does',
  async (_name, work) => {
    await work();
    expect(exchanges.length).toBeGreaterThan(0);
    expect(faults()).toEqual([]);
  },
);

test('every call that the facts have is made, so that they have no more than the service uses', async () => {
  for (const work of Object.values(WORK)) await work();
  expect(new Set(exchanges.map(callOf))).toEqual(new Set(Object.keys(FACTS.calls)));
});

test.each(['busy', 'broken'] as const)('a provider that is %s refuses as the API does', async (fault) => {
  provider.fault = () => fault;
  await expect(payments.customer('cus_1')).rejects.toThrow('cannot be used');
  expect(exchanges.map(({ status }) => status)).toEqual([fault === 'busy' ? 429 : 500]);
  expect(faults()).toEqual([]);
});

test('what is not there, has ended or was paid back is refused as the API does', async () => {
  const { subscription, checkout } = await bought();
  await payments.withdraw(subscription);
  await payments.withdraw(subscription);
  await payments.endCheckout(checkout);
  expect(await payments.customer('cus_none')).toBeUndefined();
  expect(await payments.checkout('cs_none')).toBeUndefined();
  expect(await payments.document('in_none')).toBeUndefined();
  expect(exchanges.map(({ status }) => status)).toEqual(expect.arrayContaining([400, 404]));
  expect(faults()).toEqual([]);
});

test('events are as the API sends them, signed or listed, and the service asks for types that exist', async () => {
  const { subscription } = await bought();
  provider.change(subscription, { status: 'past_due' });
  provider.change(subscription, { status: 'canceled' });
  const sent = provider.events.map((event) => JSON.parse(provider.signed(event).body));
  expect(new Set(sent.map(({ type }) => type)).size).toBeGreaterThanOrEqual(4);
  expect(sent.flatMap(faultsOfEvent)).toEqual([]);
  for await (const _event of payments.eventsSince(new Date(0)));
  const [listed] = exchanges.slice(-1);
  const types = [...(listed?.params ?? [])].filter(([name]) => name.startsWith('types')).map(([, type]) => type);
  expect(types.sort()).toEqual(Object.keys(FACTS.events).sort());
});

test('the facts are of the version that the library asks for; scripts/billing/provider-facts.mjs renews them', async () => {
  await bought();
  expect(new Set(exchanges.map(({ version }) => version))).toEqual(new Set([FACTS.apiVersion]));
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('stripe')));
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version).toBe(FACTS.library);
});

const REQUEST = { method: 'POST', path: '/v1/checkout/sessions', version: FACTS.apiVersion, status: 500 };
const FAILURE = { error: { type: 'api_error' } };

test.each([
  ['a parameter that does not exist', { mode: 'payment', colour: 'red' }, '.colour does not exist'],
  ['a field of one', { 'line_items[0][prize]': 'p' }, '.line_items[0].prize does not exist'],
  ['a value that does not exist', { mode: 'lease' }, '.mode has no value "lease"'],
  ['a number that is none', { 'line_items[0][quantity]': 'three' }, '.line_items[0].quantity is "three", not a number'],
  ['a truth that is none', { 'automatic_tax[enabled]': 'yes' }, '.automatic_tax.enabled is "yes", not a boolean'],
  ['a parameter that is missing', { 'automatic_tax[liability]': 'a' }, '.automatic_tax.enabled is missing'],
])('%s is reported', (_what, params, fault) => {
  const faultsFound = faultsOfExchange({ ...REQUEST, params: new URLSearchParams(params), body: FAILURE });
  expect(faultsFound).toContain(`POST /v1/checkout/sessions: ${fault}`);
});

test.each([
  ['a field that is missing', { deleted: true }, '.id is missing'],
  [
    'a field that does not exist',
    { id: 'cus_1', object: 'customer', deleted: true, colour: 1 },
    '.colour does not exist',
  ],
  [
    'a value that does not exist',
    { error: { type: 'rate_limit_error' } },
    '.error.type has no value "rate_limit_error"',
  ],
])('%s of a response is reported', (_what, body, fault) => {
  const call = 'DELETE /v1/subscriptions/{id}';
  const status = 'error' in body ? 429 : 200;
  const exchange = { method: 'DELETE', path: '/v1/subscriptions/sub_1', params: new URLSearchParams(), version: '' };
  expect(faultsOfExchange({ ...exchange, status, body })).toContain(`${call}, ${status}: ${fault}`);
});
