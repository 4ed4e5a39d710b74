// The pictures of a source in the language or in Mermaid: in, its path and text; out, the pictures, and what is said of the text
// that was given. The converter is loaded for Mermaid alone.

import type { Look } from '@linework/core';
import { isMermaid } from '../files/foreign.js';
import { icons } from '../icons.js';
import type { Settings } from '../settings/check-settings.js';
import { type Drawn, drawPictures, type Picture } from './pictures.js';

export async function drawSource(
  path: string,
  text: string,
  pictures: readonly Picture[],
  look: Look,
  settings: Settings,
): Promise<Drawn> {
  if (!isMermaid(path)) return drawPictures(text, pictures, look, settings);
  const { convertMermaid } = await import('@linework/convert');
  const { ok, source, diagnostics } = convertMermaid(text, {}, { icons });
  if (!ok) return { report: { ok, diagnostics }, warnings: [], drawn: [] };
  const { report, ...made } = await drawPictures(source, pictures, look, settings);
  // What is said of the text between has places that nobody can look up; linework convert FILE -o and check tell it.
  return { ...made, report: { ...report, diagnostics } };
}
