// What other services read from a page: in, the diagram and its addresses; out, the tags of Open Graph (ogp.me), of cards, and of oEmbed's
// discovery (oembed.com, section 4). A private diagram has none: nobody else can read them.
import { type Html, html } from '../../pages/html.js';
import { type Place, pathOf } from './place.js';
import { rasterWithin, type Size } from './raster.js';

export interface Told {
  readonly baseUrl: string;
  readonly place: Place;
  readonly title: string;
  readonly words: string;
  readonly size: Size;
}

/** Maximum pixels per side that card readers accept. */
const CARD = { width: 2048, height: 2048 };

export function metaTags({ baseUrl, place, title, words, size }: Told): Html {
  const url = baseUrl + pathOf(place);
  const image = rasterWithin(size, CARD);
  const named = { 'twitter:title': title, 'twitter:description': words };
  const pictured = image && {
    address: baseUrl + pathOf(place, pngOf(image.asked)),
    width: image.width,
    height: image.height,
  };
  const open = {
    'og:site_name': 'Linework',
    'og:type': 'website',
    'og:title': title,
    'og:description': words,
    'og:url': url,
    ...(pictured && {
      'og:image': pictured.address,
      'og:image:type': 'image/png',
      'og:image:width': String(pictured.width),
      'og:image:height': String(pictured.height),
      'og:image:alt': words,
    }),
  };
  const card = {
    'twitter:card': pictured ? 'summary_large_image' : 'summary',
    ...named,
    ...(pictured && { 'twitter:image': pictured.address, 'twitter:image:alt': words }),
  };
  return html`<meta name="description" content="${words}">
<link rel="canonical" href="${url}">
${Object.entries(open).map(([name, value]) => html`<meta property="${name}" content="${value}">\n`)}${Object.entries(card).map(([name, value]) => html`<meta name="${name}" content="${value}">\n`)}${discovery(baseUrl, url, title, 'json', 'application/json+oembed')}
${discovery(baseUrl, url, title, 'xml', 'text/xml+oembed')}
`;
}

/** A PNG in the diagram's own colours. */
export function pngOf(width: number | undefined) {
  return { format: 'png', dark: false, ...(width === undefined ? {} : { width }) } as const;
}

function discovery(baseUrl: string, url: string, title: string, format: string, type: string): Html {
  const href = `${baseUrl}/oembed?${new URLSearchParams({ url, format })}`;
  return html`<link rel="alternate" type="${type}" href="${href}" title="${title}">`;
}
