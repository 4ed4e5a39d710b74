// Code to embed a hosted diagram elsewhere: in, its addresses and its text alternative; out, Markdown and HTML. Neither has a frame or a script.
import { charactersOf, type Html, html } from '../../pages/html.js';
import { type Place, pathOf } from './place.js';
import type { Size } from './raster.js';

export interface Embedded {
  readonly baseUrl: string;
  readonly place: Place;
  readonly theme: 'light' | 'dark' | 'auto';
  /** The text alternative. */
  readonly words: string;
  /** px */
  readonly width: number;
}

type Pictured = Pick<Embedded, 'place' | 'theme' | 'words'>;

/**
 * Characters with a meaning in Markdown, written as character references, which never have one (CommonMark 0.31, section 2.5); after a backslash some
 * renderers parse them a second time.
 */
const MARKED = /[\\`*_[\]<&|~$]/g;

export function markdownOf({ baseUrl, place, words }: Embedded): string {
  const page = baseUrl + pathOf(place);
  const picture = baseUrl + pathOf(place, { format: 'svg', dark: false });
  return `[![${words.replace(MARKED, (sign) => `&#${sign.charCodeAt(0)};`)}](${picture})](${page})`;
}

/** The height is omitted: pages that narrow a picture would keep it, and distort the picture. */
export function htmlOf(of: Embedded): string {
  const { baseUrl, place, width } = of;
  return charactersOf(html`<a href="${baseUrl + pathOf(place)}">
  <picture>
${darkSource(of, baseUrl, '    ')}    <img alt="${of.words}" src="${lightPath(of, baseUrl)}" width="${width}">
  </picture>
</a>`);
}

/** The picture in a page of this service, at its own size. */
export function pictureOf(of: Pictured, { width, height }: Size): Html {
  return html`<picture>
${darkSource(of, '', '  ')}  <img alt="${of.words}" src="${lightPath(of, '')}" width="${width}" height="${height}">
</picture>`;
}

/** Dark for readers with a dark setting, unless the diagram is dark for everyone. */
function darkSource({ place, theme }: Pictured, baseUrl: string, indent: string): Html | undefined {
  if (theme === 'dark') return undefined;
  const path = pathOf(place, { format: 'svg', dark: true });
  return html`${indent}<source media="(prefers-color-scheme: dark)" srcset="${baseUrl + path}">\n`;
}

function lightPath({ place }: Pictured, baseUrl: string): string {
  return baseUrl + pathOf(place, { format: 'svg', dark: false });
}
