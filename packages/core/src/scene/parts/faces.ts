// Faces for how something feels, from 1 to 5. In: the score and a tone. Out: a face as a block. They differ in their
// mouths and brows, not only in colour.
import type { PathShape, PathStep, SceneNode, Tone } from '../scene.js';
import type { Block } from './block.js';

export type Mood = 1 | 2 | 3 | 4 | 5;

const SIZE = 24;

interface Features {
  readonly mouth: readonly PathStep[];
  readonly open: boolean;
  readonly brows: readonly PathStep[];
}

const FEATURES: Readonly<Record<Mood, Features>> = {
  1: {
    mouth: [
      ['M', 7, 18],
      ['C', 9, 13, 15, 13, 17, 18],
    ],
    open: false,
    brows: [
      ['M', 6.5, 5.5],
      ['L', 10, 7],
      ['M', 17.5, 5.5],
      ['L', 14, 7],
    ],
  },
  2: {
    mouth: [
      ['M', 8, 17],
      ['C', 10, 15, 14, 15, 16, 17],
    ],
    open: false,
    brows: [],
  },
  3: {
    mouth: [
      ['M', 8, 16],
      ['L', 16, 16],
    ],
    open: false,
    brows: [],
  },
  4: {
    mouth: [
      ['M', 8, 15],
      ['C', 10, 17.5, 14, 17.5, 16, 15],
    ],
    open: false,
    brows: [],
  },
  5: {
    mouth: [['M', 7, 14], ['C', 7.5, 20.5, 16.5, 20.5, 17, 14], ['Z']],
    open: true,
    brows: [],
  },
};

export function moodFace(mood: Mood, tone: Tone): Block {
  const ink = `${tone}-stroke` as const;
  const { mouth, open, brows } = FEATURES[mood];
  return {
    width: SIZE,
    height: SIZE,
    at: ({ x, y }): readonly SceneNode[] => {
      const path = (steps: readonly PathStep[]): PathShape => {
        return { type: 'path', steps: steps.map((each) => moved(each, x, y)), stroke: ink, strokeWidth: 1.5 };
      };
      const eye = (cx: number): SceneNode => {
        return { type: 'ellipse', cx: x + cx, cy: y + 9.5, rx: 1.25, ry: 1.25, fill: ink };
      };
      return [
        {
          type: 'ellipse',
          cx: x + SIZE / 2,
          cy: y + SIZE / 2,
          rx: SIZE / 2 - 0.75,
          ry: SIZE / 2 - 0.75,
          fill: `${tone}-fill`,
          stroke: ink,
        },
        eye(8.5),
        eye(15.5),
        ...(brows.length === 0 ? [] : [path(brows)]),
        open ? { ...path(mouth), fill: ink } : path(mouth),
      ];
    },
  };
}

function moved(step: PathStep, x: number, y: number): PathStep {
  switch (step[0]) {
    case 'Z':
      return step;
    case 'C':
      return ['C', step[1] + x, step[2] + y, step[3] + x, step[4] + y, step[5] + x, step[6] + y];
    case 'A':
      return ['A', step[1], step[2], step[3], step[4], step[5] + x, step[6] + y];
    default:
      return [step[0], step[1] + x, step[2] + y];
  }
}
