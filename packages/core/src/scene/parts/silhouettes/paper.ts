// The silhouette of a document: a sheet whose lower edge is a wave, as in ISO 5807. A folded corner is that of a note.
import type { SceneNode, Tone } from '../../scene.js';
import type { Silhouette } from '../silhouette.js';
import { PAD_X, PAD_Y, snapped } from './measures.js';

/** Of the two upper corners. */
const RADIUS = 4;
/** The wave's reach above and below its middle, px, and the pull of its two control points that gives it. */
const REACH = 5;
const PULL = REACH * 2 * Math.sqrt(3);

export const document: Silhouette = {
  outline: 'box',
  text: 'middle',
  sizeFor: ({ width, height }) => snapped(width + 2 * PAD_X, height + 2 * PAD_Y + 2 * REACH),
  inner: ({ x, y, width, height }) => ({ x, y, width, height: height - 2 * REACH }),
  inset: ({ width }, side, at) => {
    if (side === 'bottom') {
      const t = 1 - Math.min(1, Math.max(0, at / width));
      return REACH - 3 * PULL * t * (1 - t) * (2 * t - 1);
    }
    return 0;
  },
  shapes: ({ x, y, width, height }, tone: Tone): readonly SceneNode[] => {
    const [right, middle] = [x + width, y + height - REACH];
    return [
      {
        type: 'path',
        fill: `${tone}-fill`,
        stroke: `${tone}-stroke`,
        steps: [
          ['M', x, y + RADIUS],
          ['A', RADIUS, RADIUS, 0, 1, x + RADIUS, y],
          ['L', right - RADIUS, y],
          ['A', RADIUS, RADIUS, 0, 1, right, y + RADIUS],
          ['L', right, middle],
          ['C', right - width / 3, middle - PULL, x + width / 3, middle + PULL, x, middle],
          ['Z'],
        ],
      },
    ];
  },
};
