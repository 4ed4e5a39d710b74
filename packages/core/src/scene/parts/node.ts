// A node of any type. In: its form, text, icon and tone. Out: the size of the box it needs, and its primitives in the
// box it gets.
import type { Box, Point, Size } from '../../layout/graph.js';
import type { TextStyle } from '../../metrics/contract.js';
import { wrapText, wrapWidth } from '../../metrics/index.js';
import type { SceneNode, Tone } from '../scene.js';
import { NOTHING, row } from './block.js';
import { iconBlock, type NamedIcon } from './icon-block.js';
import type { Content, Side, Silhouette } from './silhouette.js';
import { diamondCost } from './silhouettes/angular.js';
import type { Form } from './silhouettes/form.js';
import { SILHOUETTES } from './silhouettes/index.js';
import { nameWidth, readingWidth, type TextBlock, textBlock } from './text-block.js';
import { NODE_TEXT, SUB_TEXT } from './type-scale.js';

const ICON = 20;
const ICON_GAP = 8;

export interface NodeFace {
  readonly form: Form;
  readonly label: string;
  /** What it is, between the name and the small text, which then is its description. */
  readonly caption?: string;
  readonly sub?: string;
  readonly icon?: NamedIcon;
  readonly tone: Tone;
  /** Its border is broken, whatever its form: for parts run by others. */
  readonly dashed?: boolean;
  /** The width to wrap its text at, over the usual one. */
  readonly wrap?: number;
}

export interface NodeBody extends Size {
  readonly outline: 'box' | 'diamond';
  readonly shapes: (box: Box) => readonly SceneNode[];
  /** The end of a line at a side of the box, moved on to the drawn border. */
  readonly meet: (box: Box, end: Point, towards: Point) => Point;
}

interface Filled extends Content {
  readonly at: (corner: Point) => readonly SceneNode[];
}

function words(face: NodeFace, silhouette: Silhouette, width: number): TextBlock {
  const runs = [{ text: face.label, style: NODE_TEXT, fill: 'ink', maxWidth: width } as const];
  const { caption, sub: small } = face;
  const captions =
    caption === undefined ? [] : [{ text: caption, style: SUB_TEXT, fill: 'secondary', maxWidth: width } as const];
  const fill = caption === undefined ? 'secondary' : 'ink';
  const sub = small === undefined ? [] : [{ text: small, style: SUB_TEXT, fill, maxWidth: width } as const];
  return textBlock(
    [...runs, ...captions, ...sub],
    face.icon === undefined && silhouette.text === 'middle' ? 'middle' : 'start',
  );
}

function filled(face: NodeFace, silhouette: Silhouette, width: number): Filled {
  const text = words(face, silhouette, width);
  const icon = iconBlock(face.icon, ICON, `${face.tone}-stroke`);
  if (icon === NOTHING) return text;
  return { ...row([icon, text], ICON_GAP), rows: [] };
}

/** px at which a decision's text can be wrapped: the one that gives the best diamond is used. */
const DIAMOND_WIDTHS = [72, 88, 104, 120, 144, 184, 240, 320] as const;

/** Height of a decision's text above which more lines count against it, px. */
const THREE_LINES = 60;

/** px that the longest word needs, so that a narrow diamond breaks none. */
function widestWord({ label, caption, sub }: NodeFace): number {
  const widest = (text: string, style: TextStyle): number =>
    wrapText(text.replace(/\s+/g, '\n'), style, UNWRAPPED).width;
  return Math.min(
    DIAMOND_WIDTHS[DIAMOND_WIDTHS.length - 1] ?? 0,
    Math.max(
      widest(label, NODE_TEXT),
      caption === undefined ? 0 : widest(caption, SUB_TEXT),
      sub === undefined ? 0 : widest(sub, SUB_TEXT),
    ),
  );
}

const UNWRAPPED = { maxWidth: Number.POSITIVE_INFINITY } as const;

function contentOf(face: NodeFace, silhouette: Silhouette): Filled {
  const usual = (face.wrap ?? 1) * wrapWidth(NODE_TEXT);
  if (silhouette.outline === 'box') {
    // A narrow picture is worth a broken name.
    const widthOf = face.wrap === undefined ? nameWidth : readingWidth;
    const forLabel = widthOf(face.label, NODE_TEXT, usual);
    const small = [face.caption, face.sub].filter((each) => each !== undefined);
    return filled(face, silhouette, Math.max(forLabel, ...small.map((each) => readingWidth(each, SUB_TEXT, usual))));
  }
  let best: Filled | undefined;
  let least = Number.POSITIVE_INFINITY;
  const word = widestWord(face);
  for (const width of DIAMOND_WIDTHS) {
    if (width < word) continue;
    const content = filled(face, silhouette, width);
    const cost = diamondCost(silhouette.sizeFor(content)) * (1 + Math.max(0, content.height - THREE_LINES) / ICON);
    if (cost < least) {
      best = content;
      least = cost;
    }
  }
  return best ?? filled(face, silhouette, usual);
}

export function nodeBody(face: NodeFace): NodeBody {
  const silhouette = SILHOUETTES[face.form];
  const content = contentOf(face, silhouette);
  // Text with an icon beside it starts on a whole pixel; text without one is centred.
  const isCentred = face.icon === undefined && silhouette.text === 'middle';
  return {
    ...silhouette.sizeFor(content),
    outline: silhouette.outline,
    shapes: (box) => {
      const inner = silhouette.inner(box);
      const left = inner.x + (inner.width - content.width) / 2;
      return [
        ...(face.dashed === true ? silhouette.shapes(box, face.tone).map(broken) : silhouette.shapes(box, face.tone)),
        ...content.at({ x: isCentred ? left : Math.round(left), y: inner.y + (inner.height - content.height) / 2 }),
      ];
    },
    meet: (box, end, towards) => {
      const side = sideOf(end, towards);
      if (side === 'left') return { x: box.x + silhouette.inset(box, side, end.y - box.y), y: end.y };
      if (side === 'right') return { x: box.x + box.width - silhouette.inset(box, side, end.y - box.y), y: end.y };
      const depth = silhouette.inset(box, side, end.x - box.x);
      return { x: end.x, y: side === 'top' ? box.y + depth : box.y + box.height - depth };
    },
  };
}

function broken(shape: SceneNode): SceneNode {
  return 'stroke' in shape && shape.stroke !== undefined ? { ...shape, dash: 'dashed' } : shape;
}

/** The side a line leaves from, by its next point. */
function sideOf(end: Point, towards: Point): Side {
  if (Math.abs(towards.x - end.x) > Math.abs(towards.y - end.y)) return towards.x > end.x ? 'right' : 'left';
  return towards.y > end.y ? 'bottom' : 'top';
}
