// An uploaded picture in the sizes in which it is shown: in, the bytes of a file that anyone can have made; out, squares as PNG, which have only pixels in
// common with it. Runs in a drawing process, which limits time and memory.
import { headerOf } from './header.js';
import { oriented } from './orient.js';
import { decode, encodePng } from './photon.js';
import { type Pixels, squareOf } from './resample.js';

/** Pixels per side, the largest first: the others are made of it. */
export const SQUARE_SIZES = [256, 128, 64, 32] as const;

export type SquareSize = (typeof SQUARE_SIZES)[number];

/** Pixels per side of a picture that is decoded: 67 MB of memory. */
export const MOST_PIXELS = 4_096;

export type Squares =
  | { readonly squares: Readonly<Record<SquareSize, Uint8Array>> }
  | { readonly refused: 'too large' | 'unreadable' };

export async function squaresOf(file: Uint8Array): Promise<Squares> {
  const header = headerOf(file);
  if (header === undefined) return { refused: 'unreadable' };
  if (Math.max(header.width, header.height) > MOST_PIXELS) return { refused: 'too large' };
  const pixels = await decode(file);
  if (pixels === undefined) return { refused: 'unreadable' };
  const largest = oriented(squareOf(pixels, SQUARE_SIZES[0]), header.orientation);
  const png = (size: SquareSize): Promise<Uint8Array> => encodePng(resized(largest, size));
  return { squares: { 256: await png(256), 128: await png(128), 64: await png(64), 32: await png(32) } };
}

function resized(square: Pixels, size: SquareSize): Pixels {
  return square.width === size ? square : squareOf(square, size);
}
