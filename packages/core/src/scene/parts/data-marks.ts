// Marks and patterns that distinguish series where colours do not. In: a place or a box, a tone and a number. Out:
// primitives.
import type { Box, Point } from '../../layout/graph.js';
import type { Dash, PathStep, SceneNode, Tone } from '../scene.js';

/** px from the middle of a mark to its edge. */
export const MARK_RADIUS = 4;

type Outline = (at: Point, r: number) => SceneNode;

const closed = (points: readonly Point[]): SceneNode => {
  const [first = { x: 0, y: 0 }, ...rest] = points;
  return { type: 'path', steps: [['M', first.x, first.y], ...rest.map(({ x, y }): PathStep => ['L', x, y]), ['Z']] };
};
const circle: Outline = ({ x, y }, r) => ({ type: 'ellipse', cx: x, cy: y, rx: r, ry: r });
const square: Outline = ({ x, y }, r) => ({
  type: 'rect',
  x: x - 0.9 * r,
  y: y - 0.9 * r,
  width: 1.8 * r,
  height: 1.8 * r,
});
const triangle =
  (way: 1 | -1): Outline =>
  ({ x, y }, r) =>
    closed([
      { x, y: y - way * 1.2 * r },
      { x: x + 1.15 * r, y: y + way * 0.9 * r },
      { x: x - 1.15 * r, y: y + way * 0.9 * r },
    ]);
const diamond: Outline = ({ x, y }, r) =>
  closed([
    { x, y: y - 1.3 * r },
    { x: x + 1.3 * r, y },
    { x, y: y + 1.3 * r },
    { x: x - 1.3 * r, y },
  ]);

/** In the order of series; after these they are hollow. */
const OUTLINES: readonly Outline[] = [circle, square, triangle(1), diamond, triangle(-1)];

export function dataMark(at: Point, number: number, tone: Tone, radius: number = MARK_RADIUS): SceneNode {
  const outline = OUTLINES[number % OUTLINES.length] ?? circle;
  const hollow = Math.floor(number / OUTLINES.length) % 2 === 1;
  const shape = outline(at, hollow ? radius - 0.5 : radius);
  const paint = hollow
    ? ({ fill: `${tone}-fill`, stroke: `${tone}-strong`, strokeWidth: 1.5 } as const)
    : ({ fill: `${tone}-strong` } as const);
  return shape.type === 'rect' || shape.type === 'ellipse' || shape.type === 'path' ? { ...shape, ...paint } : shape;
}

const DASHES: readonly Dash[] = ['solid', 'dashed', 'dotted'];

/** The dash of a line, by the number of its pattern. */
export function seriesDash(pattern: number): Dash {
  return DASHES[pattern % DASHES.length] ?? 'solid';
}

/** px between the strokes of a pattern. */
const STEP = 6;

/** A box in a tone's strong colour, with strokes over it if it has a pattern. */
export function patterned(
  { x, y, width, height }: Box,
  tone: Tone,
  pattern: number,
  radius: number,
): readonly SceneNode[] {
  const ground: SceneNode = { type: 'rect', x, y, width, height, radius, fill: `${tone}-strong` };
  const steps = pattern === 0 ? [] : strokes({ x, y, width, height }, pattern);
  return steps.length === 0 ? [ground] : [ground, { type: 'path', steps, stroke: `${tone}-fill`, strokeWidth: 1.5 }];
}

/** Strokes up to the right, level, and down to the right. */
function strokes(box: Box, pattern: number): readonly PathStep[] {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const form = (pattern - 1) % 3;
  const steps: PathStep[] = [];
  const add = (fromX: number, fromY: number, toX: number, toY: number): void => {
    steps.push(['M', hundredth(fromX), hundredth(fromY)], ['L', hundredth(toX), hundredth(toY)]);
  };
  if (form === 1) {
    for (let at = y + STEP / 2; at < bottom; at += STEP) add(x, at, right, at);
    return steps;
  }
  // Along each stroke x + y, or y - x, is constant.
  const rising = form === 0;
  const [low, high] = rising ? [x + y, right + bottom] : [y - right, bottom - x];
  for (let at = low + STEP / 2; at < high; at += STEP) {
    if (rising) {
      const from = Math.max(x, at - bottom);
      const to = Math.min(right, at - y);
      add(from, at - from, to, at - to);
    } else {
      const from = Math.max(x, y - at);
      const to = Math.min(right, bottom - at);
      add(from, at + from, to, at + to);
    }
  }
  return steps;
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
