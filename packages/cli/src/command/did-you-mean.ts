// A mistyped word of the command line: in, the word and the known ones; out, a sentence that names the nearest, or nothing.
import { nearest } from '@linework/core';

export function didYouMean(word: string, known: readonly string[]): string {
  const found = nearest(word, known);
  return found.length === 0 ? '' : ` Did you mean ${found.join(' or ')}?`;
}
