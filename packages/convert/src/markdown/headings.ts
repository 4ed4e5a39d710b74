// Headings of a document: in, a heading's text or a fence; out, the words of the heading, without marks.
import type { Fence } from './fences.js';

/** Characters read of a heading, a paragraph or an item; the rest does not affect its shape. */
export const LONGEST = 2_000;
/** A longer heading is a sentence, not a title. */
const LONGEST_TITLE = 120;
/** Blank lines between a heading and its fence. */
const MOST_BLANK = 3;
/** The first level names the document. */
const MARKED = /^ {0,3}#{2,6}[ \t]+(?![ \t])(.*)$/;
const UNDERLINE = /^ {0,3}-{2,}[ \t]*$/;

/** The heading that a fence follows directly: the only name of a diagram without a title. */
export function headingAbove(document: string, { opening }: Fence): string | undefined {
  const lines: string[] = [];
  let end = opening.start;
  for (let i = 0; i < MOST_BLANK + 3 && end > 0; i++) {
    const { start, line } = lineBefore(document, end);
    lines.push(line.slice(0, LONGEST).replace(/^(?: {0,3}>)+ ?/, ''));
    end = start;
  }
  const at = lines.findIndex((each) => each.trim() !== '');
  const [line = '', above = '', before = ''] = at < 0 || at > MOST_BLANK ? [] : lines.slice(at, at + 3);
  const marked = MARKED.exec(line)?.[1];
  const isUnderlined = UNDERLINE.test(line) && before.trim() === '' && !/^ {4}|^[ \t]*[|>#*+-]/.test(above);
  const title = plain(marked === undefined ? (isUnderlined ? above : '') : titleOf(marked));
  return title === '' || title.length > LONGEST_TITLE ? undefined : title;
}

function lineBefore(document: string, end: number): { readonly start: number; readonly line: string } {
  let stop = end;
  if (document[stop - 1] === '\n') stop--;
  if (document[stop - 1] === '\r') stop--;
  const start =
    stop === 0 ? 0 : Math.max(document.lastIndexOf('\n', stop - 1), document.lastIndexOf('\r', stop - 1)) + 1;
  return { start, line: document.slice(start, stop) };
}

/** Without the optional closing marks. */
export function titleOf(text: string): string {
  const title = text.trimEnd();
  let end = title.length;
  while (end > 0 && title[end - 1] === '#') end--;
  return end === 0 || /\s/.test(title[end - 1] ?? '') ? title.slice(0, end).trimEnd() : title;
}

/** Without the marks of links, code and emphasis. */
export function plain(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\[([^[\]]{2,80})\](?:\[[^[\]]{0,80}\])?/g, '$1')
    .replace(/<[^<>]{1,200}>/g, ' ')
    .replace(/\*\*|__|`|~~/g, '')
    .replace(/\\([\\|_*#])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
