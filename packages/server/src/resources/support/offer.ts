// What priority support is for an organisation: in, the service's contact and the organisation's subscription; out, the contact, or why there is none.
import { hasFeature, type OwnError, organisationTenant, rolesThat, type TenantId } from '@linework/operations';
import type { SupportContact } from '../../platform/mail/contacts.js';
import type { Service } from '../../platform/service.js';
import { lacking } from '../../platform/usage/lacking.js';
import { planOf, type Subscription, termsOf } from '../../platform/usage/subscriptions.js';
import { noContact, planRequired } from './errors.js';

/** What a member needs to do it. */
export const ASKS = 'change';

export type Offer =
  | { readonly contact: SupportContact }
  | { readonly lacks: OwnError /** What to do about it. */; readonly message: string };

export function offerTo(
  organisation: TenantId,
  subscription: Subscription | null,
  service: Pick<Service, 'contacts' | 'payments' | 'unsubscribed'>,
): Offer {
  const { support: contact } = service.contacts;
  if (contact === undefined)
    return {
      lacks: noContact,
      message: 'This service names no contact for support. Ask its operator, who can set LINEWORK_SUPPORT_EMAIL.',
    };
  if (hasFeature(termsOf(subscription, service.unsubscribed), 'priority-support')) return { contact };
  const holder = { plan: planOf(subscription, service.unsubscribed), tenant: organisationTenant(organisation) };
  return { lacks: planRequired, message: lacking('priority-support', holder, service) };
}

/** How to ask, for members of every role. */
export function askingAt(organisation: string): string {
  return `Sign in as ${rolesThat(ASKS)} and send POST /orgs/${organisation}/support/requests.`;
}
