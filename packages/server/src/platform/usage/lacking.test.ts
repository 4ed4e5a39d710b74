import { accountTenant, organisationTenant, type Plan, type TenantId } from '@linework/operations';
import { expect, test } from 'vitest';
import { lacking, NOT_SOLD, type Selling } from './lacking.js';

const ACCOUNT = accountTenant('ada');
const ACME = organisationTenant('acme' as TenantId);

const selling = (...forSale: readonly Exclude<Plan, 'free'>[]): Selling => ({
  payments: { forSale },
  contacts: { enquiries: 'sales@example.com' },
});
const ASKING: Selling = { payments: undefined, contacts: { enquiries: 'sales@example.com' } };

test.each([
  [
    'an account that pays for nothing',
    'drawing',
    { plan: 'free', tenant: ACCOUNT },
    selling('pro', 'team'),
    'The plan free of the account has no drawing and checking; the plans pro, team and enterprise have it. Choose pro or team with POST /user/billing/checkout.',
  ],
  [
    'an organisation that pays for nothing',
    'single-sign-on',
    { plan: 'free', tenant: ACME },
    selling('pro', 'team'),
    'The plan free of the organisation has no single sign-on and provisioning; the plans team and enterprise have it. An owner chooses team with POST /orgs/acme/billing/checkout.',
  ],
  [
    'an organisation with a smaller plan, which it may pay for',
    'single-sign-on',
    { plan: 'pro', tenant: ACME },
    selling('pro', 'team', 'enterprise'),
    'The plan pro of the organisation has no single sign-on and provisioning; the plans team and enterprise have it. An owner chooses team or enterprise with POST /orgs/acme/billing/portal, or POST /orgs/acme/billing/checkout before the first payment.',
  ],
  [
    'what is not for sale, where enquiries are answered',
    'priority-support',
    { plan: 'pro', tenant: ACME },
    selling('pro'),
    'The plan pro of the organisation has no priority support; the plans team and enterprise have it. Ask with POST /enterprise/enquiries.',
  ],
  [
    'an instance that sells nothing',
    'brand-themes',
    { plan: 'free', tenant: ACME },
    ASKING,
    'The plan free of the organisation has no branding; the plans pro, team and enterprise have it. Ask with POST /enterprise/enquiries.',
  ],
  [
    'an instance that names nobody',
    'brand-themes',
    { plan: 'free', tenant: ACME },
    NOT_SOLD,
    "The plan free of the organisation has no branding; the plans pro, team and enterprise have it. Ask the service's operator for one.",
  ],
] as const)('%s', (_who, feature, holder, sold, words) => {
  expect(lacking(feature, holder, sold)).toBe(words);
});
