// The meaning of a treemap, apart from how it is written and drawn.
import type { Tone } from '../../scene/scene.js';
import type { Titled } from '../entry-meaning.js';
import type { ItemMeaning } from '../item-meaning.js';

/** What each label shows. */
export const VALUES = ['both', 'number', 'percent', 'none'] as const;
export type Values = (typeof VALUES)[number];

export interface TreemapItem extends ItemMeaning {
  /** As written, or the sum of its items; 0 or more. */
  readonly value: number;
  /** The tone it is drawn in. */
  readonly colour: Tone;
  readonly children: readonly TreemapItem[];
}

export interface TreemapModel extends Titled {
  readonly tops: readonly TreemapItem[];
  readonly total: number;
  readonly unit?: string;
  readonly values: Values;
}

export interface PlacedItem {
  readonly item: TreemapItem;
  /** Levels above it. */
  readonly depth: number;
}

/** Every item, parents first. */
export function everyItem(tops: readonly TreemapItem[]): readonly PlacedItem[] {
  const out: PlacedItem[] = [];
  const open: PlacedItem[] = tops.toReversed().map((item) => ({ item, depth: 0 }));
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    out.push(at);
    const depth = at.depth + 1;
    for (const item of at.item.children.toReversed()) open.push({ item, depth });
  }
  return out;
}

export function isLeaf({ children }: TreemapItem): boolean {
  return children.length === 0;
}
