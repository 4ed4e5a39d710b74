// The box of an outline. In: its steps, with absolute points. Out: the smallest box that holds its lines and curves.
import type { OutlineStep } from './placed-outline.js';

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Undefined for an outline without points. */
export function boundsOf(steps: readonly OutlineStep[]): Bounds | undefined {
  const xs = rangeOf(steps, 0);
  const ys = rangeOf(steps, 1);
  return xs && ys && { left: xs.least, top: ys.least, right: xs.most, bottom: ys.most };
}

interface Range {
  readonly least: number;
  readonly most: number;
}

function rangeOf(steps: readonly OutlineStep[], axis: 0 | 1): Range | undefined {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let pen = 0;
  for (const [letter, ...numbers] of steps) {
    if (letter === 'Z') continue;
    const [first = 0, second = 0, last = 0] = [numbers[axis], numbers[axis + 2], numbers[axis + 4]];
    const end = letter === 'C' ? last : first;
    const reached = letter === 'C' ? [...turns(pen, first, second, last), last] : [first];
    least = Math.min(least, ...reached);
    most = Math.max(most, ...reached);
    pen = end;
  }
  return least <= most ? { least, most } : undefined;
}

/** Where a cubic curve turns back: its values at the zeros of its derivative. */
function turns(a: number, b: number, c: number, d: number): readonly number[] {
  const [square, linear, plain] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a];
  const root = Math.sqrt(linear * linear - 4 * square * plain);
  const zeros = square === 0 ? [-plain / linear] : [(-linear + root) / (2 * square), (-linear - root) / (2 * square)];
  return zeros
    .filter((t) => t > 0 && t < 1)
    .map((t) => {
      const u = 1 - t;
      return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    });
}
