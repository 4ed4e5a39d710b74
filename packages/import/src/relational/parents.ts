// The table that each table depends on most: in, tables; out, by table, the one of those it refers to with the most tables above
// it: a comment belongs to its post, and only through it to its author. Only what a table refers to decides, so a table that
// refers to others changes nothing for them.
import { byCodeUnit } from '../ids.js';
import type { Table } from './contract.js';

export function parentsOf(tables: readonly Table[]): ReadonlyMap<Table, Table> {
  const known = new Map(tables.map((table) => [table.external, table]));
  const targets = new Map(tables.map((table) => [table, targetsOf(table, known)]));
  const above = new Map(tables.map((table) => [table, reachOf(table, targets)]));
  const parents = new Map<Table, Table>();
  for (const table of tables) {
    const [best] = (targets.get(table) ?? [])
      .filter((target) => isAbove(target, table, above))

      .toSorted(
        (a, b) =>
          (above.get(b) ?? 0) - (above.get(a) ?? 0) ||
          inKey(table, b) - inKey(table, a) ||
          byCodeUnit(a.external, b.external),
      );
    if (best) parents.set(table, best);
  }
  return parents;
}

function targetsOf(table: Table, known: ReadonlyMap<string, Table>): readonly Table[] {
  const names = [...table.foreignKeys, ...(table.reads ?? [])].map((each) => each.table);
  return [...new Set(names)].flatMap((name) => {
    const target = known.get(name);
    return target && target !== table ? [target] : [];
  });
}

/** How many tables it refers to, directly or through others. */
function reachOf(table: Table, targets: ReadonlyMap<Table, readonly Table[]>): number {
  const reached = new Set(targets.get(table));
  for (const each of reached) for (const next of targets.get(each) ?? []) reached.add(next);
  return reached.size - (reached.has(table) ? 1 : 0);
}

/** Of tables that refer to one another, the first by name is above the others, so that nothing is above itself. */
function isAbove(target: Table, table: Table, above: ReadonlyMap<Table, number>): boolean {
  const [own, its] = [above.get(table) ?? 0, above.get(target) ?? 0];
  return its < own || (its === own && target.external < table.external);
}

/** A table without its own key belongs to what its key refers to. */
function inKey({ foreignKeys, primaryKey }: Table, { external }: Table): number {
  return foreignKeys.some((key) => key.table === external && key.columns.some((name) => primaryKey.includes(name)))
    ? 1
    : 0;
}
