// The contract of the endpoints that need a payment provider, with one: as that of all others (resources/contract.test.ts).
import type { TenantId } from '@linework/operations';
import type { AnyEndpoint } from '../../platform/endpoint.js';
import { contractOf } from '../../testing/contract.js';
import { goodInput } from '../../testing/fixtures.js';
import { partOf } from '../../testing/part.js';
import { orgIn } from '../organisations/testing/fixtures.js';
import { endpoints } from '../registry.js';
import { addCustomer } from './customers.js';
import { synchronised } from './synchronise.js';
import { billed } from './testing/billed.js';
import { needsProvider } from './testing/fixtures.js';

const { provider, ...service } = billed();

/** Who it is for has what it needs: a paid checkout, a subscription, an invoice. */
async function inputOf(endpoint: AnyEndpoint, owner: TenantId): Promise<Readonly<Record<string, unknown>>> {
  const input = await goodInput(service.service(), endpoint, owner);
  if (endpoint.access === 'public') return input;
  const { database, payments, now } = service.service();
  const payer = 'org' in input ? orgIn(input) : owner;
  if (payments === undefined || /^start_/.test(endpoint.name)) return input;
  const customer = await payments.createCustomer(payer, undefined);
  await database.transaction((tx) => addCustomer(tx, payer, customer, now()));
  const order = { customer, owner: payer, plan: 'pro', seats: 1 } as const;
  const addresses = { done: 'https://x.example', abandoned: 'https://x.example' };
  const checkout = await payments.startCheckout({ ...order, ...addresses, once: customer });
  const { invoices } = provider.pay(checkout.id);
  if (!/^verify_/.test(endpoint.name)) await synchronised({ database, now }, payments, customer);
  return {
    ...input,
    ...('checkout' in input && { checkout: checkout.id }),
    ...('id' in input && { id: invoices[0]?.id }),
  };
}

contractOf({
  hosted: service,
  endpoints: partOf(endpoints.filter(({ name }) => needsProvider(name))),
  inputOf,
  refused: { receive_payment_event: 'only the provider can sign an event: billing.test.ts' },
});
