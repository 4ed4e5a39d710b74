// What to paste to show a hosted diagram elsewhere: in, its addresses and its words; out, Markdown and HTML. Neither has a frame or a script.
import { escapeHtml } from '../../pages/look.js';
import { type Place, pathOf } from './place.js';

export interface Embedded {
  readonly baseUrl: string;
  readonly place: Place;
  readonly theme: 'light' | 'dark' | 'auto';
  /** Instead of the picture. */
  readonly words: string;
  /** px */
  readonly width: number;
}

/**
 * What Markdown gives a meaning, written as a character reference, which never has one (CommonMark 0.31, section 2.5); after a backslash some
 * renderers read it a second time.
 */
const MARKED = /[\\`*_[\]<&|~$]/g;

export function markdownOf({ baseUrl, place, words }: Embedded): string {
  const page = baseUrl + pathOf(place);
  const picture = baseUrl + pathOf(place, { format: 'svg', dark: false });
  return `[![${words.replace(MARKED, (sign) => `&#${sign.charCodeAt(0)};`)}](${picture})](${page})`;
}

/** The height is left out: pages that narrow a picture would keep it, and distort the picture. */
export function htmlOf(of: Embedded): string {
  const { baseUrl, place, width } = of;
  const lines = pictureLines(of, baseUrl, ` width="${width}"`).map((each) => `  ${each}`);
  return [`<a href="${escapeHtml(baseUrl + pathOf(place))}">`, ...lines, '</a>'].join('\n');
}

/** Dark for readers who have it dark, unless the diagram is dark for everyone. */
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
