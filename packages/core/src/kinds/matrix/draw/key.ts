// The key below a table: in, the model; out, an entry for each value with a meaning that a cell has, for marks if one of them needs it,
// and the scale of a heat map.
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import { row } from '../../../scene/parts/block.js';
import { statementBlock } from '../../../scene/parts/own-statement.js';
import { readingWidth, textBlock } from '../../../scene/parts/text-block.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import { markOf } from '../cells.js';
import { usedTones } from '../grounds.js';
import { everyRow, MARKS, type MatrixModel, type Sign } from '../model.js';
import { type HeatScale, heatKey } from './heat.js';
import { signBlock } from './signs.js';
import { toneEntries } from './tone-key.js';

/** Wrap width of a meaning, px. */
const MEANING = 200;

export function keyEntries(model: MatrixModel, heat: HeatScale | undefined, icons: IconLookup): readonly Block[] {
  const used = signsIn(model);
  const words = new Set(used.map(({ word }) => word));
  const tones = new Set<string>(usedTones(model));
  return [
    ...(heat === undefined ? [] : [heatKey(heat, model.unit)]),
    ...model.key.flatMap((each) =>
      words.has(each.word) && !tones.has(each.word)
        ? [statementBlock(each.span, entry(each, each.meaning, icons))]
        : [],
    ),
    ...toneEntries(model),
    ...bareMarks(model, used).map((each) => entry(each, each.word, icons)),
  ];
}

function signsIn(model: MatrixModel): readonly Sign[] {
  return everyRow(model).flatMap(({ cells }) => cells.flatMap((each) => (each.type === 'signs' ? each.signs : [])));
}

function entry(sign: Sign, meaning: string, icons: IconLookup): Block {
  const maxWidth = readingWidth(meaning, SUB_TEXT, MEANING);
  const words = textBlock([{ text: meaning, style: SUB_TEXT, fill: 'secondary', maxWidth }], 'start');
  return row([signBlock(sign, icons), words], 8);
}

/** A tick and a cross need no explanation; with a half disc all are explained. */
function bareMarks(model: MatrixModel, signs: readonly Sign[]): readonly Sign[] {
  const used = new Set(signs.map(({ mark }) => mark));
  const known = new Set(model.key.map(({ word }) => word));
  if (!used.has('partly') || known.has('partly')) return [];
  return MARKS.filter((each) => used.has(each) && !known.has(each)).flatMap((word) => {
    const mark = markOf(word);
    return mark === undefined ? [] : [{ word, ...mark }];
  });
}
