// render: draws a source as a picture; refuses a source with errors.

import { drawAs } from '../formats/draw-as.js';
import { operation } from '../operation.js';
import { formatFields, pictureFields, renamed } from '../picture-options.js';
import { EXAMPLE_SOURCE } from '../shared-schemas.js';
import { contextWith } from '../with-settings.js';
import { diagramsTag } from './tag.js';

export const render = operation({
  name: 'render',
  tool: 'render_diagram',
  verb: 'render',
  summary: 'Render a diagram to a picture',
  description: 'Draws the source. A source with errors is refused with status 422 and its diagnostics in details.',
  http: {
    method: 'POST',
    path: '/v1/diagrams/render',
    tag: diagramsTag,
    answer: { as: 'picture' },
  },
  access: { feature: 'drawing', scope: 'draw' },
  effect: 'read',
  draws: true,
  refusals: ['diagram.invalid', 'validation.failed'],
  example: { source: EXAMPLE_SOURCE },
  schemas: ({ z, source, picture, diagnostics, defaults, settings }) => ({
    input: z.strictObject(
      {
        source,
        ...picture,
        ...formatFields(z),
        defaults: defaults.optional(),
        settings: settings.optional(),
      },
      renamed,
    ),
    output: z.object({
      kind: z.string().describe('Kind of the diagram.'),
      title: z.string().optional(),
      ...pictureFields(z),
      diagnostics,
    }),
  }),
  run: async ({ source, defaults, settings, format, ...look }, context) => {
    const core = await contextWith(context, defaults, settings);
    if ('refused' in core) return core;
    const drawing = await drawAs(format, source, look, core, context);
    if ('refused' in drawing) return drawing;
    const { picture, quality, kind, title, diagnostics } = drawing;
    if (picture === undefined || kind === undefined) {
      return { refused: 'diagram.invalid', message: 'The diagram has errors.', details: diagnostics };
    }
    const measured = quality === undefined ? {} : { quality };
    return { value: { kind, ...(title === undefined ? {} : { title }), ...picture, ...measured, diagnostics } };
  },
});
