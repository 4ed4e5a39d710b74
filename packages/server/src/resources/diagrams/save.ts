// PUT /user/diagrams/{id}/source: saves an edited source as a new version.

import { callerOf, change, ownerOf, refuse } from '../../platform/endpoint.js';
import { checkedFor } from './checking.js';
import { changed, locked, versionRequired } from './errors.js';
import { asHosted, etagOf, hostedFields, idField, SOURCE_BODY, sourceField } from './fields.js';
import { type DiagramRow, diagramOf } from './repo.js';
import { changeable, saved } from './saving.js';
import { hostingTag } from './tag.js';

export const saveSource = change({
  name: 'save_source',
  summary: 'Save an edited source',
  description:
    'Creates a new version. If-Match names the version that was edited (its ETag), so that nobody overwrites what someone else saved in the meantime; * means any version. A source with errors is refused; in the library of an organisation, so is one that breaks one of its style rules of level error.',
  http: {
    method: 'PUT',
    path: '/user/diagrams/{id}/source',
    tag: hostingTag,
    places: { 'if-match': 'header' },
    bodyLimit: SOURCE_BODY,
    headers: { etag: 'The version.' },
  },
  access: { scope: 'write' },
  effect: 'write',
  action: 'diagram.save',
  refusals: [
    'diagram.invalid',
    'resource.not_found',
    locked,
    changed,
    versionRequired,
    'resource.full',
    'service.busy',
  ],
  example: { id: 'd', source: 'flow "Hello"\nnode a "You"\n', 'if-match': '"1"' },
  schemas: ({ z, diagnostics }) => ({
    input: z.strictObject({
      id: idField(z),
      source: sourceField(z),
      title: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .optional()
        .describe("Default: the diagram's own, else the previous one."),
      'if-match': z.string().max(200).optional().describe('ETag of the version that was edited, or *.'),
    }),
    output: hostedFields(z).extend({
      diagnostics: diagnostics.describe('Warnings about the source, such as an unknown icon.'),
    }),
  }),
  prepare: async ({ id, source, 'if-match': match }, context) => {
    if (match === undefined) refuse(versionRequired, 'Send If-Match with the ETag of the version that was edited.');
    const owner = ownerOf(context);
    const row = await diagramOf(context.service.database.db, owner, id);
    return { match, checked: await checkedFor(context, owner, row?.folder ?? '', source) };
  },
  run: async ({ id, source, title: newTitle }, context, { match, checked: { kind, title, diagnostics } }) => {
    const { service, tx } = context;
    const before = await changeable(context, id);
    demandMatch(match, before);
    const content = { source, kind, title: (newTitle ?? title ?? before.title).slice(0, 200) };
    const row = await saved(tx, service, callerOf(context), before, content);
    return { value: { ...asHosted(service.baseUrl, row), diagnostics }, reply: { headers: { etag: etagOf(row) } } };
  },
});

/** RFC 9110, section 13.1.1; a weak tag never matches. */
export function demandMatch(match: string, row: DiagramRow): void {
  const tags = match.split(',').map((each) => each.trim());
  if (tags.includes('*') || tags.includes(etagOf(row))) return;
  refuse(changed, `The diagram is at version ${row.version}. Read it again, and save with its ETag.`);
}
