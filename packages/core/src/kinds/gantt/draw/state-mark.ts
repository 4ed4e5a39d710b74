// Marks in front of a text: progress as a small disc (a half-filled ring for active, a tick on a disc for done, nothing
// for not started), a disc for late, a person in front of the names of those doing it. Their shapes differ, so they remain distinct in grey print.
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

/** An exclamation mark on a disc. */
export function lateMark(): Block {
  return {
    width: SIZE,
    height: SIZE,
    at: ({ x, y }) => [
      {
        type: 'part',
        part: 'mark',
        children: [
          { type: 'ellipse', cx: x + R, cy: y + R, rx: R, ry: R, fill: 'red-strong' },
          {
            type: 'path',
            steps: [
              ['M', x + R, y + 2.8],
              ['L', x + R, y + 6.6],
            ],
            stroke: 'canvas',
            strokeWidth: 1.6,
          },
          { type: 'ellipse', cx: x + R, cy: y + 8.9, rx: 0.9, ry: 0.9, fill: 'canvas' },
        ],
      },
    ],
  };
}

const PERSON = { width: 9, height: 11 } as const;

/** Head and shoulders. */
export function personMark(): Block {
  return {
    ...PERSON,
    at: ({ x, y }) => {
      const centre = x + PERSON.width / 2;
      return [
        {
          type: 'part',
          part: 'mark',
          children: [
            { type: 'ellipse', cx: centre, cy: y + 3, rx: 2.4, ry: 2.4, stroke: 'secondary', strokeWidth: 1.2 },
            {
              type: 'path',
              steps: [
                ['M', x + 0.6, y + 10.4],
                ['C', x + 0.6, y + 6, x + PERSON.width - 0.6, y + 6, x + PERSON.width - 0.6, y + 10.4],
              ],
              stroke: 'secondary',
              strokeWidth: 1.2,
            },
          ],
        },
      ];
    },
  };
}
