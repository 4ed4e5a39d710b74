// Indexes of a table: in, a table; out, the lines of those that say something about what it means, and the others as skipped.
import type { DraftStatement } from '@linework/core';
import type { LeftOut } from '../contract.js';
import type { ShownId } from '../graph/contract.js';
import type { ColumnIds } from './columns.js';
import type { Table } from './contract.js';
import { sameNames } from './same-names.js';

/** With several columns, or one that no key or unique flag names; an expression has no column to name. */
export function indexLines(table: Table, idsIn: ColumnIds, idOf: ShownId, all: boolean): readonly DraftStatement[] {
  const id = idOf(table.external);
  if (id === undefined) return [];
  const columnId = idsIn(table);
  const seen = new Set<string>();
  return table.indexes.flatMap(({ columns, unique }): readonly DraftStatement[] => {
    const known = columns.every((name) => table.columns.some((each) => each.name === name));
    const list = columns.map(columnId).join(',');
    const alone = columns.length === 1 && table.columns.some((each) => each.name === columns[0] && each.unique);
    const key = sameNames(columns, table.primaryKey);
    if (
      (!unique && !all) ||
      !known ||
      columns.length === 0 ||
      new Set(columns).size < columns.length ||
      alone ||
      key ||
      seen.has(list)
    )
      return [];
    seen.add(list);
    const flags = unique ? { flags: ['unique'] } : {};
    return [{ shape: 'row', keyword: 'index', cells: [{ raw: id }, { raw: list }], ...flags }];
  });
}

/** They describe how a database searches, not what the tables mean. */
export function plainIndexes({ external, indexes, place }: Table): readonly LeftOut[] {
  const lists = new Set(indexes.flatMap(({ unique, columns }) => (unique ? [] : [columns.join(', ')])));
  return [...lists].map((list) => ({
    external: `${external}(${list})`,
    because: 'non-unique indexes are drawn only with noise=all',
    place,
  }));
}
