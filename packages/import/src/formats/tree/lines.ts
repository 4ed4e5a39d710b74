// The lines of a listing: in, a file; out, its non-blank lines, without terminal colours and quotation marks, each with its
// place and whether a blank line precedes it.
import type { ImportFile } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';

export interface Line {
  readonly text: string;
  readonly place: FilePlace;
  readonly afterBlank: boolean;
}

/** Marks that can precede every line of a tree in a quotation or a comment. */
const QUOTES = ['>', '#', '//', '*', ';'] as const;

export function linesOf({ path, content }: ImportFile): readonly Line[] {
  let at = 0;
  const all = content.split('\n').map((raw) => {
    const start = at;
    at += raw.length + 1;
    const end = start + raw.length - (raw.endsWith('\r') ? 1 : 0);
    return { text: plain(raw), place: { file: path, span: { start, end } } };
  });
  const quote = QUOTES.find(
    (each) => all.some(({ text }) => text !== '') && all.every(({ text }) => isQuoted(text, each)),
  );
  const lines: Line[] = [];
  let afterBlank = true;
  for (const { text, place } of all) {
    const own = quote === undefined ? text : text.slice(quote.length);
    if (own.trim() !== '') lines.push({ text: own, place, afterBlank });
    afterBlank = own.trim() === '';
  }
  return lines;
}

function isQuoted(text: string, quote: string): boolean {
  return text === '' || text === quote || text.startsWith(`${quote} `);
}

function plain(raw: string): string {
  return raw
    .replace(/\u001b\[[0-9;]{0,20}[mK]/g, '')
    .replaceAll('\u00a0', ' ')
    .trimEnd();
}
