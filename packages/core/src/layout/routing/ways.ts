// The paths of all lines. In: the room and a search. Out: a path for each line that has one: trunks first, then short
// lines, then a second attempt for those that cross others, once all paths are known.
import { nth } from '../layered/checked.js';
import { type Axis, isAnswer, type Room, SIDES, X, Y } from './model.js';
import type { Search } from './search.js';
import type { Trunk } from './trunks.js';
import type { Way } from './way.js';
import { REROUTING_ROUNDS } from './weights.js';

export function findWays(room: Room, search: Search, trunks: readonly Trunk[]): (Way | undefined)[] {
  const { edges } = room.graph;
  const ways: (Way | undefined)[] = edges.map(() => undefined);
  const lengths = edges.map(({ from, to }) => {
    const [a, b] = [room.nodeAt.get(from) ?? 0, room.nodeAt.get(to) ?? 0];
    const middle = (axis: Axis, node: number): number => nth(room.start[axis], node) + nth(room.size[axis], node) / 2;
    return Math.abs(middle(X, a) - middle(X, b)) + Math.abs(middle(Y, a) - middle(Y, b));
  });
  const shared = new Set<number>();
  for (const trunk of trunks) {
    // The longest is the trunk that the others join.
    const lines = trunk.edges.toSorted((a, b) => nth(lengths, b) - nth(lengths, a) || a - b);
    const sharing = sharedWays(search, lines, trunk);
    sharing.forEach((way, edge) => {
      ways[edge] = way;
      shared.add(edge);
    });
  }
  const early = answersThatShare(room);
  const rank = (edge: number): number => (early.has(edge) ? 0 : 1);
  const order = Array.from(edges.keys())
    .filter((edge) => !shared.has(edge))
    .sort((a, b) => rank(a) - rank(b) || nth(lengths, a) - nth(lengths, b) || a - b);
  for (let round = 0; round < REROUTING_ROUNDS; round++) {
    for (const edge of order) {
      const known = ways[edge];
      if (known === undefined || search.isTroubled(known)) ways[edge] = findAgain(search, edge, known);
    }
  }
  return ways;
}

/** The paths of those lines that share a stroke, which are counted; none if they are too few. */
function sharedWays(search: Search, lines: readonly number[], { atEnd, least }: Trunk): ReadonlyMap<number, Way> {
  const sharing = new Map<number, Way>();
  for (const edge of lines) {
    const way = sharing.size > 0 ? search.join(edge, [...sharing.values()], atEnd) : search.find(edge);
    if (way === undefined || !search.mayShare(way, atEnd)) continue;
    sharing.set(edge, way);
    search.count(way, 1);
  }
  if (sharing.size >= least) return sharing;
  for (const way of sharing.values()) search.count(way, -1);
  return new Map();
}

/** Answers of decisions with more lines than corners: they choose theirs before other lines end there. */
function answersThatShare(room: Room): ReadonlySet<number> {
  const { edges } = room.graph;
  const lines = new Map<string, number>();
  for (const { from, to } of edges) {
    lines.set(from, (lines.get(from) ?? 0) + 1);
    lines.set(to, (lines.get(to) ?? 0) + 1);
  }
  return new Set(
    Array.from(edges.keys()).filter(
      (edge) => isAnswer(room, edge) && (lines.get(nth(edges, edge).from) ?? 0) > SIDES.length,
    ),
  );
}

/** Discards the path of a line and searches for another. */
export function findAgain(search: Search, edge: number, known: Way | undefined): Way | undefined {
  if (known !== undefined) search.count(known, -1);
  const way = search.find(edge);
  if (way !== undefined) search.count(way, 1);
  return way;
}
