// An uploaded icon as outlines: in, a file that anyone can have made; out, shapes in colours, or why it is refused. Runs in a drawing process, which limits
// time and memory.
import { type ArtResult, readIcon, traceIcon } from '@linework/core';
import { headerOf } from '../raster/header.js';
import { decode } from '../raster/photon.js';

export type IconFile = { readonly svg: string } | { readonly png: Uint8Array };

/** Pixels per side of a PNG that is decoded: 17 MB of memory. */
const MOST_PIXELS = 2_048;

export async function iconArtOf(file: IconFile): Promise<ArtResult> {
  if ('svg' in file) return readIcon(file.svg);
  const header = headerOf(file.png);
  if (header?.format !== 'png') return refused('The icon is not a PNG.', 'Send a PNG file in base64, or an SVG.');
  const { width, height } = header;
  if (Math.max(width, height) > MOST_PIXELS) {
    const hint = `Scale it to at most ${MOST_PIXELS} pixels per side.`;
    return refused(`The icon has ${width} × ${height} pixels.`, hint);
  }
  const pixels = await decode(file.png);
  if (pixels === undefined) return refused('The PNG cannot be read.', 'Save it again as PNG.');
  return traceIcon(pixels);
}

function refused(message: string, hint: string): ArtResult {
  return { ok: false, message, hint };
}
