// The size of a PNG. In: a picture's size, the scale and the limit. Out: its size in pixels, or why it is rejected.
import type { Refused } from '../picture/exported.js';

const MOST_PIXELS = 64_000_000;
/** The longest side that the PNG decoders of browsers accept. */
const LONGEST_SIDE = 32_767;
const DEFAULT_SCALE = 2;

interface Asked {
  readonly scale?: number;
  readonly maxPixels?: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export function pngSize(
  picture: Size,
  { scale = DEFAULT_SCALE, maxPixels = MOST_PIXELS }: Asked,
): ({ readonly ok: true; readonly scale: number } & Size) | Refused {
  if (!(scale > 0 && Number.isFinite(scale)))
    return { ok: false, message: 'The scale must be a number greater than 0.' };
  const { width, height } = pixels(picture, scale);
  if (width * height <= maxPixels && Math.max(width, height) <= LONGEST_SIDE) return { ok: true, scale, width, height };
  const fits = largestScale(picture, maxPixels);
  const size = `${width} × ${height} pixels at scale ${written(scale)}`;
  return {
    ok: false,
    message:
      fits > 0
        ? `The PNG would be ${size}, over the limit of ${maxPixels} pixels and ${LONGEST_SIDE} per side. Use a scale of at most ${fits}.`
        : `The PNG would be ${size}, over the limit of ${maxPixels} pixels and ${LONGEST_SIDE} per side. No scale fits. Draw it as SVG or PDF.`,
  };
}

/** As the renderer rounds. */
function pixels({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.ceil(width * scale)), height: Math.max(1, Math.ceil(height * scale)) };
}

/** Rounded down to hundredths; 0 if even 0.01 is too large. */
function largestScale(picture: Size, maxPixels: number): number {
  const bySide = LONGEST_SIDE / Math.max(picture.width, picture.height);
  const byArea = Math.sqrt(maxPixels / (picture.width * picture.height));
  for (let hundredths = Math.floor(Math.min(bySide, byArea) * 100); hundredths > 0; hundredths--) {
    const { width, height } = pixels(picture, hundredths / 100);
    if (width * height <= maxPixels && Math.max(width, height) <= LONGEST_SIDE) return hundredths / 100;
  }
  return 0;
}

function written(scale: number): string {
  return String(Math.round(scale * 100) / 100);
}
