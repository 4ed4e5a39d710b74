// import_diagram: turns files of another format into a diagram. docs/limits.md, Sources of diagrams.
import { type ImportRequest, importFiles } from '@linework/import';
import type { z as Zod } from 'zod';
import { operation } from '../operation.js';
import { overridesSchema } from './overrides-schema.js';
import { importTag } from './tag.js';

/** Twenty million characters, few of which take more than two bytes. */
const BODY_LIMIT = 40_500_000;

const EXAMPLE_SQL = `create table customers (
  id uuid primary key,
  email varchar(255) not null unique
);
create table orders (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  placed_at timestamptz not null
);
`;

export const importDiagram = operation({
  name: 'import',
  tool: 'import_diagram',
  verb: 'import',
  summary: 'Turn files of another format into a diagram',
  description:
    'Reads files such as SQL, OpenAPI, Compose, Kubernetes or pipelines. Returns a source, the origin of each part, and everything that was omitted. Large inputs become an overview with parts.',
  http: { method: 'POST', path: '/v1/import', tag: importTag, bodyLimit: BODY_LIMIT },
  access: { feature: 'drawing', scope: 'draw' },
  effect: 'read',
  refusals: [],
  example: { files: [{ path: 'shop.sql', content: EXAMPLE_SQL }] },
  schemas: ({ z, diagnostic, place }) => {
    const oneOrSeveral = <Text extends Zod.ZodString>(text: Text, most: number) =>
      z.union([text, z.array(text).max(most)]);
    const stats = { nodes: z.int(), edges: z.int(), groups: z.int() };
    const diagram = {
      source: z.string(),
      stats: z.object(stats),
      validation: z.object({
        valid: z.boolean(),
        errors: z.array(diagnostic),
        warnings: z.array(diagnostic).meta({ brief: true, description: 'About the produced source.' }),
      }),
      outline: z.array(z.string()).describe('The picture as text.'),
      origins: z
        .array(
          z.object({
            kind: z.enum(['node', 'group', 'edge']),
            id: z.string().describe('Id in the source; empty for an edge.'),
            external: z.string().describe("The format's own name; for an edge, those of its ends."),
            file: z.string(),
            line: z.int().min(1),
            column: z.int().min(1),
            producedLine: z.int().min(0),
          }),
        )
        .meta({ brief: true, description: 'Origin of each part of the source.' }),
    };
    return {
      input: z.strictObject({
        files: z
          .array(z.strictObject({ path: z.string().min(1).max(1_000), content: z.string() }))
          .min(1)
          .max(1_000)
          .describe('Paths help to detect the format.'),
        format: z.string().max(40).optional().describe('Such as sql; detected if omitted.'),
        title: z.string().min(1).max(120).optional(),
        view: z.string().max(40).optional().describe('Such as sequence.'),
        options: z
          .object({
            operationId: z.string().min(1).max(200).optional(),
            varFiles: oneOrSeveral(z.string().min(1).max(300), 20).optional(),
          })
          .catchall(oneOrSeveral(z.string().max(300), 200))
          .optional()
          .describe('Format options: tables, paths, tags, groupBy, root and others.'),
        overrides: overridesSchema(z).optional(),
        focus: z.string().min(1).max(300).optional().describe('One item with its neighbours.'),
        depth: z.int().min(0).max(20).optional().describe('Distance from the focus; 1 by default.'),
        allSkipped: z.boolean().optional().describe('List every skipped item.'),
      }),
      output: z.object({
        ok: z.boolean().describe('True only when the source passes the language parser.'),
        format: z.string(),
        found: z.string().describe('Why this format was detected.'),
        kind: z.string(),
        ...diagram,
        stats: z.object({ ...stats, dropped: z.int().describe('Number of omissions in diagnostics.') }),
        diagnostics: z.array(
          z
            .object({
              code: z.string(),
              severity: z.enum(['error', 'warning']),
              message: z.string(),
              hint: z.string(),
              file: z.string(),
              ...place,
            })
            .meta({ id: 'ImportDiagnostic', brief: true, description: 'Positions point into the file.' }),
        ),
        parts: z
          .array(z.object({ name: z.string(), title: z.string().optional(), ...diagram }))
          .meta({ brief: true, description: 'Diagrams of the parts, if one diagram cannot show everything.' }),
        next: z.string().describe('What to do next.'),
      }),
    };
  },
  run: async ({ files, format, title, view, options, overrides, focus, depth, allSkipped }, context) => {
    const request: ImportRequest = {
      files,
      ...(format === undefined ? {} : { format }),
      ...(title === undefined ? {} : { title }),
      options: { ...(options ? present(options) : {}), ...(view === undefined ? {} : { view }) },
      ...(overrides === undefined ? {} : { overrides: present(overrides) }),
      ...(focus === undefined ? {} : { focus: { item: focus, ...(depth === undefined ? {} : { depth }) } }),
      ...(allSkipped === undefined ? {} : { allSkipped }),
    };
    return { value: await importFiles(request, { icons: context.icons }) };
  },
});

/** A schema returns optional fields without a value. */
function present<T extends object>(of: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
