// PATCH /orgs/{org}/diagrams/{id}: as for one's own diagrams; personal moves it back to the library of the caller.
import { type Actor, isPermitted, type Role, roleRefusal, type TenantId } from '@linework/operations';
import { callerOf, change, type Db, memberOf, ownerOf, refuse } from '../../platform/endpoint.js';
import { locked } from '../diagrams/errors.js';
import { asHosted, etagOf, hostedFields } from '../diagrams/fields.js';
import { refiledTo, refilingFields } from '../diagrams/refiling.js';
import { versionOf } from '../diagrams/repo.js';
import { folderRestricted } from '../folder-rules/errors.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { unlistedForbidden } from '../publishing/errors.js';
import { policyOf } from '../publishing/repo.js';
import { organisationDiagramTag } from './tag.js';

export const refileOrganisationDiagram = change({
  name: 'refile_organisation_diagram',
  summary: "File or rename an organisation's diagram",
  description:
    'Changes its folder, its title, its theme or what its link shows; omitted fields stay unchanged. deleted: false undoes its deletion. personal: true moves it to your own library, with its id, links, aliases and versions: an owner or admin can do that, and the member who published it, unless the organisation requires that members publish to its library.',
  http: {
    method: 'PATCH',
    path: '/orgs/{org}/diagrams/{id}',
    tag: organisationDiagramTag,
    headers: { etag: 'The version.' },
  },
  access: { scope: 'write', role: { permits: 'change', in: 'org' } },
  effect: 'write',
  action: 'diagram.file',
  refusals: [
    'resource.not_found',
    locked,
    folderRestricted,
    unlistedForbidden,
    'auth.account_required',
    'resource.full',
  ],
  example: { org: 'acme', id: 'd', folder: 'team/payments' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), ...refilingFields(z), personal: z.literal(true).optional() }),
    output: hostedFields(z),
  }),
  run: async ({ org, personal, ...refiling }, context) => {
    const { service, tx } = context;
    const caller = callerOf(context);
    // The library of the caller is another tenant's.
    if (personal) await service.database.leave(tx);
    const role = await permittedRole(tx, memberOf(context, org), caller, 'change');
    const to = personal
      ? await ownLibrary(tx, caller, role, { ownerId: ownerOf(context), id: refiling.id })
      : undefined;
    const row = await refiledTo(context, refiling, to);
    return { value: asHosted(service.baseUrl, row), reply: { headers: { etag: etagOf(row) } } };
  },
});

/** The caller's own, to which the diagram is allowed to move. */
async function ownLibrary(
  tx: Db,
  caller: Actor,
  role: Role,
  { ownerId, id }: { readonly ownerId: TenantId; readonly id: string },
): Promise<TenantId> {
  if (caller.tenant.kind !== 'account')
    refuse('auth.account_required', 'A key of an organisation has no library of its own. Use a key of a person.');
  if (isPermitted(role, 'manage')) return caller.tenant.id;
  const first = await versionOf(tx, ownerId, id, '1');
  if (first === undefined) refuse('resource.not_found', 'No such diagram.');
  const { destination } = await policyOf(tx, ownerId);
  if (first.by !== caller.id || destination === 'organisation')
    refuse('auth.role_required', roleRefusal('manage', role));
  return caller.tenant.id;
}
