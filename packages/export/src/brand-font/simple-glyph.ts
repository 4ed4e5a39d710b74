// A glyph of contours as bytes. In: its points. Out: its entry of the table `glyf`, without instructions. OpenType 1.9, chapter "glyf".

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

const ON_CURVE = 0x01;
const SHORT_X = 0x02;
const SHORT_Y = 0x04;
const REPEAT = 0x08;
/** Positive if the coordinate is short, otherwise the same as the one before. */
const SAME_X = 0x10;
const SAME_Y = 0x20;

/** `ends`: the last point of each contour; `box`: four numbers of two bytes, calculated if omitted. */
export function simpleGlyph(ends: readonly number[], points: readonly Point[], box?: Uint8Array): Uint8Array {
  const flags: number[] = [];
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y] = [0, 0];
  for (const point of points) {
    flags.push(
      (point.isOnCurve ? ON_CURVE : 0) |
        coordinate(point.x - x, SHORT_X, SAME_X, xs) |
        coordinate(point.y - y, SHORT_Y, SAME_Y, ys),
    );
    [x, y] = [point.x, point.y];
  }
  return Uint8Array.from([
    ...word(ends.length),
    ...(box ?? boxOf(points)),
    ...ends.flatMap(word),
    ...word(0),
    ...packed(flags),
    ...xs,
    ...ys,
  ]);
}

function word(value: number): readonly number[] {
  return [(value >> 8) & 0xff, value & 0xff];
}

function coordinate(difference: number, short: number, same: number, bytes: number[]): number {
  if (difference === 0) return same;
  const size = Math.abs(difference);
  if (size > 255) {
    bytes.push(...word(difference));
    return 0;
  }
  bytes.push(size);
  return difference > 0 ? short | same : short;
}

/** A flag that repeats is written once, with the number of repeats. */
function packed(flags: readonly number[]): readonly number[] {
  const bytes: number[] = [];
  for (let i = 0; i < flags.length; ) {
    const flag = flags[i] ?? 0;
    let end = i + 1;
    while (flags[end] === flag && end - i < 256) end++;
    bytes.push(...(end - i > 1 ? [flag | REPEAT, end - i - 1] : [flag]));
    i = end;
  }
  return bytes;
}

function boxOf(points: readonly Point[]): readonly number[] {
  const [first = { x: 0, y: 0 }] = points;
  let [left, bottom, right, top] = [first.x, first.y, first.x, first.y];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return [left, bottom, right, top].flatMap(word);
}
