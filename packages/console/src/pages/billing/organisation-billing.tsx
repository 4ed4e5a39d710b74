// The plan of an organisation.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import type { OrganisationPageProps } from '../page.js';
import { BillingRoom } from './billing.js';
import type { BillingOwner } from './owner.js';

function ownerOf(org: string, canPay: boolean): BillingOwner {
  const path = { org };
  const params = { path };
  return {
    id: org,
    read: () => answered(api.GET('/orgs/{org}/billing', { params })),
    checkout: (plan) => answered(api.POST('/orgs/{org}/billing/checkout', { params, body: { plan } })),
    verify: (checkout) => answered(api.POST('/orgs/{org}/billing/verify-checkout', { params, body: { checkout } })),
    cancel: () => answered(api.POST('/orgs/{org}/billing/cancel', { params })),
    resume: () => answered(api.POST('/orgs/{org}/billing/resume', { params })),
    portal: () => answered(api.POST('/orgs/{org}/billing/portal', { params })),
    documents: async (cursor) => {
      const query = cursor === undefined ? {} : { cursor };
      const { documents, next } = await answered(api.GET('/orgs/{org}/billing/documents', { params: { path, query } }));
      return { items: documents, next };
    },
    document: (id) => answered(api.GET('/orgs/{org}/billing/documents/{id}', { params: { path: { org, id } } })),
    pdf: (id) => `/orgs/${org}/billing/documents/${encodeURIComponent(id)}/pdf`,
    canPay,
    about:
      'The plan of the organisation, with a seat for each member. When members join or leave, the number of seats changes within the hour.',
  };
}

export function Page({ org, may }: OrganisationPageProps): JSX.Element {
  return <BillingRoom owner={ownerOf(org.id, may('own'))} />;
}
