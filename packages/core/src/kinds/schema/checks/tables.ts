// Tables as an expert reads them: from the model to W601, W603 and W607.
import type { Diagnostic } from '../../../diagnostics/report.js';
import type { Checked, ColumnEntry } from '../../../grammar/entry.js';
import { positionAt } from '../../../text/source.js';
import { report } from '../codes.js';
import type { Column, SchemaModel, Table } from '../model.js';
import { isUnique } from '../relations.js';
import { typeFamily } from '../types.js';
import { behind, entryOf, fixIn, type Places } from './places.js';

export function checkTables(
  model: SchemaModel,
  places: Places,
  checked: Checked,
  whole: boolean,
): readonly Diagnostic[] {
  return model.tables.flatMap((table) => [
    ...capitals(table, places, checked),
    ...(whole ? [...noKey(table, places), ...pairsTwice(table)] : []),
  ]);
}

function capitals(table: Table, places: Places, checked: Checked): readonly Diagnostic[] {
  const before = new Map<string, Column>();
  return table.columns.flatMap((column) => {
    const lower = column.name.toLowerCase();
    const other = before.get(lower);
    before.set(lower, other ?? column);
    if (other === undefined || other.name === column.name) return [];
    const { line } = positionAt(checked.source, other.span.start);
    const at = entryOf(places, column)?.name.span ?? column.span;
    return [report('W607', at, { column: column.name, other: other.name, line })];
  });
}

function noKey(table: Table, places: Places): readonly Diagnostic[] {
  const { columns } = table;
  if (table.view || columns.length === 0 || columns.some((each) => each.pk)) return [];
  const likely =
    columns.find(({ name }) => /^id$/i.test(name)) ??
    columns.find(({ name }) => name.toLowerCase() === `${table.id.toLowerCase()}_id`);
  const entry = likely && entryOf(places, likely);
  const args = { table: table.id, likely: likely && `${likely.name} ${likely.type}` };
  return [report('W601', headOf(table), args, likely && fixIn(entry, behind(lineOf(entry, likely)), ' pk'))];
}

function lineOf(entry: ColumnEntry | undefined, column: Column): Column['span'] {
  return entry?.statement.span ?? column.span;
}

function headOf({ span }: Table): Table['span'] {
  return span;
}

/** Two keys to two tables and no other columns except its own key and times. */
function pairsTwice(table: Table): readonly Diagnostic[] {
  const keys = table.columns.filter(({ fk }) => fk !== undefined && fk !== 'outside');
  const [one, other] = keys;
  if (keys.length !== 2 || one === undefined || other === undefined) return [];
  const targets = new Set(keys.map(({ fk }) => (fk === undefined || fk === 'outside' ? '' : fk.table)));
  const rest = table.columns.filter((each) => !keys.includes(each));
  const isPlain = rest.every(({ pk, type }) => pk || ['timestamp', 'date'].includes(typeFamily(type)));
  const names = keys.map(({ name }) => name);
  if (targets.size < 2 || targets.has(table.id) || !isPlain || table.view || isUnique(table, names)) return [];
  return [report('W603', headOf(table), { table: table.id, columns: names })];
}
