// The distance of two words in single edits. In: two words and a limit. Out: the number, bounded by the limit.

/**
 * Edits (insert, delete, replace, swap of neighbours) from one word to the other, or undefined if more than `limit` are
 * needed. Optimal string alignment, computed only in the band that can stay under the limit.
 */
export function editsWithin(left: string, right: string, limit: number): number | undefined {
  if (Math.abs(left.length - right.length) > limit) return undefined;
  if (lacksLetters(lettersOf(left), lettersOf(right), limit)) return undefined;
  const far = limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const first = Math.max(1, row - limit);
    const last = Math.min(right.length, row + limit);
    const current: number[] = [];
    current[first - 1] = first === 1 ? row : far;
    let least = current[first - 1] ?? far;
    for (let column = first; column <= last; column++) {
      const same = left.charCodeAt(row - 1) === right.charCodeAt(column - 1);
      let edits = Math.min(
        (previous[column - 1] ?? far) + (same ? 0 : 1),
        (previous[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
      );
      const swapped =
        left.charCodeAt(row - 1) === right.charCodeAt(column - 2) &&
        left.charCodeAt(row - 2) === right.charCodeAt(column - 1);
      if (row > 1 && column > 1 && swapped) edits = Math.min(edits, (before[column - 2] ?? far) + 1);
      current[column] = edits;
      least = Math.min(least, edits);
    }
    if (least > limit) return undefined;
    before = previous;
    previous = current;
  }
  const edits = previous[right.length] ?? far;
  return edits <= limit ? edits : undefined;
}

/** Whether one word lacks more letters of the other than `limit`. Each costs an edit, so this rejects most words. */
export function lacksLetters(left: number, right: number, limit: number): boolean {
  return bits(left & ~right) > limit || bits(right & ~left) > limit;
}

/** Which letters a word has, as a bit set. Two characters can share a bit. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
