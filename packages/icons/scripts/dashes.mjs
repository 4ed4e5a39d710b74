// Splits a dashed stroke into its visible dashes (SVG 2, 13.5.5). In: an outline and its style. Out: one single-part
// outline per dash. Curves become short lines.

import { flattened } from './outline.mjs';

const STEPS = 16;
const MOST_DASHES = 400;

/** @returns {import('./outline.mjs').Command[] | undefined} undefined where the stroke is not dashed */
export function dashed(outline, style) {
  const pattern = (style['stroke-dasharray'] ?? 'none')
    .split(/[\s,]+/)
    .filter((each) => each !== '' && each !== 'none')
    .map((each) => Number.parseFloat(each));
  const length = pattern.reduce((sum, each) => sum + each, 0);
  if (!(length > 0) || pattern.some((each) => !(each >= 0))) return undefined;
  const dashes = pattern.length % 2 === 0 ? pattern : [...pattern, ...pattern];
  const commands = [];
  for (const part of flattened(outline, STEPS)) {
    let at = 0;
    let left = dashes[0];
    let skip = Number.parseFloat(style['stroke-dashoffset'] ?? '0') % (length * 2);
    if (skip < 0) skip += length * 2;
    while (skip > 0) {
      const step = Math.min(skip, left);
      [skip, left] = [skip - step, left - step];
      if (left === 0) {
        at = (at + 1) % dashes.length;
        left = dashes[at];
      }
    }
    let [x, y] = part;
    const go = (letter) => commands.push({ letter, values: [x, y] });
    if (at % 2 === 0) go('M');
    for (let next = 2; next < part.length; next += 2) {
      let far = Math.hypot(part[next] - x, part[next + 1] - y);
      while (far > 0) {
        const step = Math.min(far, left);
        x += ((part[next] - x) * step) / far;
        y += ((part[next + 1] - y) * step) / far;
        if (at % 2 === 0) go('L');
        [far, left] = [far - step, left - step];
        if (left > 0) continue;
        at = (at + 1) % dashes.length;
        left = dashes[at];
        if (at % 2 === 0) go('M');
        if (commands.length > MOST_DASHES) throw new Error('a stroke of too many dashes');
      }
    }
  }
  return commands.filter(({ letter }, at) => letter === 'L' || commands[at + 1]?.letter === 'L');
}
