// Path steps as SVG path data: each step in the shorter of its absolute and its relative form, horizontal and vertical
// lines in their short forms, a space only where two numbers would run together. Positions are whole hundredths of a
// pixel, so that relative steps end exactly where absolute ones would.
import type { PathStep } from '../scene/scene.js';
import { hundredths, hundredthsText } from './number.js';

/** Numbers side by side: `-` needs no separator. */
function joined(numbers: readonly number[]): string {
  let data = '';
  for (const number of numbers) data += (data === '' || number < 0 ? '' : ' ') + hundredthsText(number);
  return data;
}

export function pathData(steps: readonly PathStep[]): string {
  let data = '';
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  /** The command that numbers without a letter would repeat. */
  let current = '';

  const add = (letter: string, absolute: string, relative: string): void => {
    const isRelative = relative.length < absolute.length;
    const command = isRelative ? letter.toLowerCase() : letter;
    const numbers = isRelative ? relative : absolute;
    if (command !== current) data += command + numbers;
    else data += numbers.startsWith('-') ? numbers : ` ${numbers}`;
    current = command;
  };
  const line = (toX: number, toY: number): void => {
    if (toX !== x && toY !== y) add('L', joined([toX, toY]), joined([toX - x, toY - y]));
    else if (toY !== y) add('V', joined([toY]), joined([toY - y]));
    else if (toX !== x) add('H', joined([toX]), joined([toX - x]));
  };

  for (const [at, step] of steps.entries()) {
    if (step[0] === 'Z') {
      data += 'z';
      x = startX;
      y = startY;
      current = '';
      continue;
    }
    const toX = hundredths(Number(step.at(-2)));
    const toY = hundredths(Number(step.at(-1)));
    if (step[0] === 'M') {
      const next = at === 0 ? steps[1] : undefined;
      // At the very start `m` equals `M`, but repeats as relative lines instead of absolute ones.
      const isRelative = next?.[0] === 'L' && isShorterRelative(hundredths(next[1]), hundredths(next[2]), toX, toY);
      data += (isRelative ? 'm' : 'M') + joined([toX, toY]);
      current = isRelative ? 'l' : 'L';
      startX = toX;
      startY = toY;
    } else if (step[0] === 'L') line(toX, toY);
    else if (step[0] === 'C') {
      const places = step.slice(1).map((value) => hundredths(Number(value)));
      add('C', joined(places), joined(places.map((value, i) => value - (i % 2 === 0 ? x : y))));
    } else {
      // The scene's arcs omit the rotation of the axes, which is SVG's third parameter.
      const [, rx, ry, large, sweep] = step;
      const shape = `${joined([hundredths(rx), hundredths(ry)])} 0 ${large} ${sweep}`;
      const placed = (toward: string): string => `${shape}${toward.startsWith('-') ? '' : ' '}${toward}`;
      add('A', placed(joined([toX, toY])), placed(joined([toX - x, toY - y])));
    }
    x = toX;
    y = toY;
  }
  return data;
}

function isShorterRelative(x: number, y: number, fromX: number, fromY: number): boolean {
  return x !== fromX && y !== fromY && joined([x - fromX, y - fromY]).length < joined([x, y]).length;
}
