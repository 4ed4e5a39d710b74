// Builds the model of a quadrant from checked rows, and reports what the statement table cannot check: areas named twice,
// points with the same position.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, numberOf, type RowEntry, textOf, valueText } from '../../grammar/entry.js';
import { oneLine, shortened } from '../../text/one-line.js';
import { described, lookOf, titled, toneOf } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { report } from './codes.js';
import { AREAS, type Area, type Axis, type Point, type QuadrantModel } from './model.js';

export function buildQuadrant(checked: Checked, context: BuildContext): Outcome<QuadrantModel> {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const rows = checked.entries.filter((each) => each.shape === 'row');
  const of = (keyword: string): readonly RowEntry[] => rows.filter(({ spec }) => spec.keyword === keyword);
  const [x, y] = [axisOf(of('x')[0]), axisOf(of('y')[0])];
  const points = pointsOf(of('point'), context, add);
  if (context.whole && points.length > 0) {
    if (x === undefined) add(report('W752', checked.header.span, { axis: 'x' }));
    if (y === undefined) add(report('W752', checked.header.span, { axis: 'y' }));
  }
  const value: QuadrantModel = {
    ...titled(checked),
    ...(x === undefined ? {} : { x }),
    ...(y === undefined ? {} : { y }),
    areas: areasOf(of('area'), add),
    points,
  };
  return { value, diagnostics };
}

function cell(entry: RowEntry, name: string): string | undefined {
  const [value] = entry.cells.get(name) ?? [];
  return value ? valueText(value) : undefined;
}

function axisOf(entry: RowEntry | undefined): Axis | undefined {
  const low = entry && cell(entry, 'low');
  if (entry === undefined || low === undefined) return undefined;
  const high = cell(entry, 'high');
  const title = textOf(entry, 'title');
  return {
    low,
    span: entry.statement.span,
    ...(high === undefined ? {} : { high }),
    ...(title === undefined ? {} : { title }),
  };
}

function areasOf(entries: readonly RowEntry[], add: (diagnostic: Diagnostic) => void): readonly Area[] {
  const lines = new Map<string, number>();
  const named = entries.map((each) => cell(each, 'place'));
  return entries.flatMap((entry): readonly Area[] => {
    const place = AREAS.find((each) => each === cell(entry, 'place'));
    const label = cell(entry, 'label');
    if (place === undefined || label === undefined) return [];
    const line = lines.get(place);
    if (line !== undefined) {
      const free = AREAS.filter((each) => !named.includes(each));
      add(report('E750', entry.statement.span, { place, line, free }));
      return [];
    }
    lines.set(place, entry.statement.line);
    const tone = toneOf(entry);
    return [{ place, label, ...(tone === undefined ? {} : { tone }), ...described(entry) }];
  });
}

function pointsOf(
  entries: readonly RowEntry[],
  context: BuildContext,
  add: (diagnostic: Diagnostic) => void,
): readonly Point[] {
  const labels = new Map<string, number>();
  const places = new Map<string, { readonly label: string; readonly line: number }>();
  return entries.flatMap((entry): readonly Point[] => {
    const label = cell(entry, 'label');
    const [x, y] = [numberOf(entry, 'x'), numberOf(entry, 'y')];
    const look = lookOf(entry, context, add);
    if (label === undefined || x === undefined || y === undefined) return [];
    const { span, line } = entry.statement;
    const name = shortened(label);
    const known = labels.get(oneLine(label));
    if (known !== undefined) add(report('W751', span, { label: name, line: known }));
    else labels.set(oneLine(label), line);
    const place = `${x} ${y}`;
    const other = places.get(place);
    if (other !== undefined) add(report('W750', span, { label: name, other: other.label, line: other.line }));
    else places.set(place, { label: name, line });
    const size = numberOf(entry, 'size');
    return [{ label, x, y, ...(size === undefined ? {} : { size }), ...look, ...described(entry) }];
  });
}
