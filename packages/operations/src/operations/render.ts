// render: a source to SVG; a source with mistakes is refused.
import { draw } from '@linework/core';
import { coreContext } from '../core-context.js';
import { operation } from '../operation.js';
import { pictureOptions } from '../picture-options.js';

export const render = operation({
  name: 'render',
  tool: 'render_diagram',
  verb: 'render',
  summary: 'Render a diagram to SVG',
  description: 'Draws the source. A source with mistakes is refused with status 422 and its diagnostics in details.',
  http: { method: 'POST', path: '/v1/diagrams/render', tag: 'Diagrams' },
  access: 'pro',
  refusals: ['diagram.invalid'],
  schemas: ({ z, source, picture, diagnostics, defaults }) => ({
    input: z.strictObject({
      source,
      ...picture,
      defaults: defaults.optional(),
    }),
    output: z.object({
      kind: z.string().describe('Kind of the diagram.'),
      title: z.string().optional(),
      svg: z.string().describe('The picture.'),
      diagnostics,
    }),
  }),
  run: ({ source, defaults, ...asked }, context) => {
    const { svg, kind, title, diagnostics } = draw(source, pictureOptions(asked), coreContext(context, defaults));
    if (svg === undefined || kind === undefined) {
      return { refused: 'diagram.invalid', message: 'The diagram has mistakes.', details: diagnostics };
    }
    return { value: { kind, ...(title === undefined ? {} : { title }), svg, diagnostics } };
  },
});
