// draw: checks, describes and draws a diagram.

import { drawAs } from '../formats/draw-as.js';
import { operation } from '../operation.js';
import { formatFields, pictureFields, renamed } from '../picture-options.js';
import { repaired } from '../repaired.js';
import { EXAMPLE_SOURCE } from '../shared-schemas.js';
import { wireOutline } from '../wire-outline.js';
import { contextWith } from '../with-settings.js';
import { diagramsTag } from './tag.js';

export const draw = operation({
  name: 'draw',
  tool: 'draw_diagram',
  verb: 'draw',
  summary: 'Check, describe and draw a diagram',
  description:
    'Checks the source and draws it if it has no errors. A source with errors is a normal result: ok is false, nothing is drawn, and each error is listed with its location and a hint.',
  http: { method: 'POST', path: '/v1/diagrams/draw', tag: diagramsTag },
  access: { feature: 'drawing', scope: 'draw' },
  effect: 'read',
  draws: true,
  refusals: ['validation.failed'],
  example: { source: EXAMPLE_SOURCE },
  schemas: ({ z, source, picture, checked, autofix, outline, defaults, settings }) => ({
    input: z.strictObject(
      {
        source,
        ...picture,
        ...formatFields(z),
        autofix: autofix.optional(),
        defaults: defaults.optional(),
        settings: settings.optional(),
      },
      renamed,
    ),
    output: z.object({
      ...checked,
      ...pictureFields(z),
      outline: outline.optional(),
    }),
  }),
  run: async ({ source, autofix, defaults, settings, format, ...look }, context) => {
    const core = await contextWith(context, defaults, settings);
    if ('refused' in core) return core;
    const { source: drawable, told: repairs } = await repaired(source, autofix, core);
    const drawing = await drawAs(format, drawable, look, core, context);
    if ('refused' in drawing) return drawing;
    const { outline, picture, ...report } = drawing;
    return {
      value: {
        ...report,
        ...repairs,
        ...picture,
        ...(outline ? { outline: wireOutline(drawable, outline) } : {}),
      },
    };
  },
});
