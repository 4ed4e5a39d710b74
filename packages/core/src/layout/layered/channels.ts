// Orthogonal routing between two layers. In: nets, each with the x of its ends on the upper and the lower side of the
// channel. Out: for every net its corners, as x and track number, and the number of tracks. No two nets share a
// stretch: a net whose upper end lies over another's lower end runs on a higher track, and where such demands form a
// ring one net is led through a free column. Crossings are those the orders above and below demand.

import type { Budget } from './budget.js';

export interface Net {
  /** Ends on the upper side and on the lower side, in the direction the net is drawn; two in all. */
  readonly first: number;
  readonly last: number;
  readonly firstAbove: boolean;
  readonly lastAbove: boolean;
}

export interface TrackCorner {
  readonly x: number;
  readonly track: number;
}

export interface Routed {
  /** By net: no corner for a straight one, two for one track, more where a ring was opened. */
  readonly corners: readonly (readonly TrackCorner[])[];
  readonly tracks: number;
}

/** A net, or what is left of it on either side of a free column. */
interface Piece {
  readonly net: number;
  readonly from: number;
  readonly to: number;
  /** Ends on the sides of the channel; an end at a free column is on neither. */
  readonly tops: readonly number[];
  readonly bottoms: readonly number[];
  readonly low: number;
  readonly high: number;
  track: number;
}

/** Ends closer than this must not run side by side, and had better not up to NEAR. */
const CLEAR = 2;
const NEAR = 6;
const COLUMN = 12;
/** What a net costs each time rings are looked for, a column that is looked at, and a pair of nets, in steps. */
const RING_STEPS = 30;
const COLUMN_STEPS = 2;
const PAIR_STEPS = 8;

export function routeChannel(nets: readonly Net[], smallestJog: number, budget: Budget): Routed {
  const columns: number[] = [];
  for (const net of nets) columns.push(net.first, net.last);
  columns.sort((a, b) => a - b);
  const chains: Piece[][] = nets.map((net, i) => {
    if (net.first === net.last) return [];
    if (Math.abs(net.first - net.last) < smallestJog) return split(i, net, columns, budget);
    return [piece(i, net.first, net.last, side(net.firstAbove), side(net.lastAbove))];
  });
  openRings(chains, nets, columns, budget);
  const tracks = assignTracks(chains.flat(), budget);
  const corners = chains.map((chain) =>
    chain.flatMap(({ from, to, track }) => [
      { x: from, track },
      { x: to, track },
    ]),
  );
  return { corners, tracks };
}

type Side = 'top' | 'bottom' | 'none';

function side(above: boolean): Side {
  return above ? 'top' : 'bottom';
}

function piece(net: number, from: number, to: number, fromSide: Side, toSide: Side): Piece {
  const tops: number[] = [];
  const bottoms: number[] = [];
  for (const [x, at] of [
    [from, fromSide],
    [to, toSide],
  ] as const) {
    if (at === 'top') tops.push(x);
    else if (at === 'bottom') bottoms.push(x);
  }
  return { net, from, to, tops, bottoms, low: Math.min(from, to), high: Math.max(from, to), track: 0 };
}

/** Leads a net through a column nothing else uses. */
function split(i: number, net: Net, columns: number[], budget: Budget): Piece[] {
  const near = budget.spend(COLUMN_STEPS * columns.length);
  const x = near ? freeColumn(columns, net.first, net.last) : (columns[columns.length - 1] ?? 0) + COLUMN;
  if (!near) columns.push(x);
  return [piece(i, net.first, x, side(net.firstAbove), 'none'), piece(i, x, net.last, 'none', side(net.lastAbove))];
}

/** The free place nearest to both ends, a jog away from either; taken from then on. */
function freeColumn(columns: number[], a: number, b: number): number {
  const middle = (a + b) / 2;
  let best = (columns[columns.length - 1] ?? 0) + COLUMN;
  const consider = (x: number): void => {
    if (Math.abs(x - a) < COLUMN || Math.abs(x - b) < COLUMN) return;
    if (Math.abs(x - middle) < Math.abs(best - middle)) best = x;
  };
  consider((columns[0] ?? 0) - COLUMN);
  for (let i = 1; i < columns.length; i++) {
    const left = columns[i - 1] as number;
    const right = columns[i] as number;
    // Where it is crowded, less room has to do.
    const clear = Math.min(COLUMN, (right - left) / 2);
    if (clear < NEAR / 2) continue;
    for (const x of [middle, a - COLUMN, a + COLUMN, b - COLUMN, b + COLUMN]) {
      consider(Math.min(Math.max(x, left + clear), right - clear));
    }
  }
  const at = columns.findIndex((x) => x > best);
  columns.splice(at < 0 ? columns.length : at, 0, best);
  return best;
}

/** Splits nets until the demands `runs above` that come from shared columns form no ring. */
function openRings(chains: Piece[][], nets: readonly Net[], columns: number[], budget: Budget): void {
  for (let guard = 0; guard <= chains.length; guard++) {
    const pieces = chains.flat();
    const ring = findRing(pieces, demands(pieces));
    if (ring === undefined) return;
    if (!budget.spend(RING_STEPS * pieces.length)) {
      for (const net of new Set(ringed(pieces))) {
        if (chains[net]?.length === 1) chains[net] = split(net, nets[net] as Net, columns, budget);
      }
      return;
    }
    // The shortest net of the ring is led aside, if it was not already.
    const open = ring.filter((at) => (chains[(pieces[at] as Piece).net] as Piece[]).length === 1);
    const pick = open.reduce<number | undefined>((best, at) => {
      const length = (pieces[at] as Piece).high - (pieces[at] as Piece).low;
      const held = best === undefined ? undefined : (pieces[best] as Piece);
      return held === undefined || length < held.high - held.low ? at : best;
    }, undefined);
    if (pick === undefined) return;
    const net = (pieces[pick] as Piece).net;
    chains[net] = split(net, nets[net] as Net, columns, budget);
  }
}

/** For each piece those that have to run below it: their lower end lies under its upper end. */
function demands(pieces: readonly Piece[]): number[][] {
  const below: number[][] = pieces.map(() => []);
  const ends: { x: number; piece: number; top: boolean }[] = [];
  pieces.forEach((part, i) => {
    for (const x of part.tops) ends.push({ x, piece: i, top: true });
    for (const x of part.bottoms) ends.push({ x, piece: i, top: false });
  });
  ends.sort((a, b) => a.x - b.x || a.piece - b.piece);
  for (let i = 0; i < ends.length; i++) {
    const a = ends[i] as (typeof ends)[number];
    for (let j = i + 1; j < ends.length; j++) {
      const b = ends[j] as (typeof ends)[number];
      if (b.x - a.x >= CLEAR) break;
      if (a.top === b.top || a.piece === b.piece) continue;
      if (a.top) (below[a.piece] as number[]).push(b.piece);
      else (below[b.piece] as number[]).push(a.piece);
    }
  }
  return below;
}

/** The nets of all pieces that lie in a ring or below one: no ring is left when each of them is led aside. */
function ringed(pieces: readonly Piece[]): number[] {
  const below = demands(pieces);
  const waiting = new Int32Array(pieces.length);
  for (const list of below) for (const at of list) waiting[at] = (waiting[at] as number) + 1;
  const free: number[] = [];
  for (let at = 0; at < pieces.length; at++) if (waiting[at] === 0) free.push(at);
  for (const at of free) {
    for (const next of below[at] as number[]) {
      waiting[next] = (waiting[next] as number) - 1;
      if (waiting[next] === 0) free.push(next);
    }
  }
  return pieces.filter((_, at) => (waiting[at] as number) > 0).map(({ net }) => net);
}

function findRing(pieces: readonly Piece[], below: readonly number[][]): number[] | undefined {
  const state = new Uint8Array(pieces.length);
  for (let start = 0; start < pieces.length; start++) {
    if (state[start] !== 0) continue;
    const path = [start];
    const places = [0];
    state[start] = 1;
    while (path.length > 0) {
      const depth = path.length - 1;
      const at = path[depth] as number;
      const next = (below[at] as number[])[places[depth] as number];
      if (next === undefined) {
        state[at] = 2;
        path.pop();
        places.pop();
        continue;
      }
      places[depth] = (places[depth] as number) + 1;
      if (state[next] === 1) return path.slice(path.indexOf(next));
      if (state[next] === 0) {
        state[next] = 1;
        path.push(next);
        places.push(0);
      }
    }
  }
  return undefined;
}

/** Crossings between two pieces if `a` runs above `b`; ends that then run close side by side count a little. */
function crossingsAbove(a: Piece, b: Piece): number {
  let count = 0;
  for (const x of a.bottoms) {
    if (x > b.low && x < b.high) count++;
    for (const y of b.tops) if (Math.abs(x - y) < NEAR) count += 0.75;
  }
  for (const x of b.tops) if (x > a.low && x < a.high) count++;
  return count;
}

/**
 * Numbers tracks from the top. Pieces that overlap get different ones; where it matters which of two is above, the way
 * that crosses less; where it does not, or with the budget gone, each takes the first track that is free.
 */
function assignTracks(pieces: readonly Piece[], budget: Budget): number {
  const count = pieces.length;
  const compared = budget.spend(PAIR_STEPS * count * count) ? count : 0;
  const hard = demands(pieces);
  const waiting = new Int32Array(count);
  for (const list of hard) for (const at of list) waiting[at] = (waiting[at] as number) + 1;
  const byLow = pieces.map((_, i) => i).sort((a, b) => (pieces[a] as Piece).low - (pieces[b] as Piece).low || a - b);
  const cost = new Float64Array(count);
  // Pairs whose order matters, with the crossings that the first above the second costs over the other way round.
  const rivals: { other: number; extra: number }[][] = pieces.map(() => []);
  for (let i = 0; i < compared; i++) {
    const a = byLow[i] as number;
    const first = pieces[a] as Piece;
    for (let j = i + 1; j < count; j++) {
      const b = byLow[j] as number;
      const second = pieces[b] as Piece;
      if (second.low > first.high) break;
      const extra = crossingsAbove(first, second) - crossingsAbove(second, first);
      if (extra === 0) continue;
      (rivals[a] as { other: number; extra: number }[]).push({ other: b, extra });
      (rivals[b] as { other: number; extra: number }[]).push({ other: a, extra: -extra });
      cost[a] = (cost[a] as number) + Math.max(0, extra);
      cost[b] = (cost[b] as number) + Math.max(0, -extra);
    }
  }
  const done = new Uint8Array(count);
  const floor = new Int32Array(count);
  const open = byLow.slice();
  const tracks = new Tracks();
  while (open.length > 0) {
    let pick = -1;
    for (let k = 0; k < open.length; k++) {
      const at = open[k] as number;
      if ((waiting[at] as number) > 0) continue;
      if (pick < 0 || (cost[at] as number) < (cost[open[pick] as number] as number)) pick = k;
      if (cost[at] === 0) break;
    }
    // Rings are open by now; should one be left, the order of x decides.
    const at = open.splice(Math.max(0, pick), 1)[0] as number;
    const part = pieces[at] as Piece;
    done[at] = 1;
    part.track = tracks.take(part, floor[at] as number);
    for (const next of hard[at] as number[]) {
      waiting[next] = (waiting[next] as number) - 1;
      floor[next] = Math.max(floor[next] as number, part.track + 1);
    }
    for (const { other, extra } of rivals[at] as { other: number; extra: number }[]) {
      if (done[other] === 1) continue;
      cost[other] = (cost[other] as number) - Math.max(0, -extra);
      floor[other] = Math.max(floor[other] as number, part.track + 1);
    }
  }
  return tracks.count;
}

/** What lies on each track so far. */
class Tracks {
  private readonly taken: Piece[][] = [];

  get count(): number {
    return this.taken.length;
  }

  /** The first track from `floor` on where the piece keeps clear of its neighbours. */
  take(piece: Piece, floor: number): number {
    for (let track = floor; ; track++) {
      const row = this.taken[track];
      if (row === undefined) {
        while (this.taken.length < track) this.taken.push([]);
        this.taken[track] = [piece];
        return track;
      }
      if (row.some((other) => other.low < piece.high + COLUMN && piece.low < other.high + COLUMN)) continue;
      row.push(piece);
      return track;
    }
  }
}
