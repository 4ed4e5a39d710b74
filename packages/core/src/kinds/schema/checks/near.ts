// Names near to one that does not exist: in, the name and those there are; out, the nearest, while the comparisons of one source
// keep to a bound.
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
