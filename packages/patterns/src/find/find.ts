// Finds patterns by words, without a model: in, a request; out, the patterns that match most of its words, best first. The
// work grows with the request and the patterns, and the request is cut.
import { nearWords } from '@linework/icons/words';
import type { Pattern } from '../pattern.js';
import { joined, type PatternIndex } from './index-words.js';
import { stemsOf } from './words.js';

export interface FoundPattern {
  readonly pattern: Pattern;
  readonly score: number;
}

/** Words of a request that are used; more add no information. */
const MOST_WORDS = 40;
/** Weights of words that are inferred rather than written. */
const NEAR = 0.7;
const BEGUN = 0.6;
const JOINED = 1;
const PHRASE = 1.5;
/** Minimum share of the best score: matches below it are random. */
const LEAST = 0.25;

export function findPatterns(index: PatternIndex, request: string): readonly FoundPattern[] {
  const words = stemsOf(request).slice(0, MOST_WORDS);
  const scores = new Map<number, number>();
  const add = (at: number, score: number): void => void scores.set(at, (scores.get(at) ?? 0) + score);
  const count = (word: string, share: number): boolean => {
    const strengths = index.strengths.get(word);
    for (const [at, strength] of strengths ?? []) add(at, share * strength * index.rarity(word));
    return strengths !== undefined;
  };
  for (const word of new Set(words)) if (!count(word, 1)) countMeant(index, word, count);
  for (const word of new Set(joined(words))) count(word, JOINED);
  for (const [phrase, at] of phrasesIn(index, words)) {
    const total = phrase.split(' ').reduce((sum, word) => sum + index.rarity(word), 0);
    for (const each of at) add(each, PHRASE * total);
  }
  const least = LEAST * Math.max(0, ...scores.values());
  return [...scores]
    .filter(([, score]) => score >= least)
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .flatMap(([at, score]) => {
      const pattern = index.patterns[at];
      return pattern === undefined ? [] : [{ pattern, score }];
    });
}

/** For a word that no pattern has: counts the words that start with it, or else the most similar word. */
function countMeant(index: PatternIndex, word: string, count: (word: string, share: number) => boolean): void {
  const { words } = index.words;
  const begun = word.length < 4 ? [] : words.filter((each) => each.startsWith(word));
  if (begun.length > 0) {
    for (const each of begun.slice(0, 8)) count(each, BEGUN);
    return;
  }
  const [near] = nearWords(index.words, word);
  const intended = near === undefined ? undefined : words[near];
  if (intended !== undefined) count(intended, NEAR);
}

const LONGEST_PHRASE = 5;

function phrasesIn({ phrases }: PatternIndex, words: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const vectors = new Map<string, readonly number[]>();
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_PHRASE); to++) {
      const phrase = words.slice(from, to).join(' ');
      const of = phrases.get(phrase);
      if (of !== undefined) vectors.set(phrase, of);
    }
  }
  return vectors;
}
