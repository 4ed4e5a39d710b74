// Code to embed a hosted diagram elsewhere: in, its addresses and its text alternative; out, Markdown and HTML. Neither has a frame or a script.
import { escapeHtml } from '../../pages/look.js';
import { type Place, pathOf } from './place.js';

export interface Embedded {
  readonly baseUrl: string;
  readonly place: Place;
  readonly theme: 'light' | 'dark' | 'auto';
  /** The text alternative. */
  readonly words: string;
  /** px */
  readonly width: number;
}

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
  const lines = pictureLines(of, baseUrl, ` width="${width}"`).map((each) => `  ${each}`);
  return [`<a href="${escapeHtml(baseUrl + pathOf(place))}">`, ...lines, '</a>'].join('\n');
}

/** Dark for readers with a dark setting, unless the diagram is dark for everyone. */
export function pictureLines(
  { place, theme, words }: Pick<Embedded, 'place' | 'theme' | 'words'>,
  baseUrl: string,
  size: string,
): readonly string[] {
  const at = (dark: boolean): string => escapeHtml(baseUrl + pathOf(place, { format: 'svg', dark }));
  return [
    '<picture>',
    ...(theme === 'dark' ? [] : [`  <source media="(prefers-color-scheme: dark)" srcset="${at(true)}">`]),
    `  <img alt="${escapeHtml(words)}" src="${at(false)}"${size}>`,
    '</picture>',
  ];
}
