// Gaps where flows cross: in, the flows in painting order; out, for each the parts of its course at which a wider flow below it is
// interrupted, so that both are traced by eye.
import type { PathStep } from '../../../scene/scene.js';
import { type Band, crossing, partOf } from './along.js';
import type { PlacedFlow } from './plan.js';

/** px of canvas at both sides of the upper flow. */
const AIR = 3;

export function gapsOf(flows: readonly PlacedFlow[]): readonly (readonly (readonly PathStep[])[])[] {
  const below = new Map<number, Band[]>();
  return flows.map(({ bends, height }) => {
    const own = bends.map((bend): Band => ({ bend, height }));
    const gaps = own.flatMap((band) => {
      const met = (below.get(band.bend.left) ?? []).flatMap((other) => {
        const part = crossing(band, other, AIR);
        return part === undefined ? [] : [part];
      });
      if (met.length === 0) return [];
      return [partOf(band, [Math.min(...met.map(([from]) => from)), Math.max(...met.map(([, to]) => to))], AIR)];
    });
    for (const band of own) below.set(band.bend.left, [...(below.get(band.bend.left) ?? []), band]);
    return gaps;
  });
}
