// draw_pattern: fills a pattern and draws it.

import { coreContext } from '../core-context.js';
import { drawAs } from '../formats/draw-as.js';
import { operation } from '../operation.js';
import { formatFields, pictureFields, renamed } from '../picture-options.js';
import { filledPattern, patternFields, patternRefusals } from './filled.js';
import { patternsTag } from './tag.js';

export const drawPattern = operation({
  name: 'draw_pattern',
  tool: 'draw_pattern',
  verb: 'pattern draw',
  summary: 'Fill a pattern and draw it',
  description: 'Draws a ready-made diagram unchanged. To change it first use get_pattern, then draw_diagram.',
  http: { method: 'POST', path: '/v1/patterns/draw', tag: patternsTag },
  access: { feature: 'drawing', scope: 'draw' },
  effect: 'read',
  draws: true,
  refusals: ['validation.failed', ...patternRefusals],
  example: { pattern: 'three-tier-web-application', flavour: 'azure' },
  schemas: ({ z, picture, checked, defaults }) => ({
    input: z.strictObject(
      { ...patternFields(z), ...picture, ...formatFields(z), defaults: defaults.optional() },
      renamed,
    ),
    output: z.object({ ...checked, ...pictureFields(z), source: z.string().describe('The drawn source.') }),
  }),
  run: async ({ pattern, flavour, parameters, defaults, format, ...look }, context) => {
    const filled = filledPattern({ pattern, flavour, parameters });
    if ('refused' in filled) return filled;
    const drawing = await drawAs(format, filled.source, look, coreContext(context, defaults), context);
    if ('refused' in drawing) return drawing;
    const { outline: _, picture, ...report } = drawing;
    return { value: { ...report, ...picture, source: filled.source } };
  },
});
