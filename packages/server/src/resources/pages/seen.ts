// What a picture shows, without drawing it: in, an SVG that this service drew; out, its size in px and the lines of its outline, which it
// contains as its description.
import type { Size } from './raster.js';

export interface Seen extends Size {
  readonly lines: readonly string[];
}

/** Maximum characters of a picture's text alternative. */
const LONGEST = 250;

/** The first line has the size, the second the title, the third the description. */
const HEAD =
  /^<svg [^>]*? width="([\d.]+)" height="([\d.]+)"[^>]*>\n<title[^>]*>[^<]*<\/title>\n(?:<desc[^>]*>([^<]*)<\/desc>)?/;

export function seenIn(svg: string): Seen {
  const [, width, height, words = ''] = HEAD.exec(svg) ?? [];
  if (width === undefined) throw new Error('The picture does not have the expected first lines.');
  const lines = unescaped(words)
    .split(/\r\n?|\n/)
    .filter((each) => each.trim() !== '');
  return { width: Number(width), height: Number(height), lines };
}

/** The text alternative, in one line: what the picture is, and as much of its description, from the start, as fits. */
export function wordsFor(seen: Pick<Seen, 'lines'>, title: string): string {
  const [, ...rest] = seen.lines;
  let told = nameFor(seen, title);
  for (const each of rest) {
    const longer = `${told}. ${inOneLine(each)}`;
    if (longer.length > LONGEST) break;
    told = longer;
  }
  return told;
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
