// Path data as absolute outlines: in, the text of a `d` attribute and its transform; out, path data of only M, L, C and Z
// in the icon's units. Undefined if the text cannot be read to its end, so that no part is lost silently.
import { pathCurves } from '../svg/outline/path-curves.js';
import { readPath } from '../svg/outline/read-path.js';
import type { Matrix } from './transform.js';

/** A step of an outline with absolute points. */
export type OutlineStep = readonly [letter: 'M' | 'L' | 'C' | 'Z', ...numbers: number[]];

/** Most commands in one path: an icon is not a drawing. */
const MOST = 4000;
/** Decimals kept: units of a viewBox are rarely finer. */
const SCALE = 1000;
const LARGEST = 1e6;

export function outlineOf(data: string): readonly OutlineStep[] | undefined {
  const { commands, stop } = readPath(data);
  return stop !== undefined || commands.length > MOST ? undefined : pathCurves(commands);
}

export function placedSteps(steps: readonly OutlineStep[], [a, b, c, d, e, f]: Matrix): readonly OutlineStep[] {
  return steps.map(([letter, ...numbers]) => {
    const placed: number[] = [];
    for (let at = 0; at < numbers.length; at += 2) {
      const [x = 0, y = 0] = [numbers[at], numbers[at + 1]];
      placed.push(a * x + c * y + e, b * x + d * y + f);
    }
    return [letter, ...placed];
  });
}

/** Undefined if a number is not finite, or too large to be part of an icon. */
export function outlineText(steps: readonly OutlineStep[]): string | undefined {
  let text = '';
  for (const [letter, ...numbers] of steps) {
    if (numbers.some((each) => !(Math.abs(each) <= LARGEST))) return undefined;
    text += letter + numbers.map(written).join(' ');
  }
  return text;
}

function written(value: number): string {
  return String(Math.round(value * SCALE) / SCALE + 0);
}
