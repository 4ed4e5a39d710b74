// Source order where it costs no crossing. In: ordered levels. Out: neighbours on a layer are swapped if the one
// written first comes second and swapping adds no crossings. The crossing search leaves such ties in arbitrary order.
import { nth } from '../checked.js';
import { type Item, type Level, levelsIn, type Segment } from '../model.js';
import { TIE_ROUNDS } from './weights.js';

export function settleTies(root: Level): void {
  for (const level of levelsIn(root)) {
    const held = heldItems(level);
    for (const layer of level.layers) settleLayer(layer, held);
  }
}

/** Items whose place on the layer has a meaning besides crossings. */
function heldItems(level: Level): Set<Item> {
  const held = new Set<Item>();
  for (const { inLayer, upper, lower } of level.sections) {
    if (!inLayer) continue;
    held.add(upper);
    held.add(lower);
  }
  for (const item of level.layers.flat()) {
    if (item.precedes.length === 0) continue;
    held.add(item);
    for (const later of item.precedes) held.add(later);
  }
  return held;
}

function settleLayer(layer: Item[], held: ReadonlySet<Item>): void {
  const mayMove = (item: Item): boolean => item.kind === 'node' && !held.has(item);
  for (let round = 0; round < TIE_ROUNDS; round++) {
    let moved = false;
    for (let i = 0; i + 1 < layer.length; i++) {
      const left = nth(layer, i);
      const right = nth(layer, i + 1);
      if (left.rank <= right.rank || !mayMove(left) || !mayMove(right)) continue;
      if (cost(left.up, right.up, above) + cost(left.down, right.down, below) > 0) continue;
      layer[i] = right;
      layer[i + 1] = left;
      right.index = i;
      left.index = i + 1;
      moved = true;
      for (const { upper } of [...left.up, ...right.up]) if (upper.kind !== 'group') sortByEnd(upper.down, below);
      for (const { lower } of [...left.down, ...right.down]) if (lower.kind !== 'group') sortByEnd(lower.up, above);
    }
    if (!moved) return;
  }
}

function above({ upper }: Segment): Item {
  return upper;
}

function below({ lower }: Segment): Item {
  return lower;
}

/** How many crossings swapping two neighbours adds to their lines. */
function cost(left: readonly Segment[], right: readonly Segment[], end: (segment: Segment) => Item): number {
  let more = 0;
  for (const one of left) {
    for (const other of right) {
      const [a, b] = [end(one), end(other)];
      // If lines meet a group side by side, their order is that of its ports.
      if (a === b && a.kind === 'group') return Number.POSITIVE_INFINITY;
      if (a.index !== b.index) more += a.index < b.index ? 1 : -1;
    }
  }
  return more;
}

function sortByEnd(side: Segment[], end: (segment: Segment) => Item): void {
  side.sort((a, b) => end(a).index - end(b).index);
}
