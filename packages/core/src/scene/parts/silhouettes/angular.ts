// Silhouettes with slants: the decision's diamond and the gateway's hexagon.
import type { Size } from '../../../layout/graph.js';
import { snapUp } from '../grid.js';
import type { Content, Silhouette } from '../silhouette.js';
import { PAD_X, PAD_Y, snapped } from './measures.js';

const STEP = 8;
const LEAST: Size = { width: 104, height: 64 };
/** A diamond is never higher than two cards of its text, but can always be as high as two cards of two lines. */
const LEAST_MOST = 112;
/** Clearance between a line of text and the slants. */
const AIR = 6;

/** The width at which every line fits between the slants of a diamond of that height. */
function diamondWidth(content: Content, height: number): number {
  const rows = content.rows.length > 0 ? content.rows : [{ width: content.width, top: 0, bottom: content.height }];
  const middle = content.height / 2;
  return Math.max(
    ...rows.map(({ width, top, bottom }) => {
      const reach = Math.max(Math.abs(top - middle), Math.abs(bottom - middle));
      return (width + 2 * AIR) / Math.max(0.05, 1 - (2 * reach) / height);
    }),
  );
}

function diamondSize(content: Content): Size {
  const most = Math.max(LEAST_MOST, snapUp(2 * (content.height + 2 * PAD_Y), STEP));
  let best: Size | undefined;
  for (let height = LEAST.height; height <= most; height += STEP) {
    if (height <= content.height) continue;
    const width = Math.max(LEAST.width, snapUp(diamondWidth(content, height), STEP));
    if (best === undefined || diamondCost({ width, height }) < diamondCost(best)) best = { width, height };
  }
  return best ?? LEAST;
}

/** Area, with a penalty for proportions far from about twice as wide as high. */
export function diamondCost({ width, height }: Size): number {
  const flat = Math.max(0, width / height - 2.2) * 0.4;
  const tall = Math.max(0, 1.6 - width / height) * 2;
  return width * height * (1 + flat + tall);
}

export const diamond: Silhouette = {
  outline: 'diamond',
  text: 'middle',
  sizeFor: diamondSize,
  inner: (box) => box,
  inset: ({ width, height }, side, at) =>
    side === 'left' || side === 'right'
      ? (Math.abs(at - height / 2) / (height / 2)) * (width / 2)
      : (Math.abs(at - width / 2) / (width / 2)) * (height / 2),
  shapes: ({ x, y, width, height }, tone) => [
    {
      type: 'path',
      fill: `${tone}-fill`,
      stroke: `${tone}-stroke`,
      steps: [
        ['M', x + width / 2, y],
        ['L', x + width, y + height / 2],
        ['L', x + width / 2, y + height],
        ['L', x, y + height / 2],
        ['Z'],
      ],
    },
  ],
};

/** Width of the hexagon's slants. */
const SLANT = 12;

export const hexagon: Silhouette = {
  outline: 'box',
  text: 'middle',
  sizeFor: ({ width, height }) => snapped(width + 2 * (PAD_X + SLANT / 2), height + 2 * PAD_Y),
  inner: (box) => box,
  inset: ({ width, height }, side, at) => {
    if (side === 'left' || side === 'right') return (Math.abs(at - height / 2) / (height / 2)) * SLANT;
    const fromCorner = Math.min(at, width - at);
    return fromCorner >= SLANT ? 0 : (1 - Math.max(0, fromCorner) / SLANT) * (height / 2);
  },
  shapes: ({ x, y, width, height }, tone) => [
    {
      type: 'path',
      fill: `${tone}-fill`,
      stroke: `${tone}-stroke`,
      steps: [
        ['M', x + SLANT, y],
        ['L', x + width - SLANT, y],
        ['L', x + width, y + height / 2],
        ['L', x + width - SLANT, y + height],
        ['L', x + SLANT, y + height],
        ['L', x, y + height / 2],
        ['Z'],
      ],
    },
  ],
};
