// Finds words by spelling: those with a given beginning, and those written similarly. In: a sorted list and a word.
// Out: indexes into the list.

import { editsWithin, lacksLetters, lettersOf } from '../distance.js';

export interface WordList {
  /** Each once, sorted by code units. */
  readonly words: readonly string[];
  /** For each word, its letters as bits: a word that differs in more letters than the allowed edits can't match. */
  readonly letters: Int32Array;
}

export function wordList(sorted: readonly string[]): WordList {
  return { words: sorted, letters: Int32Array.from(sorted, lettersOf) };
}

/** The index of a word, or -1. */
export function indexOfWord({ words }: WordList, word: string): number {
  const at = firstFrom(words, word);
  return words[at] === word ? at : -1;
}

/** The words with that beginning: from the first index up to, not including, the second. */
export function beginningWith({ words }: WordList, beginning: string): readonly [from: number, to: number] {
  // Names contain only ASCII, so this is the first text after all that start with it.
  return [firstFrom(words, beginning), firstFrom(words, `${beginning}\u007f`)];
}

/**
 * Words within one edit, or two for a long word; the nearest first, then in order. None for a word too short to judge.
 * A short word must keep its first letter, or frog would be JFrog.
 */
export function nearWords({ words, letters }: WordList, word: string): readonly number[] {
  const limit = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (limit === 0) return [];
  const wanted = lettersOf(word);
  const near: (readonly [index: number, edits: number])[] = [];
  for (let index = 0; index < words.length; index++) {
    if (lacksLetters(letters[index] ?? 0, wanted, limit)) continue;
    const other = words[index] ?? '';
    if (word.length < 6 && other.charAt(0) !== word.charAt(0)) continue;
    const edits = editsWithin(word, other, limit);
    if (edits !== undefined) near.push([index, edits]);
  }
  return near.sort(([a, editsA], [b, editsB]) => editsA - editsB || a - b).map(([index]) => index);
}

function firstFrom(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
