// From one text to another with few changes, so that the cursor and the folds stay: in, both; out, replacements of lines.
import type { Replacement } from './problem.js';

export function replacementsBetween(before: string, after: string): readonly Replacement[] {
  if (before === after) return [];
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  return old.length === fresh.length ? changedLines(old, fresh) : [changedMiddle(before, after)];
}

function changedLines(old: readonly string[], fresh: readonly string[]): readonly Replacement[] {
  const out: Replacement[] = [];
  let start = 0;
  for (const [index, line] of old.entries()) {
    const text = fresh[index] ?? '';
    if (text !== line) out.push({ start, end: start + line.length, text });
    start += line.length + 1;
  }
  return out;
}

/** All between the equal beginnings and the equal ends. */
function changedMiddle(before: string, after: string): Replacement {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}
