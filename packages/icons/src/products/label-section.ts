// The part of the table of labels in which a word can start a spelling. In: a word. Out: the section, or an empty text. The build for browsers
// replaces this module by one that loads sections on demand.
import { labelSections } from './labels.data.js';

export function labelSection(word: string): string {
  return labelSections[sectionOf(word.toLowerCase())] ?? '';
}

/** The section of the table for a spelling: by its first letter, or one for all digits. */
export function sectionOf(key: string): string {
  const letter = key.charAt(0);
  return letter >= '0' && letter <= '9' ? '0' : letter;
}
