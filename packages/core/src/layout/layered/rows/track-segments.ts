// The track segments of lines in a channel between two layers, and the constraints from their ends. In: track segments.
// Out: for each those that have to run below it, and a cycle of such constraints if there is one.
import { int } from '../read.js';
import { TRACK_CLEAR } from './weights.js';

export const TOP = 0;
export const BOTTOM = 1;
/** An end at a column inside the channel. */
export const INSIDE = 2;
export type Side = typeof TOP | typeof BOTTOM | typeof INSIDE;

/** A net, or the part of it on either side of a free column. */
export interface TrackSegment {
  readonly net: number;
  readonly from: number;
  readonly to: number;
  readonly fromSide: Side;
  readonly toSide: Side;
  readonly low: number;
  readonly high: number;
  track: number;
}

const NONE: readonly number[] = [];

export function makeTrackSegment(net: number, from: number, to: number, fromSide: Side, toSide: Side): TrackSegment {
  return { net, from, to, fromSide, toSide, low: Math.min(from, to), high: Math.max(from, to), track: 0 };
}

/** For each track segment those that have to run below it: their lower end is below its upper end. */
export function demands(trackSegments: readonly TrackSegment[]): readonly (readonly number[])[] {
  const below: (readonly number[])[] = new Array(trackSegments.length).fill(NONE);
  const tops: number[] = [];
  const bottoms: number[] = [];
  // An end by number: twice the track segment, plus one for its target end.
  const xOf = (end: number): number => {
    const { from, to } = trackSegments[end >> 1] as TrackSegment;
    return (end & 1) === 0 ? from : to;
  };
  for (let i = 0; i < trackSegments.length; i++) {
    const { fromSide, toSide } = trackSegments[i] as TrackSegment;
    if (fromSide !== INSIDE) (fromSide === TOP ? tops : bottoms).push(2 * i);
    if (toSide !== INSIDE) (toSide === TOP ? tops : bottoms).push(2 * i + 1);
  }
  const byX = (a: number, b: number): number => xOf(a) - xOf(b) || a - b;
  tops.sort(byX);
  bottoms.sort(byX);
  let start = 0;
  for (const top of tops) {
    const x = xOf(top);
    const trackSegment = top >> 1;
    while (start < bottoms.length && xOf(bottoms[start] as number) <= x - TRACK_CLEAR) start++;
    for (let k = start; k < bottoms.length; k++) {
      const bottom = bottoms[k] as number;
      if (xOf(bottom) >= x + TRACK_CLEAR) break;
      if (bottom >> 1 === trackSegment) continue;
      const list = below[trackSegment] as number[];
      if (list === NONE) below[trackSegment] = [bottom >> 1];
      else list.push(bottom >> 1);
    }
  }
  return below;
}

/** How many others each track segment has to run below. */
export function demandCounts(below: readonly (readonly number[])[]): Int32Array {
  const counts = new Int32Array(below.length);
  for (const list of below) for (const at of list) counts[at] = int(counts, at) + 1;
  return counts;
}

/** The track segments of a cycle, in order. */
export function findRing(below: readonly (readonly number[])[]): readonly number[] | undefined {
  const state = new Uint8Array(below.length);
  for (let start = 0; start < below.length; start++) {
    if (state[start] !== 0 || (below[start] as readonly number[]).length === 0) continue;
    const path = [start];
    const places = [0];
    state[start] = 1;
    while (path.length > 0) {
      const depth = path.length - 1;
      const at = path[depth] as number;
      const next = (below[at] as readonly number[])[places[depth] as number];
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

/** The nets of all track segments in a cycle or below one: no cycle remains if each of them is routed aside. */
export function ringedNets(trackSegments: readonly TrackSegment[]): ReadonlySet<number> {
  const below = demands(trackSegments);
  const waiting = demandCounts(below);
  const free: number[] = [];
  for (let at = 0; at < trackSegments.length; at++) if (waiting[at] === 0) free.push(at);
  for (const at of free) {
    for (const next of below[at] as readonly number[]) {
      waiting[next] = int(waiting, next) - 1;
      if (waiting[next] === 0) free.push(next);
    }
  }
  return new Set(trackSegments.filter((_, at) => int(waiting, at) > 0).map(({ net }) => net));
}
