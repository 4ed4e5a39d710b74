// The meaning of a tree, apart from how it is written and drawn.
import type { Titled } from '../entry-meaning.js';
import type { ItemMeaning } from '../item-meaning.js';

export const VIEWS = ['list', 'boxes'] as const;
export type View = (typeof VIEWS)[number];

export interface TreeItem extends ItemMeaning {
  readonly folder: boolean;
  /** In the order of the picture. */
  readonly children: readonly TreeItem[];
}

export interface TreeModel extends Titled {
  readonly tops: readonly TreeItem[];
  readonly view: View;
}

export interface Placed {
  readonly item: TreeItem;
  /** Levels above it. */
  readonly depth: number;
}

/** Every item, parents first. */
export function everyItem(tops: readonly TreeItem[]): readonly Placed[] {
  const out: Placed[] = [];
  const open: Placed[] = tops.toReversed().map((item) => ({ item, depth: 0 }));
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    out.push(at);
    const depth = at.depth + 1;
    for (const item of at.item.children.toReversed()) open.push({ item, depth });
  }
  return out;
}
