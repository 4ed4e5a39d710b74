// Leaves without room for their text: from their cells to a number in each that has room for one, and the names below the
// picture.
import type { Box } from '../../../layout/graph.js';
import { baselineOffset, lineHeight, measureText } from '../../../metrics/index.js';
import { type Block, NOTHING } from '../../../scene/parts/block.js';
import { legend, legendEntry, seriesEntry } from '../../../scene/parts/legend.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { SceneNode, TextShape, Tone } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { TreemapItem, TreemapModel } from '../model.js';
import { saidOf } from '../value-texts.js';
import type { Cell } from './areas.js';

/** With more names, nobody would use the key; the outline lists them. */
const MOST = 24;
/** px at which a name is wrapped below the picture. */
const NAME = 240;
/** px of the box that shows a number in the key, and around a number in a leaf. */
const SAMPLE = 20;
const AIR = 2;

export interface Keyed {
  readonly cell: Cell;
  /** Undefined if the leaf has no room even for that. */
  readonly number?: number;
}

/** `wordless`: leaves without text; none gets a number if there are too many. */
export function keyed(wordless: readonly Cell[]): readonly Keyed[] {
  if (wordless.length > MOST) return [];
  let last = 0;
  return wordless.map((cell): Keyed => {
    const isRoomy = measureText(String(last + 1), SUB_TEXT) + 2 * AIR <= cell.box.width;
    if (!isRoomy || lineHeight(SUB_TEXT) > cell.box.height) return { cell };
    last += 1;
    return { cell, number: last };
  });
}

/** The number in the middle of a box. */
export function numberNode(number: number, { x, y, width, height }: Box): TextShape {
  const text = String(number);
  return {
    type: 'text',
    x: x + width / 2,
    y: y + (height - lineHeight(SUB_TEXT)) / 2 + baselineOffset(SUB_TEXT),
    text,
    width: measureText(text, SUB_TEXT),
    style: SUB_TEXT,
    anchor: 'middle',
    fill: 'ink',
  };
}

/** Groups at the top without a title, and leaves without text, by name. */
export function keyBlock(
  untitled: readonly Cell[],
  leaves: readonly Keyed[],
  model: TreemapModel,
  width: number,
): Block {
  const name = (item: TreemapItem): string => {
    const [value] = saidOf(item, model);
    return oneLine(value === undefined ? item.label : `${item.label}: ${value}`);
  };
  const entries = [
    ...untitled.map(({ item }) => seriesEntry(item.colour, name(item), NAME)),
    ...leaves.map(({ cell: { item }, number }) =>
      number === undefined
        ? seriesEntry(item.colour, name(item), NAME)
        : legendEntry(sample(number, item.colour), name(item), NAME),
    ),
  ];
  return entries.length === 0 ? NOTHING : legend(entries, width);
}

function sample(number: number, tone: Tone): Block {
  return {
    width: SAMPLE,
    height: SAMPLE,
    at: ({ x, y }): readonly SceneNode[] => {
      const box = { x, y, width: SAMPLE, height: SAMPLE };
      return [
        { type: 'rect', ...box, fill: `${tone}-fill`, stroke: `${tone}-stroke`, strokeWidth: 1 },
        numberNode(number, box),
      ];
    },
  };
}
