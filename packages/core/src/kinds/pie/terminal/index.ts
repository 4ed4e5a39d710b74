// A pie as text, in bars: from the model and the page to every slice, largest first.
import { barsText } from '../../../terminal/bars/index.js';
import type { Page } from '../../../terminal/page.js';
import type { Made } from '../../layout-reports.js';
import { figuresOf } from '../figures.js';
import type { PieModel } from '../model.js';

export function pieText(model: PieModel, page: Page): Made<string> {
  const { title = model.slices.length === 0 ? 'Pie' : undefined } = model;
  const rows = model.slices
    .toSorted((a, b) => b.number - a.number)
    .map((slice) => {
      const value = figuresOf([slice], model);
      return { label: slice.label, from: 0, to: slice.number, ...(value === '' ? {} : { value }) };
    });
  return { picture: barsText({ ...(title === undefined ? {} : { title }), groups: [{ rows }] }, page) };
}
