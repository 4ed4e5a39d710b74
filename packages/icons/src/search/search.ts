// Searches for icons. In: a query. Out: ranked hits, each with its reason. Reasons, best first: the full name, a
// product's name, an exact name, a name that starts with the query, all words in any order, a synonym, an unfinished
// word, a close spelling; and if nothing has all words, what has most of them.

import { type Known, nearSpelling, wordFor } from '../products/known.js';
import { type Catalogue, entriesNamed, entryWords } from './catalogue.js';
import { byName } from './rank.js';
import { titleOf } from './title.js';
import { beginningWith, indexOfWord, nearWords } from './word-list.js';
import { singulars, wordsOf } from './words.js';

export interface IconHit {
  /** Full name, `lx:rocket`. */
  readonly name: string;
  readonly title: string;
  readonly set: string;
  readonly reason: string;
}

export interface IconSearch {
  /** Only icons of this set. */
  readonly set?: string;
  /** Maximum number of hits. */
  readonly limit: number;
}

export interface IconHits {
  readonly icons: readonly IconHit[];
  /** Number of hits in all. */
  readonly total: number;
}

const MOST_WORDS = 6;
const LONGEST_WORD = 40;

/** Lower comes first. */
const RANK = {
  full: 0,
  product: 1,
  exact: 2,
  /** A product whose name is also an ordinary word. */
  ordinary: 3,
  begins: 4,
  words: 5,
  /** Before names that only start with it: `bill` means an invoice rather than billiards. */
  synonym: 6,
  unfinished: 7,
  near: 8,
  some: 9,
} as const;

interface Found {
  readonly rank: number;
  /** Within the rank, compared before sets and names. */
  readonly cost: number;
  readonly reason: string;
}

export function searchIcons(catalogue: Catalogue, known: Known, query: string, { set, limit }: IconSearch): IconHits {
  const { asked: words, within } = readQuery(query, catalogue, set);
  const hits = new Map<string, Found>();
  const consider = (icon: string, rank: number, cost: number, reason: string): void => {
    if (within !== undefined && !icon.startsWith(`${within}:`)) return;
    const best = hits.get(icon);
    if (best === undefined || rank < best.rank || (rank === best.rank && cost < best.cost)) {
      hits.set(icon, { rank, cost, reason });
    }
  };
  const full = catalogue.icons.get(query.trim().toLowerCase());
  if (full !== undefined) consider(full, RANK.full, 0, 'exact name');
  if (words.length > 0) {
    considerKnown(words, catalogue, known, consider);
    considerNames(words, catalogue, consider);
    if (hits.size === 0) considerNear(words, catalogue, known, consider);
    if (hits.size === 0) considerSome(words, catalogue, consider);
  }
  const sorted = Array.from(hits).sort(
    ([a, foundA], [b, foundB]) => foundA.rank - foundB.rank || foundA.cost - foundB.cost || byName(a, b),
  );
  const icons = sorted.slice(0, limit).map(([name, { reason }]) => ({
    name,
    title: titleOf(name, catalogue, known),
    set: name.slice(0, name.indexOf(':')),
    reason,
  }));
  return { icons, total: hits.size };
}

type Consider = (icon: string, rank: number, cost: number, reason: string) => void;

/** `logos:postgres` searches for postgres within logos. */
function readQuery(
  query: string,
  { sets }: Catalogue,
  set: string | undefined,
): { readonly asked: readonly string[]; readonly within?: string } {
  const at = query.indexOf(':');
  const prefix = query.slice(0, Math.max(at, 0)).trim().toLowerCase();
  const named = set === undefined && sets.has(prefix);
  const words = wordsOf(named ? query.slice(at + 1) : query)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD).toLowerCase());
  const within = named ? prefix : set;
  return { asked: words, ...(within === undefined ? {} : { within }) };
}

function considerKnown(query: readonly string[], { icons }: Catalogue, known: Known, consider: Consider): void {
  const product = known.products.get(query.join(''));
  if (product !== undefined) {
    const rank = product.use === 'plain' || product.use === 'maker' ? RANK.product : RANK.ordinary;
    for (const [at, icon] of product.product.icons.entries()) {
      const name = icons.get(icon);
      if (name !== undefined) consider(name, rank, at, `product ${product.product.name}`);
    }
  }
  const word = wordFor(query, known);
  for (const [at, icon] of (word?.product.icons ?? []).entries()) {
    const name = icons.get(icon);
    if (word !== undefined && name !== undefined)
      consider(name, RANK.synonym, at, sameMeaning(query, word.product.name));
  }
}

function sameMeaning(query: readonly string[], word: string): string {
  const phrase = query.join(' ');
  return phrase === word ? `word ${word}` : `synonym: ${phrase} = ${word}`;
}

/** Names that have all the words; the last one can be unfinished. */
function considerNames(query: readonly string[], catalogue: Catalogue, consider: Consider): void {
  const { entries, vocabulary } = catalogue;
  for (const { icon, alias } of entriesNamed(catalogue, query.join(''))) {
    consider(icon, RANK.exact, alias ? 1 : 0, alias ? 'alias' : 'exact name');
  }
  const has = new Uint8Array(entries.length);
  const mark = (word: number, step: number): void => {
    for (const at of vocabulary.entries[word] ?? []) if (has[at] === step) has[at] = step + 1;
  };
  for (const [step, word] of query.entries()) {
    if (step === query.length - 1 && word.length > 1) {
      const [from, to] = beginningWith(vocabulary, word);
      for (let index = from; index < to; index++) mark(index, step);
    }
    for (const form of [word, ...singulars(word)]) mark(indexOfWord(vocabulary, form), step);
  }
  for (let at = 0; at < has.length; at++) {
    const entry = has[at] === query.length ? entries[at] : undefined;
    if (entry === undefined) continue;
    const words = entryWords(entry);
    const begins = beginsWith(words, query);
    const rank = !isWhole(words, query) ? RANK.unfinished : begins ? RANK.begins : RANK.words;
    const cost = 2 * (words.length - query.length) + (begins ? 0 : 1);
    consider(entry.icon, rank, cost, begins ? 'starts with the query' : 'contains all words');
  }
}

/** Whether the last word is there as a whole, at least in the singular. */
function isWhole(words: readonly string[], query: readonly string[]): boolean {
  const last = query.at(-1) ?? '';
  return words.includes(last) || singulars(last).some((form) => words.includes(form));
}

function beginsWith(words: readonly string[], query: readonly string[]): boolean {
  const last = query.length - 1;
  return query.every((word, at) => (at === last ? words[at]?.startsWith(word) : words[at] === word));
}

/** Names in which each word is matched exactly or by a close spelling, and products with such spellings. */
function considerNear(query: readonly string[], catalogue: Catalogue, known: Known, consider: Consider): void {
  const { entries, vocabulary, icons } = catalogue;
  const product = nearSpelling(query.join(''), known);
  for (const [at, icon] of (product?.product.icons ?? []).entries()) {
    const name = icons.get(icon);
    if (product !== undefined && name !== undefined) {
      consider(name, RANK.near, at - 10, `similar spelling of ${product.text}`);
    }
  }
  const has = new Uint8Array(entries.length);
  const corrected: string[] = [];
  for (const [step, word] of query.entries()) {
    const exact = indexOfWord(vocabulary, word);
    const near = exact >= 0 ? [exact] : nearWords(vocabulary, word).slice(0, 8);
    for (const index of near) {
      for (const at of vocabulary.entries[index] ?? []) if (has[at] === step) has[at] = step + 1;
    }
    corrected.push(vocabulary.words[near[0] ?? -1] ?? word);
  }
  for (let at = 0; at < has.length; at++) {
    const entry = has[at] === query.length ? entries[at] : undefined;
    if (entry === undefined) continue;
    const words = entryWords(entry);
    const missed = corrected.filter((word) => !words.includes(word)).length;
    consider(entry.icon, RANK.near, 4 * missed + words.length - query.length, 'similar spelling');
  }
}

/** Names that have the most words of the query. */
function considerSome(query: readonly string[], { entries, vocabulary }: Catalogue, consider: Consider): void {
  const has = new Uint8Array(entries.length);
  let most = 0;
  for (const word of query) {
    for (const at of vocabulary.entries[indexOfWord(vocabulary, word)] ?? []) {
      has[at] = (has[at] ?? 0) + 1;
      most = Math.max(most, has[at] ?? 0);
    }
  }
  for (let at = 0; most > 0 && at < has.length; at++) {
    const entry = has[at] === most ? entries[at] : undefined;
    if (entry) consider(entry.icon, RANK.some, entryWords(entry).length, 'contains some words');
  }
}
