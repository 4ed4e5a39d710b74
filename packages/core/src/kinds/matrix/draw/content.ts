// Content of a column's cells: in, its cells; out, the width each needs, and the cells as blocks.
import { measureText } from '../../../metrics/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { EDGE_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import { type ColumnFace, numberWidth } from '../columns.js';
import type { Cell } from '../model.js';
import { atPoint } from '../number-text.js';
import { signsBlock } from './signs.js';

/** Width of a cell on one line, px. */
export function cellWidth(cell: Cell, face: ColumnFace, icons: IconLookup): number {
  switch (cell.type) {
    case 'empty':
      return EMPTY;
    case 'signs':
      return signsBlock(cell.signs, icons, Number.POSITIVE_INFINITY).width;
    case 'number':
      return face.align === 'point' ? face.whole + face.rest : numberWidth(cell.text);
    case 'text':
      return cell.text.split('\n').reduce((most, each) => Math.max(most, measureText(each, SUB_TEXT)), 0);
  }
}

const EMPTY = 8;

/** A short stroke for an empty cell, so it does not look like a printing gap. */
const emptyBlock: Block = {
  width: EMPTY,
  height: 16,
  at: ({ x, y }) => [
    {
      type: 'path',
      steps: [
        ['M', x, y + 8],
        ['L', x + EMPTY, y + 8],
      ],
      stroke: 'line',
      strokeWidth: 1,
    },
  ],
};

/** The cell in a column of a given width. */
export function cellBlock(cell: Cell, face: ColumnFace, width: number, icons: IconLookup): Block {
  switch (cell.type) {
    case 'empty':
      return emptyBlock;
    case 'signs':
      return signsBlock(cell.signs, icons, width);
    case 'number':
      return numberBlock(cell.text, face);
    case 'text':
      return textBlock(
        [{ text: cell.text, style: SUB_TEXT, fill: 'ink', maxWidth: width }],
        face.align === 'middle' ? 'middle' : 'start',
      );
  }
}

/** As wide as every number of its column, with aligned decimal points. */
function numberBlock(text: string, face: ColumnFace): Block {
  const words = textBlock([{ text, style: EDGE_TEXT, fill: 'ink', maxWidth: Number.POSITIVE_INFINITY }], 'start');
  if (face.align !== 'point') return words;
  const before = face.whole - numberWidth(atPoint(text)[0]);
  return {
    width: face.whole + face.rest,
    height: words.height,
    at: ({ x, y }) => words.at({ x: x + before, y }),
  };
}
