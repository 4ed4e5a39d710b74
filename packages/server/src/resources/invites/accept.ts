// POST /orgs/invites/accept: join an organisation by an invitation.

import { callerOf, change } from '../../platform/endpoint.js';
import { memberTag } from '../members/tag.js';
import { asOrganisation, organisationFields } from '../organisations/fields.js';
import { ended, otherAddress } from './errors.js';
import { joined } from './join.js';

export const acceptInvite = change({
  name: 'accept_invite',
  summary: 'Accept an invitation',
  description:
    'Makes you a member of the organisation, with the role of the invitation. You have to be signed in with the address that was invited, or with one in the invited domain. A member stays what they are.',
  http: { method: 'POST', path: '/orgs/invites/accept', tag: memberTag },
  access: { session: 'any' },
  limits: [{ name: 'acceptances', by: 'account', most: 100, seconds: 900 }],
  effect: 'write',
  action: 'invite.accept',
  refusals: ['resource.not_found', 'resource.full', ended, otherAddress, 'request.too_many'],
  example: { code: 'c' },
  schemas: ({ z }) => ({
    input: z.strictObject({ code: z.string().max(100).describe('The last part of the link.') }),
    output: organisationFields(z),
  }),
  run: async ({ code }, context) => {
    const { service, tx, note } = context;
    // The organisation is another tenant.
    await service.database.leave(tx);
    const done = await joined(tx, { code, actor: callerOf(context), now: service.now() });
    if ('refused' in done) return done;
    const { organisation, role } = done;
    note({ owner: organisation.ownerId, target: callerOf(context).id, after: { role } });
    return { value: asOrganisation(organisation, role) };
  },
});
