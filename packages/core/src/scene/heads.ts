// The heads of lines. In: a form, its tip and the point its line comes from. Out: what is filled and what is stroked.
// Every form is defined once, along a line that arrives at a border; lines end where a head begins, so none shows
// through a hollow one.
import type { Box, Point } from '../layout/graph.js';
import type { Head, HeadForm, PathStep } from './scene.js';

interface HeadDrawing {
  /** px of the line that the head takes, from the border on. */
  readonly length: number;
  /** px that the line stops short of the border; less than the length where the two must not show a seam. */
  readonly cut: number;
  /** Steps in px: away from the border along the line, then across it. */
  readonly filled: readonly PathStep[];
  readonly stroked: readonly PathStep[];
}

/** Half a stroke: the outside of a stroked tip is at the border, like that of a filled one. */
const TIP = 0.75;

const ARROW: HeadDrawing = {
  length: 9,
  cut: 8,
  filled: [['M', 0, 0], ['L', 9, 3.5], ['L', 9, -3.5], ['Z']],
  stroked: [],
};

const bar = (at: number): readonly PathStep[] => [
  ['M', at, 5],
  ['L', at, -5],
];

const ring = (from: number, to: number): readonly PathStep[] => {
  const radius = (to - from) / 2;
  return [['M', from, 0], ['A', radius, radius, 0, 1, to, 0], ['A', radius, radius, 0, 1, from, 0], ['Z']];
};

const stem = (to: number): readonly PathStep[] => [
  ['M', 0, 0],
  ['L', to, 0],
];

/** Three toes on the border. */
const FOOT: readonly PathStep[] = [...stem(12), ['M', 0, 6], ['L', 12, 0], ['L', 0, -6]];

const stroked = (length: number, steps: readonly PathStep[], cut: number = length - 1): HeadDrawing => {
  return { length, cut, filled: [], stroked: steps };
};

const FORMS: Readonly<Record<HeadForm, HeadDrawing>> = {
  open: stroked(
    9,
    [
      ['M', 9, 4],
      ['L', TIP, 0],
      ['L', 9, -4],
    ],
    1,
  ),
  triangle: stroked(12, [['M', TIP, 0], ['L', 12, 6], ['L', 12, -6], ['Z']], 12),
  diamond: stroked(16, [['M', TIP, 0], ['L', 8, 4.5], ['L', 16 - TIP, 0], ['L', 8, -4.5], ['Z']], 16 - TIP),
  'diamond-filled': {
    length: 16,
    cut: 15,
    filled: [['M', 0, 0], ['L', 8, 5], ['L', 16, 0], ['L', 8, -5], ['Z']],
    stroked: [],
  },
  ring: stroked(10, ring(TIP, 10 - TIP), 10 - TIP),
  cross: stroked(
    12,
    [
      ['M', 4, 4],
      ['L', 12, -4],
      ['M', 12, 4],
      ['L', 4, -4],
    ],
    0,
  ),
  'crow-one': stroked(11, [...stem(11), ...bar(5), ...bar(9)]),
  'crow-zero-one': stroked(16, [...stem(8), ...bar(5), ...ring(8, 16)], 16),
  'crow-many': stroked(12, FOOT),
  'crow-one-many': stroked(16, [...FOOT, ...stem(16), ...bar(15)]),
  'crow-zero-many': stroked(20, [...FOOT, ...ring(12, 20)], 20),
};

function drawingOf(head: HeadForm | true): HeadDrawing {
  return head === true ? ARROW : FORMS[head];
}

/** px of the line that a head takes: a line's last straight piece must be longer. */
export function headLength(head: Head): number {
  return head === false ? 0 : drawingOf(head).length;
}

/** Half the width of the widest head, px. */
const HALF = 6;

/** The room of a head with its tip there, on a line that arrives at a right angle from `from`. */
export function headBox(head: Head, tip: Point, from: Point): Box | undefined {
  if (head === false) return undefined;
  const length = headLength(head);
  const [away, down] = [Math.sign(from.x - tip.x) * length, Math.sign(from.y - tip.y) * length];
  return away === 0
    ? { x: tip.x - HALF, y: Math.min(tip.y, tip.y + down), width: 2 * HALF, height: length }
    : { x: Math.min(tip.x, tip.x + away), y: tip.y - HALF, width: length, height: 2 * HALF };
}

export interface PaintedHead {
  readonly filled: readonly PathStep[];
  readonly stroked: readonly PathStep[];
  /** px that the line stops short of the tip. */
  readonly cut: number;
}

/** `along`: the direction in which the line arrives at the tip, of length 1. */
export function paintedHead(head: HeadForm | true, tip: Point, along: Point): PaintedHead {
  const { filled, stroked: outlined, cut } = drawingOf(head);
  const placed = (away: number, across: number): readonly [number, number] => [
    tip.x - along.x * away - along.y * across,
    tip.y - along.y * away + along.x * across,
  ];
  const turned = (step: PathStep): PathStep => {
    if (step[0] === 'Z') return step;
    if (step[0] === 'A') return ['A', step[1], step[2], step[3], step[4], ...placed(step[5], step[6])];
    if (step[0] === 'C') {
      return ['C', ...placed(step[1], step[2]), ...placed(step[3], step[4]), ...placed(step[5], step[6])];
    }
    return [step[0], ...placed(step[1], step[2])];
  };
  return { filled: filled.map(turned), stroked: outlined.map(turned), cut };
}
