// Small elements on lines: the label on its chip and the numbered badge. In: text, icon, number. Out: blocks.
import { capHeight, measureText, wrapWidth } from '../../metrics/index.js';
import type { ColourRole } from '../scene.js';
import { type Block, NOTHING, onGrid, padded, row } from './block.js';
import { snapDown, snapUp } from './grid.js';
import { iconBlock, type NamedIcon } from './icon-block.js';
import { lineWidth, textBlock } from './text-block.js';
import { BADGE_TEXT, EDGE_TEXT, SUB_TEXT } from './type-scale.js';

const BADGE = 18;
/** Padding on both sides of a number too wide for the disc. */
const BADGE_AIR = 5;

/** A number on a disc; wider numbers stretch it. */
export function badge(number: number): Block {
  const text = String(number);
  const width = measureText(text, BADGE_TEXT);
  const wide = Math.max(BADGE, Math.ceil(width + 2 * BADGE_AIR));
  return {
    width: wide,
    height: BADGE,
    at: ({ x, y }) => [
      {
        type: 'part',
        part: 'badge',
        children: [
          { type: 'rect', x, y, width: wide, height: BADGE, radius: BADGE / 2, fill: 'badge' },
          {
            type: 'text',
            x: x + wide / 2,
            y: y + (BADGE + capHeight(BADGE_TEXT)) / 2,
            text,
            width,
            style: BADGE_TEXT,
            anchor: 'middle',
            fill: 'badge-text',
          },
        ],
      },
    ],
  };
}

export interface LineLabel {
  readonly text?: string;
  /** Small text below the label. */
  readonly sub?: string;
  readonly icon?: NamedIcon;
  readonly iconInk: ColourRole;
  readonly number?: number;
  /** The width to wrap its text at, over the usual one. */
  readonly wrap?: number;
  /** Lines of text that are preferred to a wider block. */
  readonly lines?: number;
}

const ICON = 14;
const GAP = 5;
const AIR_X = 4;
const AIR_Y = 2;
const GRID = 4;

export interface LabelBlock extends Block {
  /**
   * px at the right where nothing is painted: the width of what is attached to the left of the text, so that the text
   * is centred.
   */
  readonly blank: number;
}

/** The content in the middle of a line: the text on its axis, badge and icon to the left of it, and the chip's
 * padding. `room`: px that the whole can have; text that fits it stays on one line. */
export function lineLabel(label: LineLabel, room = 0): LabelBlock {
  const marks = marksOf(label);
  const hang = marks.width === 0 ? 0 : marks.width + GAP;
  if (label.text === undefined) return alone(marks);
  const text = wordsOf(label, snapDown(room, GRID) - 2 * (hang + AIR_X), 'middle');
  const width = snapUp(text.width + 2 * (hang + AIR_X), GRID);
  const height = snapUp(Math.max(text.height, marks.height) + 2 * AIR_Y, GRID);
  const side = (width - text.width) / 2;
  return {
    width,
    height,
    blank: width - snapUp(text.width + hang + 2 * AIR_X, GRID),
    at: ({ x, y }) => [
      ...marks.at({ x: Math.round(x + side - hang), y: y + (height - marks.height) / 2 }),
      ...text.at({ x: x + side, y: y + (height - text.height) / 2 }),
    ],
  };
}

/** The content beside a line: badge, icon and text from left to right. */
export function sideLabel(label: LineLabel, room = 0): LabelBlock {
  const marks = marksOf(label);
  if (label.text === undefined) return alone(marks);
  const hang = marks.width === 0 ? 0 : marks.width + GAP;
  return alone(row([marks, wordsOf(label, snapDown(room, GRID) - hang - 2 * AIR_X, 'start')], GAP));
}

function alone(block: Block): LabelBlock {
  return { ...(block.width === 0 ? NOTHING : onGrid(padded(block, AIR_X, AIR_Y), true)), blank: 0 };
}

function marksOf({ number, icon, iconInk }: LineLabel): Block {
  return row([number === undefined ? NOTHING : badge(number), iconBlock(icon, ICON, iconInk)], GAP);
}

function wordsOf({ text = '', sub, wrap = 1, lines }: LineLabel, room: number, anchor: 'start' | 'middle'): Block {
  const words = (maxWidth: number): Block =>
    textBlock(
      [
        { text, style: EDGE_TEXT, fill: 'ink', maxWidth },
        ...(sub === undefined ? [] : [{ text: sub, style: SUB_TEXT, fill: 'secondary', maxWidth } as const]),
      ],
      anchor,
    );
  const whole = words(Number.POSITIVE_INFINITY);
  if (whole.width <= room) return whole;
  const usual = wrap * wrapWidth(EDGE_TEXT);
  const forSub = sub === undefined ? 0 : lineWidth(sub, SUB_TEXT, usual);
  return words(Math.max(lineWidth(text, EDGE_TEXT, usual, lines), forSub));
}

/** A block on a ground of one colour, so that the line under it does not touch the text. */
export function chip(block: Block, ground: ColourRole, blank = 0): Block {
  const { width, height } = block;
  return {
    width,
    height,
    at: (corner) => [{ type: 'rect', ...corner, width: width - blank, height, fill: ground }, ...block.at(corner)],
  };
}
