// Money: whatever happens at the provider, in whatever order its events come, and whichever requests fail, the plan is in the end what was paid for;
// nobody pays twice, and nobody keeps what has ended.
import type { TenantId } from '@linework/operations';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep } from '../../../../core/src/testing/depth.js';
import { NoProvider, type Payments } from '../../platform/payments/payments.js';
import { stripePayments } from '../../platform/payments/stripe.js';
import type { Service } from '../../platform/service.js';
import { hosted } from '../../testing/hosted.js';
import { account } from '../../testing/owned.js';
import { addCustomer, customerOf } from './customers.js';
import { reconcile } from './reconcile.js';
import { synchronised } from './synchronise.js';
import { type CustomerChanged, synchroniseJob } from './synchronise-job.js';
import type { ProviderEvent } from './testing/provider-objects.js';
import { type Fault, PRICES, StandIn, WEBHOOK_SECRET } from './testing/stand-in.js';

const { service } = hosted();

const provider = new StandIn();
let payments: Payments;

beforeAll(async () => {
  payments = stripePayments({
    key: 'sk_test_12345678',
    webhookSecrets: [WEBHOOK_SECRET],
    prices: PRICES,
    api: await provider.listen(),
    pdf: async () => new Uint8Array(),
  });
});
afterAll(() => provider.close());

type Step =
  | { readonly does: 'order'; readonly plan: 'pro' | 'team' }
  | { readonly does: 'pay'; readonly which: number }
  | { readonly does: 'change'; readonly which: number; readonly to: 'active' | 'past_due' | 'unpaid' | 'canceled' }
  | { readonly does: 'switch'; readonly which: number; readonly plan: 'pro' | 'team' }
  | { readonly does: 'deliver'; readonly which: number }
  /** Requests fail after some that succeed: one, which is tried again, or so many that the work ends in the middle. */
  | { readonly does: 'fail'; readonly with: Fault; readonly after: number; readonly times: number };

const plan = fc.constantFrom('pro', 'team');
const which = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('order'), plan }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('pay'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('change'),
      which,
      to: fc.constantFrom('active', 'past_due', 'unpaid', 'canceled'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('switch'), which, plan }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('deliver'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('fail'),
      with: fc.constantFrom('busy', 'broken', 'lost answer'),
      after: fc.nat({ max: 6 }),
      times: fc.constantFrom(1, 4),
    }),
  },
) as fc.Arbitrary<Step>;

/** What an owner has begun and not paid, or has bought. */
interface Customer {
  readonly owner: TenantId;
  readonly id: string;
  readonly begun: string[];
  /** Those that ended without the service. */
  readonly ended: string[];
}

const oneOf = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];

async function took(customer: Customer, each: Step): Promise<void> {
  const bought = [...provider.subscriptions.values()].filter((one) => one.customer === customer.id);
  switch (each.does) {
    case 'order': {
      const order = { customer: customer.id, owner: customer.owner, plan: each.plan, seats: 1 };
      const { id } = await payments.startCheckout({
        ...order,
        done: 'https://x.example',
        abandoned: 'https://x.example',
        once: `${customer.id} ${provider.requests}`,
      });
      customer.begun.push(id);
      return;
    }
    case 'pay': {
      const id = oneOf(customer.begun, each.which);
      if (id === undefined) return;
      customer.begun.splice(customer.begun.indexOf(id), 1);
      provider.pay(id);
      return;
    }
    case 'change': {
      const one = oneOf(
        bought.filter(({ status }) => status !== 'canceled'),
        each.which,
      );
      if (one === undefined) return;
      provider.change(one.id, { status: each.to });
      if (each.to === 'canceled') customer.ended.push(one.id);
      return;
    }
    case 'switch': {
      const one = oneOf(bought, each.which);
      if (one !== undefined) provider.change(one.id, { price: PRICES[each.plan] });
      return;
    }
    case 'deliver': {
      const own = provider.events.filter(({ data }) => data.object.customer === customer.id);
      const event = oneOf(own, each.which);
      if (event !== undefined) await delivered(event);
      return;
    }
    case 'fail': {
      let at = 0;
      provider.fault = () => (++at > each.after && at <= each.after + each.times ? each.with : 'none');
    }
  }
}

/** As the webhook's job does. */
async function delivered(event: ProviderEvent): Promise<void> {
  const { body, signature } = provider.signed(event);
  const signed = payments.signedEvent(Buffer.from(body), signature);
  if (signed?.customer !== undefined) await synchronised(service(), payments, signed.customer);
}

async function unlessAway(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof NoProvider)) throw error;
  }
}

const IN_FORCE = ['active', 'past_due'];

test('the plan is what was paid for, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
      // Of other customers, whom nobody asks about any more.
      provider.events.length = 0;
      const owner = await account(service());
      const { database, now } = service();
      const id = await payments.createCustomer(owner, undefined);
      await database.transaction((tx) => addCustomer(tx, owner, id, now()));
      const customer: Customer = { owner, id, begun: [], ended: [] };
      for (const each of steps) await unlessAway(took(customer, each));
      provider.fault = () => 'none';

      // A day later.
      const later = {
        ...service(),
        payments,
        sendMail: async () => undefined,
        now: () => new Date(now().getTime() + 25 * 3_600_000),
      };
      const jobs: CustomerChanged[] = [];
      const keep: Service['later'] = async (_db, _job, payload) => void jobs.push(payload as CustomerChanged);
      await reconcile({ ...later, later: keep }, payments);
      for (const each of jobs) await synchroniseJob.run(each, later);

      const bought = [...provider.subscriptions.values()].filter((one) => one.customer === id);
      const inForce = bought.filter(({ status }) => IN_FORCE.includes(status));
      expect(inForce.length).toBeLessThanOrEqual(1);
      const withdrawn = bought.filter((one) => one.status === 'canceled' && !customer.ended.includes(one.id));
      expect(withdrawn.flatMap(({ invoices }) => invoices).filter(({ paid, refunded }) => paid !== refunded)).toEqual(
        [],
      );
      const row = await customerOf(database.db, owner);
      const [paid] = inForce;
      expect(row?.subscriptionId ?? undefined).toBe(paid?.id);
      expect(row?.plan ?? undefined).toBe(paid && (paid.item.price === PRICES.pro ? 'pro' : 'team'));
    }),
    { numRuns: isDeep ? 1_000 : 20 },
  );
});
