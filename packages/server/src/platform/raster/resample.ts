// A square of a picture in another size: in, its pixels; out, the pixels of the square in its centre. Each new pixel is the mean of those that it covers,
// weighted by distance and by opacity, so that the colour of transparent pixels is not seen at an edge.

/** Red, green, blue and opacity of each pixel, in rows, 0 to 255. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export function squareOf({ data, width, height }: Pixels, size: number): Pixels {
  const side = Math.min(width, height);
  const left = Math.floor((width - side) / 2);
  const top = Math.floor((height - side) / 2);
  const taps = tapsOf(side, size);
  // Rows of the source, each already as narrow as the result, with colours multiplied by opacity.
  const rows = new Float32Array(side * size * 4);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < size; x++) {
      const { from, weights } = taps[x] ?? NONE;
      const to = (y * size + x) * 4;
      let at = ((top + y) * width + left + from) * 4;
      for (const weight of weights) {
        const opacity = weight * (data[at + 3] ?? 0);
        rows[to] = (rows[to] ?? 0) + opacity * (data[at] ?? 0);
        rows[to + 1] = (rows[to + 1] ?? 0) + opacity * (data[at + 1] ?? 0);
        rows[to + 2] = (rows[to + 2] ?? 0) + opacity * (data[at + 2] ?? 0);
        rows[to + 3] = (rows[to + 3] ?? 0) + opacity;
        at += 4;
      }
    }
  return { data: columnsOf(rows, taps, size), width: size, height: size };
}

function columnsOf(rows: Float32Array, taps: readonly Taps[], size: number): Uint8Array {
  const result = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const { from, weights } = taps[y] ?? NONE;
      const sums = [0, 0, 0, 0] as [number, number, number, number];
      weights.forEach((weight, index) => {
        const at = ((from + index) * size + x) * 4;
        for (const channel of CHANNELS) sums[channel] += weight * (rows[at + channel] ?? 0);
      });
      const [red, green, blue, opacity] = sums;
      const shares = opacity === 0 ? [0, 0, 0, 0] : [red / opacity, green / opacity, blue / opacity, opacity];
      result.set(shares.map(Math.round), (y * size + x) * 4);
    }
  return result;
}

const CHANNELS = [0, 1, 2, 3] as const;

/** What one new pixel is the mean of: neighbours from `from` on, with weights that add up to 1. */
interface Taps {
  readonly from: number;
  readonly weights: readonly number[];
}

const NONE: Taps = { from: 0, weights: [] };

/** A triangle as wide as two new pixels, or two old ones if the result is larger. */
function tapsOf(side: number, size: number): readonly Taps[] {
  const scale = side / size;
  const reach = Math.max(1, scale);
  return Array.from({ length: size }, (_, index) => {
    const centre = (index + 0.5) * scale;
    const from = Math.max(0, Math.floor(centre - reach));
    const end = Math.min(side, Math.ceil(centre + reach));
    const heights = Array.from({ length: end - from }, (_each, offset) =>
      Math.max(0, 1 - Math.abs(from + offset + 0.5 - centre) / reach),
    );
    const whole = heights.reduce((sum, each) => sum + each, 0);
    return { from, weights: heights.map((each) => each / whole) };
  });
}
