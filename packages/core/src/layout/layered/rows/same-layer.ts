// Nodes that were asked onto one layer, some of them perhaps inside a frame. In: a level with ties, all inside it
// stacked. Out: how items must stand beside one another, so that the middles of those nodes are at one height.
import { isAcross } from '../layers/in-layer-edges.js';
import type { Item, Level, Tie } from '../model.js';

export interface SameLayerRow {
  /** Below the top of the highest item of those that stand beside one another, and how high all of them are. */
  readonly below: number;
  readonly height: number;
}

export function findSameLayerRows({ ties, sections }: Level): ReadonlyMap<Item, SameLayerRow> {
  const found = new Map<Item, SameLayerRow>();
  if (ties.length === 0) return found;
  const besides = new Map<Item, { readonly item: Item; readonly shift: number }[]>();
  const add = (from: Item, item: Item, shift: number): void => {
    const list = besides.get(from);
    if (list === undefined) besides.set(from, [{ item, shift }]);
    else list.push({ item, shift });
  };
  const tie = ({ item, node, other, otherNode }: Tie): void => {
    if (item.layer !== other.layer) return;
    const shift = middleOf(item, node) - middleOf(other, otherNode);
    add(item, other, shift);
    add(other, item, -shift);
  };
  for (const each of ties) tie(each);
  for (const section of sections) {
    if (!isAcross(section)) continue;
    const { from, to } = section.splitEdge.edge;
    const [node, otherNode] = section.reversed ? [to, from] : [from, to];
    tie({ item: section.upper, node, other: section.lower, otherNode });
  }
  for (const start of besides.keys()) {
    if (found.has(start)) continue;
    const tops = new Map([[start, 0]]);
    for (const [item, top] of tops) {
      for (const next of besides.get(item) ?? []) if (!tops.has(next.item)) tops.set(next.item, top + next.shift);
    }
    const least = [...tops.values()].reduce((a, b) => Math.min(a, b), 0);
    const height = [...tops].reduce((most, [item, top]) => Math.max(most, top - least + item.height), 0);
    for (const [item, top] of tops) found.set(item, { below: top - least, height });
  }
  return found;
}

/** How far below the top of an item the middle of a node in it lies. */
function middleOf(item: Item, node: string): number {
  return item.child === undefined ? item.height / 2 : (middleIn(item.child, node) ?? item.height / 2);
}

function middleIn(level: Level, node: string): number | undefined {
  for (const part of level.parts) {
    const middle = middleIn(part, node);
    if (middle !== undefined) return part.y + middle;
  }
  for (const item of level.layers.flat()) {
    if (item.node?.id === node) return item.y + item.height / 2;
    const middle = item.child === undefined ? undefined : middleIn(item.child, node);
    if (middle !== undefined) return item.y + middle;
  }
  return undefined;
}
