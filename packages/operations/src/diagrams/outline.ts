// outline: describes a source as text and as data; refuses a source with errors.
import { type Context, outline as outlineDiagram, type SourceReport } from '@linework/core';
import { operation } from '../operation.js';
import { EXAMPLE_SOURCE } from '../shared-schemas.js';
import { type WireOutline, wireOutline } from '../wire-outline.js';
import { contextWith } from '../with-settings.js';
import { diagramsTag } from './tag.js';

/** The report on a source and, if it has no errors, what it shows: for callers that need both. */
export interface Described extends SourceReport {
  readonly outline?: WireOutline;
}

export function described(source: string, context: Context): Described {
  const { outline: entries, ...report } = outlineDiagram(source, context);
  return { ...report, ...(entries ? { outline: wireOutline(source, entries) } : {}) };
}

export const outline = operation({
  name: 'outline',
  tool: 'outline_diagram',
  verb: 'outline',
  summary: 'Describe a diagram as text and data',
  description:
    'Describes what the diagram shows: as text lines, and as nodes, edges, groups, items and series with their positions in the source. A source with errors is refused with status 422 and its diagnostics in details.',
  http: { method: 'POST', path: '/v1/diagrams/outline', tag: diagramsTag },
  access: { feature: 'drawing', scope: 'draw' },
  effect: 'read',
  refusals: ['diagram.invalid', 'validation.failed'],
  example: { source: EXAMPLE_SOURCE },
  schemas: ({ z, source, outline: outlineSchema, diagnostics, defaults, settings }) => ({
    input: z.strictObject({ source, defaults: defaults.optional(), settings: settings.optional() }),
    output: z.object({
      kind: z.string().describe('Kind of the diagram.'),
      title: z.string().optional(),
      ...outlineSchema.shape,
      diagnostics,
    }),
  }),
  run: async ({ source, defaults, settings }, context) => {
    const core = await contextWith(context, defaults, settings);
    if ('refused' in core) return core;
    const { kind, title, outline: wire, diagnostics } = described(source, core);
    if (!wire || kind === undefined) {
      return { refused: 'diagram.invalid', message: 'The diagram has errors.', details: diagnostics };
    }
    return { value: { kind, ...(title === undefined ? {} : { title }), ...wire, diagnostics } };
  },
});
