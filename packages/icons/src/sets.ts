// The icon sets as they are found, best first: written by the build from sets/registry.mjs, where each has its folder.
import { foundSets } from './generated/sets.js';

export interface FoundSet {
  readonly set: string;
  /** Symbols are drawn for things, products are marks of somebody. */
  readonly kind: 'symbol' | 'product';
  /** Stands for the set in the table of labels (products/labels.data.ts), where that names icons of it. */
  readonly letter?: string;
}

export const FOUND_SETS: readonly FoundSet[] = foundSets;
