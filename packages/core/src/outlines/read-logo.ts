// A logo as outlines: in, the text of an untrusted SVG; out, shapes in colours, or why it is rejected.
import type { IconArt } from '../scene/icon.js';
import { inked } from './ink.js';
import { readOutlines } from './read-outlines.js';
import type { Refusal } from './refusal.js';

export type LogoResult = { readonly ok: true; readonly art: IconArt } | Refusal;

export function readLogo(text: string): LogoResult {
  const result = readOutlines(text, 'logo');
  if (!result.ok) return result;
  return { ok: true, art: { ...result.art, shapes: result.art.shapes.map(inked) } };
}
