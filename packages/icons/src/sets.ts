// The icon sets as they are found, best first: what the language's own set has is the calmest picture, coloured logos come
// before drawings in one colour, and large general sets last. Where each comes from stands in scripts/sets.mjs.

export interface FoundSet {
  readonly set: string;
  /** Symbols are drawn for things, products are marks of somebody. */
  readonly kind: 'symbol' | 'product';
  /** Stands for the set in the table of labels (products/labels.data.ts), where that names icons of it. */
  readonly letter?: string;
}

export const FOUND_SETS: readonly FoundSet[] = [
  { set: 'lx', kind: 'symbol' },
  { set: 'status', kind: 'symbol' },
  { set: 'logos', kind: 'product', letter: '0' },
  { set: 'aws', kind: 'product', letter: '3' },
  { set: 'azure', kind: 'product', letter: '4' },
  { set: 'k8s', kind: 'product', letter: '5' },
  { set: 'devicon', kind: 'product', letter: '1' },
  { set: 'simple-icons', kind: 'product', letter: '2' },
  { set: 'tabler', kind: 'symbol' },
  { set: 'mdi', kind: 'symbol', letter: '6' },
  { set: 'carbon', kind: 'symbol', letter: '7' },
];
