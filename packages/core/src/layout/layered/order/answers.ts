// Short answers in a chain of questions. In: ordered levels. Out: if two consecutive questions both have an answer
// without successors on one side, the first one's is beside its question instead of under it, joined straight across;
// so is that of the last question if its other answer continues. Under their questions, each would be pushed outwards
// by the line to the next one, and they would form a staircase. Layers and orders are computed without this, so it adds
// no crossings: a leaf leaves its layer and becomes its question's neighbour.

import type { LayoutNode } from '../../graph.js';
import { nth } from '../checked.js';
import { type Item, type Level, levelsIn, type Segment } from '../model.js';

type Side = 'left' | 'right';

export function placeAnswers(root: Level, nodes: readonly LayoutNode[]): void {
  if (!nodes.some(({ outline }) => outline === 'diamond')) return;
  const bound = new Set<string | undefined>();
  for (const { id, same, before } of nodes) if ((same ?? before) !== undefined) bound.add(id).add(same).add(before);
  for (const level of levelsIn(root)) {
    const inLayer = inLayerEnds(level);
    /** Questions at the end of a chain that has answers beside it, and the side of these. */
    const chained = new Map<Item, Side>();
    for (const item of level.layers.flat()) {
      const [first, second, third] = answersOf(item);
      if (first === undefined || second === undefined || third !== undefined) continue;
      if (isLeaf(first.lower) === isLeaf(second.lower)) continue;
      const [short, on, side]: [Segment, Segment, Side] = isLeaf(first.lower)
        ? [first, second, 'left']
        : [second, first, 'right'];
      if (!endsOn(on.lower, side) && chained.get(item) !== side) continue;
      if (inLayer.has(short.lower) || bound.has(short.lower.node?.id) || !isFree(item, side, inLayer)) continue;
      moveBeside(level, item, short, side);
      chained.set(on.lower, side);
    }
  }
}

/** The forward lines of a decision. */
function answersOf({ node, down }: Item): readonly Segment[] {
  return node?.outline === 'diamond' ? down.filter(({ section }) => !section.reversed) : [];
}

/** Whether a question's outermost answer on that side has no successors. */
function endsOn(item: Item, side: Side): boolean {
  const answers = answersOf(item);
  const outer = answers[side === 'left' ? 0 : answers.length - 1];
  return outer !== undefined && answers.length > 1 && isLeaf(outer.lower);
}

function isLeaf({ kind, up, down, loops }: Item): boolean {
  return kind === 'node' && up.length === 1 && down.length === 0 && loops.length === 0;
}

/** Items with lines in their layer, and the other ends of these. */
function inLayerEnds(level: Level): Map<Item, Item[]> {
  const ends = new Map<Item, Item[]>();
  for (const { inLayer, upper, lower } of level.sections) {
    if (!inLayer) continue;
    ends.set(upper, [...(ends.get(upper) ?? []), lower]);
    ends.set(lower, [...(ends.get(lower) ?? []), upper]);
  }
  return ends;
}

/** Whether neither a loop nor a line within the layer is on that side. */
function isFree(item: Item, side: Side, inLayer: ReadonlyMap<Item, readonly Item[]>): boolean {
  if (side === 'right' && item.loops.length > 0) return false;
  return !inLayer.get(item)?.some((other) => other.index < item.index === (side === 'left'));
}

function moveBeside(level: Level, question: Item, answer: Segment, side: Side): void {
  const { lower: leaf, section } = answer;
  question.down = question.down.filter((segment) => segment !== answer);
  leaf.up = [];
  section.inLayer = true;
  section.segments = [];
  const from = nth(level.layers, leaf.layer);
  const to = nth(level.layers, question.layer);
  from.splice(leaf.index, 1);
  to.splice(side === 'left' ? question.index : question.index + 1, 0, leaf);
  leaf.layer = question.layer;
  for (const layer of [from, to]) {
    layer.forEach((item, index) => {
      item.index = index;
    });
  }
}
