// The search index of patterns: in, the patterns; out, the rarity of every word, its weight in each pattern, and the phrases
// of titles and tags.
import { type WordList, wordList } from '@linework/icons/words';
import { productsOf } from '../fill.js';
import type { Pattern } from '../pattern.js';
import { stemsOf } from './words.js';

export interface PatternIndex {
  readonly patterns: readonly Pattern[];
  /** For every word, the patterns that have it, by index, with its weight. */
  readonly strengths: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** The information value of a word: higher the fewer patterns have it. */
  readonly rarity: (word: string) => number;
  /** For every phrase of two or more words, joined by spaces, the patterns with that title or tag. */
  readonly phrases: ReadonlyMap<string, readonly number[]>;
  readonly words: WordList;
}

/** Weights: a word has the highest weight of the places it occurs in. */
const TITLE = 3;
const TAG = 2.6;
const ASKED = 1.8;
const DESCRIPTION = 1.6;
const USE = 0.8;
const PRODUCT = 0.9;
const SOURCE = 0.5;

export function indexPatterns(patterns: readonly Pattern[]): PatternIndex {
  const strengths = new Map<string, Map<number, number>>();
  const phrases = new Map<string, number[]>();
  const note = (words: readonly string[], at: number, strength: number): void => {
    for (const word of words) {
      const of = strengths.get(word) ?? new Map<number, number>();
      of.set(at, Math.max(of.get(at) ?? 0, strength));
      strengths.set(word, of);
    }
  };
  patterns.forEach((pattern, at) => {
    for (const named of [pattern.title, pattern.id, ...pattern.tags]) {
      const words = stemsOf(named);
      note(words, at, named === pattern.title || named === pattern.id ? TITLE : TAG);
      // Two words also match when written as one: landingzone, webhook.
      note(joined(words), at, TAG);
      const phrase = words.join(' ');
      if (words.length > 1) phrases.set(phrase, [...new Set([...(phrases.get(phrase) ?? []), at])]);
    }
    note((pattern.asked ?? '').split(',').flatMap(stemsOf), at, ASKED);
    note(stemsOf(pattern.description), at, DESCRIPTION);
    note(stemsOf(pattern.use), at, USE);
    for (const flavour of pattern.flavours)
      for (const { name } of Object.values(productsOf(pattern, flavour))) note(stemsOf(name), at, PRODUCT);
    for (const [, label = ''] of pattern.source.matchAll(/"([^"]*)"/g)) note(stemsOf(label), at, SOURCE);
  });
  const { length } = patterns;
  const rarity = (word: string): number => Math.log(1 + length / (1 + (strengths.get(word)?.size ?? 0)));
  return { patterns, strengths, rarity, phrases, words: wordList([...strengths.keys()].sort()) };
}

/** Joins each two neighbouring words into one. */
export function joined(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, at) => `${words[at]}${word}`);
}
