// Sizes of PNGs: in, the size of a picture; out, its pixels, and the scale to draw it at. Each picture has few sizes, so
// that nobody can have it drawn endlessly by requesting another one each time.

/** px of an SVG, pixels of a PNG. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Raster extends Size {
  readonly scale: number;
  /** The requested width; omitted for the picture's own size. */
  readonly asked?: number;
}

const WIDTHS = [32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048] as const;

/** Pixels per px, if there is room. */
const FINE = 2;

/** Limits of the exporter: pixels, and pixels per side. */
const MOST_PIXELS = 64_000_000;
const LONGEST_SIDE = 32_767;

export function isWidth(width: number): boolean {
  return (WIDTHS as readonly number[]).includes(width);
}

/** Undefined if it would be higher than a PNG can be. */
export function rasterOf(size: Size, width: number | undefined): Raster | undefined {
  if (width === undefined) return ownRaster(size);
  const raster = { ...scaled(size, width / size.width), asked: width };
  return fits(raster, { width: LONGEST_SIDE, height: LONGEST_SIDE }) ? raster : undefined;
}

/** The largest that fits within both sides and is not finer than its own size; undefined if there is none. */
export function rasterWithin(size: Size, within: Size): Raster | undefined {
  const own = ownRaster(size);
  if (fits(own, within)) return own;
  const all = WIDTHS.filter((each) => each < own.width).flatMap((each) => rasterOf(size, each) ?? []);
  return all.findLast((each) => fits(each, within));
}

function ownRaster(size: Size): Raster {
  const bySide = LONGEST_SIDE / Math.max(size.width, size.height);
  const byArea = Math.sqrt(MOST_PIXELS / (size.width * size.height));
  return scaled(size, bySide >= FINE && byArea >= FINE ? FINE : Math.min(bySide, byArea) * 0.99);
}

function scaled({ width, height }: Size, scale: number): Raster {
  return { scale, width: pixels(width * scale), height: pixels(height * scale) };
}

/** Rounds like the renderer. */
function pixels(side: number): number {
  return Math.max(1, Math.round(side));
}

function fits(size: Size, within: Size): boolean {
  return size.width <= within.width && size.height <= within.height;
}
