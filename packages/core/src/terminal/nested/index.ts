// Nested items as text, as `tree` prints them. In: the roots. Out: one line per item under its parent, notes in a
// column at the right, longer text hanging below its first line. On few columns the steps are short, and deeper items
// state their depth.
import { cellsOf, plain } from '../cells.js';
import { type Page, stacked } from '../page.js';
import { wrapCells } from '../wrap.js';

export interface TextTreeItem {
  readonly label: string;
  /** In the column at the right. */
  readonly sub?: string;
  readonly children: readonly TextTreeItem[];
}

export interface TextTree {
  readonly title?: string;
  readonly roots: readonly TextTreeItem[];
}

interface Rails {
  readonly branch: string;
  readonly last: string;
  readonly through: string;
}

/** By cells of a step. */
const UNICODE: readonly Rails[] = [
  { branch: '├── ', last: '└── ', through: '│   ' },
  { branch: '├ ', last: '└ ', through: '│ ' },
];
const ASCII: readonly Rails[] = [
  { branch: '|-- ', last: '`-- ', through: '|   ' },
  { branch: '| ', last: '` ', through: '| ' },
];
/** Cells that text always has. */
const LEAST_WORDS = 12;
/** Maximum share of the columns for notes. */
const NOTES = 0.5;
const NOTE_GAP = 2;

interface Open {
  readonly item: TextTreeItem;
  readonly depth: number;
  /** The prefix of its first line, and of those that follow. */
  readonly lead: string;
  readonly rest: string;
}

/** An item with the prefixes of its lines. */
interface Line {
  readonly lead: string;
  /** In front of its later lines; the rail of its content continues there. */
  readonly rest: string;
  readonly words: string;
  readonly sub?: string;
}

export function treeText({ title, roots }: TextTree, page: Page): string {
  const { columns } = page;
  const lines = linesOf(roots, page);
  const from = noteColumn(lines, columns);
  return stacked([
    title === undefined ? [] : wrapCells(title, columns),
    lines.flatMap((each) => painted(each, columns, from)),
  ]);
}

function linesOf(roots: readonly TextTreeItem[], { columns, charset }: Page): readonly Line[] {
  const rails = charset === 'ascii' ? ASCII : UNICODE;
  const deepest = depthOf(roots);
  const room = Math.max(0, columns - LEAST_WORDS);
  const steps = rails.find(({ through }) => through.length * deepest <= room) ?? rails.at(-1);
  const most = steps === undefined ? 0 : Math.floor(room / steps.through.length);
  const lines: Line[] = [];
  const open: Open[] = roots.toReversed().map((item) => ({ item, depth: 0, lead: '', rest: '' }));
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { item, depth, lead, rest } = at;
    const depthNote = depth > most ? `(${depth}) ` : '';
    const holds = steps !== undefined && depth < most && item.children.length > 0;
    lines.push({
      lead,
      rest: holds ? rest + steps.through : rest,
      words: `${depthNote}${plain(item.label)}`,
      ...(item.sub === undefined ? {} : { sub: item.sub }),
    });
    item.children.toReversed().forEach((child, i) => {
      const isDrawn = steps !== undefined && depth < most;
      open.push({
        item: child,
        depth: depth + 1,
        lead: isDrawn ? rest + (i === 0 ? steps.last : steps.branch) : lead,
        rest: isDrawn ? rest + (i === 0 ? ' '.repeat(steps.through.length) : steps.through) : rest,
      });
    });
  }
  return lines;
}

/** Where notes begin: after the longest name that has one, or at half of the columns. */
function noteColumn(lines: readonly Line[], columns: number): number {
  let names = 0;
  let notes = 0;
  for (const { lead, words, sub } of lines) {
    if (sub === undefined) continue;
    names = Math.max(names, cellsOf(lead) + cellsOf(words) + NOTE_GAP);
    notes = Math.max(notes, cellsOf(plain(sub)));
  }
  return Math.min(names, columns - Math.min(notes, Math.floor(NOTES * columns)));
}

function painted({ lead, rest, words, sub }: Line, columns: number, from: number): readonly string[] {
  const names = wrapCells(words, columns - cellsOf(lead)).map(
    (each, i) => `${i === 0 ? lead : hung(lead, rest)}${each}`,
  );
  if (names.length === 0) names.push(lead);
  const notes = sub === undefined ? [] : wrapCells(sub, columns - from);
  // A name that extends into the column of notes has its own note below it.
  const beside = notes.length > 0 && cellsOf(names.at(-1) ?? '') + NOTE_GAP <= from;
  const first = beside ? (names.pop() ?? lead) : undefined;
  const rows = notes.map((each, i) => padded(i === 0 && first !== undefined ? first : rest, from) + each);
  return [...names, ...rows].map((each) => each.trimEnd());
}

/** Later lines of a name are below its first one, if the rails leave room for them. */
function hung(lead: string, rest: string): string {
  return cellsOf(rest) > cellsOf(lead) ? rest.slice(0, lead.length) : rest;
}

/** Rails that extend into the column of notes are cut. */
function padded(text: string, cells: number): string {
  const short = cellsOf(text);
  return short <= cells ? text + ' '.repeat(cells - short) : text.slice(0, cells);
}

function depthOf(roots: readonly TextTreeItem[]): number {
  let depth = -1;
  for (let level = roots; level.length > 0; level = level.flatMap(({ children }) => children)) depth += 1;
  return Math.max(0, depth);
}
