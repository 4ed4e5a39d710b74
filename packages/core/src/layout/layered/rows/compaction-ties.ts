// What compaction preserves if it can. In: a stacked level as compaction nodes. Out: weighted ties between them:
// neighbours stay in their row, lines are short and bend where they do now.

import { known, nth } from '../checked.js';
import { exact } from '../ends/ports.js';
import type { Item } from '../model.js';
import { RIGHT as BOTTOM, type SeparationProblem, LEFT as TOP } from '../solve/separation.js';
import type { CompactionGraph } from './compaction-graph.js';
import { type CompactionNode, inOrder, tall } from './visibility.js';
import { ASKEW, IN_PLACE_COST, IN_ROW_COST, LINE_COST, STRETCHED } from './weights.js';

/**
 * Neighbours in a row stay aligned: at the top or the bottom, or, if they are similar, as they are; returns the similar
 * ones.
 */
export function tieRows({ level, compactionNodeOf }: CompactionGraph, problem: SeparationProblem): [Item, Item][] {
  const alike: [Item, Item][] = [];
  const join = (item: Item, other: Item): void => {
    const [a, b] = [known(compactionNodeOf, item), known(compactionNodeOf, other)];
    if (a.block === b.block) return;
    const [high, low] = tall(a) > tall(b) ? [a, b] : [b, a];
    const spare = tall(high) - tall(low);
    if (spare < STRETCHED) {
      tie(problem, a, b, b.top - a.top, 2 * IN_ROW_COST);
      if (item.kind !== 'label' && other.kind !== 'label') alike.push([item, other]);
    } else {
      tie(problem, high, low, 0, IN_ROW_COST);
      tie(problem, high, low, spare, IN_ROW_COST);
    }
  };
  for (const layer of level.layers) {
    const row = layer.filter((item) => item.kind !== 'title' && compactionNodeOf.has(item));
    for (let i = 1; i < row.length; i++) join(nth(row, i - 1), nth(row, i));
    // Beyond a tall box the others have neighbours too.
    const least = row.reduce((low, { height }) => Math.min(low, height), Number.POSITIVE_INFINITY);
    const low = row.filter(({ height }) => height < least + STRETCHED);
    for (let i = 1; i < low.length; i++) {
      const [item, other] = [nth(low, i - 1), nth(low, i)];
      if (row.indexOf(other) > row.indexOf(item) + 1) join(item, other);
    }
  }
  return alike;
}

/** Lines are short, and bend where they do now. */
export function tieLines(
  { level, ways, channels, compactionNodeOf }: CompactionGraph,
  problem: SeparationProblem,
): void {
  for (const way of ways) {
    for (let i = 1; i < way.length; i++) {
      const [upper, lower] = inOrder(nth(way, i - 1), nth(way, i));
      tie(problem, upper, lower, tall(upper), LINE_COST);
    }
    for (let i = 1; i + 1 < way.length; i++) {
      const compactionNode = nth(way, i);
      const [before, after] = [nth(way, i - 1), nth(way, i + 1)];
      const nearest = gapBetween(before, compactionNode) <= gapBetween(compactionNode, after) ? before : after;
      tie(problem, nearest, compactionNode, compactionNode.top - nearest.top, IN_PLACE_COST);
    }
  }
  for (const channel of channels) {
    const legs = channel.toSorted((a, b) => a.top - b.top || a.left - b.left);
    for (let i = 1; i < legs.length; i++) {
      const [one, next] = [nth(legs, i - 1), nth(legs, i)];
      tie(problem, one, next, next.top - one.top, IN_PLACE_COST);
    }
  }
  for (const [item, { block, offset, top }] of compactionNodeOf) {
    if (item.kind !== 'title') continue;
    if (top < level.height / 2) problem.tie(TOP, exact(top), block, exact(offset), IN_ROW_COST);
    else problem.tie(BOTTOM, exact(top - level.height), block, exact(offset), IN_ROW_COST);
  }
}

function gapBetween(a: CompactionNode, b: CompactionNode): number {
  const [upper, lower] = inOrder(a, b);
  return lower.top - upper.bottom;
}

/** Prefers `b` to start this far below the start of `a`. */
function tie(problem: SeparationProblem, a: CompactionNode, b: CompactionNode, below: number, weight: number): void {
  problem.tie(a.block, exact(a.offset + below), b.block, exact(b.offset), weight);
}

/** Whether two boxes that were aligned are now slightly out of line. */
export function isAskew(
  { compactionNodeOf }: CompactionGraph,
  item: Item,
  other: Item,
  places: ArrayLike<number>,
): boolean {
  const [a, b] = [known(compactionNodeOf, item), known(compactionNodeOf, other)];
  const apart = nth(places, b.block) + b.offset - nth(places, a.block) - a.offset;
  const by = Math.abs(apart - (b.top - a.top));
  return by >= 1 && by < ASKEW;
}
