// PATCH /user/diagrams/{id}: moves it to a folder or to an organisation, renames it, changes what its link shows, or undoes its deletion.
import { callerOf, change } from '../../platform/endpoint.js';
import { folderRestricted } from '../folder-rules/errors.js';
import { permittedIn } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { unlistedForbidden } from '../publishing/errors.js';
import { locked } from './errors.js';
import { asHosted, etagOf, hostedFields } from './fields.js';
import { refiledTo, refilingFields } from './refiling.js';
import { hostingTag } from './tag.js';

export const refileDiagram = change({
  name: 'refile_diagram',
  summary: 'File a hosted diagram into a folder',
  description:
    'Changes its folder, its title, its theme or what its link shows; omitted fields stay unchanged. deleted: false undoes its deletion. organization moves it to the library of an organisation in which you can publish: its id, links, aliases and versions stay. Style rules of the organisation do not stop a move; the next save there has to follow them.',
  http: { method: 'PATCH', path: '/user/diagrams/{id}', tag: hostingTag, headers: { etag: 'The version.' } },
  access: { scope: 'write' },
  effect: 'write',
  action: 'diagram.file',
  refusals: ['resource.not_found', locked, unlistedForbidden, folderRestricted, 'auth.role_required', 'resource.full'],
  example: { id: 'd', folder: 'team/payments' },
  schemas: ({ z }) => ({
    input: z.strictObject({ ...refilingFields(z), organization: orgField(z).optional() }),
    output: hostedFields(z),
  }),
  run: async ({ organization, ...refiling }, context) => {
    const { service, tx } = context;
    // The library can be another tenant's.
    if (organization !== undefined) await service.database.leave(tx);
    const to =
      organization === undefined ? undefined : await permittedIn(tx, callerOf(context), organization, 'change');
    const row = await refiledTo(context, refiling, to);
    return { value: asHosted(service.baseUrl, row), reply: { headers: { etag: etagOf(row) } } };
  },
});
