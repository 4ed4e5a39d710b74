// GET /orgs/{org}/support: whether the organisation has priority support, from whom, how soon, and how to ask.
import { hasFeature, PLANS } from '@linework/operations';
import { endpoint, memberOf, tenantDb } from '../../platform/endpoint.js';
import { planOf, subscriptionOf, termsOf } from '../../platform/usage/subscriptions.js';
import { orgField } from '../organisations/fields.js';
import { askingAt, offerTo } from './offer.js';
import { supportTag } from './tag.js';

export const readSupport = endpoint({
  name: 'get_support',
  summary: 'Read what priority support is for the organisation',
  description:
    'Returns whether the plan of the organisation includes priority support, the contact and response times that the operator of the service has set, and how to ask.',
  http: { method: 'GET', path: '/orgs/{org}/support', tag: supportTag },
  access: { scope: 'read', role: { permits: 'read', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z) }),
    output: z.object({
      plan: z.enum(PLANS),
      included: z
        .boolean()
        .describe('Whether the organisation has priority support: its plan includes it, or nothing is billed.'),
      contact: z
        .object({ name: z.string(), email: z.string() })
        .nullable()
        .describe('Who helps; null if nobody can be asked.'),
      response: z
        .string()
        .nullable()
        .describe(
          "Hours and the time until a first response, in the operator's words; null if the operator states none.",
        ),
      how: z.string().describe('How to ask or, if nobody can be asked, what to do about it.'),
    }),
  }),
  run: async ({ org }, context) => {
    const { service } = context;
    const { organisation } = memberOf(context, org);
    const subscription = await subscriptionOf(tenantDb(context), organisation);
    const offer = offerTo(organisation, subscription, service);
    const about = {
      plan: planOf(subscription, service.unsubscribed),
      included: hasFeature(termsOf(subscription, service.unsubscribed), 'priority-support'),
    };
    if ('lacks' in offer) return { value: { ...about, contact: null, response: null, how: offer.message } };
    const { name, email, response = null } = offer.contact;
    return { value: { ...about, contact: { name, email }, response, how: askingAt(org) } };
  },
});
