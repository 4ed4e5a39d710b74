// The transform attribute: in, its text; out, the matrix, or undefined if it is invalid (CSS Transforms 1, section 8).
import { directionAt } from '../theme/arithmetic.js';

/** a b c d e f, as in SVG's matrix(). */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

const FUNCTION = /[\s,]*([a-zA-Z]{5,9})\s{0,8}\(([^()]{0,200})\)/y;
/** Most functions in one attribute. */
const MOST = 16;

function matrixOf(name: string, n: readonly number[]): Matrix | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
  if (name === 'matrix' && n.length === 6) return [a, b, c, d, e, f];
  if (name === 'translate' && (n.length === 1 || n.length === 2)) return [1, 0, 0, 1, a, b];
  if (name === 'scale' && (n.length === 1 || n.length === 2)) return [a, 0, 0, n.length === 1 ? a : b, 0, 0];
  if (name === 'rotate' && (n.length === 1 || n.length === 3)) {
    const { x, y } = directionAt(a);
    return times(times([1, 0, 0, 1, b, c], [x, y, -y, x, 0, 0]), [1, 0, 0, 1, -b, -c]);
  }
  return undefined;
}

export function transformOf(text: string): Matrix | undefined {
  let matrix = IDENTITY;
  let at = 0;
  for (let count = 0; text.slice(at).trim() !== ''; count++) {
    FUNCTION.lastIndex = at;
    const match = FUNCTION.exec(text);
    if (match === null || count === MOST) return undefined;
    const numbers = (match[2] ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const next = numbers.every(Number.isFinite) ? matrixOf(match[1] ?? '', numbers) : undefined;
    if (next === undefined) return undefined;
    matrix = times(matrix, next);
    at = FUNCTION.lastIndex;
  }
  return matrix;
}

export function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The scale of a matrix for lengths, as the mean of both axes. */
export function meanScale([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
