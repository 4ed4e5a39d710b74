// An organisation's own icon as outlines: in, the text of an untrusted SVG; out, shapes in colours that are seen on light and dark grounds, or why it is
// rejected.
import { legible } from './legible.js';
import { type ArtResult, readOutlines } from './read-outlines.js';
import { refused } from './refusal.js';

/** An icon is drawn in a square: a longer one would be a thin line there. */
const LONGEST = 4;

export function readIcon(text: string): ArtResult {
  const result = readOutlines(text, 'icon');
  if (!result.ok) return result;
  const { width, height } = result.art;
  if (Math.max(width, height) <= LONGEST * Math.min(width, height)) {
    const { art, notes } = legible(result.art);
    return { ok: true, art, notes: [...result.notes, ...notes] };
  }
  return refused(
    `The icon is ${width} × ${height}: one side is more than ${LONGEST} times the other.`,
    'Use the mark without its lettering, or write a viewBox that is closer to a square.',
  );
}
