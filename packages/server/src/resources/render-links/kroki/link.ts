// GET /kroki/{type}/{format}/{data}: a link as tools for Kroki write it.
import { type AnyEndpoint, endpoint } from '../../../platform/endpoint.js';
import { EXAMPLE_DATA, PICTURE_HEADERS } from '../draw.js';
import { DRAWS } from '../drawer.js';
import { showingFailures } from '../failure.js';
import { unpacked } from '../packed.js';
import { KROKI_REFUSALS, KROKI_ROUTE, krokiPicture, krokiRequested } from './draw.js';
import { optionsOf } from './options.js';

const draws = endpoint({
  name: 'kroki_link',
  summary: "Draw a link in Kroki's form",
  description:
    'For tools with a Kroki server as a setting: theme and scale are options, others are ignored and listed in x-linework-warnings. Access as for GET /v1/render/{format}/{data}, without signed links.',
  http: {
    method: 'GET',
    path: '/kroki/{type}/{format}/{data}',
    ...KROKI_ROUTE,
    places: { 'if-none-match': 'header' },
    conditional: true,
    headers: PICTURE_HEADERS,
  },
  access: { ...DRAWS, open: true },
  effect: 'read',
  draws: true,
  refusals: KROKI_REFUSALS,
  example: { type: 'linework', format: 'svg', data: EXAMPLE_DATA },
  schemas: ({ z }) => ({
    // Tools send options that only Kroki has.
    input: z
      .object({
        type: z.string().describe('linework or mermaid.'),
        format: z.string().describe('svg, png, pdf or txt.'),
        data: z.string().describe('The compressed source.'),
        'if-none-match': z.string().max(1_000).optional().describe('ETag of the picture that you have.'),
      })
      .catchall(z.unknown()),
    output: z.object({ picture: z.instanceof(Uint8Array) }),
  }),
  run: ({ type, format, data, 'if-none-match': match, ...query }, context) =>
    krokiPicture(context, {
      type,
      format,
      options: optionsOf(query, context.headers),
      source: () => unpacked(data),
      match,
    }),
});

export const krokiLink: AnyEndpoint = showingFailures(draws, ({ format, ...query }, context) =>
  krokiRequested(context, format, optionsOf(query, context.headers)),
);
