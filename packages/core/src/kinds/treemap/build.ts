// Builds the model of a treemap from checked items, with every sum, and reports what the statement table cannot check.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, type Entry, type ItemEntry, textOf } from '../../grammar/entry.js';
import type { Tone } from '../../scene/scene.js';
import { SERIES } from '../../scene/series.js';
import { oneLine, shortened } from '../../text/one-line.js';
import { titled, toneOf } from '../entry-meaning.js';
import { itemMeaning } from '../item-meaning.js';
import type { BuildContext } from '../kind.js';
import { percentsMeant } from '../percent-unit.js';
import { report } from './codes.js';
import { everyItem, isLeaf, type TreemapItem, type TreemapModel, VALUES } from './model.js';

/** Of the whole: smaller parts have less than about one px. */
const VISIBLE = 1 / 500_000;

interface Building {
  readonly context: BuildContext;
  readonly add: (diagnostic: Diagnostic) => void;
}

export function buildTreemap(checked: Checked, context: BuildContext): Outcome<TreemapModel> {
  const diagnostics: Diagnostic[] = [];
  const building: Building = {
    context,
    add: (each) => {
      diagnostics.push(each);
    },
  };
  const entries = itemsIn(checked.entries);
  const colours = topColours(entries);
  const tops = isFrame(entries)
    ? entries.map((each) => itemOf(each, 'neutral', building, topColours(itemsIn(each.children))))
    : entries.map((each, i) => itemOf(each, colours[i] ?? 'neutral', building));
  reportTwins(entries, building);
  const total = tops.reduce((sum, { value }) => sum + value, 0);
  if (total === Number.POSITIVE_INFINITY) building.add(report('E733', checked.header.span, {}));
  else if (context.whole && total === 0 && diagnostics.length === 0 && tops.length > 0)
    building.add(report('E731', checked.header.span, {}));
  else if (context.whole && !diagnostics.some(({ severity }) => severity === 'error'))
    reportUnseen(tops, total, building);
  const unit = textOf(checked.header, 'unit');
  const percents = percentsMeant(checked, () => everyItem(tops).map(({ item }) => item), unit);
  if (percents !== undefined) building.add(percents);
  const written = context.header.text('values');
  const value: TreemapModel = {
    ...titled(checked),
    tops,
    total,
    ...(unit === undefined ? {} : { unit }),
    values: VALUES.find((each) => each === written) ?? 'both',
  };
  return { value, diagnostics };
}

function itemsIn(entries: readonly Entry[]): readonly ItemEntry[] {
  return entries.filter((each) => each.shape === 'item');
}

/** Explicit colours stay; the other items get the unused ones. If no item contains others, all have the same one. */
function topColours(entries: readonly ItemEntry[]): readonly Tone[] {
  const written = entries.map(toneOf);
  if (entries.every((each) => itemsIn(each.children).length === 0)) return written.map((each) => each ?? SERIES[0]);
  const free = SERIES.filter((each) => !written.includes(each));
  let next = 0;
  // docs/look.md, Colours: never more than eight colours; items beyond them are distinguished by their position.
  return written.map((each) => each ?? free[next++] ?? 'neutral');
}

/** A single part at the top needs no colour of its own: its items have the colours, if they include groups. */
function isFrame(entries: readonly ItemEntry[]): boolean {
  const [only, ...others] = entries;
  const inside = only === undefined || others.length > 0 || toneOf(only) !== undefined ? [] : itemsIn(only.children);
  return inside.some((each) => itemsIn(each.children).length > 0);
}

/** `colours`: of its items, if they differ from its own. */
function itemOf(entry: ItemEntry, above: Tone, building: Building, colours: readonly Tone[] = []): TreemapItem {
  const { context, add } = building;
  const colour = toneOf(entry) ?? above;
  const inside = itemsIn(entry.children);
  const children = inside.map((each, i) => itemOf(each, colours[i] ?? colour, building));
  reportTwins(inside, building);
  const own = entry.number ?? 0;
  if (inside.length === 0 && own < 0) {
    const { span } = entry.statement;
    add(report('E730', span, { label: shortened(entry.label.value), number: String(own) }));
  }
  const value = inside.length === 0 ? Math.max(0, own) : children.reduce((sum, each) => sum + each.value, 0);
  reportSum(entry, inside, value, building);
  return { ...itemMeaning(entry, undefined, context, add), value, colour, children };
}

/** An item with others below it must not have a number; if the number is not their sum, that is reported too. */
function reportSum(entry: ItemEntry, inside: readonly ItemEntry[], sum: number, { add }: Building): void {
  const written = entry.statement.rest.find((each) => each.type === 'number');
  const counted = inside.every((each) => each.number !== undefined || each.children.length > 0);
  if (written === undefined || inside.length === 0 || !counted) return;
  const rest = written.value - sum;
  // The error that adding up many decimals can cause.
  if (Math.abs(rest) <= 1e-9 * Math.max(Math.abs(written.value), sum)) return;
  add(
    report('E732', written.span, {
      label: shortened(entry.label.value),
      written: written.text,
      sum: rounded(sum),
      ...(rest > 0 ? { rest: rounded(rest) } : {}),
    }),
  );
}

/** Without the error of adding up decimals. */
function rounded(value: number): string {
  const text = String(Number(value.toPrecision(12)));
  return text.includes('e') ? String(value) : text;
}

function reportTwins(entries: readonly ItemEntry[], { add }: Building): void {
  const lines = new Map<string, number>();
  for (const entry of entries) {
    const name = oneLine(entry.label.value);
    const line = lines.get(name);
    if (line === undefined) lines.set(name, entry.statement.line);
    else add(report('W730', entry.statement.span, { label: shortened(entry.label.value), line }));
  }
}

function reportUnseen(tops: readonly TreemapItem[], total: number, { add }: Building): void {
  const leaves = everyItem(tops).flatMap(({ item }) => (isLeaf(item) ? [item] : []));
  for (const [code, items] of [
    ['W731', leaves.filter(({ value }) => value === 0)],
    ['W732', leaves.filter(({ value }) => value > 0 && value / total < VISIBLE)],
  ] as const) {
    const [first] = items;
    if (first !== undefined) add(report(code, first.span, { label: shortened(first.label), count: items.length }));
  }
}
