// The number of jobs in a matrix: in, the matrix of a job; out, their number, unknown if an expression decides, and its axes.
import { at, entriesAt, itemsAt, type Tree, textAt, textsAt } from '../../reading/tree.js';

export interface Matrix {
  readonly count?: number;
  readonly axes: readonly string[];
  readonly values: ReadonlyMap<string, readonly string[]>;
}

type Row = ReadonlyMap<string, string>;

/** GitHub creates at most 256 jobs from one matrix; before `exclude` there can be more rows. */
const MOST_ROWS = 2_000;
const MOST_RULES = 256;

export function matrixOf(tree: Tree | undefined): Matrix | undefined {
  if (!tree) return undefined;
  if (tree.is !== 'map') return { axes: [], values: new Map() };
  const axes = entriesAt(tree).filter(({ key }) => key !== 'include' && key !== 'exclude');
  const names = axes.map(({ key }) => key);
  const values = new Map(axes.map(({ key, value }) => [key, textsAt(value)]));
  const decided = [...axes.map(({ value }) => value), at(tree, 'include'), at(tree, 'exclude')];
  if (decided.some((each) => each !== undefined && each.is !== 'list')) return { axes: names, values };
  const total = axes.reduce((product, { value }) => product * itemsAt(value).length, 1);
  const included = itemsAt(tree, 'include').map(rowOf);
  const excluded = itemsAt(tree, 'exclude').map(rowOf);
  if (total > MOST_ROWS || included.length > MOST_RULES || excluded.length > MOST_RULES) return { axes: names, values };
  let rows: readonly Row[] = names.length === 0 ? [] : [new Map()];
  for (const { key, value } of axes)
    rows = rows.flatMap((row) => itemsAt(value).map((item) => new Map([...row, [key, written(item)]])));
  rows = rows.filter((row) => !excluded.some((rule) => [...rule].every(([key, value]) => row.get(key) === value)));
  const added = included.filter((rule) => !rows.some((row) => fits(rule, row)));
  const shown = names.length > 0 ? names : [...new Set(included.flatMap((row) => [...row.keys()]))].slice(0, 1);
  return { count: rows.length + added.length, axes: shown, values };
}

/** An entry of `include` that overwrites nothing only extends existing jobs. */
function fits(rule: Row, row: Row): boolean {
  return [...rule].every(([key, value]) => !row.has(key) || row.get(key) === value);
}

function rowOf(tree: Tree): Row {
  return new Map(entriesAt(tree).map(({ key, value }) => [key, written(value)]));
}

function written(tree: Tree): string {
  if (tree.is === 'list') return `[${tree.items.map(written).join(',')}]`;
  if (tree.is === 'map')
    return `{${[...tree.entries.values()].map(({ key, value }) => `${key}:${written(value)}`).join(',')}}`;
  return textAt(tree) ?? '';
}
