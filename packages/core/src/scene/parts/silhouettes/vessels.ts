// Silhouettes with curved sides: terminal, the cylinders and the bucket.
import type { Box, Size } from '../../../layout/graph.js';
import type { Paint, PathShape, PathStep, SceneNode, Tone } from '../../scene.js';
import type { Side, Silhouette } from '../silhouette.js';
import { fallBack, PAD_X, PAD_Y, snapped } from './measures.js';

function painted(tone: Tone): Paint {
  return { fill: `${tone}-fill`, stroke: `${tone}-stroke` };
}

export const stadium: Silhouette = {
  outline: 'box',
  text: 'middle',
  sizeFor: ({ width, height }) => {
    const tall = snapped(0, height + 2 * PAD_Y).height;
    // The text's corners keep clear of the round ends.
    const clear = fallBack(tall / 2, tall / 2, height / 2);
    return snapped(width + 2 * (PAD_X + clear), tall);
  },
  inner: (box) => box,
  inset: ({ width, height }, side, at) => {
    const round = Math.min(width, height) / 2;
    if (side === 'left' || side === 'right') return fallBack(round, round, at - height / 2);
    const beyond = at < round ? round - at : at > width - round ? at - width + round : 0;
    return fallBack(round, round, beyond);
  },
  shapes: ({ x, y, width, height }, tone) => [
    { type: 'rect', x, y, width, height, radius: Math.min(width, height) / 2, ...painted(tone) },
  ],
};

/** Half the height of a lid. */
const LID = 6;
/** From one lid to the next. */
const LID_STEP = 6;

function endInset({ width }: Size, side: Side, at: number): number {
  return side === 'left' || side === 'right' ? 0 : fallBack(LID, width / 2, at - width / 2);
}

/**
 * The front edge of a lid whose ends are at a height, drawn in the same orientation as the body, so that it is filled
 * with it.
 */
function rim({ x, width }: Box, at: number): readonly PathStep[] {
  return [
    ['M', x + width, at],
    ['A', width / 2, LID, 0, 1, x, at],
  ];
}

function upright(lids: number): Silhouette {
  const above = 2 * LID + (lids - 1) * LID_STEP;
  return {
    outline: 'box',
    text: 'middle',
    sizeFor: ({ width, height }) => snapped(width + 2 * PAD_X, height + above + LID + PAD_Y, { width: 88, height: 56 }),
    inner: ({ x, y, width, height }) => ({ x, y: y + above, width, height: height - above - LID / 2 }),
    inset: endInset,
    shapes: (box, tone) => {
      const { x, y, width, height } = box;
      const body: PathShape = {
        type: 'path',
        ...painted(tone),
        steps: [
          ['M', x, y + LID],
          ['A', width / 2, LID, 0, 1, x + width, y + LID],
          ['L', x + width, y + height - LID],
          ['A', width / 2, LID, 0, 1, x, y + height - LID],
          ['Z'],
          ...Array.from({ length: lids }, (_, i) => rim(box, y + LID + i * LID_STEP)).flat(),
        ],
      };
      return [body];
    },
  };
}

export const cylinder: Silhouette = upright(1);
export const doubleCylinder: Silhouette = upright(2);

/** Half the width of a horizontal cylinder's ends. */
const END = 7;

export const lyingCylinder: Silhouette = {
  outline: 'box',
  text: 'middle',
  sizeFor: ({ width, height }) => snapped(width + 2 * PAD_X + 3 * END, height + 2 * PAD_Y),
  inner: ({ x, y, width, height }) => ({ x: x + END / 2, y, width: width - 2.5 * END, height }),
  inset: ({ height }, side, at) =>
    side === 'top' || side === 'bottom' ? 0 : fallBack(END, height / 2, at - height / 2),
  shapes: ({ x, y, width, height }, tone) => {
    const right = x + width - END;
    const body: PathShape = {
      type: 'path',
      ...painted(tone),
      steps: [
        ['M', x + END, y],
        ['L', right, y],
        ['A', END, height / 2, 0, 1, right, y + height],
        ['L', x + END, y + height],
        ['A', END, height / 2, 0, 1, x + END, y],
        ['Z'],
        // The mouth, drawn in the same orientation as the body.
        ['M', right, y + height],
        ['A', END, height / 2, 0, 1, right, y],
      ],
    };
    return [body];
  },
};

/** How much narrower the bucket's foot is, on either side. */
const TAPER = 10;
const FOOT = 4;

export const bucket: Silhouette = {
  outline: 'box',
  text: 'middle',
  sizeFor: ({ width, height }) =>
    snapped(width + 2 * PAD_X + TAPER, height + 2 * LID + FOOT + PAD_Y, { width: 88, height: 56 }),
  inner: ({ x, y, width, height }) => ({ x, y: y + 2 * LID, width, height: height - 2 * LID - FOOT / 2 }),
  inset: ({ width, height }, side, at) => {
    if (side === 'top') return fallBack(LID, width / 2, at - width / 2);
    if (side === 'bottom') return fallBack(FOOT, width / 2 - TAPER, at - width / 2);
    return Math.max(0, Math.min(1, (at - LID) / (height - LID - FOOT))) * TAPER;
  },
  shapes: ({ x, y, width, height }, tone): readonly SceneNode[] => [
    {
      type: 'path',
      ...painted(tone),
      steps: [
        ['M', x, y + LID],
        ['L', x + TAPER, y + height - FOOT],
        ['A', width / 2 - TAPER, FOOT, 0, 0, x + width - TAPER, y + height - FOOT],
        ['L', x + width, y + LID],
        ['Z'],
      ],
    },
    {
      type: 'ellipse',
      cx: x + width / 2,
      cy: y + LID,
      rx: width / 2,
      ry: LID,
      fill: `${tone}-frame-1`,
      stroke: `${tone}-stroke`,
    },
  ],
};
