// Wraps long parts like text. In: a scope's part and the target proportions. Out: where it is cut into rows of ranks,
// and the graph whose rows are invisible groups. Cuts are made where few lines pass.
import type { Drawing, LayoutGraph, LayoutGroup, LayoutNode, Size } from '../graph.js';
import { frameWidth } from '../page.js';
import type { Part } from './ranks.js';
import { alongOf, betweenIn } from './rows.js';
import { isSideways, type Scope } from './scopes.js';
import { FOLDED_APART, MOST_FOLDED_ROWS, MOST_PASSING, ROW_PADDING, ROW_STRETCHES } from './weights.js';

/** Rows of related items: the ids of the nodes and groups in each. */
export interface Wrapped {
  readonly scope: Scope;
  readonly rows: readonly (readonly string[])[];
}

export interface Wrapping extends Size {
  readonly rows: readonly (readonly string[])[];
}

/** The best number of rows; undefined if there is no place to cut. */
export function wrapping(scope: Scope, part: Part, aspect: number): Wrapping | undefined {
  const slices = slicesOf(scope, part);
  const total = slices.reduce((sum, { along }) => sum + along, 0);
  let best: Wrapping | undefined;
  for (let count = 2; count <= Math.min(MOST_FOLDED_ROWS, slices.length); count++) {
    for (const stretch of ROW_STRETCHES) {
      const rows = filled(slices, (stretch * total) / count);
      if (rows.length < 2) continue;
      const candidate = sizedRows(scope, rows);
      if (best === undefined || frameWidth(candidate, aspect) < frameWidth(best, aspect)) best = candidate;
    }
  }
  return best;
}

/** A rank. */
interface Slice {
  readonly members: readonly string[];
  readonly along: number;
  readonly across: number;
  /** Whether a row can begin with it. */
  readonly cut: boolean;
}

function slicesOf(scope: Scope, { ranks }: Part): readonly Slice[] {
  const rankOf = new Map(ranks.flatMap((rank, i) => rank.map((item) => [item, i] as const)));
  const change = new Array<number>(ranks.length + 1).fill(0);
  for (const [from, to] of scope.arcs) {
    const [a, b] = [rankOf.get(from), rankOf.get(to)];
    if (a === undefined || b === undefined) continue;
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    change[low + 1] = (change[low + 1] ?? 0) + 1;
    change[high + 1] = (change[high + 1] ?? 0) - 1;
  }
  let passing = 0;
  return ranks.map((rank, i) => {
    passing += change[i] ?? 0;
    const items = rank.flatMap((item) => scope.items[item] ?? []);
    return {
      members: items.flatMap(({ members }) => members),
      along: alongOf(scope, [{ items: rank.slice(0, 1), stacked: false }]) + betweenIn(scope),
      across: items.reduce((sum, { across }) => sum + across + FOLDED_APART, -FOLDED_APART),
      cut: passing <= MOST_PASSING,
    };
  });
}

/** Each row as long as possible. */
function filled(slices: readonly Slice[], longest: number): readonly (readonly Slice[])[] {
  const rows: (readonly Slice[])[] = [];
  let start = 0;
  let end = 0;
  let along = 0;
  slices.forEach((slice, i) => {
    if (i > start && slice.cut && along <= longest) end = i;
    along += slice.along;
    if (along <= longest || end <= start) return;
    rows.push(slices.slice(start, end));
    along = slices.slice(end, i + 1).reduce((sum, each) => sum + each.along, 0);
    start = end;
  });
  return [...rows, slices.slice(start)];
}

function sizedRows(scope: Scope, rows: readonly (readonly Slice[])[]): Wrapping {
  const lengths = rows.map((row) => row.reduce((sum, each) => sum + each.along, 0));
  const breadths = rows.map((row) => row.reduce((most, each) => Math.max(most, each.across), 0));
  const along = lengths.reduce((most, each) => Math.max(most, each), 0) + 2 * ROW_PADDING;
  const across = breadths.reduce((sum, each) => sum + each + ROW_PADDING + betweenIn(scope), ROW_PADDING);
  const [width, height] = isSideways(scope.direction) ? [along, across] : [across, along];
  return { width, height, rows: rows.map((row) => row.flatMap(({ members }) => members)) };
}

export function withRows(graph: LayoutGraph, wrapped: readonly Wrapped[], fresh: () => string): LayoutGraph {
  if (wrapped.length === 0) return graph;
  const rowOf = new Map<string, string>();
  const rows = wrapped.flatMap(({ scope: { group, direction }, rows: list }): readonly LayoutGroup[] => {
    const whole = fresh();
    const around = group === undefined ? {} : { parent: group };
    return [
      { id: whole, title: NO_TITLE, direction: isSideways(direction) ? 'down' : 'right', ...around },
      ...list.map((members): LayoutGroup => {
        const id = fresh();
        for (const member of members) rowOf.set(member, id);
        return { id, title: NO_TITLE, direction, parent: whole };
      }),
    ];
  });
  const moved = graph.groups.map((each): LayoutGroup => {
    const row = rowOf.get(each.id);
    return row === undefined ? each : { ...each, parent: row };
  });
  return {
    ...graph,
    nodes: graph.nodes.map((each): LayoutNode => {
      const row = rowOf.get(each.id);
      return row === undefined ? each : { ...each, group: row };
    }),
    groups: parentsFirst([...rows, ...moved]),
  };
}

const NO_TITLE: Size = { width: 0, height: 0 };

function parentsFirst(groups: readonly LayoutGroup[]): readonly LayoutGroup[] {
  const inside = new Map<string | undefined, LayoutGroup[]>();
  for (const each of groups) {
    const list = inside.get(each.parent) ?? [];
    inside.set(each.parent, list);
    list.push(each);
  }
  const from = (parent: string | undefined): readonly LayoutGroup[] =>
    (inside.get(parent) ?? []).flatMap((each) => [each, ...from(each.id)]);
  return from(undefined);
}

/** Without the rows, which no picture shows. */
export function withoutRows(graph: LayoutGraph, drawing: Drawing): Drawing {
  const places = new Map(drawing.groups.map((each) => [each.id, each]));
  return { ...drawing, groups: graph.groups.flatMap(({ id }) => places.get(id) ?? []) };
}
