// What priority support is for an organisation: in, the service's contact and the organisation's subscription; out, the contact, or why there is none.
import { type OwnError, rolesThat } from '@linework/operations';
import type { SupportContact } from '../../platform/mail/contacts.js';
import type { Service } from '../../platform/service.js';
import { includesSupport, planOf, SUPPORTED_PLANS, type Subscription } from '../../platform/usage/subscriptions.js';
import { noContact, planRequired } from './errors.js';

/** What a member needs to do it. */
export const ASKS = 'change';

export type Offer =
  | { readonly contact: SupportContact }
  | { readonly lacks: OwnError /** What to do about it. */; readonly message: string };

export function offerTo(
  subscription: Subscription | null,
  { contacts: { support: contact, enquiries }, unsubscribed }: Pick<Service, 'contacts' | 'unsubscribed'>,
): Offer {
  if (contact === undefined)
    return {
      lacks: noContact,
      message: 'This service names no contact for support. Ask its operator, who can set LINEWORK_SUPPORT_EMAIL.',
    };
  if (includesSupport(subscription, unsubscribed)) return { contact };
  const plans = SUPPORTED_PLANS.join(' and ');
  const ask = enquiries === undefined ? "Ask the service's operator for one." : 'Ask with POST /enterprise/enquiries.';
  return {
    lacks: planRequired,
    message: `The plan ${planOf(subscription, unsubscribed)} of the organisation has no priority support; the plans ${plans} have it. ${ask}`,
  };
}

/** How to ask, for members of every role. */
export function askingAt(organisation: string): string {
  return `Sign in as ${rolesThat(ASKS)} and send POST /orgs/${organisation}/support/requests.`;
}
