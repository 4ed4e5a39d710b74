// Branches as drawn: from their ends, depth and tone to a path that tapers.
import type { Point } from '../../../layout/graph.js';
import type { PathShape, PathStep, Tone } from '../../../scene/scene.js';

/** px of a branch where it leaves a topic of that depth; where it arrives, it is as thick as one level deeper. */
const WIDTHS = [5, 2.5, 1.5] as const;

function widthAt(depth: number): number {
  return WIDTHS[Math.min(depth, WIDTHS.length - 1)] ?? 1.5;
}

/** How far the two inner points of a curve move to move its middle by one. */
const PULL = 4 / 3;

/** A curve that leaves and arrives horizontally, with the same thickness where it is steep. `depth`: of the topic it leaves. */
export function curvedBranch(from: Point, to: Point, depth: number, tone: Tone): PathShape {
  const [first, last] = [widthAt(depth) / 2, widthAt(depth + 1) / 2];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steepness = dy / Math.max(1, Math.sqrt(dx * dx + dy * dy));
  const aside = PULL * ((first + last) / 2) * steepness * (dx < 0 ? -1 : 1);
  const middle = (from.x + to.x) / 2;
  const steps: readonly PathStep[] = [
    ['M', from.x, from.y - first],
    ['C', middle + aside, from.y - first, middle + aside, to.y - last, to.x, to.y - last],
    ['L', to.x, to.y + last],
    ['C', middle - aside, to.y + last, middle - aside, from.y + first, from.x, from.y + first],
    ['Z'],
  ];
  return { type: 'path', steps, fill: `${tone}-stroke` };
}

const RADIUS = 8;

/** Down and then to the right, like the lines of a list. */
export function angledBranch(from: Point, to: Point, tone: Tone): PathShape {
  const r = Math.min(RADIUS, to.x - from.x, to.y - from.y);
  return {
    type: 'path',
    steps: [
      ['M', from.x, from.y],
      ['L', from.x, to.y - r],
      ['A', r, r, 0, 0, from.x + r, to.y],
      ['L', to.x, to.y],
    ],
    stroke: `${tone}-stroke`,
  };
}

/** The line to a note, as thin as that of any note. */
export function tie(from: Point, to: Point, form: 'curved' | 'angled'): PathShape {
  if (form === 'angled') return angledBranch(from, to, 'neutral');
  const middle = (from.x + to.x) / 2;
  return {
    type: 'path',
    steps: [
      ['M', from.x, from.y],
      ['C', middle, from.y, middle, to.y, to.x, to.y],
    ],
  };
}
