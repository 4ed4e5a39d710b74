// A flow as a ribbon: from its segments between columns to its outline. Its height at the ends is its value.
import type { PathShape, PathStep, Tone } from '../../../scene/scene.js';

/** From one side of a gap between columns to the other. */
export interface Bend {
  readonly left: number;
  readonly right: number;
  /** The ribbon's top at both sides. */
  readonly fromTop: number;
  readonly toTop: number;
}

/** px: a narrower ribbon shows only the colour of its border. */
const SLIGHT = 3;

/** The border lies inside the ribbon, so that its outer edge has the right height. */
export function ribbon(bends: readonly Bend[], height: number, tone: Tone): PathShape {
  if (height < SLIGHT) return { type: 'path', steps: outline(bends, 0, height), fill: `${tone}-stroke` };
  const steps = outline(bends, 0.5, height - 0.5);
  return { type: 'path', steps, fill: `${tone}-fill`, stroke: `${tone}-stroke`, strokeWidth: 1 };
}

function outline(bends: readonly Bend[], upper: number, lower: number): readonly PathStep[] {
  const steps: PathStep[] = [];
  for (const [i, { left, right, fromTop, toTop }] of bends.entries()) {
    const middle = (left + right) / 2;
    steps.push([i === 0 ? 'M' : 'L', left, fromTop + upper]);
    steps.push(['C', middle, fromTop + upper, middle, toTop + upper, right, toTop + upper]);
  }
  for (const { left, right, fromTop, toTop } of bends.toReversed()) {
    const middle = (left + right) / 2;
    steps.push(['L', right, toTop + lower]);
    steps.push(['C', middle, toTop + lower, middle, fromTop + lower, left, fromTop + lower]);
  }
  return [...steps, ['Z']];
}
