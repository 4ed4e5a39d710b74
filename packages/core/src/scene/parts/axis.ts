// An axis of a chart. In: its length and its ticks (layout/scale, calendar). Out: the axis with its gridlines and
// labels as primitives (docs/look.md, Charts and time).
import type { Point } from '../../layout/graph.js';
import { baselineOffset, capHeight, lineHeight, measureText } from '../../metrics/index.js';
import type { Span } from '../../text/source.js';
import type { SceneNode, TextShape } from '../scene.js';
import { SUB_TEXT } from './type-scale.js';

/** Between the axis and its labels. */
const GAP = 8;
/** px of a tick's own mark. */
const MARK = 4;

export interface Tick {
  /** px from the axis' start. */
  readonly at: number;
  /** Lines are separated by `\n`. */
  readonly text: string;
}

export interface AxisFace {
  /** The side of its labels. */
  readonly side: 'below' | 'above' | 'left' | 'right';
  /** px */
  readonly length: number;
  /** px that gridlines run across the chart; 0 draws none. */
  readonly grid: number;
  readonly ticks: readonly Tick[];
  /** Direction of a left or right axis. Default: up. */
  readonly runs?: 'up' | 'down';
  /** Draws a mark at each tick, for axes on which positions between two ticks matter. */
  readonly marks?: boolean;
  /** Its statement. */
  readonly span?: Span | undefined;
}

/** Room the labels take beside the axis, px. */
export function axisRoom({ side, ticks }: AxisFace): number {
  if (ticks.length === 0) return 0;
  const lines = ticks.map(({ text }) => text.split('\n'));
  if (side === 'below' || side === 'above')
    return GAP + lineHeight(SUB_TEXT) * lines.reduce((most, each) => Math.max(most, each.length), 0);
  return GAP + lines.flat().reduce((most, each) => Math.max(most, measureText(each, SUB_TEXT)), 0);
}

/** `origin` is where the axis starts: one at the left or right runs up from it, one below or above to the right. */
export function axis(face: AxisFace, origin: Point): readonly SceneNode[] {
  const { side, length, grid, ticks, runs = 'up', marks = false } = face;
  const { x, y } = origin;
  const level = side === 'below' || side === 'above';
  const down = runs === 'down' ? 1 : -1;
  const place = ({ at }: Tick): Point => (level ? { x: x + at, y } : { x, y: y + down * at });
  /** From the axis into the chart. */
  const inward =
    side === 'left' ? { x: 1, y: 0 } : side === 'right' ? { x: -1, y: 0 } : { x: 0, y: side === 'above' ? 1 : -1 };
  const across = (from: Point, reach: number): Point => ({
    x: from.x + reach * inward.x,
    y: from.y + reach * inward.y,
  });
  const lines = ticks
    .filter((each) => grid > 0 && each.at !== 0)
    .map((each) => stroke(place(each), across(place(each), grid), 'hairline'));
  const own = marks ? ticks.map((each) => stroke(place(each), across(place(each), -MARK), 'line')) : [];
  const words = ticks.flatMap((each) => wordsAt(each.text.split('\n'), side, across(place(each), -GAP)));
  const end = level ? { x: x + length, y } : { x, y: y + down * length };
  const span = face.span === undefined ? {} : { span: face.span };
  return [...lines, stroke(origin, end, 'line'), ...own, { type: 'part', part: 'axis', ...span, children: words }];
}

const ANCHORS = { below: 'middle', above: 'middle', left: 'end', right: 'start' } as const;

/** Lines of text: below a point, above it, or beside it, vertically centred on it. */
function wordsAt(lines: readonly string[], side: AxisFace['side'], { x, y }: Point): readonly TextShape[] {
  const height = lineHeight(SUB_TEXT);
  const cap = capHeight(SUB_TEXT);
  const first =
    side === 'below'
      ? y + cap
      : side === 'above'
        ? y - (lines.length - 1) * height
        : y + baselineOffset(SUB_TEXT) - (lines.length * height) / 2;
  return lines.map((text, i) => ({
    type: 'text',
    x,
    y: first + i * height,
    text,
    width: measureText(text, SUB_TEXT),
    style: SUB_TEXT,
    anchor: ANCHORS[side],
    fill: 'secondary',
  }));
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
