// Small things on lines: the label on its chip and the numbered badge. In: words, icon, number; out, blocks.
import { capHeight, measureText, wrapWidth } from '../../metrics/index.js';
import type { ColourRole } from '../scene.js';
import { type Block, NOTHING, onGrid, padded, row } from './block.js';
import { iconBlock, type NamedIcon } from './icon-block.js';
import { readingWidth, textBlock } from './text-block.js';
import { BADGE_TEXT, EDGE_TEXT } from './type-scale.js';

const BADGE = 18;
/** Air at both sides of a number too wide for the disc. */
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
  readonly icon?: NamedIcon;
  readonly iconInk: ColourRole;
  readonly number?: number;
}

const ICON = 14;
const GAP = 5;
const AIR_X = 4;
const AIR_Y = 2;

/** What stands on a line: badge, icon and words from left to right, with the air the chip keeps round them. */
export function lineLabel(label: LineLabel): Block {
  const number = label.number === undefined ? NOTHING : badge(label.number);
  const icon = iconBlock(label.icon, ICON, label.iconInk);
  const isAlone = icon === NOTHING && number === NOTHING;
  const text =
    label.text === undefined
      ? NOTHING
      : textBlock(
          [
            {
              text: label.text,
              style: EDGE_TEXT,
              fill: 'ink',
              maxWidth: readingWidth(label.text, EDGE_TEXT, wrapWidth(EDGE_TEXT)),
            },
          ],
          isAlone ? 'middle' : 'start',
        );
  const words = row([number, icon, text], GAP);
  return words.width === 0 ? NOTHING : onGrid(padded(words, AIR_X, AIR_Y), !isAlone);
}

/** A block on ground of one colour, so that the line under it does not touch the words. */
export function chip(block: Block, ground: ColourRole): Block {
  const { width, height } = block;
  return {
    width,
    height,
    at: (corner) => [{ type: 'rect', ...corner, width, height, fill: ground }, ...block.at(corner)],
  };
}
