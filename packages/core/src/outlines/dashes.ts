// A dashed stroke as one line per dash (SVG 2, 13.5.6). In: an outline in its own units and the dashes. Out: lines; undefined if they
// would be very many. Curves become short lines.
import { flatParts } from './flat-parts.js';
import type { OutlineStep } from './placed-outline.js';

export interface Dashes {
  /** Lengths of dashes and gaps in turn; an even number of them, with a sum above 0. */
  readonly pattern: readonly number[];
  readonly offset: number;
}

/** Lines per curve. */
const PIECES = 16;
const MOST_POINTS = 2000;
const MOST_DASHES = 400;

export function dashedSteps(
  steps: readonly OutlineStep[],
  { pattern, offset }: Dashes,
): readonly OutlineStep[] | undefined {
  const lines: OutlineStep[] = [];
  const parts = flatParts(steps, PIECES, MOST_POINTS);
  if (parts === undefined) return undefined;
  const whole = pattern.reduce((sum, each) => sum + each, 0);
  for (const [start, ...points] of parts) {
    if (start === undefined) continue;
    let { at, rest } = startOf(pattern, ((offset % whole) + whole) % whole);
    let [x, y] = start;
    if (at % 2 === 0) lines.push(['M', x, y]);
    for (const [toX, toY] of points) {
      let far = Math.sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y));
      while (far > 0) {
        const step = Math.min(far, rest);
        x += ((toX - x) * step) / far;
        y += ((toY - y) * step) / far;
        far -= step;
        rest -= step;
        if (at % 2 === 0 && step > 0) lines.push(['L', x, y]);
        if (rest > 0) continue;
        at = (at + 1) % pattern.length;
        rest = pattern[at] ?? 0;
        if (at % 2 === 0) lines.push(['M', x, y]);
        if (lines.length > MOST_DASHES + MOST_POINTS) return undefined;
      }
    }
  }
  return lines.filter(([letter], at) => letter === 'L' || lines[at + 1]?.[0] === 'L');
}

/** In which dash or gap the pattern is after a part of it, and how much of that is left. */
function startOf(pattern: readonly number[], skip: number): { at: number; rest: number } {
  let passed = 0;
  for (const [at, length] of pattern.entries()) {
    passed += length;
    if (passed > skip) return { at, rest: passed - skip };
  }
  return { at: 0, rest: pattern[0] ?? 0 };
}
