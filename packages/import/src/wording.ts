// Texts of an input as they stand in a picture: in, what somebody wrote or the names of several things; out, one line.
import { byCodeUnit } from './ids.js';

/** Without line breaks; nothing where nothing is left. */
export function oneLine(text: string | undefined): string | undefined {
  const joined = text?.split(/\s+/).join(' ').trim();
  return joined === '' ? undefined : joined;
}

const NAMED = 3;

/** The title of a picture of several things: `A, B and C`, or `7 services` where that is too long. */
export function titleOfAll(names: readonly string[], many: string): string {
  const sorted = [...new Set(names)].sort(byCodeUnit);
  if (sorted.length > NAMED) return `${sorted.length} ${many}`;
  const last = sorted.at(-1) ?? '';
  return sorted.length < 2 ? last : `${sorted.slice(0, -1).join(', ')} and ${last}`;
}
