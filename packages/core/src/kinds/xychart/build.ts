// Builds the model of a chart from checked axes and series. checks.ts reports what the statement table cannot check.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, numberOf, type RowEntry, textOf, textsOf } from '../../grammar/entry.js';
import { described, titled, toneOf } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { checkChart, type WrittenSeries } from './checks.js';
import { marksIn } from './marks.js';
import { SERIES_KINDS, type ValueAxis, type XychartModel } from './model.js';
import { placesOf } from './places.js';

export function buildXychart(checked: Checked, { header, whole }: BuildContext): Outcome<XychartModel> {
  const rows = checked.entries.filter((each) => each.shape === 'row');
  const find = (keyword: string): RowEntry | undefined => rows.find(({ spec }) => spec.keyword === keyword);
  const written = rows.flatMap((entry) => seriesOf(entry) ?? []);
  const series = written.map((each) => each.series);
  const x = find('x');
  const places = placesOf(x, series);
  const marks = marksIn(rows, places);
  const value: XychartModel = {
    ...titled(checked),
    horizontal: header.text('orientation') === 'horizontal',
    stacked: header.text('stack') === 'on',
    values: header.text('values') === 'on',
    x: places,
    y: valueAxis(find('y')),
    y2: valueAxis(find('y2')),
    series,
    marks: marks.flatMap(({ mark }) => mark ?? []),
  };
  const diagnostics: readonly Diagnostic[] = checkChart(value, { checked, written, marks, x, whole });
  return { value, diagnostics };
}

function valueAxis(entry: RowEntry | undefined): ValueAxis {
  if (entry === undefined) return { log: false };
  const [title, unit] = [textOf(entry, 'title'), textOf(entry, 'unit')?.trim()];
  const [min, max] = [numberOf(entry, 'min'), numberOf(entry, 'max')];
  return {
    ...(title ? { title } : {}),
    ...(unit ? { unit } : {}),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    log: textOf(entry, 'scale') === 'log',
    span: entry.statement.span,
  };
}

function seriesOf(entry: RowEntry): WrittenSeries | undefined {
  const kind = SERIES_KINDS.find((each) => each === entry.spec.keyword);
  if (kind === undefined) return undefined;
  const [name] = entry.cells.get('name') ?? [];
  const numbers = entry.cells.get('value') ?? [];
  const tone = toneOf(entry);
  return {
    entry,
    series: {
      kind,
      ...(name?.type === 'string' ? { label: name.value } : {}),
      values: numbers.map((each) => (each?.type === 'number' ? each.value : null)),
      labels: textsOf(entry, 'labels'),
      axis: textOf(entry, 'axis') === 'y2' ? 'y2' : 'y',
      ...(tone === undefined ? {} : { tone }),
      ...described(entry),
    },
  };
}
