// Points along a flow between two columns: in, a bend and a share of its curve; out, its position there, a part of the curve,
// and where two flows cross. All bends between two columns have the same x at the same share.
import type { PathStep } from '../../../scene/scene.js';
import type { Bend } from './ribbons.js';

/** A flow between two columns. */
export interface Band {
  readonly bend: Bend;
  readonly height: number;
}

export function xAt({ left, right }: Bend, share: number): number {
  const s = share;
  return left + (right - left) * (1.5 * s * (1 - s) + s * s * s);
}

export function topAt({ fromTop, toTop }: Bend, share: number): number {
  return fromTop + (toTop - fromTop) * share * share * (3 - 2 * share);
}

/** Shares at which crossings are looked for. */
const STEPS = 24;

/** The shares between which two flows overlap with this much air, if they change sides. */
export function crossing(one: Band, other: Band, air: number): readonly [number, number] | undefined {
  const { bend: a } = one;
  const { bend: b } = other;
  if (a.left !== b.left || (a.fromTop - b.fromTop) * (a.toTop - b.toTop) >= 0) return undefined;
  const met = Array.from({ length: STEPS + 1 }, (_, i) => i).filter((i) => {
    const [top, below] = [topAt(a, i / STEPS), topAt(b, i / STEPS)];
    return top < below + other.height + air && below < top + one.height + air;
  });
  const [first, last] = [met[0], met.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return [Math.max(0, first - 1) / STEPS, Math.min(STEPS, last + 1) / STEPS];
}

/** The outline of a part of a flow, larger by the air above and below. */
export function partOf(
  { bend, height }: Band,
  [from, to]: readonly [number, number],
  air: number,
): readonly PathStep[] {
  const shares = Array.from({ length: STEPS / 2 + 1 }, (_, i) => from + ((to - from) * i) / (STEPS / 2));
  const edge = (by: number, all: readonly number[]): readonly (readonly [number, number])[] =>
    all.map((share) => [xAt(bend, share), topAt(bend, share) + by]);
  const [first, ...rest] = [...edge(-air, shares), ...edge(height + air, shares.toReversed())];
  if (first === undefined) return [];
  return [['M', ...first], ...rest.map((each): PathStep => ['L', ...each]), ['Z']];
}
