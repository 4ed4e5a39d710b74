// A chart in words: from the model to the outline, with its axes, and every number of every series with its place.
import { dateOf } from '../../calendar/index.js';
import { numberText, titleWithUnit, withUnit } from '../../text/number-format.js';
import { oneLine } from '../../text/one-line.js';
import type { Outline, OutlineItem } from '../outline.js';
import { counted, tail } from '../outline-words.js';
import {
  type Mark,
  nameOf,
  type Series,
  VALUE_AXES,
  type ValueAxis,
  type ValueAxisName,
  type XychartModel,
} from './model.js';

export function describeXychart(model: XychartModel): Outline {
  const { x, series, horizontal, stacked } = model;
  const name = model.title === undefined ? 'Chart' : `${oneLine(model.title)}: chart`;
  const counts = `${series.length} series at ${counted(x.labels.length, 'place')}`;
  const how = [horizontal ? 'horizontal' : '', stacked ? 'stacked' : ''].filter((each) => each !== '');
  return {
    lines: [
      [`${name}, ${counts}`, ...how].join(', '),
      ...(model.desc ? [oneLine(model.desc)] : []),
      xInWords(model),
      ...VALUE_AXES.flatMap((each) => valueAxisInWords(each, model)),
      ...series.map((each) => seriesInWords(each, model)),
      ...model.marks.map((each) => markInWords(each, model)),
    ],
    nodes: [],
    edges: [],
    groups: [],
    items: [
      ...xItem(model),
      ...VALUE_AXES.flatMap((each) => valueAxisItem(each, model[each])),
      ...model.marks.map((each) => markItem(each, model)),
    ],
    series: series.map(({ kind, label, values, axis, labels, tone, span }) => ({
      kind,
      ...(label === undefined ? {} : { label }),
      values,
      ...(axis === 'y' ? {} : { axis }),
      ...(labels.length === 0 ? {} : { labels }),
      ...(tone === undefined ? {} : { marks: [tone] }),
      span,
    })),
  };
}

function xInWords({ x }: XychartModel): string {
  const title = x.title === undefined ? 'x' : `x, ${oneLine(x.title)}`;
  const bounds = [
    x.min === undefined ? '' : `from ${boundText(x, x.min)}`,
    x.max === undefined ? '' : `to ${boundText(x, x.max)}`,
  ];
  const boundsText = bounds.filter((each) => each !== '').join(' ');
  return `${title}: ${x.labels.map(oneLine).join(', ')}${boundsText === '' ? '' : ` (${boundsText})`}`;
}

function boundText({ scale }: XychartModel['x'], value: number): string {
  return scale === 'days' ? dateOf(value) : numberText(value);
}

function valueAxisInWords(name: ValueAxisName, { series, ...model }: XychartModel): readonly string[] {
  const { title, unit, min, max, log } = model[name];
  if (!series.some(({ axis }) => axis === name)) return [];
  const parts = [
    titleWithUnit(title, unit) ?? unit ?? '',
    min === undefined ? '' : `from ${numberText(min)}`,
    max === undefined ? '' : `to ${numberText(max)}`,
    log ? 'log scale' : '',
  ].filter((each) => each !== '');
  return parts.length === 0 ? [] : [`${name}: ${parts.map(oneLine).join(', ')}`];
}

/** `bar 2025: Jan 10, Feb -2.5, Mar 30 (high)`. */
function seriesInWords(series: Series, model: XychartModel): string {
  const { values, labels, axis, tone } = series;
  const { unit } = model[axis];
  const valuesInWords = values.map((value, i) => {
    const place = oneLine(model.x.labels[i] ?? String(i + 1));
    const label = labels[i] ? ` (${oneLine(labels[i])})` : '';
    return `${place} ${value === null ? 'none' : withUnit(numberText(value), unit)}${label}`;
  });
  const name = series.label === undefined ? series.kind : `${series.kind} ${oneLine(nameOf(series))}`;
  const more = [axis === 'y2' ? 'on y2' : '', tone ?? ''].filter((each) => each !== '');
  return `${name}${more.length === 0 ? '' : ` (${more.join(', ')})`}: ${valuesInWords.join(', ')}${tail(series)}`;
}

/** `mark Target: y 20 USD`, `mark Normal: y 10 to 20 USD`, `mark Launch: x Mar`. */
export function markInWords(mark: Mark, model: XychartModel): string {
  const { axis, from, to, label, tone } = mark;
  const of = (value: number): string => (axis === 'x' ? oneLine(spotText(value, model.x)) : numberText(value));
  const range = from === to ? of(from) : `${of(from)} to ${of(to)}`;
  const rangeText = axis === 'x' ? range : withUnit(range, model[axis].unit);
  const name = label === undefined ? 'mark' : `mark ${oneLine(label)}`;
  return `${name}${tone === undefined ? '' : ` (${tone})`}: ${axis} ${rangeText}${tail(mark)}`;
}

function spotText(value: number, { scale, labels }: XychartModel['x']): string {
  return scale === 'places' ? (labels[value] ?? '') : scale === 'days' ? dateOf(value) : numberText(value);
}

function markItem({ axis, from, to, label = '', tone, span }: Mark, { x }: XychartModel): OutlineItem {
  const of = (value: number): string | number => (axis !== 'x' || x.scale === 'numbers' ? value : spotText(value, x));
  return {
    kind: 'mark',
    label,
    depth: 0,
    start: of(from),
    ...(from === to ? {} : { end: of(to) }),
    values: [axis],
    ...(tone === undefined ? {} : { marks: [tone] }),
    span,
  };
}

function xItem({ x }: XychartModel): readonly OutlineItem[] {
  if (x.span === undefined) return [];
  const of = (value: number): string | number => (x.scale === 'days' ? dateOf(value) : value);
  return [
    {
      kind: 'x',
      label: x.title ?? '',
      depth: 0,
      ...(x.min === undefined ? {} : { start: of(x.min) }),
      ...(x.max === undefined ? {} : { end: of(x.max) }),
      ...(x.written ? { values: x.labels.map((each, i) => (x.scale === 'numbers' ? (x.at[i] ?? each) : each)) } : {}),
      span: x.span,
    },
  ];
}

function valueAxisItem(name: ValueAxisName, { title, unit, min, max, log, span }: ValueAxis): readonly OutlineItem[] {
  if (span === undefined) return [];
  return [
    {
      kind: name,
      label: title ?? '',
      depth: 0,
      ...(unit === undefined ? {} : { unit }),
      ...(min === undefined ? {} : { start: min }),
      ...(max === undefined ? {} : { end: max }),
      ...(log ? { marks: ['log'] } : {}),
      span,
    },
  ];
}
