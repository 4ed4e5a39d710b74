// An organisation's own icon as outlines: in, the text of an untrusted SVG; out, shapes in colours that are seen on light and dark grounds, or why it is
// rejected.
import type { IconArt } from '../scene/icon.js';
import { legible } from './legible.js';
import { readOutlines } from './read-outlines.js';
import { type Refusal, refused } from './refusal.js';

/** `notes`: what is drawn in another way than in the file. */
export type IconResult = { readonly ok: true; readonly art: IconArt; readonly notes: readonly string[] } | Refusal;

/** An icon is drawn in a square: a longer one would be a thin line there. */
const LONGEST = 4;

export function readIcon(text: string): IconResult {
  const result = readOutlines(text, 'icon');
  if (!result.ok) return result;
  const { width, height } = result.art;
  if (Math.max(width, height) <= LONGEST * Math.min(width, height)) return { ok: true, ...legible(result.art) };
  return refused(
    `The icon is ${width} × ${height}: one side is more than ${LONGEST} times the other.`,
    'Use the mark without its lettering, or write a viewBox that is closer to a square.',
  );
}
