// compare: what changed between two versions of a diagram; sources with mistakes and different kinds are normal results.
import { compareSources, comparisonPicture, comparisonReport, readSource } from '@linework/core';
import { coreContext } from '../core-context.js';
import { operation } from '../operation.js';
import { EXAMPLE_SOURCE } from '../shared-schemas.js';
import { diagramsTag } from './tag.js';

export const compare = operation({
  name: 'compare',
  tool: 'compare_diagrams',
  verb: 'compare',
  summary: 'Say what changed between two versions of a diagram',
  description:
    'Tells what was added, removed, changed, renamed and moved, each with its field, line and gravity, as data and as Markdown; with picture also drawn. Use it to review a change, not to make one.',
  http: { method: 'POST', path: '/v1/diagrams/compare', tag: diagramsTag },
  access: 'pro',
  effect: 'read',
  refusals: ['svg.source_missing'],
  example: { before: EXAMPLE_SOURCE, after: EXAMPLE_SOURCE.replace('"Orders"', '"Order store"') },
  schemas: ({ z, source, diagnostics, defaults }) => ({
    input: z.strictObject({
      before: source.describe('The older version: a source, or an SVG that holds one.'),
      after: source.describe('The newer one.'),
      picture: z.boolean().optional().describe('Draw the changes too, light and dark.'),
      name: z.string().max(200).optional().describe('What the report calls the diagram.'),
      defaults: defaults.optional(),
    }),
    output: z.object({
      ok: z.boolean().describe('Both are valid and of one kind.'),
      same: z.boolean().describe('Nothing changed but spacing, comments and the order of options.'),
      summary: z.string(),
      kinds: z.object({ before: z.string().optional(), after: z.string().optional() }),
      changes: z.array(
        z.object({
          change: z.enum(['added', 'removed', 'changed', 'renamed', 'moved']),
          severity: z.enum(['meaning', 'wording', 'look']).describe('What it touches.'),
          what: z.string().describe('The statement, such as node or edge.'),
          name: z.string(),
          words: z.string().describe('The change in one sentence.'),
          fields: z.array(z.object({ field: z.string(), before: z.string().optional(), after: z.string().optional() })),
          lineBefore: z.int().optional(),
          lineAfter: z.int().optional(),
          by: z.enum(['label', 'lines']).optional().describe('What a renamed thing was known by.'),
        }),
      ),
      report: z.string().describe('The changes as Markdown.'),
      before: diagnostics,
      after: diagnostics,
      pictures: z.object({ light: z.string(), dark: z.string() }).optional().describe('SVG.'),
    }),
  }),
  run: ({ before, after, picture = false, name, defaults }, context) => {
    const core = coreContext(context, defaults);
    const [older, newer] = [sourceIn(before), sourceIn(after)];
    if (older === undefined || newer === undefined)
      return {
        refused: 'svg.source_missing',
        message: `The ${older === undefined ? 'older' : 'newer'} SVG holds no source.`,
      };
    const { kinds, marked, ...told } = compareSources(older, newer, core);
    const [light, dark] = picture
      ? (['light', 'dark'] as const).map((each) => comparisonPicture(marked, each, core))
      : [];
    const [first, second] = kinds;
    return {
      value: {
        ...told,
        same: told.ok && told.changes.length === 0,
        kinds: {
          ...(first === undefined ? {} : { before: first }),
          ...(second === undefined ? {} : { after: second }),
        },
        report: comparisonReport(name ?? second ?? 'Diagram', told.summary, told.changes),
        ...(light === undefined || dark === undefined ? {} : { pictures: { light, dark } }),
      },
    };
  },
});

/** A picture is compared by the source that it holds; undefined where it holds none. */
function sourceIn(text: string): string | undefined {
  return text.trimStart().startsWith('<') ? readSource(text) : text;
}
