// compare: what changed between two versions of a diagram. Sources with errors and of different kinds are normal results.
import { compareSources, comparisonPicture, comparisonReport, readSource } from '@linework/core';
import { coreContext } from '../core-context.js';
import { operation } from '../operation.js';
import { EXAMPLE_SOURCE } from '../shared-schemas.js';
import { sourceMissing } from './errors.js';
import { diagramsTag } from './tag.js';

export const compare = operation({
  name: 'compare',
  tool: 'compare_diagrams',
  verb: 'compare',
  summary: 'Report what changed between two versions of a diagram',
  description:
    'Reports what was added, removed, changed, renamed and moved, each with its field, line and severity, as data and as Markdown; picture also draws it. Use it to review a change, not to make one.',
  http: { method: 'POST', path: '/v1/diagrams/compare', tag: diagramsTag },
  access: { feature: 'drawing', scope: 'draw' },
  effect: 'read',
  refusals: [sourceMissing],
  example: { before: EXAMPLE_SOURCE, after: EXAMPLE_SOURCE.replace('"Orders"', '"Order store"') },
  schemas: ({ z, source, diagnostics, defaults }) => ({
    input: z.strictObject({
      before: source.describe('The older version: a source, or an SVG that contains one.'),
      after: source.describe('The newer version.'),
      picture: z.boolean().optional().describe('Also draw the changes, light and dark.'),
      name: z.string().max(200).optional().describe('Name of the diagram in the report.'),
      defaults: defaults.optional(),
    }),
    output: z.object({
      ok: z.boolean().describe('Both are valid and of the same kind.'),
      same: z.boolean().describe('Nothing changed except spacing, comments and the order of options.'),
      summary: z.string(),
      kinds: z.object({ before: z.string().optional(), after: z.string().optional() }),
      changes: z.array(
        z.object({
          change: z.enum(['added', 'removed', 'changed', 'renamed', 'moved']),
          severity: z.enum(['meaning', 'wording', 'look']).describe('What the change affects.'),
          what: z.string().describe('The statement, such as node or edge.'),
          name: z.string(),
          words: z.string().describe('The change in one sentence.'),
          fields: z.array(z.object({ field: z.string(), before: z.string().optional(), after: z.string().optional() })),
          lineBefore: z.int().optional(),
          lineAfter: z.int().optional(),
          by: z.enum(['label', 'lines']).optional().describe('How a renamed item was recognized.'),
        }),
      ),
      report: z.string().describe('The changes as Markdown.'),
      before: diagnostics,
      after: diagnostics,
      pictures: z.object({ light: z.string(), dark: z.string() }).optional().describe('SVG.'),
    }),
  }),
  // An older version can break rules that its organisation saved later, and is compared all the same.
  run: ({ before, after, picture = false, name, defaults }, { house: _, ...context }) => {
    const core = coreContext(context, defaults);
    const [older, newer] = [sourceIn(before), sourceIn(after)];
    if (older === undefined || newer === undefined)
      return {
        refused: sourceMissing,
        message: `The ${older === undefined ? 'older' : 'newer'} SVG contains no source.`,
      };
    const { kinds, marked, ...comparison } = compareSources(older, newer, core);
    const [light, dark] = picture
      ? (['light', 'dark'] as const).map((each) => comparisonPicture(marked, each, core))
      : [];
    const [first, second] = kinds;
    return {
      value: {
        ...comparison,
        same: comparison.ok && comparison.changes.length === 0,
        kinds: {
          ...(first === undefined ? {} : { before: first }),
          ...(second === undefined ? {} : { after: second }),
        },
        report: comparisonReport(name ?? second ?? 'Diagram', comparison.summary, comparison.changes),
        ...(light === undefined || dark === undefined ? {} : { pictures: { light, dark } }),
      },
    };
  },
});

/** A picture is compared by its embedded source; undefined if it contains none. */
function sourceIn(text: string): string | undefined {
  return text.trimStart().startsWith('<') ? readSource(text) : text;
}
