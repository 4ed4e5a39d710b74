// The plan of the account.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import type { PageProps } from '../page.js';
import { BillingRoom } from './billing.js';
import type { BillingOwner } from './owner.js';

const ACCOUNT: BillingOwner = {
  id: 'user',
  read: () => answered(api.GET('/user/billing', {})),
  checkout: (plan) => answered(api.POST('/user/billing/checkout', { body: { plan } })),
  verify: (checkout) => answered(api.POST('/user/billing/verify-checkout', { body: { checkout } })),
  cancel: () => answered(api.POST('/user/billing/cancel', {})),
  resume: () => answered(api.POST('/user/billing/resume', {})),
  portal: () => answered(api.POST('/user/billing/portal', {})),
  documents: async (cursor) => {
    const query = cursor === undefined ? {} : { cursor };
    const { documents, next } = await answered(api.GET('/user/billing/documents', { params: { query } }));
    return { items: documents, next };
  },
  document: (id) => answered(api.GET('/user/billing/documents/{id}', { params: { path: { id } } })),
  pdf: (id) => `/user/billing/documents/${encodeURIComponent(id)}/pdf`,
  canPay: true,
  about: 'The plan of your own account. Each organisation has its own plan.',
};

export function Page(_: PageProps): JSX.Element {
  return <BillingRoom owner={ACCOUNT} />;
}
