// What a picture shows, without looking at it: in, an SVG that this service drew; out, its size in px and the lines of its outline, which it
// carries as its description.
import type { Size } from './raster.js';

export interface Seen extends Size {
  readonly lines: readonly string[];
}

/** Characters of a picture's words where they stand in for it. */
const LONGEST = 250;

/** Its first line has the size, the second its title, the third the description. */
const HEAD =
  /^<svg [^>]*? width="([\d.]+)" height="([\d.]+)"[^>]*>\n<title[^>]*>[^<]*<\/title>\n(?:<desc[^>]*>([^<]*)<\/desc>)?/;

export function seenIn(svg: string): Seen {
  const [, width, height, words = ''] = HEAD.exec(svg) ?? [];
  if (width === undefined) throw new Error('A picture does not begin as pictures do.');
  const lines = unescaped(words)
    .split(/\r\n?|\n/)
    .filter((each) => each.trim() !== '');
  return { width: Number(width), height: Number(height), lines };
}

/** Instead of the picture, in one line: what it is, and as much of what it says as has room. */
export function wordsFor({ lines }: Pick<Seen, 'lines'>, title: string): string {
  const [first = title, ...rest] = lines.map((each) => each.replace(/\s+/g, ' ').trim());
  const told = rest.reduce((all, each) => (`${all}. ${each}`.length <= LONGEST ? `${all}. ${each}` : all), first);
  return told.length <= LONGEST ? told : `${[...told].slice(0, LONGEST - 1).join('')}…`;
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#13;', '\r').replaceAll('&amp;', '&');
}
