// PATCH /user/diagrams/{id}: moves it to a folder, renames it, changes what its link shows, or undoes its deletion.
import { change, refuse } from '../../platform/endpoint.js';
import { demandFiling } from '../folder-rules/access.js';
import { locked } from './errors.js';
import { asHosted, etagOf, hostedFields, idField, settingFields } from './fields.js';
import { changeDiagram } from './repo.js';
import { changeable, heldFor, refiled } from './saving.js';
import { hostingTag } from './tag.js';

export const refileDiagram = change({
  name: 'refile_diagram',
  summary: 'File a hosted diagram into a folder',
  description:
    'Changes its folder, its title, its theme or what its link shows; omitted fields stay unchanged. deleted: false undoes its deletion.',
  http: { method: 'PATCH', path: '/user/diagrams/{id}', tag: hostingTag, headers: { etag: 'The version.' } },
  access: { scope: 'write' },
  effect: 'write',
  action: 'diagram.file',
  refusals: ['resource.not_found', locked],
  example: { id: 'd', folder: 'team/payments' },
  schemas: ({ z }) => ({
    input: z.strictObject({ id: idField(z), ...settingFields(z), deleted: z.literal(false).optional() }),
    output: hostedFields(z),
  }),
  run: async ({ id, deleted, ...settings }, context) => {
    const { service, tx } = context;
    if (deleted === false) {
      const held = await heldFor(context, id);
      if (held === undefined) refuse('resource.not_found', 'No such diagram.');
      if (held.deleted !== null) await changeDiagram(tx, held, { deleted: null });
    }
    const before = await changeable(context, id);
    await demandFiling(context, before, settings);
    const row = await refiled(tx, service, before, compact(settings));
    return { value: asHosted(service.baseUrl, row), reply: { headers: { etag: etagOf(row) } } };
  },
});

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function compact<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>;
}
