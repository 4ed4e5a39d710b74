// Texts of an input as a picture shows them: in, a written text or the names of several items; out, one line.
import { byCodeUnit } from './ids.js';

/** Without line breaks; undefined if nothing remains. */
export function oneLine(text: string | undefined): string | undefined {
  const joined = text?.split(/\s+/).join(' ').trim();
  return joined === '' ? undefined : joined;
}

const NAMED = 3;

/** The title of a picture of several items: `A, B and C`, or `7 services` if that is too long. */
export function titleOfAll(names: readonly string[], many: string): string {
  const sorted = [...new Set(names)].sort(byCodeUnit);
  if (sorted.length > NAMED) return `${sorted.length} ${many}`;
  const last = sorted.at(-1) ?? '';
  return sorted.length < 2 ? last : `${sorted.slice(0, -1).join(', ')} and ${last}`;
}
