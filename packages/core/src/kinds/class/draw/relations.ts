// Relations as drawn: in, the model's relations; out, lines with the texts at their ends.
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, padded } from '../../../scene/parts/block.js';
import { readingWidth, textBlock } from '../../../scene/parts/text-block.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import { type DrawnLine, drawnLine } from '../../drawn-line.js';
import type { Relation } from '../model.js';
import { RELATION_LOOKS } from '../relation-words.js';

/** Width at which a role wraps, px. */
const WIDEST = 120;

export function drawnRelation(relation: Relation, icons: IconLookup): DrawnLine {
  const { arrow, fromEnd, toEnd } = relation;
  return {
    ...drawnLine(relation, icons),
    up: RELATION_LOOKS[arrow].up,
    ...(fromEnd === undefined ? {} : { fromEnd: endBlock(fromEnd) }),
    ...(toEnd === undefined ? {} : { toEnd: endBlock(toEnd) }),
  };
}

function endBlock(text: string): Block {
  const maxWidth = readingWidth(text, SUB_TEXT, WIDEST);
  return padded(textBlock([{ text, style: SUB_TEXT, fill: 'ink', maxWidth }], 'start'), 2, 0);
}
