// Items written as a list: Markdown's `- x`, `1. x`, `# x`, PlantUML's `* x`, `** x`. In, a line; out, its depth below
// its context, and its text.
import type { HabitLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { indentOf, lineBelow } from './neighbours.js';

export interface ListedItem {
  /** Levels below the line's own indentation. */
  readonly depth: number;
  readonly text: string;
  /** PlantUML's colour between marker and text. */
  readonly colour?: string;
  /** Marked to be drawn without a box. */
  readonly plain?: true;
  /** A heading above that is a comment here, and its offset. */
  readonly root?: { readonly label: string; readonly start: number };
}

/** Stars, pluses or minuses, a number or a letter with a dot or a bracket, a checkbox. */
const MARK =
  /^(\*{1,24}|\+{1,24}|-{1,24}|•|◦|–|\d{1,3}[.)]|[a-z][)])(?:\[(#?\w+)\])?(_)?[ \t]+(?:\[[ xX]\][ \t]+)?(\S.*)$/;
const HEADING = /^(#{1,6})[ \t]+(.*?)[ \t#]*$/;
/** Maximum lines searched upwards for a heading. */
const MOST_BACK = 60;

export function listedItem(line: HabitLine, text: string): ListedItem | undefined {
  const heading = HEADING.exec(text);
  if (heading?.[1] !== undefined && heading[2]) {
    const root = heading[1].length === 2 ? rootAbove(line) : undefined;
    return { depth: heading[1].length - 1, text: heading[2], ...(root ? { root } : {}) };
  }
  const match = MARK.exec(text);
  const [, mark = '', colour, bare, words] = match ?? [];
  if (words === undefined) return undefined;
  const marks = /^[*+-]+$/.test(mark) ? mark.length : 1;
  const above = headingAbove(line);
  return {
    depth: marks - 1 + (above === undefined ? 0 : above.level),
    text: words,
    ...(colour === undefined ? {} : { colour }),
    ...(bare === undefined ? {} : { plain: true }),
    ...(above?.root ? { root: above.root } : {}),
  };
}

/** Whether the next line is a deeper list item, or is indented further. */
export function listHolds(line: HabitLine, text: string): boolean {
  const below = lineBelow(line, line.index);
  if (below === undefined) return false;
  const indent = indentOf(below) - indentOf(lineText(line.source, line.index));
  if (indent !== 0) return indent > 0;
  const [own, next] = [text, below.trim()].map((each) => /^(?:[*+-]{1,24}|#{1,6})(?=[ \t])/.exec(each)?.[0]);
  if (own === undefined || next === undefined) return false;
  return own.startsWith('#') && !next.startsWith('#') ? true : next[0] === own[0] && next.length > own.length;
}

interface Above {
  readonly level: number;
  readonly root?: ListedItem['root'];
}

/** The heading above a list; a first heading with one # is a comment here, and is reported with the line. */
function headingAbove(line: HabitLine): Above | undefined {
  for (const { text, start, next } of linesAbove(line)) {
    const match = HEADING.exec(text.trim());
    if (!match?.[1]) continue;
    const level = match[1].length;
    return level === 1 && next && match[2] ? { level, root: { label: match[2], start } } : { level };
  }
  return undefined;
}

/** The heading with one # directly above, separated only by blank lines. */
function rootAbove(line: HabitLine): ListedItem['root'] {
  for (const { text, start, next } of linesAbove(line)) {
    const match = HEADING.exec(text.trim());
    return next && match?.[1]?.length === 1 && match[2] ? { label: match[2], start } : undefined;
  }
  return undefined;
}

interface LineAbove {
  readonly text: string;
  /** Of its first word. */
  readonly start: number;
  /** Nothing in between. */
  readonly next: boolean;
}

function* linesAbove({ source, header, index }: HabitLine): Generator<LineAbove> {
  let next = true;
  for (let i = index - 1; i >= Math.max(0, index - MOST_BACK); i--) {
    const at = source.lineStarts[i] ?? 0;
    if (at < (header?.span.end ?? 0)) return;
    const text = lineText(source, i);
    if (text.trim() === '') continue;
    yield { text, start: at + indentOf(text), next };
    next = false;
  }
}
