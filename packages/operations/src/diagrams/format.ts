// format: writes a source in its canonical form. Only the command line and agents use it (docs/limits.md, Routes).
import { formatSource } from '@linework/core';
import { operation } from '../operation.js';
import { EXAMPLE_SOURCE } from '../shared-schemas.js';

export const format = operation({
  name: 'format',
  tool: 'format_diagram',
  verb: 'format',
  summary: 'Write a diagram in its canonical form',
  description:
    'Normalizes spacing, indentation and the order of flags and options. Comments and the meaning stay the same; unreadable lines stay unchanged.',
  access: { feature: 'drawing', scope: 'draw' },
  effect: 'read',
  refusals: [],
  example: { source: EXAMPLE_SOURCE },
  schemas: ({ z, source }) => ({
    input: z.strictObject({ source }),
    output: z.object({ source: z.string().describe('The formatted source.'), changed: z.boolean() }),
  }),
  run: ({ source }) => {
    const formatted = formatSource(source);
    return { value: { source: formatted, changed: formatted !== source } };
  },
});
