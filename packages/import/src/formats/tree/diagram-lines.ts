// Trees drawn with lines, by `tree` or by hand: in, lines; out, the entries. Each belongs to the last one whose mark is further
// left, which also works for crooked drawings.
import type { LeftOut } from '../../contract.js';
import { namedBy } from './comment.js';
import { addEntry, type Entry, newRoot, type Told } from './forest.js';
import type { Line } from './lines.js';
import type { Listing } from './listing.js';
import { withMeta } from './meta.js';

interface Drawn {
  readonly line: Line;
  readonly column: number;
  readonly text: string;
  readonly is: 'entry' | 'text' | 'dots' | 'bars';
}

const TAB = 4;
const BARS = ' \t│┃║|┆┊';
const BRANCHES = '├└╰┣┗╠╚┝┕';
const STROKES = '─━═╴╌┄-_>';
const SUMMARY = /^(?:\S{1,12} used in )?\d{1,9} director(?:y|ies)(?:, \d{1,9} files?)?$/;
const COMMAND = /^(?:[$%>#]\s?\S|tree(?:\s|$)|Folder PATH listing|Volume serial number)/;

export function isDiagram(lines: readonly Line[]): boolean {
  return lines.some((line) => drawnOf(line).is === 'entry');
}

export function readDiagramLines(lines: readonly Line[]): Listing | undefined {
  const rows = lines.filter(({ text }) => !/^\s*(?:```|~~~)/.test(text)).map(drawnOf);
  const first = rows.findIndex(({ is }) => is === 'entry');
  const [start] = lines;
  if (first < 0 || !start) return undefined;
  // Windows lists the files of a folder after its bars, without marks.
  const windows = rows.some(({ line }) => /[├└]───\S/.test(line.text));
  const classified = rows.some(({ text, is }) => is === 'text' && (SUMMARY.test(text) || text === './'));
  const roots = rootsOf(rows, windows);
  const root = newRoot(start.place);
  const leftOut: LeftOut[] = [];
  const open: { readonly column: number; readonly entry: Entry }[] = [];
  let top = root;
  let heading: Named | undefined;
  for (const [index, { line, column, text, is }] of rows.entries()) {
    const { place } = line;
    while ((open.at(-1)?.column ?? -1) >= column) open.pop();
    const parent = open.at(-1)?.entry ?? top;
    if (roots.has(index)) {
      heading = rootNamed(text);
      open.length = 0;
      top = roots.size === 1 ? root : (addEntry(root, heading.name, place, { ...heading, folder: true }) ?? root);
    } else if (is === 'entry' || (is === 'text' && windows && column > 0)) {
      const { name, told: details } = entryOf(text, classified);
      const entry = addEntry(parent, name, place, details);
      if (entry) open.push({ column, entry });
      else leftOut.push({ external: name, because: 'it has no name or is nested too deeply', place });
    } else if (is === 'dots') parent.more = true;
    else if (is === 'text' && !SUMMARY.test(text) && !COMMAND.test(text))
      leftOut.push({ external: text, because: 'the line is not part of the tree', place });
  }
  if (leftOut.length > rows.length - leftOut.length) return undefined;
  const single = roots.size === 1 ? heading : undefined;
  return {
    root,
    leftOut,
    ...(single ? { rootName: single.name } : {}),
    ...(single?.comment === undefined ? {} : { rootComment: single.comment }),
  };
}

type Named = ReturnType<typeof namedBy>;

function rootNamed(text: string): Named {
  const { name, told: details } = entryOf(text, false);
  return { name, ...(details.comment === undefined ? {} : { comment: details.comment }) };
}

/** Texts directly before an entry, at the margin. */
function rootsOf(rows: readonly Drawn[], windows: boolean): ReadonlySet<number> {
  const roots = new Set<number>();
  let candidate: number | undefined;
  for (const [index, { is, column, text }] of rows.entries()) {
    if (is === 'text' && !(windows && column > 0) && !SUMMARY.test(text) && !COMMAND.test(text)) candidate = index;
    else if (is === 'entry' || is === 'text') {
      if (candidate !== undefined && (rows[candidate]?.column ?? 0) <= column) roots.add(candidate);
      candidate = undefined;
    }
  }
  return roots;
}

function entryOf(text: string, classified: boolean): { readonly name: string; readonly told: Told } {
  const { rest, told: details } = withMeta(text);
  const { name, ...behind } = namedBy(rest);
  const marked = classified ? name.replace(/([\w.-])[*=|>@]$/, '$1') : name;
  return { name: unquoted(marked), told: { ...details, ...behind } };
}

/** In backticks or quotes, or as a Markdown link: `[src](src)`. */
function unquoted(name: string): string {
  const link = /^\[([^\]]{1,200})\]\([^)]{0,500}\)$/.exec(name);
  if (link) return link[1] ?? name;
  const [open = ''] = name;
  return name.length > 2 && '`"\'*'.includes(open) && name.endsWith(open)
    ? name.replace(/^\*\*|\*\*$|^.|.$/g, '')
    : name;
}

function drawnOf(line: Line): Drawn {
  const { text } = line;
  let column = 0;
  let at = 0;
  for (; at < text.length && BARS.includes(text[at] ?? ''); at++) {
    if (isAsciiMark(text, at)) break;
    column = text[at] === '\t' ? column + TAB - (column % TAB) : column + 1;
  }
  const rest = text.slice(at);
  if (rest === '') return { line, column, text: '', is: 'bars' };
  const box = BRANCHES.includes(rest[0] ?? '');
  if (!box && !isAsciiMark(text, at)) return { line, column, text: rest, is: isDots(rest) ? 'dots' : 'text' };
  let end = 1;
  while (end < rest.length && STROKES.includes(rest[end] ?? '')) end++;
  const name = rest.slice(end).trim();
  if (name === '') return { line, column, text: '', is: 'bars' };
  if (/^[│┬┼┴┤┐┘|+=-]/.test(name)) return { line, column, text: rest, is: 'text' };
  return { line, column, text: name, is: isDots(name) ? 'dots' : 'entry' };
}

/** `|--`, a backtick for the last entry, and common substitutes. */
function isAsciiMark(text: string, at: number): boolean {
  const char = text[at] ?? '';
  if (!"|`+\\'".includes(char)) return false;
  if (text.startsWith('--', at + 1) || text.startsWith('──', at + 1)) return true;
  return (
    (char === '|' && /^_{1,3} ?[A-Za-z0-9.@]/.test(text.slice(at + 1, at + 7))) ||
    /^- \w/.test(text.slice(at + 1, at + 4))
  );
}

function isDots(text: string): boolean {
  return /^(?:\.{3,9}|…|\[\.{3}\]|\(\.{3}\)|etc\.?)$/.test(text);
}
