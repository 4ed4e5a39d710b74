// A pie in words: from the model to the outline, with every slice in source order, including those that are drawn as one.
import { oneLine } from '../../text/one-line.js';
import type { Outline } from '../outline.js';
import { counted, tail } from '../outline-words.js';
import { isSame, numberWithUnit, percentText } from './figures.js';
import { type PieModel, type Slice, shownSlices } from './model.js';

export function describePie(model: PieModel): Outline {
  const { slices, unit, donut } = model;
  const what = donut ? 'ring' : 'pie';
  const name = model.title === undefined ? capital(what) : `${oneLine(model.title)}: ${what}`;
  const total = slices.length === 0 || !Number.isFinite(model.total) ? '' : `, ${numberWithUnit(slices, model)} in all`;
  const { others } = shownSlices(model);
  return {
    lines: [
      `${name}, ${counted(slices.length, 'slice')}${total}`,
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...slices.map((each) => inWords(each, model)),
      ...(others.length === 0
        ? []
        : [`Drawn as "Other": ${others.map(({ label }) => oneLine(label)).join(', ')}: ${percentText(others, model)}`]),
    ],
    nodes: [],
    edges: [],
    groups: [],
    items: slices.map(({ label, number, tone, sub, span }) => ({
      kind: 'slice',
      label,
      depth: 0,
      number,
      ...(unit === undefined ? {} : { unit }),
      ...(sub === undefined ? {} : { values: [sub] }),
      ...(tone === undefined ? {} : { marks: [tone] }),
      span,
    })),
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `Search: 62 GB (62%), blue: from engines`. */
function inWords(slice: Slice, model: PieModel): string {
  const [number, percent] = [numberWithUnit([slice], model), percentText([slice], model)];
  const figures = isSame(number, percent) ? number : `${number} (${percent})`;
  const tone = slice.tone === undefined ? '' : `, ${slice.tone}`;
  const sub = slice.sub === undefined ? '' : `: ${oneLine(slice.sub)}`;
  return `${oneLine(slice.label)}: ${figures}${tone}${sub}${tail(slice)}`;
}
