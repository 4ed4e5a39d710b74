// Progress as a small disc in front of the text: in, the state; out, a half-filled ring for active, a tick on a disc
// for done, nothing for not started. Their shapes differ, so they remain distinct in grey print.
import { type Block, NOTHING } from '../../../scene/parts/block.js';
import type { Tone } from '../../../scene/scene.js';
import type { State } from '../model.js';

const SIZE = 12;
const R = SIZE / 2;

export function stateMark(state: State, tone: Tone): Block {
  if (state === 'planned') return NOTHING;
  return {
    width: SIZE,
    height: SIZE,
    at: ({ x, y }) => [
      {
        type: 'part',
        part: 'mark',
        children:
          state === 'done'
            ? [
                { type: 'ellipse', cx: x + R, cy: y + R, rx: R, ry: R, fill: `${tone}-strong` },
                {
                  type: 'path',
                  steps: [
                    ['M', x + 3.4, y + 6.2],
                    ['L', x + 5.3, y + 8.1],
                    ['L', x + 8.7, y + 4.2],
                  ],
                  stroke: 'canvas',
                  strokeWidth: 1.5,
                },
              ]
            : [
                {
                  type: 'ellipse',
                  cx: x + R,
                  cy: y + R,
                  rx: R - 0.75,
                  ry: R - 0.75,
                  fill: 'canvas',
                  stroke: `${tone}-strong`,
                },
                {
                  type: 'path',
                  steps: [['M', x + R, y + 2.5], ['A', R - 2.5, R - 2.5, 0, 1, x + R, y + SIZE - 2.5], ['Z']],
                  fill: `${tone}-strong`,
                },
              ],
      },
    ],
  };
}
