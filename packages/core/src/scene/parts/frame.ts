// Frames around nodes. In: title, sub, icon and tone. Out: the title as a block and the frame's primitives for a box.
import type { Box, Point } from '../../layout/graph.js';
import { wrapWidth } from '../../metrics/index.js';
import type { ColourRole, RectShape, Tone } from '../scene.js';
import { type Block, NOTHING, row, stack } from './block.js';
import { iconBlock, type NamedIcon } from './icon-block.js';
import { readingWidth, textBlock } from './text-block.js';
import { GROUP_TEXT, SUB_TEXT } from './type-scale.js';

const RADIUS = 12;
const ICON = 16;
const ICON_GAP = 6;
const SUB_GAP = 8;
/** A sub at most this wide is after the title, on its line. */
const BESIDE = 120;

/** From the frame's corner to its title. */
export const TITLE_INSET: Point = { x: 16, y: 12 };

export interface FrameFace {
  readonly label: string;
  readonly sub?: string;
  readonly icon?: NamedIcon;
  readonly tone: Tone;
}

export function frameTitle({ label, sub, icon, tone }: FrameFace): Block {
  const usual = 1.5 * wrapWidth(GROUP_TEXT);
  const maxWidth = readingWidth(label, GROUP_TEXT, usual);
  const title = textBlock([{ text: label, style: GROUP_TEXT, fill: `${tone}-text`, maxWidth }], 'start');
  const under =
    sub === undefined
      ? undefined
      : textBlock([{ text: sub, style: SUB_TEXT, fill: 'secondary', maxWidth: usual }], 'start');
  const art = iconBlock(icon, ICON, `${tone}-stroke`);
  const beside = title.rows.length === 1 && under?.rows.length === 1 && under.width <= BESIDE;
  const words = under === undefined ? title : beside ? row([title, under], SUB_GAP) : stack([title, under], 0);
  // The icon is beside the first line, however many follow.
  return art === NOTHING ? words : row([{ ...art, height: Math.max(ICON, words.height) }, words], ICON_GAP);
}

/** Depths with a fill of their own; deeper frames are only strokes. */
const FILLED_DEPTHS = [1, 2, 3] as const;

/** The fill of a frame, if it has one; 1 is the outermost depth. */
export function frameFill(tone: Tone, depth: number): ColourRole | undefined {
  const filled = FILLED_DEPTHS.find((each) => each === depth);
  return filled === undefined ? undefined : `${tone}-frame-${filled}`;
}

export function frame({ x, y, width, height }: Box, tone: Tone, depth: number, dash: 'solid' | 'dashed'): RectShape {
  const fill = frameFill(tone, depth);
  return {
    type: 'rect',
    x,
    y,
    width,
    height,
    radius: RADIUS,
    ...(fill === undefined ? {} : { fill }),
    stroke: `${tone}-stroke`,
    strokeWidth: 1,
    dash,
  };
}

/** A frame laid over a picture: only its stroke. */
export function overlayFrame({ x, y, width, height }: Box, tone: Tone): RectShape {
  return { type: 'rect', x, y, width, height, radius: RADIUS, stroke: `${tone}-stroke`, dash: 'dashed' };
}
