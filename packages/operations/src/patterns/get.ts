// get_pattern: returns the source of a pattern, filled.

import { FLAVOURS, kindOf, parametersOf, rangeOf } from '@linework/patterns';
import { operation } from '../operation.js';
import { filledPattern, patternFields, patternRefusals } from './filled.js';
import { patternsTag } from './tag.js';

export const getPattern = operation({
  name: 'get_pattern',
  tool: 'get_pattern',
  verb: 'pattern get',
  summary: 'Read a pattern filled for a flavour',
  description:
    'Returns the source of a ready-made diagram to change and draw, with its parameters and their ranges. To draw it unchanged use draw_pattern.',
  http: { method: 'POST', path: '/v1/patterns/get', tag: patternsTag },
  access: 'public',
  effect: 'read',
  refusals: patternRefusals,
  example: { pattern: 'three-tier-web-application', flavour: 'aws', parameters: { zones: 3 } },
  schemas: ({ z }) => ({
    input: z.strictObject(patternFields(z)),
    output: z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      kind: z.string(),
      source: z.string().describe('Valid without changes.'),
      use: z.string(),
      avoid: z.string(),
      flavours: z.array(z.enum(FLAVOURS)),
      parameters: z
        .array(
          z.object({
            name: z.string(),
            meaning: z.string(),
            takes: z.string().describe('The allowed values.'),
            value: z.union([z.string(), z.number(), z.boolean()]).describe('The value in this source.'),
          }),
        )
        .meta({ brief: true }),
      next: z.string(),
    }),
  }),
  run: (request) => {
    const filled = filledPattern(request);
    if ('refused' in filled) return filled;
    const { found: template, source, values } = filled;
    const { id, description, use, avoid, flavours } = template;
    const parameters = Object.entries(parametersOf(template)).map(([name, parameter]) => ({
      name,
      meaning: parameter.meaning,
      takes: rangeOf(parameter),
      value: values[name] ?? parameter.default,
    }));
    const next = 'Change names and lines as needed, then call draw_diagram.';
    const about = { id, title: template.title, description, kind: kindOf(template) };
    return { value: { ...about, source, use, avoid, flavours, parameters, next } };
  },
});
