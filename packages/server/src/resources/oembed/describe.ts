// GET /oembed: what an embedder requests before it shows a link (oembed.com, version 1.0). The response has type photo: the picture's address and
// size are all there is to show, and the embedder does not have to trust our markup, as type rich would require. Nothing is fetched: the
// link is parsed, and the diagram is in the database.
import { endpoint, refuse } from '../../platform/endpoint.js';
import { hostingTag } from '../diagrams/tag.js';
import { styleOfVersion } from '../diagrams/version-style.js';
import { seenOf } from '../pages/drawn.js';
import { shownAt } from '../pages/find.js';
import { pngOf } from '../pages/meta.js';
import { BRIEFLY } from '../pages/pictures.js';
import { type Place, pathOf, placeOfUrl } from '../pages/place.js';
import { type Raster, rasterWithin } from '../pages/raster.js';
import { formatUnknown } from './errors.js';
import { xmlOf } from './xml.js';

/** Pixels per side of the picture, if no size is requested. */
const PHOTO = 2_048;

/** Maximum pixels per side of the thumbnail. */
const THUMBNAIL = 384;

/** Seconds for which an embedder can cache the response. */
const KEPT = 60;

export const describeLink = endpoint({
  name: 'describe_link',
  summary: 'Describe a diagram link for an embedder',
  description:
    'oEmbed 1.0. For the page link of an unlisted diagram, returns type photo with a picture no larger than maxwidth and maxheight, or type link if no picture is that small. Every other link is not found.',
  http: {
    method: 'GET',
    path: '/oembed',
    tag: hostingTag,
    answer: { as: 'json', mediaType: 'application/json', others: ['text/xml'] },
    headers: { 'cache-control': 'How long it can be cached.' },
  },
  access: 'public',
  limits: [{ name: 'descriptions', by: 'address', most: 600, seconds: 60 }],
  effect: 'read',
  refusals: ['resource.not_found', formatUnknown, 'diagram.invalid', 'request.too_many'],
  example: { url: 'https://linework.example.com/d/4q0vz6c1m8x2j5t7r9w3ya0bkd', maxwidth: 800 },
  schemas: ({ z }) => {
    const pixels = z.int().min(1);
    const side = z.coerce.number().int().min(1).max(100_000).optional();
    return {
      // Embedders send fields of their own, which the specification permits.
      input: z.object({
        url: z.string().max(2_000).describe('Address of a page: /d/{id} or /s/{alias} of this service.'),
        maxwidth: side.describe('Pixels.'),
        maxheight: side.describe('Pixels.'),
        format: z.string().max(40).optional().describe('json (default) or xml.'),
      }),
      output: z.object({
        version: z.literal('1.0'),
        type: z.enum(['photo', 'link']),
        title: z.string(),
        provider_name: z.literal('Linework'),
        provider_url: z.string(),
        cache_age: z.int(),
        url: z.string().optional().describe('Address of the picture, a PNG.'),
        width: pixels.optional(),
        height: pixels.optional(),
        thumbnail_url: z.string().optional(),
        thumbnail_width: pixels.optional(),
        thumbnail_height: pixels.optional(),
      }),
    };
  },
  run: async ({ url, maxwidth, maxheight, format = 'json' }, { service, address, left }) => {
    if (format !== 'json' && format !== 'xml') refuse(formatUnknown, 'Set format to json or xml.');
    const { baseUrl, database } = service;
    const place = placeOfUrl(baseUrl, url);
    const shown = place && (await shownAt(database.db, place, nobody));
    if (!place || !shown) refuse('resource.not_found', 'No such diagram.');
    const { row, version } = shown;
    const style = await styleOfVersion(service, row, version);
    const size = await seenOf(service, version.source, row, style, { address, left });
    const width = maxwidth ?? PHOTO;
    const height = maxheight ?? PHOTO;
    const photo = rasterWithin(size, { width, height });
    const small = rasterWithin(size, { width: Math.min(width, THUMBNAIL), height: Math.min(height, THUMBNAIL) });
    const at = ({ asked: width }: Raster): string => addressOf(baseUrl, place, width);
    const value = {
      version: '1.0',
      type: photo ? 'photo' : 'link',
      title: version.number === row.version ? row.title : version.title,
      provider_name: 'Linework',
      provider_url: baseUrl,
      cache_age: KEPT,
      ...(photo && { url: at(photo), width: photo.width, height: photo.height }),
      ...(small && { thumbnail_url: at(small), thumbnail_width: small.width, thumbnail_height: small.height }),
    } as const;
    const written = format === 'xml' ? { written: { mediaType: 'text/xml', text: xmlOf('oembed', value) } } : {};
    return { value, reply: { headers: { 'cache-control': BRIEFLY }, ...written } };
  },
});

/** A private diagram does not exist for an embedder, not even if its owner sends the request. */
async function nobody(): Promise<undefined> {
  return undefined;
}

function addressOf(baseUrl: string, place: Place, width: number | undefined): string {
  return baseUrl + pathOf(place, pngOf(width));
}
