// Wraps a long drawing like text. In: a drawing laid out in some direction. Out: the graph with its layers cut into
// rows, each a group with that direction in a drawing that reads across; so the line from one row to the next runs
// between them. A downward drawing is cut into columns. Cuts are made where few lines pass (Rüegg and von Hanxleden,
// Wrapping Layered Graphs, 2018), but rows all start on one side: alternating rows that read backwards are hard to
// follow.

import type { FlowDirection, LayoutGraph, LayoutGroup, RoutedEdge } from '../../graph.js';
import { frameWidth } from '../../page.js';
import { nth } from '../checked.js';
import { type Item, isBox, isOnwards, isSideways, type Level } from '../model.js';
import type { Spacing } from '../spacing.js';
import { lineSegmentsOf } from './line-segments.js';
import {
  CUTTINGS_DRAWN,
  MOST_WRAPPED_LAYERS,
  MOST_WRAPPED_ROWS,
  MOST_WRAPPED_SEGMENTS,
  WRAP_FURTHER,
  WRAP_PASSING,
  WRAP_TOO_WIDE,
} from './weights.js';

export interface Wrapped {
  readonly graph: LayoutGraph;
  /** The groups that are rows, in reading order within each connected part. */
  readonly rows: readonly (readonly string[])[];
}

/** The area that the rows have to fill. */
export interface Page {
  /** Of each row. */
  readonly direction: FlowDirection;
  /** Width over height. */
  readonly aspect: number;
  /** px; narrower is better than any proportion. */
  readonly width: number;
}

/** Ways to cut the drawing that can fit the page's width, best first by their estimate. */
export function wrapRows(graph: LayoutGraph, root: Level, page: Page, spacing: Spacing): Wrapped[] {
  const levels = root.parts.length > 0 ? root.parts : [root];
  const cuts = levels.map((level) => cutsOf(level, page, spacing));
  const most = cuts.reduce((sum, { length }) => Math.max(sum, length), 0);
  return Array.from({ length: most }, (_, i) => cuts.map((ways) => nth(ways, Math.min(i, ways.length - 1))))
    .filter((ways) => ways.some(({ rows }) => rows.length > 1) && ways.every(({ least }) => least <= page.width))
    .map((ways) =>
      inRows(
        graph,
        ways.map(({ rows }) => rows),
        page,
      ),
    );
}

function inRows(graph: LayoutGraph, cut: readonly (readonly string[][])[], page: Page): Wrapped {
  const taken = new Set(graph.groups.map(({ id }) => id));
  const rowOf = new Map<string, string>();
  const groups: LayoutGroup[] = [];
  const rows = cut.map((list) =>
    list.map((members) => {
      let id = `row ${groups.length}`;
      while (taken.has(id)) id += ' ';
      groups.push({ id, title: { width: 0, height: 0 }, direction: page.direction });
      for (const member of members) rowOf.set(member, id);
      return id;
    }),
  );
  return {
    rows,
    graph: {
      ...graph,
      nodes: graph.nodes.map((node) => {
        const row = rowOf.get(`node ${node.id}`);
        return row === undefined ? node : { ...node, group: row };
      }),
      groups: [
        ...groups,
        ...graph.groups.map((group) => {
          const row = rowOf.get(`group ${group.id}`);
          return row === undefined ? group : { ...group, parent: row };
        }),
      ],
    },
  };
}

/** A layer with boxes: where it begins and ends in reading direction, its extent across, and its items. */
interface Slice {
  readonly start: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
  readonly items: readonly Item[];
  /** Lines that come from the preceding slice. */
  passing: number;
}

interface Cutting {
  /** The members of every row. */
  readonly rows: readonly string[][];
  /** px: the drawing is at least that wide. */
  readonly least: number;
}

/** Several cuttings of a level; a single row if it is better uncut. */
function cutsOf(level: Level, page: Page, spacing: Spacing): Cutting[] {
  const slices = slicesOf(level);
  const count = slices.length;
  const whole = { ends: [count], cost: shapeOf(slices, [count], page, spacing) };
  const ways = count > MOST_WRAPPED_LAYERS ? [] : WRAP_PASSING.flatMap((passing) => shortestRows(slices, passing));
  const better = [...new Map(ways.map((ends) => [ends.join(), ends])).values()]
    .map((ends) => ({ ends, cost: shapeOf(slices, ends, page, spacing) }))
    .filter(({ cost }) => cost < whole.cost)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, CUTTINGS_DRAWN);
  return (better.length === 0 ? [whole] : better).map(({ ends }) => {
    const rows = ends.map((end, i) => slices.slice(ends[i - 1] ?? 0, end));
    return {
      rows: rows.map((row) => row.flatMap(({ items }) => items.flatMap(namesOf))),
      least: isSideways(page.direction) ? most(rows.map((row) => longestChain(level, row))) : 0,
    };
  });
}

/** The longest way along lines through the boxes of a row, without gaps, since they come one after the other there too. */
function longestChain({ sections }: Level, row: readonly Slice[]): number {
  const [start, end] = [row[0]?.start ?? 0, row.at(-1)?.end ?? 0];
  const isIn = ({ y, height }: Item): boolean => y >= start && y + height <= end;
  const own = (item: Item): number => (isBox(item) ? item.height : 0);
  const lengths = new Map(row.flatMap(({ items }) => items).map((item) => [item, own(item)]));
  const onwards = sections.filter(
    ({ upper, lower, inLayer, reversed }) => !inLayer && !reversed && isIn(upper) && isIn(lower),
  );
  for (const { upper, lower } of onwards.sort((a, b) => a.upper.y - b.upper.y)) {
    lengths.set(lower, Math.max(lengths.get(lower) ?? 0, (lengths.get(upper) ?? 0) + own(lower)));
  }
  return most([...lengths.values()]);
}

function slicesOf(level: Level): Slice[] {
  const at = new Map<Item, number>();
  const slices: Slice[] = [];
  for (const layer of level.layers) {
    const items = layer.filter(isBox);
    if (items.length === 0) continue;
    for (const item of items) at.set(item, slices.length);
    slices.push({
      start: least(items.map(({ y }) => y)),
      end: most(items.map(({ y, height }) => y + height)),
      low: least(layer.map(({ x }) => x)),
      high: most(layer.map(({ x, width }) => x + width)),
      items,
      passing: 0,
    });
  }
  for (const { upper, lower } of level.sections) {
    const last = at.get(lower) ?? 0;
    for (let i = (at.get(upper) ?? last) + 1; i <= last; i++) {
      const slice = slices[i];
      if (slice !== undefined) slice.passing++;
    }
  }
  return slices;
}

function least(values: readonly number[]): number {
  return values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
}

function most(values: readonly number[]): number {
  return values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
}

/** For two rows, three and so on: where they end so that the longest is as short as possible. */
function shortestRows(slices: readonly Slice[], most: number): number[][] {
  const count = slices.length;
  const cuts = slices.flatMap(({ passing }, i) => (i > 0 && passing > 0 && passing <= most ? [i] : []));
  const stops = [...cuts, count];
  /** By stop: where its row ends; and where the next one starts. */
  const ends = stops.map((stop) => nth(slices, stop - 1).end);
  const starts = cuts.map((cut) => nth(slices, cut).start);
  const first = nth(slices, 0).start;
  /** By stop: the longest row up to there; without so many rows, infinite. */
  let reached = ends.map((end) => end - first);
  /** By number of rows and by stop: the preceding stop. */
  const before: number[][] = [];
  const cuttings: number[][] = [];
  for (let rows = 2; rows <= MOST_WRAPPED_ROWS && rows <= stops.length; rows++) {
    const next = ends.map(() => Number.POSITIVE_INFINITY);
    const from = ends.map(() => 0);
    for (let stop = rows - 1; stop < stops.length; stop++) {
      const end = nth(ends, stop);
      let least = Number.POSITIVE_INFINITY;
      for (let cut = rows - 2; cut < stop; cut++) {
        const longest = nth(reached, cut);
        // The rows before a later cut are no shorter.
        if (longest >= least) break;
        const worst = Math.max(longest, end - nth(starts, cut));
        if (worst >= least) continue;
        least = worst;
        from[stop] = cut;
      }
      next[stop] = least;
    }
    before.push(from);
    reached = next;
    cuttings.push(endsOf(before, stops));
  }
  return cuttings;
}

/** Where all rows end, up to the last stop. */
function endsOf(before: readonly (readonly number[])[], stops: readonly number[]): number[] {
  let at = stops.length - 1;
  const ends = [nth(stops, at)];
  for (const from of before.toReversed()) {
    at = nth(from, at);
    ends.push(nth(stops, at));
  }
  return ends.reverse();
}

/**
 * The width of the smallest frame of the requested proportions that holds the rows, increased by the number of cut
 * lines.
 */
function shapeOf(slices: readonly Slice[], ends: readonly number[], page: Page, spacing: Spacing): number {
  let along = 0;
  let across = 0;
  let further = 0;
  ends.forEach((end, i) => {
    further += Math.max(0, (slices[end]?.passing ?? 0) - 1);
    const row = slices.slice(ends[i - 1] ?? 0, end);
    const first = row[0];
    const last = row[row.length - 1];
    if (first === undefined || last === undefined) return;
    along = Math.max(along, last.end - first.start + 2 * spacing.padding);
    across += most(row.map(({ high }) => high)) - least(row.map(({ low }) => low)) + 2 * spacing.padding;
  });
  across += (ends.length - 1) * spacing.layer;
  const [width, height] = isSideways(page.direction) ? [along, across] : [across, along];
  const fits = width <= page.width ? 1 : WRAP_TOO_WIDE;
  return frameWidth({ width, height }, page.aspect) * fits * (1 + WRAP_FURTHER * further);
}

/** What an item is in the graph; unconnected parts without a frame count as their content. */
function namesOf({ node, child }: Item): string[] {
  if (node !== undefined) return [`node ${node.id}`];
  if (child === undefined) return [];
  if (child.group !== undefined) return [`group ${child.group.id}`];
  const levels = child.parts.length > 0 ? child.parts : [child];
  return levels.flatMap(({ layers }) => layers.flat().flatMap(namesOf));
}

/** Makes all rows equally wide. */
export function alignEnds(level: Level): void {
  const rows = level.layers.flat().filter(({ kind }) => kind === 'group');
  const width = most(rows.map((row) => row.width));
  for (const row of rows) {
    if (row.child === undefined || isOnwards(row.child.direction)) row.after += width - row.width;
    else row.before += width - row.width;
    row.width = width;
  }
}

/** How often lines cross; infinite if there are too many to count. */
export function crossingsOf(edges: readonly RoutedEdge[]): number {
  const lineSegments = edges.flatMap(({ points }) => lineSegmentsOf(points));
  if (lineSegments.length > MOST_WRAPPED_SEGMENTS) return Number.POSITIVE_INFINITY;
  const vertical = lineSegments.filter((each) => each.vertical);
  let crossings = 0;
  for (const level of lineSegments) {
    if (level.vertical) continue;
    for (const { at, low, high } of vertical) {
      if (at > level.low && at < level.high && level.at > low && level.at < high) crossings++;
    }
  }
  return crossings;
}
