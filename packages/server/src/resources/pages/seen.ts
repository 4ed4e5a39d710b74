// What a picture shows, without drawing it: in, an SVG that this service drew; out, its size in px and the lines of its outline, which it
// contains as its description.
import type { Size } from './raster.js';

export interface Seen extends Size {
  readonly lines: readonly string[];
}

/** Maximum characters of a picture's text alternative. */
const LONGEST = 250;

/** Bytes in which the first lines of a picture without a description end. */
const MOST_BARE = 100_000;

/** The first line has the size, the second the title, the third the description. */
const HEAD =
  /^<svg [^>]*? width="([\d.]+)" height="([\d.]+)"[^>]*>\n<title[^>]*>[^<]*<\/title>\n(?:<desc[^>]*>([^<]*)<\/desc>)?/;

export function seenIn(svg: Uint8Array): Seen {
  const [, width, height, words = ''] = HEAD.exec(headOf(Buffer.from(svg.buffer, svg.byteOffset, svg.length))) ?? [];
  if (width === undefined) throw new Error('The picture does not have the expected first lines.');
  const lines = unescaped(words)
    .split(/\r\n?|\n/)
    .filter((each) => each.trim() !== '');
  return { width: Number(width), height: Number(height), lines };
}

/** The first lines as a text; the shapes after them can be megabytes. */
function headOf(svg: Buffer): string {
  const described = svg.indexOf('</desc>');
  return svg.toString('utf8', 0, described === -1 ? Math.min(svg.length, MOST_BARE) : described + '</desc>'.length);
}

/** The text alternative, in one line: what the picture is, and as much of its description, from the start, as fits. */
export function wordsFor(seen: Pick<Seen, 'lines'>, title: string): string {
  const [, ...rest] = seen.lines;
  let words = nameFor(seen, title);
  for (const each of rest) {
    const longer = `${words}. ${inOneLine(each)}`;
    if (longer.length > LONGEST) break;
    words = longer;
  }
  return words;
}

/** What it is, if the picture itself is shown too: `Checkout: flow, 6 nodes, 6 connections, 1 group`. */
export function nameFor({ lines: [first] }: Pick<Seen, 'lines'>, title: string): string {
  const name = inOneLine(first ?? title);
  return name.length <= LONGEST ? name : `${[...name].slice(0, LONGEST / 2).join('')}…`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#13;', '\r').replaceAll('&amp;', '&');
}
