// What is known of products and of words for kinds of things, made ready to be asked: any spelling in, the product or the word
// out. Read from the data once and kept by whoever asks.

import { nearWords, type WordList, wordList } from '../search/word-list.js';
import { singulars, wordsOf } from '../search/words.js';
import { type Product, readProducts, type SpellingUse } from './product.js';
import { productTables } from './tables.js';
import { generalWords } from './words.data.js';

export interface KnownSpelling {
  readonly product: Product;
  /** As it stands in the data. */
  readonly text: string;
  readonly use: SpellingUse;
}

/** By the words of a spelling in small letters, run together: `Event Hubs` and `eventhubs` are one. */
type Spellings = ReadonlyMap<string, KnownSpelling>;

export interface Known {
  readonly products: Spellings;
  /** Words for kinds of things, as products whose name is the word that says it plainest. */
  readonly words: Spellings;
  /** Every key of both. */
  readonly keys: WordList;
}

export function readKnown(): Known {
  const products = bySpelling(readProducts(productTables));
  const words = bySpelling(readProducts([generalWords]));
  return { products, words, keys: wordList(Array.from(new Set([...products.keys(), ...words.keys()])).sort()) };
}

/** The word for a kind of thing that some words are, in the singular or the plural. */
export function wordFor(asked: readonly string[], { words }: Known): KnownSpelling | undefined {
  const before = asked.slice(0, -1).join('');
  const last = asked.at(-1) ?? '';
  for (const form of [last, ...singulars(last)]) {
    const word = words.get(before + form);
    if (word !== undefined) return word;
  }
  return undefined;
}

/** What a mistyped spelling most probably is. */
export function nearSpelling(key: string, { products, words, keys }: Known): KnownSpelling | undefined {
  const near = keys.words[nearWords(keys, key)[0] ?? -1];
  return near === undefined ? undefined : (products.get(near) ?? words.get(near));
}

function bySpelling(products: readonly Product[]): Spellings {
  const spellings = new Map<string, KnownSpelling>();
  for (const product of products) {
    for (const { text, use } of product.spellings) {
      const key = wordsOf(text).join('').toLowerCase();
      if (!spellings.has(key)) spellings.set(key, { product, text, use });
    }
  }
  return spellings;
}
