// The lines of a tree as blocks: from an item and its depth to its text, icon and note, measured.
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, row } from '../../../scene/parts/block.js';
import { snapUp } from '../../../scene/parts/grid.js';
import { iconBlock } from '../../../scene/parts/icon-block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { readingWidth, type TextBlock, textBlock } from '../../../scene/parts/text-block.js';
import { NODE_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { Placed, TreeItem } from '../model.js';

/** Height of a line of the tree, px. */
export const ROW = 24;
/** From a level to the next. */
export const STEP = 24;
export const ICON = 16;
const ICON_GAP = 6;
/** px that names and notes are wrapped at. */
const WIDEST_NAME = 420;
const WIDEST_NOTE = 320;

export interface Row {
  readonly item: TreeItem;
  readonly depth: number;
  /** Icon and name; the icon beside the first line. */
  readonly name: Block;
  readonly note?: TextBlock;
  readonly height: number;
  /** px that the name's first line takes. */
  readonly line: number;
}

export function rowOf({ item, depth }: Placed, icons: IconLookup): Row {
  const { label, sub, tone } = item;
  const maxWidth = readingWidth(label, NODE_TEXT, WIDEST_NAME);
  const words = textBlock([{ text: label, style: NODE_TEXT, fill: 'ink', maxWidth }], 'start');
  const art = iconBlock(namedIcon(item.icon, icons), ICON, tone === undefined ? 'secondary' : `${tone}-stroke`);
  const line = words.rows[0]?.bottom ?? ROW;
  const first = { ...art, height: art.height === 0 ? 0 : line, at: centred(art, line) };
  const name = first.height === 0 ? words : topRow(first, words);
  const note =
    sub === undefined
      ? undefined
      : textBlock(
          [{ text: sub, style: SUB_TEXT, fill: 'secondary', maxWidth: readingWidth(sub, SUB_TEXT, WIDEST_NOTE) }],
          'start',
        );
  const height = Math.max(ROW, snapUp(Math.max(words.height, note?.height ?? 0) + ROW - line, 4));
  return { item, depth, name, ...(note === undefined ? {} : { note }), height, line };
}

function centred(art: Block, line: number): Block['at'] {
  return ({ x, y }) => art.at({ x, y: y + (line - art.height) / 2 });
}

/** The icon is beside the first of several lines. */
function topRow(icon: Block, words: Block): Block {
  return row([{ ...icon, height: words.height }, words], ICON_GAP);
}

/** px of the shown row's name, from the left of its column. */
export function nameEnd({ depth, name }: Row): number {
  return depth * STEP + name.width;
}
