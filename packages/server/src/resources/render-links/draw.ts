// GET /v1/render/{format}/{data}: the picture of a source that is in the link.
import { type AnyEndpoint, endpoint } from '../../platform/endpoint.js';
import { DRAWS, drawerOf, type Signature } from './drawer.js';
import { dataInvalid, formatUnknown, linkInvalid, sourceTooLarge } from './errors.js';
import { FAILURE_TYPES, formatOf, showingFailures, themeOf } from './failure.js';
import { LONGEST_DATA, unpacked } from './packed.js';
import { pictureOf } from './picture.js';
import { renderLinkTag } from './tag.js';
import { FORMATS, formatNamed, optionFields, SCALES } from './wanted.js';

export const EXAMPLE_DATA =
  'eNpLy8kvV1DySM3JyVfiystPSVVIVFCKzC-FcpIUilOLyjKTUxWUfDLzUsvzi7KVuBIVdO2AMlYKSilFieXFSlwAAosVNg';

/** What answers can have besides the picture. */
export const PICTURE_HEADERS = {
  etag: 'Changes with the picture.',
  'cache-control': 'Who can keep the picture, and how long.',
  'access-control-allow-origin': 'Pages of any site can read the picture.',
} as const;

/** The media types besides SVG. */
export const OTHER_TYPES = ['image/png', 'application/pdf', 'text/plain'] as const;

const draws = endpoint({
  name: 'draw_link',
  summary: 'Draw the source in a link',
  description: `The data is a source in UTF-8, compressed with zlib, in base64url, as for Kroki: at most ${LONGEST_DATA.toLocaleString('en-US')} characters. Needs an API key or a session, a signed link, or a service with LINEWORK_PUBLIC_RENDER=on. A caller that accepts image/ gets a failure as a picture too.`,
  http: {
    method: 'GET',
    path: '/v1/render/{format}/{data}',
    tag: renderLinkTag,
    places: { 'if-none-match': 'header' },
    answer: { as: 'field', mediaType: 'image/svg+xml', field: 'picture', others: OTHER_TYPES },
    conditional: true,
    headers: PICTURE_HEADERS,
    anyOrigin: true,
    failures: FAILURE_TYPES,
  },
  access: { ...DRAWS, open: true },
  effect: 'read',
  draws: true,
  refusals: [
    dataInvalid,
    formatUnknown,
    linkInvalid,
    sourceTooLarge,
    'diagram.invalid',
    'request.too_heavy',
    'request.too_many',
    'service.busy',
  ],
  example: { format: 'svg', data: EXAMPLE_DATA, theme: 'light' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      format: z.string().describe(`One of ${FORMATS.join(', ')}.`),
      data: z.string().describe('The compressed source.'),
      ...optionFields(z, z.coerce.number<string>().min(SCALES.least).max(SCALES.most)),
      by: z.string().max(100).optional().describe('Of a signed link: the key that signed it, by its id.'),
      expires: z.coerce.number<string>().int().min(0).optional().describe('Of a signed link: seconds since 1970.'),
      signature: z.string().max(100).optional().describe('Of a signed link.'),
      'if-none-match': z.string().max(1_000).optional().describe('ETag of the picture that you have.'),
    }),
    output: z.object({ picture: z.instanceof(Uint8Array) }),
  }),
  run: async ({ format: name, data, from, theme, scale, by, expires, signature, 'if-none-match': match }, context) => {
    const options = { from, theme, scale };
    const isSigned = by !== undefined || expires !== undefined || signature !== undefined;
    const signed: Signature | undefined = isSigned
      ? { ...options, format: name, data, by: by ?? '', expires, signature: signature ?? '' }
      : undefined;
    const drawer = await drawerOf(context, signed);
    const format = formatNamed(name);
    return pictureOf({ ...options, format, source: await unpacked(data) }, drawer, context, { match });
  },
});

export const drawLink: AnyEndpoint = showingFailures(draws, ({ format, theme }) => ({
  format: formatOf(format),
  theme: themeOf(theme),
}));
