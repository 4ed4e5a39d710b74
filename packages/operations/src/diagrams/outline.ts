// outline: a source in words and as data; a source with mistakes is refused.
import { outline as outlineDiagram } from '@linework/core';
import { coreContext } from '../core-context.js';
import { operation } from '../operation.js';
import { EXAMPLE_SOURCE } from '../shared-schemas.js';
import { wireOutline } from '../wire-outline.js';
import { diagramsTag } from './tag.js';

export const outline = operation({
  name: 'outline',
  tool: 'outline_diagram',
  verb: 'outline',
  summary: 'Describe a diagram as text and data',
  description:
    'Says what the diagram shows: text lines, and its nodes, edges, groups, items and series with their places in the source. A source with mistakes is refused with status 422 and its diagnostics in details.',
  http: { method: 'POST', path: '/v1/diagrams/outline', tag: diagramsTag },
  access: 'pro',
  effect: 'read',
  refusals: ['diagram.invalid'],
  example: { source: EXAMPLE_SOURCE },
  schemas: ({ z, source, outline: outlineSchema, diagnostics, defaults }) => ({
    input: z.strictObject({ source, defaults: defaults.optional() }),
    output: z.object({
      kind: z.string().describe('Kind of the diagram.'),
      title: z.string().optional(),
      ...outlineSchema.shape,
      diagnostics,
    }),
  }),
  run: ({ source, defaults }, context) => {
    const { kind, title, outline: described, diagnostics } = outlineDiagram(source, coreContext(context, defaults));
    if (!described || kind === undefined) {
      return { refused: 'diagram.invalid', message: 'The diagram has mistakes.', details: diagnostics };
    }
    const wire = wireOutline(source, described);
    return { value: { kind, ...(title === undefined ? {} : { title }), ...wire, diagnostics } };
  },
});
