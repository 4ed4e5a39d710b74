// Schemas that several operations use. Created once per caller that needs schemas; `meta.id` names them in OpenAPI, and
// `meta.brief` cuts a schema to its type where tokens are costly (the list of agent tools).
import { KIND_NAMES, LIMITS } from '@linework/core';
import type { z as Zod } from 'zod';

export type SharedSchemas = ReturnType<typeof sharedSchemas>;

/** A source that needs no repair, for examples of requests. */
export const EXAMPLE_SOURCE = `flow "Checkout"
node shop client "Shop"
node api service "API"
node db database "Orders"
shop -> api : "calls"
api -> db : "writes to" role=data
`;

/** The schema refuses only bodies far above the language's own limit, so that the limit's diagnostic is reported first. */
const LONGEST_SOURCE = LIMITS.characters * 2;

export function sharedSchemas(z: typeof Zod) {
  const position = z.int().min(1);
  const edit = z
    .object({
      line: position.describe('From 1.'),
      column: position.describe('From 1, in UTF-16 units.'),
      endLine: position,
      endColumn: position.describe('The first column after it.'),
      text: z.string().describe('What to write there instead.'),
      safe: z
        .boolean()
        .describe('Whether it guesses nothing and removes nothing drawn, so that it can be applied without review.'),
    })
    .meta({ id: 'Fix', description: 'A repair as an edit of the source.' });
  const diagnostic = z
    .object({
      code: z.string().describe('Such as E201; explained by the vocabulary.'),
      severity: z.enum(['error', 'warning']),
      line: position,
      column: position,
      endLine: position,
      endColumn: position,
      message: z.string().describe('What is wrong.'),
      hint: z.string().describe('What to write instead.'),
      fix: edit.optional(),
    })
    .meta({
      id: 'Diagnostic',
      brief: true,
      description:
        'An error, a warning or a suggestion, with its position. Lines and columns count from 1, columns in UTF-16 units.',
    });
  const diagnostics = z.array(diagnostic).describe('In source order.');
  const place = { line: position, column: position, endLine: position, endColumn: position };
  const outline = z
    .object({
      lines: z.array(z.string()).describe('The picture as text.'),
      nodes: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          type: z.string().optional(),
          group: z.string().optional(),
          ...place,
        }),
      ),
      edges: z.array(
        z
          .object({
            from: z.string(),
            to: z.string(),
            arrow: z.string(),
            label: z.string().optional(),
            fromEnd: z.string().optional().describe('Multiplicity or role at the end it starts from.'),
            toEnd: z.string().optional().describe('The same at the other end.'),
            number: z.int().optional().describe('Number on its badge.'),
            ...place,
          })
          .meta({ brief: true }),
      ),
      groups: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          type: z.string().optional(),
          parent: z.string().optional(),
          ...place,
        }),
      ),
      items: z
        .array(
          z.object({
            kind: z.string().describe('Its statement, such as slice or task.'),
            id: z.string().optional(),
            label: z.string(),
            depth: z.int().min(0).describe('Number of levels above it.'),
            number: z.number().optional(),
            unit: z.string().optional(),
            date: z.string().optional().describe('YYYY-MM-DD.'),
            start: z.union([z.string(), z.number()]).optional().describe('First day, or lower bound.'),
            end: z.union([z.string(), z.number()]).optional().describe('Last day, or upper bound.'),
            after: z.array(z.string()).optional().describe('Ids of items that come before it.'),
            values: z.array(z.union([z.string(), z.number(), z.null()])).optional(),
            marks: z.array(z.string()).optional(),
            ...place,
          }),
        )
        .meta({ brief: true })
        .optional()
        .describe('Items with numbers, dates or levels, each after its parent.'),
      series: z
        .array(
          z.object({
            kind: z.string(),
            label: z.string().optional(),
            values: z.array(z.union([z.number(), z.null()])),
            axis: z.string().optional(),
            ...place,
          }),
        )
        .meta({ brief: true })
        .optional()
        .describe('Numbers along an axis; null is a gap.'),
    })
    .meta({
      id: 'Outline',
      description: 'What the picture shows, as text lines and as data with positions in the source.',
    });
  const kind = z.enum(KIND_NAMES);
  const onOff = z.enum(['on', 'off']);
  const defaults = z
    .strictObject({
      icons: z.enum(['auto', 'off']).optional(),
      legend: onOff.optional(),
      direction: z.enum(['auto', 'right', 'down', 'left', 'up']).optional(),
      animate: onOff.optional(),
      numbered: onOff.optional(),
      theme: z.enum(['light', 'dark', 'auto']).optional(),
      embedSource: z.boolean().optional(),
      schemes: z.enum(['light-and-dark', 'auto']).optional(),
      groupEdges: z.enum(['node', 'frame']).optional(),
      kinds: z
        .partialRecord(
          kind,
          z.record(
            z.string().regex(/^[a-z][a-z0-9-]*$/),
            z.union([z.string().min(1).max(200), z.number(), z.boolean()]),
          ),
        )
        .optional(),
    })
    .meta({
      id: 'Defaults',
      brief: true,
      description: 'Header defaults, as in the repository settings file: apply where a header does not set the option.',
    });
  const settings = z.record(z.string(), z.unknown()).meta({
    id: 'Settings',
    brief: true,
    description: 'A linework.json file.',
  });
  const source = z
    .string()
    .max(LONGEST_SOURCE)
    .describe('The diagram in the Linework language.')
    .meta({ examples: [EXAMPLE_SOURCE] });
  const checked = {
    ok: z.boolean().describe('Whether the source has no errors (warnings do not count).'),
    kind: z.string().optional().describe('Kind of the diagram.'),
    title: z.string().optional(),
    diagnostics,
    source: z.string().optional().describe('The corrected source, if autofix changed it; diagnostics refer to it.'),
    fixed: z.array(diagnostic).optional().describe('What autofix repaired, with positions in the original source.'),
  };
  const autofix = z
    .enum(['safe', 'unsafe'])
    .describe('Continue with the repaired source. unsafe: repairs may guess or remove.');
  const theme = z
    .enum(['light', 'dark', 'auto'])
    .describe("Colours; auto contains both and follows the reader. Default: the header's, then light.");
  const picture = {
    theme: theme.optional(),
    embedSource: z.boolean().optional().describe('Write the source into the picture, so that it can be read back.'),
    embedFont: z
      .boolean()
      .optional()
      .meta({ brief: true, description: 'Embed the glyphs in the SVG, for viewers without Inter.' }),
    background: z.enum(['canvas', 'none']).optional().describe('none omits the painted background.'),
  };
  return { z, diagnostic, diagnostics, outline, settings, defaults, source, checked, autofix, picture, place };
}
