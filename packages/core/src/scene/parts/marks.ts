// Small bodies identified only by their form. In: the mark, its tone and its text. Out: a node's body. A disc begins, a
// ringed disc ends, a small diamond branches, a bar splits or joins lines across the reading direction, an H is the
// history state. Text makes room for itself: on a diamond, on a block as dark as the bar, beside the H.
import type { Box, FlowDirection, Point, Size } from '../../layout/graph.js';
import { wrapWidth } from '../../metrics/index.js';
import type { EllipseShape, SceneNode, Tone } from '../scene.js';
import { snapUp } from './grid.js';
import { type NodeBody, nodeBody } from './node.js';
import { diamond } from './silhouettes/angular.js';
import { PAD_X, PAD_Y } from './silhouettes/measures.js';
import { readingWidth, textBlock } from './text-block.js';
import { BADGE_TEXT, NODE_TEXT } from './type-scale.js';

export type Mark = 'start' | 'end' | 'port' | 'choice' | 'bar' | 'history' | 'deep-history';

export interface MarkFace {
  readonly mark: Mark;
  readonly tone: Tone;
  readonly words?: string;
  /** The direction in which lines pass a bar. */
  readonly direction: FlowDirection;
  /** Lines on the fuller side of a bar. */
  readonly lines: number;
}

/** px (docs/look.md, State machines): the initial disc, the final ring and the disc in it. */
const DISC = 12;
const RING = 16;
const CORE = 8;
const CHOICE = 28;
const HISTORY = 24;
const BAR = 8;
const LEAST_BAR = 56;
/** Length of a bar for each line that meets it. */
const BAR_LINE = 28;

export function markBody(face: MarkFace): NodeBody {
  const { mark, tone, words } = face;
  switch (mark) {
    case 'start':
      return round(RING, DISC, (middle) => [disc(middle, DISC / 2)]);
    case 'end':
      return round(RING, RING, (middle) => [
        { ...disc(middle, RING / 2 - 0.75), fill: 'canvas', stroke: 'ink' },
        disc(middle, CORE / 2),
      ]);
    case 'port':
      return round(CORE, CORE, (middle) => [{ ...disc(middle, CORE / 2 - 0.75), fill: 'canvas', stroke: 'line' }]);
    case 'choice':
      return words === undefined ? smallDiamond(tone) : nodeBody({ form: 'decision', label: words, tone });
    case 'bar':
      return words === undefined ? bar(face) : block(words);
    default: {
      const sign = mark === 'history' ? 'H' : 'H*';
      return words === undefined
        ? history(sign, tone)
        : nodeBody({ form: 'terminal', label: `${sign}  ${words}`, tone });
    }
  }
}

function disc({ x, y }: Point, radius: number): EllipseShape {
  return { type: 'ellipse', cx: x, cy: y, rx: radius, ry: radius, fill: 'ink' };
}

function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** In a box of one size, drawn in another; lines meet it in the middle of its sides. */
function round(room: number, size: number, shapes: (middle: Point) => readonly SceneNode[]): NodeBody {
  return {
    width: room,
    height: room,
    outline: 'diamond',
    shapes: (box) => shapes(centre(box)),
    meet: (box, end) => {
      const { x, y } = centre(box);
      const from = Math.max(Math.abs(end.x - x), Math.abs(end.y - y), 1);
      const part = size / 2 / from;
      return { x: x + (end.x - x) * part, y: y + (end.y - y) * part };
    },
  };
}

function smallDiamond(tone: Tone): NodeBody {
  return {
    width: CHOICE,
    height: CHOICE,
    outline: 'diamond',
    shapes: (box) => diamond.shapes(box, tone),
    meet: (_box, end) => end,
  };
}

function bar({ direction, lines }: MarkFace): NodeBody {
  const long = Math.max(LEAST_BAR, BAR_LINE * lines);
  const isUpright = direction === 'right' || direction === 'left';
  return filled(isUpright ? { width: BAR, height: long } : { width: long, height: BAR }, 2, () => []);
}

function block(words: string): NodeBody {
  const maxWidth = readingWidth(words, NODE_TEXT, wrapWidth(NODE_TEXT));
  const text = textBlock([{ text: words, style: NODE_TEXT, fill: 'badge-text', maxWidth }], 'middle');
  const size = { width: snapUp(text.width + 2 * PAD_X, 8), height: snapUp(text.height + 2 * PAD_Y, 8) };
  return filled(size, 4, (box) => {
    const middle = centre(box);
    return text.at({ x: middle.x - text.width / 2, y: middle.y - text.height / 2 });
  });
}

function filled(size: Size, radius: number, inside: (box: Box) => readonly SceneNode[]): NodeBody {
  return {
    ...size,
    outline: 'box',
    shapes: (box) => [{ type: 'rect', ...box, radius, fill: 'badge' }, ...inside(box)],
    meet: (_box, end) => end,
  };
}

function history(sign: string, tone: Tone): NodeBody {
  const text = textBlock(
    [{ text: sign, style: BADGE_TEXT, fill: 'ink', maxWidth: Number.POSITIVE_INFINITY }],
    'middle',
  );
  return round(HISTORY, HISTORY, (middle) => [
    { ...disc(middle, HISTORY / 2 - 0.75), fill: `${tone}-fill`, stroke: `${tone}-stroke` },
    ...text.at({ x: middle.x - text.width / 2, y: middle.y - text.height / 2 }),
  ]);
}
