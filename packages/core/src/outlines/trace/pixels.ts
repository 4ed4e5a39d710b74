// A picture that is traced. In: its pixels. Out: the same picture with at most so many pixels per side, each the mean of those that it covers, weighted by
// opacity.

/** Red, green, blue and opacity of each pixel, in rows, 0 to 255. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const COLOURS = [0, 1, 2] as const;

export function reduced(pixels: Pixels, most: number): Pixels {
  const { data, width, height } = pixels;
  const factor = Math.ceil(Math.max(width, height) / most);
  if (factor === 1) return pixels;
  const [columns, rows] = [Math.ceil(width / factor), Math.ceil(height / factor)];
  const sums = new Float64Array(columns * rows * 5);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const to = (Math.floor(y / factor) * columns + Math.floor(x / factor)) * 5;
      const alpha = data[from + 3] ?? 0;
      for (const channel of COLOURS)
        sums[to + channel] = (sums[to + channel] ?? 0) + (data[from + channel] ?? 0) * alpha;
      sums[to + 3] = (sums[to + 3] ?? 0) + alpha;
      sums[to + 4] = (sums[to + 4] ?? 0) + 1;
    }
  }
  const result = new Uint8Array(columns * rows * 4);
  for (let at = 0; at < columns * rows; at++) {
    const [red = 0, green = 0, blue = 0, alpha = 0, count = 1] = sums.subarray(at * 5, at * 5 + 5);
    const shares = alpha === 0 ? [0, 0, 0] : [red / alpha, green / alpha, blue / alpha];
    result.set([...shares, alpha / count].map(Math.round), at * 4);
  }
  return { data: result, width: columns, height: rows };
}
