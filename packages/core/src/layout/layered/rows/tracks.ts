// Track assignment in a channel. In: track segments of lines with acyclic constraints. Out: a track for each, numbered
// from the top, such that no two share a stretch and few cross.

import type { Budget } from '../budget.js';
import { float, int } from '../read.js';
import { BOTTOM, demandCounts, demands, TOP, type TrackSegment } from './track-segments.js';
import { TRACK_NEAR, TRACK_PAIR_STEPS, TRACK_ROOM } from './weights.js';

/**
 * Track segments that overlap get different tracks. If the order of two matters, the one with fewer crossings is
 * chosen; if it doesn't, or once the budget is exhausted, each takes the first free track. Returns the number of
 * tracks.
 */
export function assignTracks(trackSegments: readonly TrackSegment[], budget: Budget): number {
  const count = trackSegments.length;
  if (count === 0) return 0;
  const byLow = Array.from(trackSegments.keys()).sort(
    (a, b) => (trackSegments[a] as TrackSegment).low - (trackSegments[b] as TrackSegment).low || a - b,
  );
  const hard = demands(trackSegments);
  const waiting = demandCounts(hard);
  const { rivals, cost } = compare(trackSegments, byLow, budget.spend(TRACK_PAIR_STEPS * count * count) ? count : 0);
  const done = new Uint8Array(count);
  const floor = new Int32Array(count);
  const open = byLow.slice();
  const tracks = new Tracks();
  while (open.length > 0) {
    let pick = -1;
    for (let k = 0; k < open.length; k++) {
      const at = open[k] as number;
      if (int(waiting, at) > 0) continue;
      if (pick < 0 || float(cost, at) < float(cost, open[pick] as number)) pick = k;
      if (cost[at] === 0) break;
    }
    // Cycles are broken by now; if one remains, the order of x decides.
    const at = open.splice(Math.max(0, pick), 1)[0] as number;
    const trackSegment = trackSegments[at] as TrackSegment;
    done[at] = 1;
    trackSegment.track = tracks.take(trackSegment, int(floor, at));
    for (const next of hard[at] as readonly number[]) {
      waiting[next] = int(waiting, next) - 1;
      floor[next] = Math.max(int(floor, next), trackSegment.track + 1);
    }
    const against = rivals[at] ?? [];
    for (let k = 0; k < against.length; k += 2) {
      const other = against[k] as number;
      if (done[other] === 1) continue;
      cost[other] = float(cost, other) - Math.max(0, -(against[k + 1] as number));
      floor[other] = Math.max(int(floor, other), trackSegment.track + 1);
    }
  }
  return tracks.count;
}

interface Rivalry {
  /** By track segment, the others it matters to, each followed by the cost of running above them rather than below. */
  readonly rivals: readonly (readonly number[] | undefined)[];
  readonly cost: Float64Array;
}

function compare(trackSegments: readonly TrackSegment[], byLow: readonly number[], compared: number): Rivalry {
  const rivals: (number[] | undefined)[] = new Array(trackSegments.length).fill(undefined);
  const cost = new Float64Array(trackSegments.length);
  const add = (a: number, b: number, extra: number): void => {
    const list = rivals[a];
    if (list === undefined) rivals[a] = [b, extra];
    else list.push(b, extra);
    if (extra > 0) cost[a] = float(cost, a) + extra;
  };
  for (let i = 0; i < compared; i++) {
    const a = byLow[i] as number;
    const first = trackSegments[a] as TrackSegment;
    for (let j = i + 1; j < compared; j++) {
      const b = byLow[j] as number;
      const second = trackSegments[b] as TrackSegment;
      if (second.low > first.high) break;
      const extra = crossingsAbove(first, second) - crossingsAbove(second, first);
      if (extra === 0) continue;
      add(a, b, extra);
      add(b, a, -extra);
    }
  }
  return { rivals, cost };
}

/** Crossings between two track segments if `a` runs above `b`; ends that then run close side by side count a little. */
function crossingsAbove(a: TrackSegment, b: TrackSegment): number {
  let count = 0;
  if (a.fromSide === BOTTOM) count += within(a.from, b) + nearTops(a.from, b);
  if (a.toSide === BOTTOM) count += within(a.to, b) + nearTops(a.to, b);
  if (b.fromSide === TOP) count += within(b.from, a);
  if (b.toSide === TOP) count += within(b.to, a);
  return count;
}

function within(x: number, { low, high }: TrackSegment): number {
  return x > low && x < high ? 1 : 0;
}

function nearTops(x: number, { from, fromSide, to, toSide }: TrackSegment): number {
  let near = 0;
  if (fromSide === TOP && Math.abs(x - from) < TRACK_NEAR) near += 0.75;
  if (toSide === TOP && Math.abs(x - to) < TRACK_NEAR) near += 0.75;
  return near;
}

/** The segments on each track so far. */
class Tracks {
  private readonly taken: TrackSegment[][] = [];

  get count(): number {
    return this.taken.length;
  }

  /** The first track from `floor` on where the track segment keeps clear of its neighbours. */
  take(trackSegment: TrackSegment, floor: number): number {
    let track = floor;
    while (track < this.taken.length && !isClear(this.taken[track] as TrackSegment[], trackSegment)) track++;
    while (this.taken.length <= track) this.taken.push([]);
    (this.taken[track] as TrackSegment[]).push(trackSegment);
    return track;
  }
}

function isClear(row: readonly TrackSegment[], { low, high }: TrackSegment): boolean {
  for (const other of row) if (other.low < high + TRACK_ROOM && low < other.high + TRACK_ROOM) return false;
  return true;
}
