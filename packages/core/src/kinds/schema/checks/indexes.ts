// Indexes: from the model and their lines to E602, E605 and W608.
import type { Diagnostic } from '../../../diagnostics/report.js';
import type { RowEntry } from '../../../grammar/entry.js';
import { removal } from '../../../syntax/habits/answer.js';
import type { Source } from '../../../text/source.js';
import { report } from '../codes.js';
import type { Index, SchemaModel, Table } from '../model.js';
import type { Near } from './near.js';
import { fixIn, type Places } from './places.js';

export function checkIndexes(
  { tables }: SchemaModel,
  { indexes }: Places,
  source: Source,
  whole: boolean,
  near: Near,
): readonly Diagnostic[] {
  const lines = new Map(indexes.map((each) => [each.statement.span.start, each]));
  return tables.flatMap((table) => {
    const columns = table.columns.map(({ name }) => name);
    return table.indexes.flatMap((index, i): readonly Diagnostic[] => {
      const entry = lines.get(index.span.start);
      const diagnostics = entry === undefined ? [] : checkColumns(table, columns, entry, whole, near);
      if (diagnostics.length > 0 || !whole) return diagnostics;
      const by = saidBy(table, index, table.indexes.slice(0, i));
      if (by === undefined) return [];
      const fix = entry === undefined || entry.statement.repaired ? undefined : removal(source, index.span, false);
      return [report('W608', index.span, { index: index.columns.join(', '), by }, fix)];
    });
  });
}

function checkColumns(
  table: Table,
  columns: readonly string[],
  entry: RowEntry,
  whole: boolean,
  near: Near,
): readonly Diagnostic[] {
  const named = new Set<string>();
  return (entry.cells.get('column') ?? []).flatMap((cell): readonly Diagnostic[] => {
    if (cell?.type !== 'word') return [];
    const { text, span } = cell;
    const at = entry.statement.repaired ? entry.statement.span : span;
    if (named.has(text)) return [report('E605', at, { column: text })];
    named.add(text);
    if (columns.includes(text) || !whole) return [];
    const close = near(text, columns);
    const [first] = close;
    const fix = first === undefined ? undefined : fixIn(entry, span, first);
    return [report('E602', at, { table: table.id, column: text, near: close }, fix)];
  });
}

/** The key or the earlier index with the same columns in the same order and at least the same guarantee. */
function saidBy({ columns }: Table, index: Index, earlier: readonly Index[]): string | undefined {
  const columnsText = index.columns.join(',');
  const key = columns.filter((each) => each.pk).map(({ name }) => name);
  if (columnsText === key.join(',')) return 'the primary key';
  const [only] = index.columns;
  if (index.columns.length === 1 && columns.some((each) => each.unique && each.name === only))
    return `${only} is unique`;
  const twin = earlier.find((each) => each.columns.join(',') === columnsText && (each.unique || !index.unique));
  return twin === undefined ? undefined : 'an index above';
}
