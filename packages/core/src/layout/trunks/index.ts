// Trunks, as in an organisation chart. In: a graph and any engine's drawing of it. Out: the drawing in which three or
// more similar lines from one box to one row, or from one row into one box, run as one until each turns off to its own
// end; their common label appears once, on the shared part. Nothing else moves. A fan stays unchanged if a trunk would
// come close to something, cross more, or touch another line, since a reader would take that for a connection.
import type { Box, Drawing, LayoutGraph, Point } from '../graph.js';
import { boxIn, type Fan, fansOf, type View } from './fans.js';
import { type Candidate, candidatesOf, routeOf, type Stem, stretchesOf, wordsOf } from './shape.js';
import {
  crossings,
  isFree,
  isFreeForWords,
  type Own,
  type Stretch,
  type Surroundings,
  surroundingsOf,
} from './surroundings.js';
import { TRUNK_APART, TRUNK_WORK } from './weights.js';

export function joinTrunks(graph: LayoutGraph, drawing: Drawing): Drawing {
  const fans = fansOf(graph, drawing);
  if (fans.length === 0) return drawing;
  let joined = drawing;
  const taken = new Set<number>();
  const holders = holdersOf(graph);
  const seen = new Map<View, Surroundings>();
  const elements = drawing.nodes.length + drawing.groups.length + 5 * drawing.edges.length;
  let work = TRUNK_WORK;
  for (const whole of fans) {
    const fan = { ...whole, branches: whole.branches.filter(({ edge }) => !taken.has(edge)) };
    if (fan.branches.length < fan.least) continue;
    const ways = joined.edges.map(({ points }) => points);
    const candidates = candidatesOf(fan, endsBeside(fan, ways));
    work -= candidates.length * (fan.branches.length + 2) * elements;
    if (work < 0) break;
    const around = seen.get(fan.view) ?? surroundingsOf(graph, joined, fan.view);
    seen.set(fan.view, around);
    const stem = bestStem(fan, candidates, around, otherStretches(fan, ways), holders);
    if (stem === undefined) continue;
    joined = { ...joined, edges: onStem(joined.edges, fan, stem) };
    for (const { edge } of fan.branches) taken.add(edge);
    // Labels have moved.
    if (fan.words !== undefined) seen.clear();
  }
  return joined;
}

/** The lines routed along the stem; the first of the fan has the common label. */
function onStem(edges: Drawing['edges'], fan: Fan, stem: Stem): Drawing['edges'] {
  const routes = [...edges];
  const words = wordsOf(fan, stem);
  fan.branches.forEach((branch, i) => {
    const { label, ...edge } = edges[branch.edge] ?? { id: '' };
    const way = routeOf(fan, branch, stem).map(fan.view.real);
    const own = words === undefined ? label : i === 0 ? realBox(fan.view, words) : undefined;
    routes[branch.edge] = {
      ...edge,
      points: fan.inwards ? way.reverse() : way,
      ...(own === undefined ? {} : { label: own }),
    };
  });
  return routes;
}

/** The inverse of a view is a view. */
function realBox({ real }: View, box: Box): Box {
  return boxIn({ point: real, real }, box);
}

/** The first free place for a trunk that crosses no more than the separate lines do, with the fewest crossings. */
function bestStem(
  fan: Fan,
  candidates: readonly Candidate[],
  around: Surroundings,
  others: readonly Stretch[],
  holders: (node: string) => ReadonlySet<string>,
): Stem | undefined {
  let best: Stem | undefined;
  let least = apartCrossings(fan, others) + 1;
  for (const stem of candidates) {
    let count: number | undefined = 0;
    for (const { stretch, joints, ends } of stretchesOf(fan, stem)) {
      const own: Own = ownOf(ends, fan, holders);
      const added: number | undefined = isFree(around, stretch, own) ? crossings(stretch, others, joints) : undefined;
      count = added === undefined ? undefined : count + added;
      if (count === undefined || count >= least) break;
    }
    if (count === undefined || count >= least || !hasRoom(fan, stem, around, others)) continue;
    best = stem;
    least = count;
  }
  return best;
}

function hasRoom(fan: Fan, stem: Stem, around: Surroundings, others: readonly Stretch[]): boolean {
  const words = wordsOf(fan, stem);
  return words === undefined || isFreeForWords(around, words, labelsOf(fan), others);
}

/** Labels that disappear once the lines share one. */
function labelsOf({ branches, words }: Fan): ReadonlySet<number> {
  return new Set(words === undefined ? [] : branches.map(({ edge }) => edge));
}

function ownOf(ends: readonly number[], fan: Fan, holders: (node: string) => ReadonlySet<string>): Own {
  const { hub, branches } = fan;
  const labels = labelsOf(fan);
  const nodes = ends.map((end) => (end < 0 ? hub.id : (branches[end]?.id ?? '')));
  // A bar between the hub and the row touches neither, and runs within the groups that hold them all.
  if (nodes.length !== 1) {
    const all = [hub.id, ...branches.map(({ id }) => id)].map(holders);
    const [first = new Set<string>(), ...rest] = all;
    return {
      nodes: new Set(),
      groups: new Set([...first].filter((each) => rest.every((set) => set.has(each)))),
      labels,
    };
  }
  const [node = ''] = nodes;
  return { nodes: new Set(nodes), groups: new Set([...holders(node), ...holders(hub.id)]), labels };
}

/** Crossings of the fan's lines in their present places. */
function apartCrossings({ branches }: Fan, others: readonly Stretch[]): number {
  return branches
    .flatMap(({ points }) => stretchesIn(points))
    .reduce((sum, mine) => sum + others.filter((other) => crosses(mine, other)).length, 0);
}

function crosses(a: Stretch, b: Stretch): boolean {
  return a.upright !== b.upright && b.at > a.low && b.at < a.high && a.at > b.low && a.at < b.high;
}

function otherStretches({ branches, view }: Fan, ways: readonly (readonly Point[])[]): readonly Stretch[] {
  const own = new Set(branches.map(({ edge }) => edge));
  return ways.flatMap((points, i) => (own.has(i) ? [] : stretchesIn(points.map(view.point))));
}

function stretchesIn(points: readonly Point[]): readonly Stretch[] {
  return points.slice(1).map((b, i) => {
    const a = points[i] ?? b;
    const upright = a.x === b.x;
    const [from, to] = upright ? [a.y, b.y] : [a.x, b.x];
    return { upright, at: upright ? a.x : a.y, low: Math.min(from, to), high: Math.max(from, to) };
  });
}

/** Where other lines meet the hub on the fan's side. */
function endsBeside({ hub, branches, view }: Fan, ways: readonly (readonly Point[])[]): readonly number[] {
  const own = new Set(branches.map(({ edge }) => edge));
  const bottom = hub.y + hub.height;
  return ways.flatMap((points, i) => {
    if (own.has(i)) return [];
    const ends = [points.at(0), points.at(-1)].flatMap((end) => (end === undefined ? [] : view.point(end)));
    return ends.flatMap(({ x, y }) =>
      Math.abs(y - bottom) < 1 && x > hub.x - TRUNK_APART && x < hub.x + hub.width + TRUNK_APART ? x : [],
    );
  });
}

function holdersOf(graph: LayoutGraph): (node: string) => ReadonlySet<string> {
  const parents = new Map(graph.groups.map(({ id, parent }) => [id, parent]));
  const groups = new Map(graph.nodes.map(({ id, group }) => [id, group]));
  const known = new Map<string, ReadonlySet<string>>();
  return (node) => {
    const holders = known.get(node);
    if (holders !== undefined) return holders;
    const chain = new Set<string>();
    for (let at = groups.get(node); at !== undefined && !chain.has(at); at = parents.get(at)) chain.add(at);
    known.set(node, chain);
    return chain;
  };
}
