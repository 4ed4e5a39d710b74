// The shape of a trunk: a stem from the hub to a bar, and a drop from the bar to each end. In: a fan; out, the places where a
// stem and bar could be, best first, and what runs where.
import type { Point } from '../graph.js';
import type { Branch, Fan } from './fans.js';
import type { Stretch } from './surroundings.js';

/** Where the stem leaves the hub, and how far down the bar is. */
export interface Stem {
  readonly x: number;
  readonly y: number;
}
export type Candidate = Stem;

export interface Part {
  readonly stretch: Stretch;
  /** Where lines of the trunk join or turn on it. */
  readonly joints: readonly number[];
  /** What it ends at: -1 is the hub, else a branch; nothing for the bar. */
  readonly ends: readonly number[];
}

/** px from a box to the bar: a head and a rounded corner have room. */
const LEG = 16;
/** px between lines that meet a box on one side, and to its corners. */
const PORTS = 12;
/** px: the next line is either straight or clearly aside. */
const JOG = 8;
const MOST = 4;

/** `taken`: where other lines meet the hub on that side. */
export function candidatesOf({ hub, branches }: Fan, taken: readonly number[]): readonly Candidate[] {
  const top = hub.y + hub.height + LEG;
  const bottom = Math.min(...branches.map(({ points }) => points.at(-1)?.y ?? 0)) - LEG;
  if (bottom < top) return [];
  const middle = hub.x + hub.width / 2;
  const starts = branches.map(({ points }) => points[0]?.x ?? middle);
  const ends = branches.map(endX);
  const free = (x: number): boolean =>
    x >= hub.x + PORTS &&
    x <= hub.x + hub.width - PORTS &&
    taken.every((other) => Math.abs(other - x) >= PORTS) &&
    ends.every((end) => end === x || Math.abs(end - x) >= JOG);
  const near = (list: readonly number[], to: number): readonly number[] =>
    [...new Set(list)].toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to));
  const aligned = near(ends, middle).filter((x) => Math.abs(x - middle) < JOG);
  const xs = [...new Set([...aligned, middle, ...near([...starts, ...ends], middle)])].filter(free).slice(0, MOST);
  const bars = branches.flatMap(({ points }) => (points.length === 4 ? (points[1]?.y ?? []) : []));
  const usual = bars.toSorted((a, b) => a - b)[bars.length >> 1] ?? Math.round((top + bottom) / 2);
  const ys = near([...bars, Math.round((top + bottom) / 2)], usual)
    .filter((y) => y >= top && y <= bottom)
    .slice(0, MOST);
  return xs.flatMap((x) => ys.map((y) => ({ x, y })));
}

export function routeOf({ hub }: Fan, branch: Branch, { x, y }: Stem): readonly Point[] {
  const start = { x, y: hub.y + hub.height };
  const end = branch.points.at(-1) ?? start;
  return end.x === x ? [start, end] : [start, { x, y }, { x: end.x, y }, end];
}

export function stretchesOf({ hub, branches }: Fan, { x, y }: Stem): readonly Part[] {
  const ends = branches.map(endX);
  const low = Math.min(x, ...ends);
  const high = Math.max(x, ...ends);
  return [
    { stretch: { upright: true, at: x, low: hub.y + hub.height, high: y }, joints: [y], ends: [-1] },
    { stretch: { upright: false, at: y, low, high }, joints: [x, ...ends], ends: [] },
    ...branches.map(({ points }, i) => ({
      stretch: { upright: true, at: points.at(-1)?.x ?? x, low: y, high: points.at(-1)?.y ?? y },
      joints: [y],
      ends: [i],
    })),
  ];
}

function endX({ points }: Branch): number {
  return points.at(-1)?.x ?? 0;
}
