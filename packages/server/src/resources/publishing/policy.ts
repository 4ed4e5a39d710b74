// GET and PUT /orgs/{org}/publishing: where the members of an organisation publish, and whether anything can be reached without an account.
import { callerOf, change, endpoint, memberOf, tenantDb } from '../../platform/endpoint.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { editableField, policyFields } from './fields.js';
import { changePolicy, policyOf } from './repo.js';
import { publishingTag } from './tag.js';

export const readPolicy = endpoint({
  name: 'get_publishing_policy',
  summary: 'Read where members publish',
  description: 'Returns what the organisation decided about the diagrams that its members publish.',
  http: { method: 'GET', path: '/orgs/{org}/publishing', tag: publishingTag },
  access: { scope: 'read', role: { permits: 'read', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z) }),
    output: z.object({ ...policyFields(z), ...editableField(z) }),
  }),
  run: async ({ org }, context) => {
    const { organisation } = memberOf(context, org);
    return { value: await policyOf(tenantDb(context), organisation) };
  },
});

export const choosePolicy = change({
  name: 'set_publishing_policy',
  summary: 'Choose where members publish',
  description:
    'Applies from the next request on, also to links that exist: the visibility of each diagram stays, and works again once unlisted is allowed. A viewer, who cannot publish to the organisation, publishes anywhere.',
  http: { method: 'PUT', path: '/orgs/{org}/publishing', tag: publishingTag },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'write',
  action: 'publishing.policy',
  refusals: ['resource.not_found'],
  example: { org: 'acme', destination: 'organisation', unlisted: 'forbidden' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), ...policyFields(z) }),
    output: z.object(policyFields(z)),
  }),
  run: async ({ org, destination, unlisted }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    await permittedRole(tx, as, callerOf(context), 'manage');
    const before = await policyOf(tx, as.organisation);
    await changePolicy(tx, as.organisation, { destination, unlisted }, service.now());
    note({
      target: as.organisation,
      before: { destination: before.destination, unlisted: before.unlisted },
      after: { destination, unlisted },
    });
    return { value: { destination, unlisted } };
  },
});
