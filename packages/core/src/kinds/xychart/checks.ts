// What the statement table cannot check in a chart: from the model and its source to diagnostics.
import type { Diagnostic } from '../../diagnostics/report.js';
import { type Checked, type RowEntry, valueText } from '../../grammar/entry.js';
import { SERIES } from '../../scene/series.js';
import { numberText } from '../../text/number-format.js';
import { oneLine } from '../../text/one-line.js';
import type { Span } from '../../text/source.js';
import { report } from './codes.js';
import { thinnedBy } from './draw/place-scale.js';
import type { WrittenMark } from './marks.js';
import { endsOf, isStacked, nameOf, type Series, VALUE_AXES, type ValueAxisName, type XychartModel } from './model.js';
import { boundOf } from './places.js';

/** A series with the row it was written in. */
export interface WrittenSeries {
  readonly entry: RowEntry;
  readonly series: Series;
}

export interface Written {
  readonly checked: Checked;
  readonly written: readonly WrittenSeries[];
  readonly marks: readonly WrittenMark[];
  readonly x: RowEntry | undefined;
  /** Whether the whole source was read. */
  readonly whole: boolean;
}

export function checkChart(model: XychartModel, of: Written): readonly Diagnostic[] {
  return [
    ...lengths(model, of),
    ...VALUE_AXES.flatMap((name) => checkAxis(name, model, of)),
    ...checkX(model, of),
    ...of.written.flatMap(checkLabels),
    ...twins(of),
    ...together(model, of),
    ...checkMarks(model, of),
  ];
}

/** Series of different lengths; the length of one that was only partly read is unknown. */
function lengths({ x: places }: XychartModel, { written, x, whole }: Written): readonly Diagnostic[] {
  if (!whole && (x === undefined || !places.written || !isSure(x))) return [];
  return written.flatMap(({ series, entry }) => {
    const count = series.values.length;
    if (count === places.labels.length || !(whole || isSure(entry))) return [];
    const of = places.written ? 'x' : 'longest';
    const wanted = places.labels.length;
    const facts = { series: shortened(nameOf(series)), count, places: wanted, of } as const;
    const { span, repaired } = entry.statement;
    const last = entry.cells.get('value')?.at(-1);
    const dashes = ' -'.repeat(Math.max(0, wanted - count));
    const at = last?.span.end;
    const fix =
      at === undefined || dashes === '' || repaired
        ? undefined
        : { span: { start: at, end: at }, text: dashes, safe: false };
    return [report('E780', span, facts, fix)];
  });
}

/** Each of its words is a value as written. */
function isSure({ statement, cells }: RowEntry): boolean {
  const known = [...cells.values()].flat().length;
  const words = statement.rest.filter(({ type }) => type !== 'option');
  return words.length === known && words.every(({ type }) => SURE.has(type));
}

const SURE: ReadonlySet<string> = new Set(['string', 'number', 'date', 'dash']);

function checkAxis(
  name: ValueAxisName,
  model: XychartModel,
  { written, checked, whole }: Written,
): readonly Diagnostic[] {
  const axis = model[name];
  const own = written.filter(({ series }) => series.axis === name);
  const span = axis.span ?? checked.header.span;
  const diagnostics: Diagnostic[] = [];
  const { min, max } = axis;
  if (name === 'y2' && axis.span !== undefined && own.length === 0 && whole) diagnostics.push(report('E782', span, {}));
  if (name === 'y2' && axis.span === undefined && own[0] !== undefined && whole)
    diagnostics.push(report('W781', own[0].entry.statement.span, {}));
  if (min !== undefined && max !== undefined && min >= max)
    diagnostics.push(report('E783', span, { min: numberText(min), max: numberText(max) }));
  if (axis.log) diagnostics.push(...checkLog(name, model, own, span));
  if (axis.log || !own.some(({ series }) => isFilled(series)))
    return [...diagnostics, ...beyond(name, axis, model, span)];
  // Bars ignore a bound that excludes 0, so no number is outside it.
  const [low, high] = [min !== undefined && min > 0 ? min : undefined, max !== undefined && max < 0 ? max : undefined];
  if (low !== undefined) diagnostics.push(report('W784', span, { bound: `min=${numberText(low)}` }));
  if (high !== undefined) diagnostics.push(report('W784', span, { bound: `max=${numberText(high)}` }));
  const followed = { ...(low === undefined ? { min } : {}), ...(high === undefined ? { max } : {}) };
  return [...diagnostics, ...beyond(name, followed, model, span)];
}

function isFilled({ kind }: Series): boolean {
  return kind === 'bar' || kind === 'area';
}

function checkLog(
  name: ValueAxisName,
  model: XychartModel,
  own: readonly WrittenSeries[],
  span: Span,
): readonly Diagnostic[] {
  const { min } = model[name];
  const stacked = own.filter(({ series }) => isStacked(series, model));
  const filled = own.some(({ series }) => isFilled(series));
  return [
    ...(min !== undefined && min <= 0 ? [report('E781', span, { number: `min=${numberText(min)}`, axis: name })] : []),
    ...own.flatMap(({ entry }) =>
      (entry.cells.get('value') ?? []).flatMap((each) =>
        each?.type === 'number' && each.value <= 0
          ? [report('E781', each.span, { number: numberText(each.value), axis: name }, nothing(each.span, entry))]
          : [],
      ),
    ),
    ...model.marks.flatMap((mark) =>
      mark.axis === name && mark.from <= 0
        ? [report('E781', mark.span, { number: numberText(mark.from), axis: name })]
        : [],
    ),
    ...(stacked.length > 1 ? [report('E784', span, { axis: name })] : []),
    ...(filled && stacked.length < 2 ? [report('W783', span, { axis: name })] : []),
  ];
}

/** `-` in its place; only the writer knows whether that is meant. */
function nothing(span: Span, { statement }: RowEntry): Diagnostic['fix'] {
  return statement.repaired ? undefined : { span, text: '-', safe: false };
}

/** The number farthest outside each bound. */
function beyond(
  name: ValueAxisName,
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
  model: XychartModel,
  span: Span,
): readonly Diagnostic[] {
  const ends = endsOf(model, name);
  const low = ends.reduce((all, each) => Math.min(all, each), Number.POSITIVE_INFINITY);
  const high = ends.reduce((all, each) => Math.max(all, each), Number.NEGATIVE_INFINITY);
  const say = (number: number, bound: 'min' | 'max', value: number): Diagnostic =>
    report('W780', span, { number: numberText(number), bound, value: numberText(value) });
  return [
    ...(min !== undefined && low < min ? [say(low, 'min', min)] : []),
    ...(max !== undefined && high > max ? [say(high, 'max', max)] : []),
  ];
}

function checkX(model: XychartModel, { x, whole }: Written): readonly Diagnostic[] {
  if (x === undefined) return [];
  const [min, max] = [boundOf(x, 'min'), boundOf(x, 'max')];
  const { span } = x.statement;
  if (min !== undefined && max !== undefined && min >= max)
    return [report('E783', span, { min: numberText(min), max: numberText(max) })];
  if (model.x.scale !== 'places' || !(whole || isSure(x))) return whole ? thinned(model, span) : [];
  const [bound] = ['min', 'max'].flatMap((each) => x.options.get(each) ?? []);
  if (bound !== undefined) return [report('E787', bound.span, { option: bound.spec.name })];
  return thinned(model, span);
}

function thinned(model: XychartModel, span: Span): readonly Diagnostic[] {
  const every = thinnedBy(model);
  return every > 1 ? [report('W786', span, { every })] : [];
}

function checkLabels({ entry, series }: WrittenSeries): readonly Diagnostic[] {
  const [labels, count] = [series.labels.length, series.values.length];
  const span = entry.options.get('labels')?.span ?? entry.statement.span;
  return labels > count ? [report('E786', span, { labels, numbers: count })] : [];
}

function twins({ written }: Written): readonly Diagnostic[] {
  const lines = new Map<string, number>();
  return written.flatMap(({ series: { label }, entry }) => {
    if (label === undefined) return [];
    const name = oneLine(label);
    const line = lines.get(name);
    if (line !== undefined) return [report('W785', entry.statement.span, { label: shortened(name), line })];
    lines.set(name, entry.statement.line);
    return [];
  });
}

function together({ series }: XychartModel, { checked, whole }: Written): readonly Diagnostic[] {
  const { span } = checked.header;
  const empty = series.every(({ values }) => values.every((each) => each === null));
  return [
    ...(whole && empty ? [report('E785', span, {})] : []),
    ...(series.length > SERIES.length ? [report('W782', span, { count: series.length })] : []),
  ];
}

function checkMarks({ x: places, series }: XychartModel, { marks, x, whole }: Written): readonly Diagnostic[] {
  return marks.flatMap(({ mark, entry }) => {
    const at = entry.options.get('x') ?? entry.options.get('y');
    const span = at?.span ?? entry.statement.span;
    if (mark === undefined) {
      if (!whole && (x === undefined || !isSure(x))) return [];
      const [value] = at?.values ?? [];
      const actual = value === undefined ? '' : shortened(valueText(value));
      return [report('E788', span, { found: actual, scale: places.scale, first: places.labels[0] ?? '' })];
    }
    const unused = whole && series.length > 0 && mark.axis !== 'x' && !series.some(({ axis }) => axis === mark.axis);
    return unused ? [report('E789', entry.statement.span, { axis: mark.axis })] : [];
  });
}

function shortened(label: string): string {
  const one = oneLine(label);
  return one.length > 40 ? `${one.slice(0, 37)}...` : one;
}
