// How a history is folded: in, its direction and a function that plans a run; out, the plans of its runs, in order. A
// picture too long to read is split into runs of similar length, like text into lines.
import type { FlowDirection, Size } from '../../../layout/graph.js';
import { AIMED_RATIO, MARGINS, SCREEN } from '../../../layout/page.js';
import { isLevel, type Plan, sizeOf } from './plan.js';

/** px: the title above, which counts to the proportions (docs/look.md, Git graphs). */
const TITLE = 42;
/** Between two runs. */
export const RUN_GAP: Readonly<Record<'level' | 'upright', number>> = { level: 44, upright: 56 };
const MOST_RUNS = 60;

export function folded(
  count: number,
  direction: FlowDirection,
  isTitled: boolean,
  planOf: (start: number, end: number) => Plan,
): readonly Plan[] {
  const whole = planOf(0, Math.max(0, count - 1));
  if (isGood(foldedSize([whole], direction), direction, isTitled) || count < 4) return [whole];
  for (let runs = leastRuns(whole, direction); runs <= Math.min(MOST_RUNS, count); runs++) {
    const plans = cutAt(whole, count, runs).map(([start, end]) => planOf(start, end));
    if (isGood(foldedSize(plans, direction), direction, isTitled)) return plans;
  }
  return [whole];
}

/** The minimum number of runs for a good picture, from the sizes of the whole. */
function leastRuns(whole: Plan, direction: FlowDirection): number {
  const { length, breadth } = whole;
  const bySides = Math.floor(Math.sqrt(length / (AIMED_RATIO * (breadth + MARGINS + TITLE))));
  const byWidth = isLevel(direction) ? Math.floor(length / SCREEN) : 0;
  return Math.max(2, bySides, byWidth);
}

export function foldedSize(plans: readonly Plan[], direction: FlowDirection): Size {
  const sizes = plans.map((each) => sizeOf(each, direction));
  const gaps = Math.max(0, plans.length - 1);
  const sum = (side: 'width' | 'height'): number => sizes.reduce((so, each) => so + each[side], 0);
  const most = (side: 'width' | 'height'): number => Math.max(0, ...sizes.map((each) => each[side]));
  return isLevel(direction)
    ? { width: most('width'), height: sum('height') + gaps * RUN_GAP.level }
    : { width: sum('width') + gaps * RUN_GAP.upright, height: most('height') };
}

export function pageRatio({ width, height }: Size, isTitled: boolean): number {
  const [across, upright] = [width + MARGINS, height + MARGINS + (isTitled ? TITLE : 0)];
  return Math.max(across / upright, upright / across);
}

function isGood(size: Size, direction: FlowDirection, isTitled: boolean): boolean {
  return pageRatio(size, isTitled) <= AIMED_RATIO && (!isLevel(direction) || size.width <= SCREEN);
}

/** First and last commits of runs of similar length. */
function cutAt(whole: Plan, count: number, runs: number): readonly (readonly [number, number])[] {
  const cuts: [number, number][] = [];
  let start = 0;
  for (let run = 1; run <= runs && start < count; run++) {
    let end = start;
    while (end < count - 1 && (run === runs || (whole.along.get(end + 1) ?? 0) < (run * whole.length) / runs)) end++;
    cuts.push([start, end]);
    start = end + 1;
  }
  return cuts;
}
