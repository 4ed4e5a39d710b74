// The outlines of topics: from a shape and the size of its content to the box it needs and its path in the box it gets.
import type { Box, Size } from '../../../layout/graph.js';
import { snapUp } from '../../../scene/parts/grid.js';
import type { PathStep } from '../../../scene/scene.js';
import type { TopicShape } from '../model.js';

const AIR = { x: 12, y: 6 } as const;
/** Sizes grow in steps of this. */
const STEP = 4;
const ROUND = 16;
const CARD = 8;
const SLANT = 12;
/** The bumps of a cloud: approximate length, and how far out they reach, above and at the sides. */
const BUMP = 28;
const RISE = 8;
const SIDE_RISE = 12;

/** A box around text, and its corners. */
export type Outline = Exclude<TopicShape, 'plain'> | 'card';

export function outlineSize(outline: Outline, { width, height }: Size): Size {
  const grown = (x: number, y: number): Size => ({
    width: snapUp(width + 2 * x, STEP),
    height: snapUp(height + 2 * y, STEP),
  });
  switch (outline) {
    case 'circle': {
      // The corners of the text touch it.
      const across = snapUp(Math.sqrt(width * width + height * height) + AIR.x, STEP);
      return { width: across, height: across };
    }
    case 'hexagon':
      return grown(AIR.x + SLANT, AIR.y);
    case 'cloud':
      return grown(AIR.x / 2 + SIDE_RISE, AIR.y + RISE);
    default:
      return grown(AIR.x, AIR.y);
  }
}

export function outlineSteps(outline: Outline, box: Box): readonly PathStep[] {
  const { x, y, width, height } = box;
  switch (outline) {
    case 'circle':
      return rounded(box, width / 2);
    case 'hexagon':
      return [
        ['M', x + SLANT, y],
        ['L', x + width - SLANT, y],
        ['L', x + width, y + height / 2],
        ['L', x + width - SLANT, y + height],
        ['L', x + SLANT, y + height],
        ['L', x, y + height / 2],
        ['Z'],
      ];
    case 'cloud':
      return cloud(box);
    case 'round':
      return rounded(box, Math.min(ROUND, height / 2));
    case 'card':
      return rounded(box, CARD);
    case 'box':
      return rounded(box, 0);
  }
}

function rounded({ x, y, width, height }: Box, r: number): readonly PathStep[] {
  const [right, bottom] = [x + width, y + height];
  if (r === 0) return [['M', x, y], ['L', right, y], ['L', right, bottom], ['L', x, bottom], ['Z']];
  return [
    ['M', x, y + r],
    ['A', r, r, 0, 1, x + r, y],
    ['L', right - r, y],
    ['A', r, r, 0, 1, right, y + r],
    ['L', right, bottom - r],
    ['A', r, r, 0, 1, right - r, bottom],
    ['L', x + r, bottom],
    ['A', r, r, 0, 1, x, bottom - r],
    ['Z'],
  ];
}

/** Bumps along the sides of a box, inside the box, so that they end at its border. */
function cloud({ x, y, width, height }: Box): readonly PathStep[] {
  const [left, top] = [x + SIDE_RISE, y + RISE];
  const [right, bottom] = [x + width - SIDE_RISE, y + height - RISE];
  const across = Math.max(2, Math.round((right - left) / BUMP));
  // A branch arrives at the middle of a bump, never between two.
  const down = 2 * Math.floor((bottom - top) / BUMP / 2) + 1;
  const corners: (readonly [x: number, y: number])[] = [[left, top]];
  for (let i = 1; i <= across; i++) corners.push([left + ((right - left) * i) / across, top]);
  for (let i = 1; i <= down; i++) corners.push([right, top + ((bottom - top) * i) / down]);
  for (let i = across - 1; i >= 0; i--) corners.push([left + ((right - left) * i) / across, bottom]);
  for (let i = down - 1; i >= 0; i--) corners.push([left, top + ((bottom - top) * i) / down]);
  const steps: PathStep[] = [['M', left, top]];
  for (const [i, [toX, toY]] of corners.entries()) {
    const before = corners[i - 1];
    if (before === undefined) continue;
    const chord = Math.max(Math.abs(toX - before[0]), Math.abs(toY - before[1]));
    // The arc that rises by its share of the chord.
    const rise = toX === before[0] ? SIDE_RISE : RISE;
    const r = (chord * chord) / (8 * rise) + rise / 2;
    steps.push(['A', r, r, 0, 1, toX, toY]);
  }
  steps.push(['Z']);
  return steps;
}
