// A logo as outlines: in, the text of an untrusted SVG; out, shapes in colours, or why it is rejected.
import { type ArtResult, readOutlines } from './read-outlines.js';

export function readLogo(text: string): ArtResult {
  return readOutlines(text, 'logo');
}
