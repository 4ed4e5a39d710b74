// How far lines have to run straight from a layer. In: a layer whose lines have their ends. Out: the length its faces
// need, for heads, for text at the ends and for lines from row to row.
import { loopsReach } from '../ends/row-loops.js';
import { endAt, lengthAt } from '../input/node-rows.js';
import { type Item, isSideways, type Level } from '../model.js';
import type { Spacing } from '../spacing.js';

export function reachOf(layer: readonly Item[] | undefined, face: 'up' | 'down', spacing: Spacing): number {
  let most = 0;
  for (const item of layer ?? []) {
    if (item.kind !== 'node') continue;
    for (const { section } of item[face]) {
      const end = endAt(section, item);
      if (end === undefined || (item.rowEnds.get(section)?.lane ?? 0) > 0) continue;
      most = Math.max(most, lengthAt(end, isSideways(item.level.direction)));
    }
    if (item.rowLoops.length > 0) most = Math.max(most, loopsReach(item, face) + spacing.line);
  }
  return most;
}

/** Distances that keep what is closest to a line's end, and what two ends on one straight line need. */
export function withReach(level: Level, spacing: Spacing): Spacing {
  const most = level.layers.reduce(
    (reach, layer) => Math.max(reach, reachOf(layer, 'up', spacing), reachOf(layer, 'down', spacing)),
    0,
  );
  if (most <= spacing.approach) return spacing;
  return { ...spacing, approach: most, layer: Math.max(spacing.layer, 2 * most) };
}
