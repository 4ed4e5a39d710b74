// What a plan lacks, and where to change it: in, the feature, the plan and whose it is; out, the words of a refusal. Every gate uses them.
import { FEATURES, type Feature, type Plan, plansWith, type Tenant } from '@linework/operations';
import type { Contacts } from '../mail/contacts.js';
import type { Payments } from '../payments/payments.js';

/** How a plan is changed here. */
export interface Selling {
  readonly payments: Pick<Payments, 'forSale'> | undefined;
  readonly contacts: Pick<Contacts, 'enquiries'>;
}

/** An instance without accounts. */
export const NOT_SOLD: Selling = { payments: undefined, contacts: { enquiries: undefined } };

export interface Holder {
  readonly plan: Plan;
  readonly tenant: Tenant;
}

export function lacking(feature: Feature, { plan, tenant }: Holder, selling: Selling): string {
  const plans = plansWith(feature);
  return `The plan ${plan} of the ${tenant.kind} has no ${FEATURES[feature]}; the plans ${listed(plans, 'and')} have it. ${wayTo(plans, { plan, tenant }, selling)}`;
}

/** `at`: the address of the service, where a reader does not know it. */
export function wayTo(
  plans: readonly Plan[],
  { plan, tenant: { kind, id } }: Holder,
  { payments, contacts }: Selling,
  at = '',
): string {
  const forSale = plans.filter((each) => payments?.forSale.some((sold) => sold === each));
  if (forSale.length === 0)
    return contacts.enquiries === undefined
      ? "Ask the service's operator for one."
      : `Ask with POST ${at}/enterprise/enquiries.`;
  const billing = `POST ${at}${kind === 'account' ? '/user' : `/orgs/${id}`}/billing`;
  const who = kind === 'account' ? 'Choose' : 'An owner chooses';
  const where =
    plan === 'free' ? `${billing}/checkout` : `${billing}/portal, or ${billing}/checkout before the first payment`;
  return `${who} ${listed(forSale, 'or')} with ${where}.`;
}

/** What the description of an endpoint says. */
export function needed(feature: Feature): string {
  return `Needs a plan with ${FEATURES[feature]}: ${listed(plansWith(feature), 'or')}; where nothing is billed, everyone has it.`;
}

function listed(plans: readonly Plan[], last: 'and' | 'or'): string {
  const [end = '', ...others] = plans.toReversed();
  return others.length === 0 ? end : `${others.toReversed().join(', ')} ${last} ${end}`;
}
