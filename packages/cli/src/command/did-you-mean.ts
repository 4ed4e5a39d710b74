// Suggestions for a mistyped word of the command line: in, the word and the known ones; out, a sentence that names the nearest.
import { editDistance, nearest } from '@linework/core';

const MOST_OPTIONS = 3;
/** Longer names are cut: the cost is quadratic in the length. */
const LONGEST = 40;

/** Returns nothing where no known word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const matches = nearest(word, known);
  return matches.length === 0 ? '' : ` Did you mean ${matches.map((each) => `'${each}'`).join(' or ')}?`;
}

export function slippedOption(written: string, names: readonly string[]): string | undefined {
  const slip = didYouMean(
    written,
    names.map((each) => `--${each}`),
  );
  return slip === '' ? undefined : slip;
}

/** Always names some options: those that start alike, then those with the nearest names. */
export function nearestOptions(written: string, names: readonly string[]): string {
  const word = written.replace(/^-+/, '').slice(0, LONGEST);
  const startsAlike = (name: string): boolean => name.startsWith(word) || word.startsWith(name);
  const ranked = names
    .map((name) => ({ name, distance: startsAlike(name) ? 0 : editDistance(word, name) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_OPTIONS);
  return ` Nearest option${ranked.length === 1 ? '' : 's'}: ${ranked.map(({ name }) => `--${name}`).join(', ')}.`;
}
