// The value of an item as text: from the item and the whole to its texts, the fullest first.
import { amount, percent } from '../amounts.js';
import type { TreemapItem, TreemapModel } from './model.js';

export type Whole = Pick<TreemapModel, 'total' | 'unit' | 'values'>;
/** The fullest first. */
export type Said = readonly string[];

export function saidOf({ value }: TreemapItem, { total, unit, values }: Whole): Said {
  const number = amount(value, total, unit);
  const share = percent(value, total);
  switch (values) {
    case 'both':
      return [`${number}, ${share}`, number, share];
    case 'number':
      return [number];
    case 'percent':
      return [share];
    case 'none':
      return [];
  }
}
