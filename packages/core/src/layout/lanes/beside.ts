// Boxes beside others, such as notes. In: a graph of lanes, and its drawing. Out: their columns, and the lines to those beside a
// diamond: straight, and to its slanted side if a line of the process is at the corner.
import type { Box, LayoutEdge, Point } from '../graph.js';
import type { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import type { GridRoute } from './finish.js';
import type { LaneGraph } from './lane-graph.js';
import { type Ranks, rankNodes } from './ranks.js';
import { BESIDE_CORNER, SLANT_SHARE } from './weights.js';

/** Boxes beside others have no columns of their own. */
export function ranksOf(graph: LaneGraph, drops: boolean, budget: Budget): Ranks {
  const nodes = graph.nodes.filter(({ beside }) => beside === undefined);
  const ranks = rankNodes({ ...graph, nodes }, drops, budget);
  if (nodes.length === graph.nodes.length) return ranks;
  const columns = new Map(nodes.map(({ id }, i) => [id, nth(ranks.columns, i)]));
  return { ...ranks, columns: graph.nodes.map(({ id, beside }) => columns.get(beside?.of ?? id) ?? 0) };
}

/** The ids of lines that are drawn without the grid: from a diamond to the box next to it. */
export function tiesOf({ nodes, edges }: LaneGraph, rows: readonly number[]): ReadonlySet<string> {
  const places = new Map(nodes.map((node, i) => [node.id, { node, row: nth(rows, i) }]));
  const ties = edges.filter(({ from, to }) => {
    const [a, b] = [places.get(from), places.get(to)];
    return b?.node.beside?.of === from && a?.node.outline === 'diamond' && Math.abs(a.row - b.row) === 1;
  });
  return new Set(ties.map(({ id }) => id));
}

export function tied(
  { from, to }: LayoutEdge,
  boxes: ReadonlyMap<string, Box>,
  others: readonly GridRoute[],
): GridRoute {
  const [a, b] = [boxes.get(from), boxes.get(to)];
  if (a === undefined || b === undefined) return { points: [] };
  const down = b.y > a.y;
  const middle = a.x + a.width / 2;
  const reach = Math.min(SLANT_SHARE * a.width, b.width / 2 - BESIDE_CORNER);
  const ways = [middle, middle + reach, middle - reach].map((x): readonly [Point, Point] => [
    { x, y: down ? a.y + a.height : a.y },
    { x, y: down ? b.y : b.y + b.height },
  ]);
  return { points: ways.reduce((best, each) => (hitsOf(each, others) < hitsOf(best, others) ? each : best)) };
}

/** How many lines and labels an upright line meets. */
function hitsOf([from, to]: readonly [Point, Point], others: readonly GridRoute[]): number {
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const isHit = (x: number, y: number, right: number, low: number): boolean =>
    x <= from.x && right >= from.x && y <= bottom && low >= top;
  let hits = 0;
  for (const { points, label } of others) {
    if (label !== undefined && isHit(label.x, label.y, label.x + label.width, label.y + label.height)) hits++;
    points.slice(1).forEach((b, i) => {
      const a = nth(points, i);
      if (isHit(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y))) hits++;
    });
  }
  return hits;
}
