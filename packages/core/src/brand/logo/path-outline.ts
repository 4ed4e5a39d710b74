// Path data as absolute outlines: in, the text of a `d` attribute and its transform; out, path data of only M, L, C and Z
// in the logo's units. Undefined if the text cannot be read to its end, so that no part of a logo is lost silently.
import { pathCurves } from '../../svg/outline/path-curves.js';
import { readPath } from '../../svg/outline/read-path.js';

/** a b c d e f, as in SVG's matrix(). */
export type Matrix = readonly [number, number, number, number, number, number];

/** Most commands in one path: a logo is not a drawing. */
const MOST = 4000;
/** Decimals kept in a logo: units of a viewBox are rarely finer. */
const SCALE = 1000;
const LARGEST = 1e6;

function written(value: number): string | undefined {
  if (!(Math.abs(value) <= LARGEST)) return undefined;
  return String(Math.round(value * SCALE) / SCALE + 0);
}

export function placedOutline(data: string, [a, b, c, d, e, f]: Matrix): string | undefined {
  const { commands, stop } = readPath(data);
  if (stop !== undefined || commands.length > MOST) return undefined;
  let text = '';
  for (const [letter, ...numbers] of pathCurves(commands)) {
    const placed: (string | undefined)[] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      const [x = 0, y = 0] = [numbers[i], numbers[i + 1]];
      placed.push(written(a * x + c * y + e), written(b * x + d * y + f));
    }
    if (placed.includes(undefined)) return undefined;
    text += letter + placed.join(' ');
  }
  return text;
}
