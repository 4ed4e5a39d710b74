// Silhouettes made from a card: plain, dashed, with a title bar, with a corner mark, and the person's card.
import type { Box } from '../../../layout/graph.js';
import type { Paint, PathShape, RectShape, SceneNode, Tone } from '../../scene.js';
import { noInset, type Silhouette } from '../silhouette.js';
import { fallBack, PAD_X, PAD_Y, RADIUS, snapped } from './measures.js';

function cardRect({ x, y, width, height }: Box, tone: Tone, more: Paint = {}): RectShape {
  return { type: 'rect', x, y, width, height, radius: RADIUS, fill: `${tone}-fill`, stroke: `${tone}-stroke`, ...more };
}

const plain: Omit<Silhouette, 'shapes'> = {
  outline: 'box',
  text: 'middle',
  sizeFor: ({ width, height }) => snapped(width + 2 * PAD_X, height + 2 * PAD_Y),
  inner: (box) => box,
  inset: noInset,
};

export const card: Silhouette = { ...plain, shapes: (box, tone) => [cardRect(box, tone)] };

export const dashedCard: Silhouette = { ...plain, shapes: (box, tone) => [cardRect(box, tone, { dash: 'dashed' })] };

/** Height of the title bar. */
const BAR = 12;

export const windowCard: Silhouette = {
  ...plain,
  sizeFor: ({ width, height }) => snapped(width + 2 * PAD_X, height + 2 * PAD_Y + BAR),
  inner: ({ x, y, width, height }) => ({ x, y: y + BAR, width, height: height - BAR }),
  shapes: (box, tone) => [
    cardRect(box, tone),
    {
      type: 'path',
      stroke: `${tone}-stroke`,
      strokeWidth: 1,
      steps: [
        ['M', box.x, box.y + BAR],
        ['L', box.x + box.width, box.y + BAR],
      ],
    },
    ...[9, 15, 21].map((across): SceneNode => {
      return {
        type: 'ellipse',
        cx: box.x + across,
        cy: box.y + BAR / 2 + 0.5,
        rx: 1.5,
        ry: 1.5,
        fill: `${tone}-stroke`,
      };
    }),
  ],
};

/** Length of the corner mark along either side. */
const MARK = 16;

export const markedCard: Silhouette = {
  ...plain,
  shapes: (box, tone) => {
    const right = box.x + box.width;
    const mark: PathShape = {
      type: 'path',
      fill: `${tone}-stroke`,
      steps: [
        ['M', right - MARK, box.y],
        ['L', right - RADIUS, box.y],
        ['A', RADIUS, RADIUS, 0, 1, right, box.y + RADIUS],
        ['L', right, box.y + MARK],
        ['Z'],
      ],
    };
    return [cardRect(box, tone), mark];
  },
};

/** The disc with head and shoulders at the round end of the person's card. */
const DISC = 16;
const DISC_CENTRE = 24;
/** Radius of the circle that the bust ends on, and half the width of its shoulders. */
const BUST = 13.5;
const SHOULDERS = 8;
const DISC_ROOM = DISC_CENTRE + DISC;
const MOST_ROUND = 28;

function roundEnd(height: number): number {
  return Math.min(height / 2, MOST_ROUND);
}

export const personCard: Silhouette = {
  outline: 'box',
  text: 'start',
  sizeFor: ({ width, height }) =>
    snapped(DISC_ROOM + 8 + width + PAD_X, height + 2 * PAD_Y, { width: 104, height: 48 }),
  inner: ({ x, y, width, height }) => ({
    x: x + DISC_ROOM + 8,
    y,
    width: width - DISC_ROOM - 8 - PAD_X,
    height,
  }),
  inset: ({ height }, side, at) => {
    const round = roundEnd(height);
    if (side === 'left') {
      const beyond = at < round ? round - at : at > height - round ? at - height + round : 0;
      return fallBack(round, round, beyond);
    }
    if (side === 'right' || at >= round) return 0;
    return fallBack(round, round, round - at);
  },
  shapes: (box, tone) => {
    const { x, y, width, height } = box;
    const round = roundEnd(height);
    const outline: PathShape = {
      type: 'path',
      fill: `${tone}-fill`,
      stroke: `${tone}-stroke`,
      steps: [
        ['M', x + round, y],
        ['L', x + width - RADIUS, y],
        ['A', RADIUS, RADIUS, 0, 1, x + width, y + RADIUS],
        ['L', x + width, y + height - RADIUS],
        ['A', RADIUS, RADIUS, 0, 1, x + width - RADIUS, y + height],
        ['L', x + round, y + height],
        ['A', round, round, 0, 1, x, y + height - round],
        ['L', x, y + round],
        ['A', round, round, 0, 1, x + round, y],
        ['Z'],
      ],
    };
    const cx = x + DISC_CENTRE;
    const cy = y + height / 2;
    // The shoulders end on a circle within the disc, whose height there follows from its radius.
    const base = cy + Math.sqrt(BUST * BUST - SHOULDERS * SHOULDERS);
    const shoulders: PathShape = {
      type: 'path',
      fill: `${tone}-fill`,
      steps: [
        ['M', cx - SHOULDERS, base],
        ['A', SHOULDERS, SHOULDERS, 0, 1, cx + SHOULDERS, base],
        ['A', BUST, BUST, 0, 1, cx - SHOULDERS, base],
        ['Z'],
      ],
    };
    return [
      outline,
      { type: 'ellipse', cx, cy, rx: DISC, ry: DISC, fill: `${tone}-stroke` },
      { type: 'ellipse', cx, cy: cy - 5, rx: 4.5, ry: 4.5, fill: `${tone}-fill` },
      shoulders,
    ];
  },
};
