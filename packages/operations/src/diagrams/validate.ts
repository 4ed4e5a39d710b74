// validate: checks a source; a source with errors is a normal result.
import { validate as validateDiagram } from '@linework/core/on-demand';
import { operation } from '../operation.js';
import { repaired } from '../repaired.js';
import { EXAMPLE_SOURCE } from '../shared-schemas.js';
import { contextWith } from '../with-settings.js';
import { diagramsTag } from './tag.js';

export const validate = operation({
  name: 'validate',
  tool: 'validate_diagram',
  verb: 'check',
  summary: 'Check a diagram and list every error',
  description:
    'Checks the source without drawing it. Errors are a normal result: ok is false and each is listed with its location, a hint and, where it is mechanical, the edit.',
  http: { method: 'POST', path: '/v1/diagrams/validate', tag: diagramsTag },
  access: { feature: 'drawing', scope: 'draw' },
  effect: 'read',
  refusals: ['validation.failed'],
  example: { source: EXAMPLE_SOURCE },
  schemas: ({ z, source, checked, autofix, defaults, settings }) => ({
    input: z.strictObject({
      source,
      autofix: autofix.optional(),
      defaults: defaults.optional(),
      settings: settings.optional(),
    }),
    output: z.object(checked),
  }),
  run: async ({ source, autofix, defaults, settings }, context) => {
    const core = await contextWith(context, defaults, settings);
    if ('refused' in core) return core;
    const { told: repairs, report = await validateDiagram(source, core) } = await repaired(source, autofix, core);
    return { value: { ...report, ...repairs } };
  },
});
