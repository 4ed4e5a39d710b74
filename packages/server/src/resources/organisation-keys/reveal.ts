// POST /orgs/{org}/keys/{id}/reveal: shows a key of an organisation again, and notes who knows it from now on.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { unreadable } from '../keys/errors.js';
import { revealed } from '../keys/keys.js';
import { noteKnown } from '../keys/repo.js';
import { keyIn } from '../keys/reveal.js';
import { heldStanding, roleOf } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { organisationKeyTag } from './tag.js';

export const revealOrganisationKey = change({
  name: 'reveal_organisation_key',
  summary: 'Show a key of the organisation again',
  description:
    'Requires a sign-in within the last ten minutes. You know the key from then on: it is revoked when you leave, are removed or become a viewer or editor.',
  http: { method: 'POST', path: '/orgs/{org}/keys/{id}/reveal', tag: organisationKeyTag },
  access: { session: 'recent', scope: 'write', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'organisation-key-reveals', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'write',
  action: 'key.reveal',
  refusals: ['resource.not_found', unreadable, 'request.too_many'],
  example: { org: 'acme', id: 'key' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), id: z.string().max(40) }),
    output: z.object({ id: z.string(), key: z.string() }),
  }),
  run: async ({ org, id }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    const caller = callerOf(context);
    await heldStanding(tx, organisation);
    await roleOf(tx, as, caller, 'manage');
    const key = keyIn(await revealed(tx, service, organisation, id));
    await noteKnown(tx, organisation, id, caller.id);
    note({ target: id });
    return { value: { id, key } };
  },
});
