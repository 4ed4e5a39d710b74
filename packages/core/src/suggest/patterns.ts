// Which of a kind's patterns a request names: in, the words of each of its texts and the kind's table; out, the first pattern with a phrase among them.
import type { Evidence, Pattern } from '../kinds/evidence.js';
import { denied } from './denied.js';
import { indexOf, matchesOf, phrasesOf } from './phrases.js';
import { initialOf, type Word } from './words.js';

export function patternIn(
  texts: readonly (readonly Word[])[],
  { patterns = [] }: Pick<Evidence, 'patterns'>,
): Pattern | undefined {
  const initials = new Set(texts.flat().map((each) => initialOf(each.folded)));
  return patterns.find((each) => {
    const index = indexOf(phrasesOf(each.words, each, initials));
    return texts.some((words) => matchesOf(words, index).some(({ at }) => !denied(words, at[0] ?? 0)));
  });
}
