// Names similar to one that does not exist: from the name and the existing ones to the nearest, with a bound on the comparisons
// per source.
import { nearest } from '../../../text/similar.js';

const MOST_COMPARISONS = 100_000;

export type Near = (word: string, known: readonly string[]) => readonly string[];

export function nearNames(): Near {
  let comparisons = 0;
  return (word, known) => {
    comparisons += known.length;
    return comparisons > MOST_COMPARISONS ? [] : nearest(word, known);
  };
}
