// Affine maps as SVG writes them, [a b c d e f]: parsed from a `transform`, multiplied, applied to points.

/** @typedef {readonly [number, number, number, number, number, number]} Matrix */

/** @type {Matrix} */
export const IDENTITY = [1, 0, 0, 1, 0, 0];

const CALL = /\s*,?\s*([a-zA-Z]+)\s*\(([^)]*)\)/y;

/** @returns {Matrix} the map that applies `inner` first, then `outer` */
export function joined(outer, inner) {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** @returns {readonly [number, number]} */
export function moved([a, b, c, d, e, f], x, y) {
  return [a * x + c * y + e, b * x + d * y + f];
}

export function determinant([a, b, c, d]) {
  return a * d - b * c;
}

/** The scale factor of a map that preserves shapes; undefined for other maps. */
export function scaleOf([a, b, c, d]) {
  const one = Math.sqrt(a * a + b * b);
  const two = Math.sqrt(c * c + d * d);
  const most = Math.max(one, two);
  const keeps = Math.abs(one - two) <= most * 0.001 && Math.abs(a * c + b * d) <= most * most * 0.001;
  return keeps ? (one + two) / 2 : undefined;
}

/** @returns {Matrix} */
export function inverse(matrix) {
  const [a, b, c, d, e, f] = matrix;
  const size = determinant(matrix);
  if (size === 0) throw new Error('a transform that flattens');
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}

/**
 * SVG 2, 8.5 (CSS Transforms 1, 8): a list of functions, the outermost first.
 * @returns {Matrix}
 */
export function readTransform(text) {
  let result = IDENTITY;
  let at = 0;
  while (text.slice(at).trim() !== '') {
    CALL.lastIndex = at;
    const call = CALL.exec(text);
    if (call === null) throw new Error(`transform "${text}" is not supported`);
    at = CALL.lastIndex;
    const numbers = call[2]
      .split(/[\s,]+/)
      .filter((each) => each !== '')
      .map(Number);
    if (numbers.some((each) => !Number.isFinite(each))) throw new Error(`transform "${text}" is not supported`);
    result = joined(result, one(call[1], numbers, text));
  }
  return result;
}

function one(name, numbers, text) {
  const [x = 0, y] = numbers;
  const turn = (degrees) => (degrees * Math.PI) / 180;
  switch (name) {
    case 'matrix':
      if (numbers.length === 6) return /** @type {Matrix} */ (numbers);
      break;
    case 'translate':
      return [1, 0, 0, 1, x, y ?? 0];
    case 'scale':
      return [x, 0, 0, y ?? x, 0, 0];
    case 'skewX':
      return [1, 0, Math.tan(turn(x)), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(turn(x)), 0, 1, 0, 0];
    case 'rotate': {
      const [sine, cosine] = [Math.sin(turn(x)), Math.cos(turn(x))];
      const [, cx = 0, cy = 0] = numbers;
      return [cosine, sine, -sine, cosine, cx - cosine * cx + sine * cy, cy - sine * cx - cosine * cy];
    }
  }
  throw new Error(`transform "${text}" is not supported`);
}
