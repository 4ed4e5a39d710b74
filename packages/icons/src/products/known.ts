// Known products and words for kinds of objects, prepared for look-ups. In: any spelling. Out: the product or the word.
// Built from the data once and kept by the caller.

import type { OwnWords } from '../search/catalogue.js';
import { isOwn } from '../search/rank.js';
import { nearWords, type WordList, wordList } from '../search/word-list.js';
import { singulars, wordsOf } from '../search/words.js';
import { type Product, readProducts, type SpellingUse } from './product.js';
import { productTables } from './tables.js';
import { generalWords } from './words.data.js';

export interface KnownSpelling {
  readonly product: Product;
  /** As written in the data. */
  readonly text: string;
  readonly use: SpellingUse;
}

/** Keyed by the lowercase words of a spelling run together: `Event Hubs` and `eventhubs` are the same. */
type Spellings = ReadonlyMap<string, KnownSpelling>;

export interface Known {
  readonly products: Spellings;
  /** Words for kinds of objects, as products whose name is the plainest word. */
  readonly words: Spellings;
  /** The keys of both. */
  readonly keys: WordList;
}

/** `own`: product names of an organisation's icons, by the icon. They come before the tables' icons for the same name. */
export function readKnown(own: NonNullable<OwnWords['products']> = {}): Known {
  const products = withOwn(own, bySpelling(readProducts(productTables)));
  const words = bySpelling(readProducts([generalWords]));
  return { products, words, keys: wordList(Array.from(new Set([...products.keys(), ...words.keys()])).sort()) };
}

/** The word for a kind of object that matches these words, in the singular or the plural. */
export function wordFor(query: readonly string[], { words }: Known): KnownSpelling | undefined {
  const before = query.slice(0, -1).join('');
  const last = query.at(-1) ?? '';
  for (const form of [last, ...singulars(last)]) {
    const word = words.get(before + form);
    if (word !== undefined) return word;
  }
  return undefined;
}

/** The most probable meaning of a mistyped spelling. */
export function nearSpelling(key: string, { products, words, keys }: Known): KnownSpelling | undefined {
  const near = keys.words[nearWords(keys, key)[0] ?? -1];
  return near === undefined ? undefined : (products.get(near) ?? words.get(near));
}

function withOwn(own: NonNullable<OwnWords['products']>, tables: Spellings): Spellings {
  const spellings = new Map(tables);
  for (const [icon, labels] of Object.entries(own)) {
    for (const text of labels) {
      const key = keyOf(text);
      const other = spellings.get(key)?.product;
      const product: Product = {
        name: other?.name ?? text,
        spellings: other?.spellings ?? [{ text, use: 'plain' }],
        icons: insertedIcon(icon, other?.icons ?? []),
      };
      spellings.set(key, { product, text, use: 'plain' });
    }
  }
  return spellings;
}

/** After own icons with the same product, before the tables' icons. */
function insertedIcon(icon: string, icons: readonly string[]): readonly string[] {
  const own = icons.filter(isOwn);
  return [...own, icon, ...icons.slice(own.length)];
}

function keyOf(text: string): string {
  return wordsOf(text).join('').toLowerCase();
}

function bySpelling(products: readonly Product[]): Spellings {
  const spellings = new Map<string, KnownSpelling>();
  for (const product of products) {
    for (const { text, use } of product.spellings) {
      const key = keyOf(text);
      if (!spellings.has(key)) spellings.set(key, { product, text, use });
    }
  }
  return spellings;
}
