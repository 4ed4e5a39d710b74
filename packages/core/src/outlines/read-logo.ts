// A logo as outlines: in, the text of an untrusted SVG; out, shapes in colours, or why it is rejected.
import { inked } from './ink.js';
import { type ArtResult, readOutlines } from './read-outlines.js';

export function readLogo(text: string): ArtResult {
  const result = readOutlines(text, 'logo');
  if (!result.ok) return result;
  return { ok: true, art: { ...result.art, shapes: result.art.shapes.map(inked) } };
}
