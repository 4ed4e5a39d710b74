// The text inside a link, as in `A -- text --> B`: in, the offset after the opening dashes; out, the text and the link that
// ends it. Mermaid tries every character on every following line for the end, so the text can be long.
import { isBlank, type Scan, skipBlanks, skipSpace } from '../scan.js';
import type { RawText, Stroke } from './ast.js';
import { readString } from './brackets.js';
import { type LinkToken, linkAt } from './links.js';

export interface EdgeText {
  readonly text: RawText | undefined;
  readonly link: LinkToken;
}

/** Candidates: places where a link of this stroke could end a text. */
const CANDIDATES: Readonly<Record<Stroke, RegExp>> = {
  normal: /[xo<]?--/g,
  thick: /[xo<]?==/g,
  dotted: /[xo<]?-?\.(?=[.-])/g,
  invisible: /~~~/g,
};

export function readEdgeText(scan: Scan, at: number, stroke: Stroke): EdgeText | undefined {
  const { text } = scan;
  const from = skipSpace(text, at);
  if (text.charAt(from) === '"') {
    const string = readString(scan, from);
    const end = string ? skipSpace(text, string.end) : from;
    const link = string ? linkOf(text, end, stroke) : undefined;
    if (string && link) {
      return { text: { text: string.text, form: string.form, span: { start: from, end: string.end } }, link };
    }
  }
  // Mermaid refuses a quote, or a line that is not a link (`a -- b`), in a text. Here they are skipped, on the same line only.
  const lineEnd = Math.min(scan.lineEnd(from), from + LONGEST_LOOSE);
  const limit = Math.max(scan.next(QUOTE, from), lineEnd);
  let loose = false;
  let candidate = scan.next(CANDIDATES[stroke], from);
  while (candidate < limit) {
    const link = linkOf(text, candidate, stroke);
    if (link) return { text: plainText(text, from, candidate, loose || scan.next(QUOTE, from) < candidate), link };
    let after = candidate + 1;
    while ('-=.'.includes(text.charAt(after)) && after < lineEnd) after++;
    if (after >= lineEnd) break;
    loose = true;
    candidate = scan.next(CANDIDATES[stroke], after);
    if (candidate >= lineEnd) break;
  }
  return undefined;
}

const QUOTE = /"/g;
const LONGEST_LOOSE = 600;

function linkOf(text: string, at: number, stroke: Stroke): LinkToken | undefined {
  const link = linkAt(text, at);
  return link && link.stroke === stroke ? link : undefined;
}

function plainText(text: string, from: number, to: number, loose: boolean): RawText | undefined {
  let end = to;
  while (end > from && (text.charAt(end - 1) === '\n' || isBlank(text.charCodeAt(end - 1)))) end--;
  const start = Math.min(skipBlanks(text, from), end);
  if (start === end) return undefined;
  return { text: text.slice(start, end), form: 'plain', span: { start, end }, ...(loose ? { loose } : {}) };
}
