// Rows nested in rows, and categories nested in one another: in, a table; out, the resulting topics as a chart.
import type { FilePlace } from '../file-place.js';
import { byCodeUnit } from '../ids.js';
import { type Candidate, type Maker, originOf, type Sheet } from './candidate.js';
import type { Column, NumberColumn } from './contract.js';
import { countOf, outlineDraft, type Topic, treemapDraft } from './outline.js';

const DEEPEST = 20;
const MOST_PARTS = 300;

/** Rows that name their parents. */
export const parentsTreemap: Maker = (sheet) => parentsChart(sheet, true);
export const parentsOutline: Maker = (sheet) => parentsChart(sheet, false);

function parentsChart(sheet: Sheet, areas: boolean): Candidate | undefined {
  const { parents, measures } = sheet.roles;
  if (!parents) return undefined;
  const [measure] = measures;
  const tops = topicsOf(sheet, measure);
  const drafted = areas ? treemapDraft(sheet.table.title, tops, measure?.unit) : outlineDraft(sheet.table.title, tops);
  if (!drafted || (areas && !measure) || tops.length === 0) return undefined;
  const shown = [parents.id, parents.parent, parents.name, ...(areas && measure ? [measure] : [])];
  return {
    chart: drafted.draft.header.kind,
    because: `'${parents.parent.name}' names the parent of each row${areas && measure ? `, and '${measure.name}' adds up` : ''}`,
    output: { drafted: withColumns(drafted, shown) },
    shown,
    leftOut: [],
  };
}

function withColumns(
  drafted: NonNullable<ReturnType<typeof treemapDraft>>,
  columns: readonly Column[],
): typeof drafted {
  const [first] = drafted.draft.statements;
  return first
    ? { ...drafted, origins: [...drafted.origins, ...[...new Set(columns)].map((column) => originOf(column, first))] }
    : drafted;
}

function topicsOf({ table, roles: { parents } }: Sheet, measure: NumberColumn | undefined): readonly Topic[] {
  if (!parents) return [];
  const { id, parent, name } = parents;
  const children = new Map<string, number[]>();
  const rowOf = new Map(id.texts.map((key, row) => [key, row]));
  const tops: number[] = [];
  for (const [row, key] of parent.texts.entries()) {
    if (!rowOf.has(key) || key === id.texts[row]) tops.push(row);
    else children.set(key, [...(children.get(key) ?? []), row]);
  }
  const seen = new Set<number>();
  const topic = (row: number, path: string, depth: number): Topic => {
    seen.add(row);
    const label = name.texts[row] || id.texts[row] || `row ${row + 1}`;
    const external = path === '' ? label : `${path}/${label}`;
    const below = depth < DEEPEST ? (children.get(id.texts[row] ?? '') ?? []) : [];
    const amount = measure?.numbers[row];
    return {
      label,
      external,
      place: table.rows[row]?.place ?? table.place,
      ...(amount === undefined ? {} : { amount }),
      children: below.filter((each) => !seen.has(each)).map((each) => topic(each, external, depth + 1)),
    };
  };
  return tops.map((row) => topic(row, '', 1));
}

interface Level {
  readonly outer: Column;
  readonly inner: Column;
}

/** Two categories where each value of one belongs to a single value of the other. */
function levelsOf({ roles: { categories } }: Sheet): Level | undefined {
  const fit = categories
    .filter(({ distinct, is }) => distinct > 1 && is === 'text')
    .toSorted((a, b) => a.distinct - b.distinct);
  for (const outer of fit) {
    for (const inner of fit) {
      if (inner.distinct <= outer.distinct || inner.distinct > MOST_PARTS) continue;
      const holder = new Map<string, string>();
      const stands = inner.texts.every((value, row) => {
        const own = outer.texts[row] ?? '';
        const known = holder.get(value) ?? own;
        holder.set(value, known);
        return known === own;
      });
      if (stands) return { outer, inner };
    }
  }
  return undefined;
}

export const levelsTreemap: Maker = (sheet) => levelsChart(sheet, true);
export const levelsOutline: Maker = (sheet) => levelsChart(sheet, false);

function levelsChart(sheet: Sheet, areas: boolean): Candidate | undefined {
  const [measure] = sheet.roles.measures;
  const levels = levelsOf(sheet) ?? (areas ? undefined : numbered(sheet));
  if (!levels || (areas && !measure)) return undefined;
  const tops = levelTopics(sheet, levels, areas ? measure : undefined);
  const drafted = areas ? treemapDraft(sheet.table.title, tops, measure?.unit) : outlineDraft(sheet.table.title, tops);
  if (!drafted || countOf(tops) > MOST_PARTS * 2) return undefined;
  const shown = [levels.outer, levels.inner, ...(areas && measure ? [measure] : [])];
  return {
    chart: drafted.draft.header.kind,
    because: `each '${levels.inner.name}' belongs to one '${levels.outer.name}'${areas && measure ? `, and '${measure.name}' adds up` : ''}`,
    output: { drafted: withColumns(drafted, shown) },
    shown,
    leftOut: [],
  };
}

/** Two columns, the first of which only numbers groups. */
function numbered({ columns }: Sheet): Level | undefined {
  const [outer, inner] = columns;
  const fits =
    columns.length === 2 &&
    outer &&
    inner &&
    outer.distinct * 2 <= outer.filled &&
    inner.distinct === inner.filled &&
    inner.is === 'text';
  return fits ? { outer, inner } : undefined;
}

function levelTopics({ table }: Sheet, { outer, inner }: Level, measure: NumberColumn | undefined): readonly Topic[] {
  const groups = new Map<string, Map<string, { place: FilePlace; amount: number }>>();
  for (const [row, { place }] of table.rows.entries()) {
    const [own, value] = [outer.texts[row] ?? '', inner.texts[row] ?? ''];
    if (own === '' || value === '') continue;
    const group = groups.get(own) ?? new Map<string, { place: FilePlace; amount: number }>();
    const known = group.get(value) ?? { place, amount: 0 };
    group.set(value, { place: known.place, amount: known.amount + (measure?.numbers[row] ?? 0) });
    groups.set(own, group);
  }
  const word = outer.is === 'text' ? '' : `${outer.name} `;
  return [...groups]
    .sort(([a], [b]) => byCodeUnit(a, b))
    .map(([name, group]) => ({
      label: `${word}${name}`,
      external: name,
      place: [...group.values()][0]?.place ?? table.place,
      children: [...group].map(([label, { place, amount }]) => ({
        label,
        external: `${name}/${label}`,
        place,
        ...(measure ? { amount } : {}),
        children: [],
      })),
    }));
}

/** A treemap with one level. */
export const flatTreemap: Maker = (sheet) => {
  const [measure] = sheet.roles.measures;
  const category = sheet.roles.categories.find(({ distinct }) => distinct > 1 && distinct <= MOST_PARTS);
  if (!measure || !category) return undefined;
  const amounts = new Map<string, { place: FilePlace; amount: number }>();
  for (const [row, { place }] of sheet.table.rows.entries()) {
    const name = category.texts[row] ?? '';
    if (name === '') continue;
    const known = amounts.get(name) ?? { place, amount: 0 };
    amounts.set(name, { place: known.place, amount: known.amount + (measure.numbers[row] ?? 0) });
  }
  const tops = [...amounts].map(([label, { place, amount }]) => ({
    label,
    external: label,
    place,
    amount,
    children: [],
  }));
  const drafted = treemapDraft(sheet.table.title, tops, measure.unit);
  if (!drafted) return undefined;
  const shown = [category, measure];
  const because = `'${measure.name}' adds up over '${category.name}'`;
  return { chart: 'treemap', because, output: { drafted: withColumns(drafted, shown) }, shown, leftOut: [] };
};
