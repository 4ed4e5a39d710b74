// Builds the model of a pie from checked slices, and reports what the statement table cannot check.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, type RowEntry, valueText } from '../../grammar/entry.js';
import { numberText } from '../../text/number-format.js';
import { shortened } from '../../text/one-line.js';
import { described, lookOf, titled } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { percentsMeant } from '../percent-unit.js';
import { twinRows } from '../twin-rows.js';
import { report } from './codes.js';
import { decimalsOf, type PieModel, SLICES, type Slice, shownSlices, VALUES } from './model.js';

/** Percents that rounding may take from a whole. */
const ROUNDING = 1;

export function buildPie(checked: Checked, context: BuildContext): Outcome<PieModel> {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const rows = checked.entries.filter((each) => each.shape === 'row');
  reportTwins(rows, add);
  const slices = rows.flatMap((each) => sliceOf(each, context, add) ?? []);
  const total = slices.reduce((sum, { number }) => sum + number, 0);
  const written = context.header.text('values');
  const header = context.header.text('unit');
  const percents = percentsMeant(checked, () => rows.map(({ statement }) => statement), header);
  if (percents !== undefined) add(percents);
  const unit = percents === undefined ? header : '%';
  const model: PieModel = {
    ...titled(checked),
    values: VALUES.find((each) => each === written) ?? 'percent',
    donut: context.header.text('donut') === 'on',
    ...(unit ? { unit } : {}),
    slices,
    total,
    decimals: decimalsOf(slices.map(({ number }) => number)),
    most: context.header.text('slices') === 'all' ? SLICES.most : (context.header.number('slices') ?? SLICES.usual),
  };
  reportAll(model, checked, context.whole, add);
  return { value: model, diagnostics };
}

function sliceOf(entry: RowEntry, context: BuildContext, add: (diagnostic: Diagnostic) => void): Slice | undefined {
  const [label] = entry.cells.get('label') ?? [];
  const [number] = entry.cells.get('number') ?? [];
  const look = lookOf(entry, context, add);
  if (!label || number?.type !== 'number') return undefined;
  const { value } = number;
  const name = valueText(label);
  return {
    label: name,
    number: value,
    ...look,
    ...described(entry),
  };
}

function reportTwins(rows: readonly RowEntry[], add: (diagnostic: Diagnostic) => void): void {
  for (const { label, span, line } of twinRows(rows)) add(report('E742', span, { label: shortened(label), line }));
}

/** Checks of all slices together: lines that could not be read would only add to them. */
function reportAll(
  model: PieModel,
  { header: { span, options } }: Checked,
  whole: boolean,
  add: (diagnostic: Diagnostic) => void,
): void {
  const { slices, total, unit, most } = model;
  // Fewer were requested, so nothing is missing.
  const isChosen = options.has('slices') && most < SLICES.most;
  if (slices.length > most && !isChosen)
    add(report('W740', span, { count: slices.length, others: shownSlices(model).others.length, most }));
  if (whole && total === 0) add(report('E740', span, {}));
  if (unit?.trim() !== '%' || total === 0) return;
  const sum = numberText(Number(total.toFixed(2)));
  if (total > 100 + ROUNDING) add(report('E741', span, { sum }));
  else if (whole && total < 100 - ROUNDING)
    add(report('W741', span, { sum, missing: String(Number((100 - total).toFixed(2))) }));
}
