// draw: check, describe and draw a diagram.
import { draw as drawDiagram } from '@linework/core';
import { coreContext } from '../core-context.js';
import { few } from '../few.js';
import { operation } from '../operation.js';
import { pictureOptions } from '../picture-options.js';
import { repaired } from '../repaired.js';
import { wireOutline } from '../wire-outline.js';

export const draw = operation({
  name: 'draw',
  tool: 'draw_diagram',
  verb: 'draw',
  summary: 'Check, describe and draw a diagram',
  description:
    'Checks the source and, when it has no mistakes, draws it. A source with mistakes is a normal result: ok is false, nothing is drawn and every mistake is listed with its place and what to write instead.',
  http: { method: 'POST', path: '/v1/diagrams/draw', tag: 'Diagrams' },
  access: 'pro',
  refusals: [],
  schemas: ({ z, source, picture, checked, autofix, outline, defaults }) => ({
    input: z.strictObject({
      source,
      ...picture,
      autofix: autofix.optional(),
      defaults: defaults.optional(),
    }),
    output: z.object({
      ...checked,
      svg: z.string().optional().describe('The picture; left out when ok is false.'),
      outline: outline.optional(),
    }),
  }),
  run: ({ source, autofix, defaults, ...asked }, context) => {
    const core = coreContext(context, defaults);
    const { source: drawable, told } = repaired(source, autofix, core);
    const { outline, ...drawn } = drawDiagram(drawable, pictureOptions(asked), core);
    return {
      value: {
        ...drawn,
        ...few(drawn.diagnostics),
        ...told,
        ...(outline ? { outline: wireOutline(drawable, outline) } : {}),
      },
    };
  },
});
