// Did-you-mean: which known word a mistyped one most probably stands for.

/** Longer words are never compared: the cost is quadratic in the length. */
const LONGEST = 40;

/** Optimal string alignment distance (Damerau-Levenshtein without repeated moves), case-insensitive. */
export function editDistance(left: string, right: string): number {
  const a = left.toLowerCase();
  const b = right.toLowerCase();
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      current.push(best);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * The known words nearest to `word`, nearest first, those of equal distance in their given order; at most `most`.
 * Two words that differ only in a number (`step1`, `step2`) are siblings, not a typo.
 */
export function nearest(word: string, known: Iterable<string>, most = 3): readonly string[] {
  if (word.length > LONGEST) return [];
  const limit = word.length <= 2 ? 0 : word.length <= 5 ? 1 : word.length <= 9 ? 2 : 3;
  const bare = withoutDigits(word);
  const matches: { readonly name: string; readonly distance: number }[] = [];
  for (const name of known) {
    if (Math.abs(name.length - word.length) > limit || name.length > LONGEST) continue;
    if (name !== word && bare !== word && withoutDigits(name) === bare) continue;
    const distance = editDistance(word, name);
    if (distance <= limit && distance < Math.max(word.length, name.length)) matches.push({ name, distance });
  }
  matches.sort((a, b) => a.distance - b.distance);
  return matches.slice(0, most).map((each) => each.name);
}

function withoutDigits(word: string): string {
  return word.replace(/[0-9]+/g, '');
}
