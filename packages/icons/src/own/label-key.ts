// How labels of icons are compared: in, a word or product as its author wrote it; out, the same text for all its spellings.
import { wordsOf } from '../search/words.js';

export function labelKey(label: string): string {
  return wordsOf(label).join(' ').toLowerCase();
}
