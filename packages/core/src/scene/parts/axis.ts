// An axis of a chart: in, the values it spans and its length; out, round ticks, and the axis with its gridlines and words as
// primitives (LOOK.md, Kinds, charts: gridlines hairline, ticks at round numbers).
import type { Point } from '../../layout/graph.js';
import { capHeight, measureText } from '../../metrics/index.js';
import type { SceneNode } from '../scene.js';
import { SUB_TEXT } from './type-scale.js';

/** Between the axis and its words. */
const GAP = 8;
const STEPS = [1, 2, 5] as const;
/** Exponents of the smallest and the largest step between ticks. */
const SMALLEST = -12;
const LARGEST = 15;

/**
 * Round numbers (1, 2 or 5 times a power of ten apart) that hold both values between the first and the last of them, at most
 * `most` (2 or more); values that are no numbers or too large are refused by whoever reads them.
 */
export function roundTicks(from: number, to: number, most: number): readonly number[] {
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  for (let exponent = SMALLEST; exponent <= LARGEST; exponent++) {
    for (const step of STEPS) {
      // Written and read as decimals: a tick is the number nearest to its text, in every engine.
      const scaled = (count: number): number => Number(`${count * step}e${exponent}`);
      const unit = scaled(1);
      const first = Math.floor(low / unit);
      const last = Math.max(first + 1, Math.ceil(high / unit));
      // Beyond whole numbers that are exact, neighbours can no longer be told apart.
      if (last - first + 1 > most || !Number.isSafeInteger(first) || !Number.isSafeInteger(last)) continue;
      return Array.from({ length: last - first + 1 }, (_, i) => scaled(first + i));
    }
  }
  return [low, high];
}

export interface Tick {
  /** px from the axis' start. */
  readonly at: number;
  readonly text: string;
}

export interface AxisFace {
  /** Where its words stand. */
  readonly side: 'below' | 'left';
  /** px */
  readonly length: number;
  /** px that gridlines run across the chart; 0 draws none. */
  readonly grid: number;
  readonly ticks: readonly Tick[];
}

/** Room the words take beside the axis, px. */
export function axisRoom({ side, ticks }: AxisFace): number {
  if (side === 'below') return GAP + SUB_TEXT.size * 1.35;
  return GAP + Math.max(0, ...ticks.map((each) => measureText(each.text, SUB_TEXT)));
}

/** `origin` is where the axes meet: a left axis runs up from it, one below runs to the right. */
export function axis({ side, length, grid, ticks }: AxisFace, origin: Point): readonly SceneNode[] {
  const { x, y } = origin;
  const below = side === 'below';
  const place = ({ at }: Tick): Point => (below ? { x: x + at, y } : { x, y: y - at });
  const lines = ticks
    .filter((each) => grid > 0 && each.at !== 0)
    .map((each): SceneNode => {
      const start = place(each);
      const end = below ? { x: start.x, y: y - grid } : { x: x + grid, y: start.y };
      return stroke(start, end, 'hairline');
    });
  const words = ticks.map((each): SceneNode => {
    const at = place(each);
    const cap = capHeight(SUB_TEXT);
    return {
      type: 'text',
      x: below ? at.x : at.x - GAP,
      y: below ? at.y + GAP + cap : at.y + cap / 2,
      text: each.text,
      width: measureText(each.text, SUB_TEXT),
      style: SUB_TEXT,
      anchor: below ? 'middle' : 'end',
      fill: 'secondary',
    };
  });
  const end = below ? { x: x + length, y } : { x, y: y - length };
  return [...lines, stroke(origin, end, 'line'), { type: 'part', part: 'axis', children: words }];
}

function stroke(from: Point, to: Point, colour: 'hairline' | 'line'): SceneNode {
  return {
    type: 'path',
    steps: [
      ['M', from.x, from.y],
      ['L', to.x, to.y],
    ],
    stroke: colour,
    strokeWidth: 1,
  };
}
