// The shape of a trunk: a stem from the hub to a bar, and a drop from the bar to each end; or a stem that each end
// beside it is attached to. The label that the lines share is on the stem. In: a fan. Out: the places where a stem and
// bar could be, best first, and what runs where.
import type { Box, Point } from '../graph.js';
import type { Branch, Fan } from './fans.js';
import type { Stretch } from './surroundings.js';
import { MOST_TRUNK_PLACES, TRUNK_JOG, TRUNK_LABEL_AIR, TRUNK_LEG, TRUNK_PORTS } from './weights.js';

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
  /** What it ends at: -1 is the hub, otherwise a branch; undefined for the bar. */
  readonly ends: readonly number[];
}

/** `taken`: where other lines meet the hub on that side. */
export function candidatesOf(fan: Fan, taken: readonly number[]): readonly Candidate[] {
  const { hub, branches, beside, heads } = fan;
  const leg = Math.max(TRUNK_LEG, heads.atEnds);
  const top = hub.y + hub.height + stemOf(fan);
  const middle = hub.x + hub.width / 2;
  const starts = branches.map(({ points }) => points[0]?.x ?? middle);
  const ends = branches.map(endX);
  const free = (x: number): boolean =>
    x >= hub.x + TRUNK_PORTS &&
    x <= hub.x + hub.width - TRUNK_PORTS &&
    taken.every((other) => Math.abs(other - x) >= TRUNK_PORTS) &&
    (beside
      ? branches.every((each) => sideOf(each) * (endX(each) - x) >= leg)
      : ends.every((end) => end === x || Math.abs(end - x) >= TRUNK_JOG));
  if (beside) {
    const ys = branches.map(endY);
    const xs = near([middle, ...starts], middle)
      .filter(free)
      .slice(0, MOST_TRUNK_PLACES);
    return Math.min(...ys) < top ? [] : xs.map((x) => ({ x, y: Math.max(...ys) }));
  }
  const bottom = Math.min(...branches.map(endY)) - leg;
  if (bottom < top) return [];
  const aligned = near(ends, middle).filter((x) => Math.abs(x - middle) < TRUNK_JOG);
  const xs = [...new Set([...aligned, middle, ...near([...starts, ...ends], middle)])]
    .filter(free)
    .slice(0, MOST_TRUNK_PLACES);
  const ys = barsOf(fan, top, bottom);
  return xs.flatMap((x) => ys.map((y) => ({ x, y })));
}

/** px from the hub to the bar or the first end, at least. */
function stemOf({ heads, words }: Fan): number {
  return words === undefined ? Math.max(TRUNK_LEG, heads.atHub) : beforeWords(heads) + words.height + TRUNK_LABEL_AIR;
}

/** px from the hub to the label, at least: a head at the hub is clear of it. */
function beforeWords({ atHub }: Fan['heads']): number {
  return atHub === 0 ? TRUNK_LABEL_AIR : Math.max(TRUNK_LEG, atHub);
}

/** How far down a bar could be, closest first to where the lines turn at present. */
function barsOf({ branches, words }: Fan, top: number, bottom: number): readonly number[] {
  const middle = Math.round((top + bottom) / 2);
  const bars = branches.flatMap(({ points }) => (points.length === 4 ? (points[1]?.y ?? []) : []));
  const usual = bars.toSorted((a, b) => a - b)[bars.length >> 1] ?? middle;
  return near([...bars, middle, ...(words === undefined ? [] : [bottom, top])], usual)
    .filter((y) => y >= top && y <= bottom)
    .slice(0, MOST_TRUNK_PLACES);
}

function near(list: readonly number[], to: number): readonly number[] {
  return [...new Set(list)].toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to));
}

export function routeOf({ hub, beside }: Fan, branch: Branch, { x, y }: Stem): readonly Point[] {
  const start = { x, y: hub.y + hub.height };
  const end = branch.points.at(-1) ?? start;
  if (beside) return [start, { x, y: end.y }, end];
  return end.x === x ? [start, end] : [start, { x, y }, { x: end.x, y }, end];
}

/** The room of the label that the lines share, in the middle of the part of the stem available for it. */
export function wordsOf({ hub, branches, beside, heads, words }: Fan, { x, y }: Stem): Box | undefined {
  if (words === undefined) return undefined;
  const until = beside ? Math.min(...branches.map(endY)) : y;
  const top = hub.y + hub.height + beforeWords(heads) - TRUNK_LABEL_AIR;
  return { x: x - words.width / 2, y: Math.round((top + until - words.height) / 2), ...words };
}

export function stretchesOf({ hub, branches, beside }: Fan, { x, y }: Stem): readonly Part[] {
  const ends = branches.map(endX);
  if (beside) {
    return [
      { stretch: { upright: true, at: x, low: hub.y + hub.height, high: y }, joints: branches.map(endY), ends: [-1] },
      ...branches.map((branch, i) => ({
        stretch: { upright: false, at: endY(branch), low: Math.min(x, endX(branch)), high: Math.max(x, endX(branch)) },
        joints: [x],
        ends: [i],
      })),
    ];
  }
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

function endY({ points }: Branch): number {
  return points.at(-1)?.y ?? 0;
}

/** Where a line arrives from: 1 from the left, -1 from the right. */
function sideOf(branch: Branch): number {
  return Math.sign(endX(branch) - (branch.points.at(-2)?.x ?? 0));
}
