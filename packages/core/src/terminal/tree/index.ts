// A tree as text, as `tree` prints it: in, its roots; out, a line an item under its parent, longer words hanging below their
// first line. Where the columns are few the steps are short, and what is deeper still says how deep it stands.
import { cellsOf, plain } from '../cells.js';
import { type Page, stacked } from '../page.js';
import { wrapCells } from '../wrap.js';

export interface TextTreeItem {
  readonly label: string;
  /** Said behind the label. */
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
/** Cells that words always have. */
const LEAST_WORDS = 12;

interface Open {
  readonly item: TextTreeItem;
  readonly depth: number;
  /** What stands before its first line, and before those that follow. */
  readonly lead: string;
  readonly rest: string;
}

export function treeText({ title, roots }: TextTree, { columns, charset }: Page): string {
  const rails = charset === 'ascii' ? ASCII : UNICODE;
  const deepest = depthOf(roots);
  const room = Math.max(0, columns - LEAST_WORDS);
  const steps = rails.find(({ through }) => through.length * deepest <= room) ?? rails.at(-1);
  const most = steps === undefined ? 0 : Math.floor(room / steps.through.length);
  const lines: string[] = [];
  const open: Open[] = roots.toReversed().map((item) => ({ item, depth: 0, lead: '', rest: '' }));
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { item, depth, lead, rest } = at;
    const told = depth > most ? `(${depth}) ` : '';
    const words = `${told}${plain(item.label)}${item.sub === undefined ? '' : `  ${plain(item.sub)}`}`;
    wrapCells(words, columns - cellsOf(lead)).forEach((line, i) => {
      lines.push(`${i === 0 ? lead : rest}${line}`.trimEnd());
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
  return stacked([title === undefined ? [] : wrapCells(title, columns), lines]);
}

function depthOf(roots: readonly TextTreeItem[]): number {
  let depth = -1;
  for (let level = roots; level.length > 0; level = level.flatMap(({ children }) => children)) depth += 1;
  return Math.max(0, depth);
}
