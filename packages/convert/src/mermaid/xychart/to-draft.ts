// Drafts an xy chart: in, its statements; out, axes and series, the origin of each, and what changed. docs/conversion.md, Charts
// and lists: texts of points are labels=. Mermaid's category axis has a position per name; its other axis spreads each
// series from end to end.
import type { Diagnostic, DraftOption, DraftRow, Span } from '@linework/core';
import type { DraftOrigin } from '../../produced/contract.js';
import { type CleanText, textCleaner } from '../clean-text.js';
import { configText } from '../config.js';
import type { ConverterReport, ReaderInput } from '../contract.js';
import type { TypeDraft } from '../frame.js';
import type { HeaderTexts } from '../header-text.js';
import { headingOf, wordOption } from '../heading.js';
import type { Listed } from './lists.js';
import type { AxisLine, Chart, PlotLine, Range } from './parse.js';

type DraftValues = NonNullable<DraftRow['cells']>;

interface Drafting {
  readonly clean: CleanText;
  readonly report: ConverterReport;
  readonly into: Diagnostic[];
}

export function toDraft(
  { horizontal, lines }: Chart,
  texts: HeaderTexts,
  { preamble, iconOf }: ReaderInput,
  report: ConverterReport,
): TypeDraft {
  const diagnostics: Diagnostic[] = [];
  const clean = textCleaner({ iconOf, report, into: diagnostics, labels: {}, on: 'series' });
  const drafting: Drafting = { clean, report, into: diagnostics };
  const plots = lines.filter((each): each is PlotLine => each.kind === 'plot');
  const axis = (name: AxisLine['axis']): AxisLine | undefined =>
    lines.filter((each): each is AxisLine => each.kind === 'axis' && each.axis === name).at(-1);
  const x = axis('x');
  const longest = Math.max(...plots.map(({ numbers }) => numbers.length));
  const places = x?.categories?.length ?? longest;
  const axes = [...xRow(x, longest, drafting), ...yRow(axis('y'), drafting)];
  const series = plots.map((plot) => ({ plot, statement: seriesRow(plot, places, x, drafting) }));
  const configured = (name: string): string | undefined => configText(preamble, ['xyChart', name]);
  const turned = horizontal || configured('chartOrientation') === 'horizontal';
  const header = headingOf('xychart', texts, [
    ...(turned ? [wordOption('orientation', 'horizontal')] : []),
    ...(configured('showDataLabel') === 'true' ? [wordOption('values', 'on')] : []),
  ]);
  return {
    draft: { header, statements: [...axes, ...series.map(({ statement }) => statement)] },
    origins: series.map(
      ({ plot, statement }): DraftOrigin<Span> => ({
        kind: 'node',
        id: '',
        external: plot.name?.text ?? plot.plot,
        place: plot.span,
        statement,
      }),
    ),
    diagnostics,
    suggestions: [],
  };
}

function textOf({ text, spaced }: Listed, span: Span, { clean }: Drafting): string {
  return clean(text, span, ' ', spaced ? ['spaces outside quotes kept'] : []).text;
}

function titleOption(title: Listed | undefined, span: Span, drafting: Drafting): readonly DraftOption[] {
  const text = title === undefined ? '' : textOf(title, span, drafting);
  return text === '' ? [] : [{ name: 'title', values: [{ text }] }];
}

function xRow(axis: AxisLine | undefined, longest: number, drafting: Drafting): readonly DraftRow[] {
  if (axis === undefined) return [];
  const { title, categories, range, span } = axis;
  const cells = categories?.map((each) => ({ text: textOf(each, span, drafting) })) ?? [];
  const options = titleOption(title, span, drafting);
  if (range === undefined) return cells.length + options.length === 0 ? [] : [row('x', cells, options)];
  const { from, to } = range;
  if (longest > 1 && Number(from) < Number(to)) return [row('x', [], [...options, ...bounds(range)])];
  // A range from right to left, and one with a single point, which is at its start.
  return [row('x', evenly(Number(from), Number(to), longest), options)];
}

function evenly(from: number, to: number, count: number): DraftValues {
  const step = count < 2 ? 0 : (to - from) / (count - 1);
  return Array.from({ length: count }, (_, i) => ({ raw: decimal(i > 0 && i === count - 1 ? to : from + step * i) }));
}

/** Without an exponent, and without the last digits of a division. */
function decimal(value: number): string {
  if (Math.abs(value) >= 1e15) return String(BigInt(Math.round(value)));
  return String(Number(value.toFixed(6)));
}

function yRow(axis: AxisLine | undefined, drafting: Drafting): readonly DraftRow[] {
  if (axis === undefined) return [];
  const { title, range, span } = axis;
  const options = titleOption(title, span, drafting);
  if (range === undefined) return options.length === 0 ? [] : [row('y', [], options)];
  return [row('y', [], [...options, ...bounds(rising(range, span, drafting))])];
}

/** A numeric axis is ascending; one without extent has no bounds. */
function rising(range: Range, span: Span, { report, into }: Drafting): Partial<Range> {
  const [from, to] = [Number(range.from), Number(range.to)];
  if (from < to) return range;
  const what = `The range ${range.from} --> ${range.to}`;
  const became = from === to ? 'the range of the numbers' : `${range.to} to ${range.from}, ascending`;
  into.push(report('M204', span, { what, became, instead: 'Write the smaller number first.' }));
  return from === to ? {} : { from: range.to, to: range.from };
}

function bounds({ from, to }: Partial<Range>): readonly DraftOption[] {
  return [
    ...(from === undefined ? [] : [wordOption('min', from)]),
    ...(to === undefined ? [] : [wordOption('max', to)]),
  ];
}

function seriesRow(plot: PlotLine, places: number, x: AxisLine | undefined, drafting: Drafting): DraftRow {
  const { name, numbers, labels, span } = plot;
  const { report, into } = drafting;
  if (numbers.length > places) {
    const beyond = numbers.length - places;
    const what = `${beyond === 1 ? 'A number' : `A run of ${beyond} numbers`} after the last name of the x axis`;
    into.push(report('M203', span, { what, instead: 'Add a name to the x axis for each number.' }));
  } else if (numbers.length < places && x?.categories === undefined) {
    const what = `A series of ${numbers.length} spread over ${places} positions`;
    const became = `the first ${numbers.length} positions`;
    into.push(report('M204', span, { what, became, instead: 'Give all series the same number of values.' }));
  }
  const missing = Math.max(0, places - numbers.length);
  const label = name === undefined ? '' : textOf(name, span, drafting);
  const names = labels.slice(0, places).map((each) => (each === '' ? '' : drafting.clean(each, span, ' ').text));
  const last = names.findLastIndex((each) => each !== '');
  return row(
    plot.plot,
    [
      ...(label === '' ? [] : [{ text: label }]),
      ...numbers.slice(0, places).map((raw) => ({ raw })),
      ...Array.from({ length: missing }, () => ({ raw: '-' })),
    ],
    last < 0 ? [] : [{ name: 'labels', values: names.slice(0, last + 1).map((text) => ({ text })) }],
  );
}

function row(keyword: string, cells: DraftValues, options: readonly DraftOption[]): DraftRow {
  return { shape: 'row', keyword, cells, options };
}
