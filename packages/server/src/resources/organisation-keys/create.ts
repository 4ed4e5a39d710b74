// POST /orgs/{org}/keys: create a key of an organisation.
import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { hasRoom, MOST_KEYS, makeKey } from '../keys/keys.js';
import { newKeyFields, newKeyOf } from '../keys/shown.js';
import { heldStanding, roleOf } from '../members/held.js';
import { refusedRoleChange } from '../members/rules.js';
import { orgField } from '../organisations/fields.js';
import { asOrganisationKey, keyRoleField, organisationKeyFields } from './fields.js';
import { organisationKeyTag } from './tag.js';

export const createOrganisationKey = change({
  name: 'create_organisation_key',
  summary: 'Create a key of the organisation',
  description:
    'Creates a key for a machine, with a role in this organisation and the requested scopes, or all scopes if none is named. It works only on the paths of the organisation, and for drawing and checking. When the member who made it leaves, is removed or becomes a viewer or editor, it is revoked.',
  http: { method: 'POST', path: '/orgs/{org}/keys', tag: organisationKeyTag, status: 201 },
  access: { session: 'any', scope: 'write', role: { permits: 'manage', in: 'org' } },
  once: true,
  effect: 'write',
  action: 'key.create',
  refusals: ['resource.not_found', 'resource.full', 'once.reused'],
  example: { org: 'acme', name: 'Build server', role: 'editor', scopes: ['read', 'write'] },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), ...newKeyFields(z), role: keyRoleField(z) }),
    output: organisationKeyFields(z).extend({ key: z.string() }),
  }),
  run: async ({ org, role, ...input }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    const caller = callerOf(context);
    await heldStanding(tx, organisation);
    const refused = refusedRoleChange(await roleOf(tx, as, caller, 'manage'), 'viewer', role);
    if (refused !== undefined) refuse('auth.role_required', refused);
    if (!(await hasRoom(tx, service, organisation, 'organisation')))
      refuse('resource.full', `An organisation has at most ${MOST_KEYS} keys. Revoke one first.`);
    const { row, key } = await makeKey(tx, service, organisation, {
      ...newKeyOf(input, service.now()),
      organisation: { role, madeBy: caller.id },
    });
    note({ target: row.id, after: { name: row.name, role, scopes: row.scopes } });
    return { value: { ...asOrganisationKey(row), key } };
  },
});
