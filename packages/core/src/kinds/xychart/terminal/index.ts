// A chart as text, in bars: from the model and the page to one bar per number, place by place, with one picture per axis.
import { barsText, type TextBarGroup, type TextBarRow } from '../../../terminal/bars/index.js';
import { type Page, stacked } from '../../../terminal/page.js';
import { wrapCells } from '../../../terminal/wrap.js';
import { numberText, titleWithUnit, withUnit } from '../../../text/number-format.js';
import type { Made } from '../../layout-reports.js';
import { markInWords } from '../describe.js';
import { type Extent, endsOf, extentsOf, nameOf, VALUE_AXES, type ValueAxisName, type XychartModel } from '../model.js';

interface Shown {
  /** Index of the series. */
  readonly index: number;
  readonly axis: ValueAxisName;
}

export function xychartText(model: XychartModel, page: Page): Made<string> {
  const { title, x } = model;
  const parts = VALUE_AXES.flatMap((name): readonly string[] => {
    const own = model.series.flatMap(({ axis }, index): readonly Shown[] => (axis === name ? [{ index, axis }] : []));
    if (own.length === 0) return [];
    const { title, unit, log } = model[name];
    const head = [
      titleWithUnit(title, unit) ?? '',
      x.title === undefined ? '' : `by ${x.title}`,
      log ? '(log scale)' : '',
    ]
      .filter((each) => each !== '')
      .join(' ');
    return [
      barsText(
        { ...(head === '' ? {} : { title: head }), groups: [...groupsOf(model, own), ...markGroup(model, name)] },
        page,
      ),
    ];
  });
  return {
    picture: stacked([
      title === undefined ? [] : barsText({ title, groups: [] }, page).split('\n'),
      ...parts.map((each) => each.split('\n')),
      spotLines(model, page),
    ]),
  };
}

/** Marks on an axis of numbers, below what they are compared with. */
function markGroup(model: XychartModel, name: ValueAxisName): readonly TextBarGroup[] {
  const { unit, log } = model[name];
  const low = lowestOf(model, name);
  const rows = model.marks
    .filter(({ axis }) => axis === name)
    .map(({ from, to, label = 'mark' }): TextBarRow => {
      const range = from === to ? numberText(from) : `${numberText(from)} to ${numberText(to)}`;
      const reach = (value: number): number => lengthOf({ from: 0, to: value }, log, low).to;
      return { label, from: from === to ? 0 : reach(from), to: reach(to), value: withUnit(range, unit) };
    });
  return rows.length === 0 ? [] : [{ rows }];
}

/** Marks on the x axis, in words. */
function spotLines(model: XychartModel, { columns }: Page): readonly string[] {
  return model.marks.flatMap((mark) => (mark.axis === 'x' ? wrapCells(markInWords(mark, model), columns) : []));
}

/** One series place by place, several as a group per place. */
function groupsOf(model: XychartModel, own: readonly Shown[]): readonly TextBarGroup[] {
  const extents = extentsOf(model);
  const [only] = own;
  const lows = { y: lowestOf(model, 'y'), y2: lowestOf(model, 'y2') };
  const rowOf = ({ index }: Shown, place: number, label: string): TextBarRow => {
    const series = model.series[index];
    const value = series?.values[place] ?? null;
    const words = series?.labels[place];
    if (series === undefined || value === null) return { label, from: Number.NaN, to: Number.NaN, value: '-' };
    const valueText = withUnit(numberText(value), model[series.axis].unit);
    const extent = extents[index]?.[place] ?? { from: 0, to: value };
    return {
      label,
      ...lengthOf(extent, model[series.axis].log, lows[series.axis]),
      value: words ? `${valueText} ${words}` : valueText,
    };
  };
  if (own.length === 1 && only !== undefined) {
    const label = model.series[only.index]?.label;
    return [
      {
        ...(label === undefined ? {} : { label }),
        rows: model.x.labels.map((each, place) => rowOf(only, place, each)),
      },
    ];
  }
  return model.x.labels.map((label, place) => ({
    label,
    rows: own.map((each) => {
      const series = model.series[each.index];
      return rowOf(each, place, `  ${series === undefined ? '' : nameOf(series)}`);
    }),
  }));
}

function lowestOf(model: XychartModel, name: ValueAxisName): number {
  return endsOf(model, name).reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
}

/** On a log axis, lengths are those of the logarithms, from a tenth of the smallest number. */
function lengthOf({ from, to }: Extent, log: boolean, low: number): Extent {
  return log ? { from: 0, to: 1 + Math.log10(to) - Math.log10(low) } : { from, to };
}
