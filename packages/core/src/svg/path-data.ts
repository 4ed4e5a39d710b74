// Path steps as SVG path data; horizontal and vertical lines in their short forms.
import type { PathStep } from '../scene/scene.js';
import { px } from './number.js';

export function pathData(steps: readonly PathStep[]): string {
  let data = '';
  let x = '';
  let y = '';
  for (const step of steps) {
    if (step[0] === 'Z') {
      data += 'Z';
      // The pen is back at a start this loop does not keep: the next line names both coordinates.
      x = '';
      y = '';
      continue;
    }
    const numbers = step.slice(1).map((value) => px(Number(value)));
    // The scene's arcs leave out the rotation of the axes, which SVG wants third.
    if (step[0] === 'A') numbers.splice(2, 0, '0');
    const nextX = numbers.at(-2) ?? '0';
    const nextY = numbers.at(-1) ?? '0';
    if (step[0] !== 'L') data += `${step[0]}${numbers.join(' ')}`;
    else if (nextX !== x && nextY !== y) data += `L${nextX} ${nextY}`;
    else if (nextY !== y) data += `V${nextY}`;
    else if (nextX !== x) data += `H${nextX}`;
    x = nextX;
    y = nextY;
  }
  return data;
}
