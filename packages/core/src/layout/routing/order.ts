// The order of lines that share a channel. In: paths through the grid. Out: for each segment a place in its channel,
// such that parallel lines cross only where one of their ends requires it. Two lines that share a stretch are compared
// where they part, at either end of it, and keep that order through every bend between.
import { nth } from '../layered/checked.js';
import type { Grid } from './grid.js';
import { type Axis, other } from './model.js';
import type { Way } from './way.js';

interface Piece {
  readonly way: number;
  readonly place: number;
  readonly axis: Axis;
  readonly key: number;
  /** From cell to cell along its run, in the order of its line; in a node's cells where the line ends there. */
  readonly from: number;
  readonly to: number;
}

export function placeInChannels(ways: readonly Way[], grid: Grid): number[][] {
  const pieces = ways.map((way, i) => piecesOf(way, i, grid));
  const channels = new Map<number, Piece[]>();
  for (const piece of pieces.flat()) {
    // A shared piece has the place of its trunk.
    if (isShared(nth(ways, piece.way), piece.place)) continue;
    const key = 2 * piece.key + piece.axis;
    const list = channels.get(key);
    if (list === undefined) channels.set(key, [piece]);
    else list.push(piece);
  }
  const places = pieces.map((list) => list.map(() => 0));
  for (const channel of channels.values()) {
    const order = channel.length === 1 ? channel : sorted(channel, (a, b) => compare(pieces, a, b));
    order.forEach(({ way, place, axis, key }, k) => {
      const [from, to] = [nth(grid.from[axis], key), nth(grid.to[axis], key)];
      nth(places, way)[place] = from + ((to - from) * (k + 1)) / (order.length + 1);
    });
  }
  return places;
}

export function isShared({ trunk, turns }: Way, place: number): boolean {
  if (trunk === undefined) return false;
  return trunk.atEnd ? place >= turns.length - trunk.segments : place < trunk.segments;
}

function piecesOf({ turns, start, end }: Way, way: number, grid: Grid): Piece[] {
  const inside = ({ node, side }: Way['start']): number =>
    nth(side.sign > 0 ? grid.last[side.axis] : grid.first[side.axis], node);
  return turns.map((key, place) => ({
    way,
    place,
    axis: place % 2 === 0 ? other(start.side.axis) : start.side.axis,
    key,
    from: turns[place - 1] ?? inside(start),
    to: turns[place + 1] ?? inside(end),
  }));
}

/** Topological order, with the earliest candidate next; in a cycle, the one with the fewest predecessors. */
function sorted(pieces: readonly Piece[], order: (a: Piece, b: Piece) => number): Piece[] {
  const after = pieces.map((): number[] => []);
  const waiting = pieces.map(() => 0);
  for (let i = 0; i < pieces.length; i++) {
    for (let j = i + 1; j < pieces.length; j++) {
      const precedence = order(nth(pieces, i), nth(pieces, j));
      if (precedence === 0) continue;
      const [one, next] = precedence < 0 ? [i, j] : [j, i];
      after[one]?.push(next);
      waiting[next] = nth(waiting, next) + 1;
    }
  }
  const left = new Set(pieces.keys());
  const out: Piece[] = [];
  while (left.size > 0) {
    let pick = -1;
    for (const i of left) if (pick < 0 || nth(waiting, i) < nth(waiting, pick)) pick = i;
    left.delete(pick);
    out.push(nth(pieces, pick));
    for (const next of nth(after, pick)) waiting[next] = nth(waiting, next) - 1;
  }
  return out;
}

/** Negative if `a` comes first along the axis on which both move, 0 if it does not matter. */
function compare(pieces: readonly (readonly Piece[])[], a: Piece, b: Piece): number {
  if (a.way === b.way) return a.place - b.place;
  const low = Math.max(Math.min(a.from, a.to), Math.min(b.from, b.to));
  const high = Math.min(Math.max(a.from, a.to), Math.max(b.from, b.to));
  if (low > high) return 0;
  const onwards = parting(pieces, a, b, 1);
  const back = parting(pieces, a, b, -1);
  if (onwards === back) return onwards === 0 ? sideBySide(a, b) : onwards;
  if (onwards === 0 || back === 0) return onwards + back;
  if (low === high) return 0;
  // They have to cross once: by convention where the earlier line ends.
  const first = a.way < b.way ? a : b;
  return first.to >= first.from ? back : onwards;
}

/** Between the same two nodes: in the order of the source, on the same hand all along. */
function sideBySide(a: Piece, b: Piece): number {
  const first = a.way < b.way ? a : b;
  const forth = first.to >= first.from ? 1 : -1;
  const before = first.axis === 0 ? -forth : forth;
  return first === a ? before : -before;
}

/** The relation of two lines where they part, followed from here towards later or earlier cells. */
function parting(pieces: readonly (readonly Piece[])[], one: Piece, two: Piece, towards: number): number {
  let [a, b] = [one, two];
  let way = towards;
  let turned = 1;
  for (;;) {
    const [endA, endB] = [endTowards(a, way), endTowards(b, way)];
    const turnA = turnAt(pieces, a, way);
    const turnB = turnAt(pieces, b, way);
    if (endA !== endB) {
      const first = way * endA < way * endB;
      return turned * (first ? turnA.sign : -turnB.sign);
    }
    if (turnA.sign !== turnB.sign) return turned * (turnA.sign < turnB.sign ? -1 : 1);
    if (turnA.next === undefined || turnB.next === undefined) return 0;
    turned *= -way * turnA.sign;
    way = turnA.sign;
    [a, b] = [turnA.next, turnB.next];
  }
}

function endTowards({ from, to }: Piece, towards: number): number {
  return towards > 0 ? Math.max(from, to) : Math.min(from, to);
}

/** What a line does at that end of a piece: it turns to later or earlier cells, or ends. */
function turnAt(
  pieces: readonly (readonly Piece[])[],
  piece: Piece,
  towards: number,
): { readonly sign: number; readonly next?: Piece } {
  const { way, place, from, to, key } = piece;
  const atEnd = to === from ? place > 0 === towards > 0 : to > from === towards > 0;
  const next = pieces[way]?.[atEnd ? place + 1 : place - 1];
  if (next === undefined) return { sign: 0 };
  const beyond = atEnd ? next.to : next.from;
  return { sign: Math.sign(beyond - key), next };
}
