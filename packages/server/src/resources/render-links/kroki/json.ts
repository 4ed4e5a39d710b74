// POST /kroki: everything in a body of JSON, as tools send it to the root of a Kroki server.
import { type AnyEndpoint, endpoint } from '../../../platform/endpoint.js';
import { PICTURE_HEADERS } from '../draw.js';
import { DRAWS } from '../drawer.js';
import { showingFailures } from '../failure.js';
import { KROKI_REFUSALS, KROKI_ROUTE, krokiPicture, krokiRequested } from './draw.js';
import { fieldsIn, optionsOf } from './options.js';

const draws = endpoint({
  name: 'kroki_json',
  summary: "Draw JSON in Kroki's form",
  description:
    'For tools with a Kroki server as a setting. Without output_format, the format is what Accept names, or svg. In diagram_options, theme and scale have a meaning; others are ignored and listed in x-linework-warnings.',
  http: { method: 'POST', path: '/kroki', ...KROKI_ROUTE, bodyLimit: 4_000_000, headers: PICTURE_HEADERS },
  access: { ...DRAWS, open: true },
  effect: 'read',
  draws: true,
  refusals: [...KROKI_REFUSALS, 'validation.failed'],
  example: {
    diagram_type: 'linework',
    diagram_source: 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"\n',
    output_format: 'svg',
  },
  schemas: ({ z }) => ({
    input: z.object({
      diagram_type: z.string().describe('linework or mermaid.'),
      diagram_source: z.string().max(1_000_000),
      output_format: z.string().optional().describe('svg, png, pdf or txt.'),
      diagram_options: z.record(z.string(), z.unknown()).optional(),
    }),
    output: z.object({ picture: z.instanceof(Uint8Array) }),
  }),
  run: ({ diagram_type: type, diagram_source: source, output_format: format, diagram_options }, context) =>
    krokiPicture(context, {
      type,
      format,
      options: optionsOf({}, context.headers, diagram_options),
      source: async () => source,
    }),
});

export const krokiJson: AnyEndpoint = showingFailures(draws, ({ output_format: format, diagram_options }, context) =>
  krokiRequested(context, format, optionsOf({}, context.headers, fieldsIn(diagram_options))),
);
