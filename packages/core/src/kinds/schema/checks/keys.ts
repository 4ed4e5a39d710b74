// Foreign keys whose target is missing, wrong, or does not identify one row: from the model to E600, E601, E603, E604, W600,
// W602 and W609. Missing targets are reported only if the whole source was read.
import type { Diagnostic } from '../../../diagnostics/report.js';
import type { ColumnEntry } from '../../../grammar/entry.js';
import { report } from '../codes.js';
import type { Column, ColumnRef, SchemaModel, Table } from '../model.js';
import { isUnique } from '../relations.js';
import { typeFamily } from '../types.js';
import type { Near } from './near.js';
import { behind, entryOf, fixIn, optionSpan, type Places } from './places.js';

interface Asked {
  readonly model: SchemaModel;
  readonly places: Places;
  readonly whole: boolean;
  readonly near: Near;
  readonly tables: ReadonlyMap<string, Table>;
  readonly names: readonly string[];
  readonly enums: ReadonlySet<string>;
}

interface Key {
  readonly table: Table;
  readonly column: Column;
  readonly fk: ColumnRef;
  readonly entry: ColumnEntry | undefined;
}

export function checkKeys(model: SchemaModel, places: Places, whole: boolean, near: Near): readonly Diagnostic[] {
  const tables = new Map(model.tables.map((each) => [each.id, each]));
  const query: Asked = {
    model,
    places,
    whole,
    near,
    tables,
    names: [...tables.keys()],
    enums: new Set(model.enums.map(({ id }) => id)),
  };
  const wholeKeys = keysNamedWhole(model);
  return model.tables.flatMap((table) =>
    table.columns.flatMap((column): readonly Diagnostic[] => {
      const { fk } = column;
      if (fk === undefined) return [];
      const entry = entryOf(places, column);
      if (fk === 'outside') return whole ? pointsInside(query, column, entry) : [];
      return checkKey(query, { table, column, fk, entry }, wholeKeys);
    }),
  );
}

function checkKey(query: Asked, key: Key, wholeKeys: ReadonlySet<Column>): readonly Diagnostic[] {
  const { table, column, fk, entry } = key;
  const to = query.tables.get(fk.table);
  if (to === undefined) return noTable(query, key);
  const target = to.columns.find(({ name }) => name === fk.column);
  if (target === undefined) return query.whole ? [noColumn(query, key, to)] : [];
  const at = optionSpan(entry, 'fk', column.span);
  const reference = `${to.id}.${target.name}`;
  if (target === column) return [report('E604', at, { column: `${table.id}.${column.name}` })];
  const diagnostics: Diagnostic[] = [];
  if (typeFamily(column.type) !== typeFamily(target.type)) {
    const type = entry?.type.span ?? column.span;
    const args = { column: column.name, type: column.type, target: reference, targetType: target.type };
    diagnostics.push(report('W600', type, args, fixIn(entry, type, typeWritten(query, target))));
  }
  if (query.whole && !wholeKeys.has(column) && !isUnique(to, [target.name]))
    diagnostics.push(report('W602', at, { target: reference }));
  return diagnostics;
}

/** A type as its own column writes it. */
function typeWritten({ places }: Asked, column: Column): string {
  const entry = entryOf(places, column);
  return entry?.type.quoted === true ? `"${column.type}"` : column.type;
}

function noTable(query: Asked, { column, fk, entry }: Key): readonly Diagnostic[] {
  const at = optionSpan(entry, 'fk', column.span);
  if (query.enums.has(fk.table)) return [report('E603', at, { id: fk.table, column: column.name })];
  if (!query.whole) return [];
  const near = query.near(fk.table, query.names);
  const [first] = near;
  const fix = first === undefined ? undefined : fixIn(entry, at, `${first}.${fk.column}`);
  return [report('E600', at, { table: fk.table, column: fk.column, near }, fix)];
}

function noColumn(query: Asked, { column, fk, entry }: Key, to: Table): Diagnostic {
  const at = optionSpan(entry, 'fk', column.span);
  const near = query.near(
    fk.column,
    to.columns.map(({ name }) => name),
  );
  const [first] = near;
  const fix = first === undefined ? undefined : fixIn(entry, at, `${to.id}.${first}`);
  return report('E601', at, { table: to.id, column: fk.column, near, type: column.type }, fix);
}

/** Columns that together name every column of a multi-column key. */
function keysNamedWhole({ relations, tables }: SchemaModel): ReadonlySet<Column> {
  const byId = new Map(tables.map((each) => [each.id, each]));
  return new Set(
    relations
      .filter(({ by, fromColumns }) => by === 'key' && fromColumns.length > 1)
      .flatMap(({ line, fromColumns }) =>
        (byId.get(line.from)?.columns ?? []).filter(({ name }) => fromColumns.includes(name)),
      ),
  );
}

/** `team_id` with a bare `fk`, beside a table of that name with a single primary key. */
function pointsInside({ model, tables }: Asked, column: Column, entry: ColumnEntry | undefined): readonly Diagnostic[] {
  const stem = /^(.+?)_?id$/i.exec(column.name)?.[1]?.toLowerCase();
  if (stem === undefined || stem === '') return [];
  const named = new Set([stem, `${stem}s`, `${stem}es`, stem.replace(/y$/, 'ies')]);
  const to = tables.get(stem) ?? model.tables.find(({ id }) => named.has(id.toLowerCase()));
  const key = to?.columns.filter((each) => each.pk) ?? [];
  const [only] = key;
  if (to === undefined || only === undefined || key.length > 1) return [];
  const target = `${to.id}.${only.name}`;
  const flag = entry?.statement.tokens.find((each) => each.type === 'word' && each.text === 'fk');
  const at = flag?.span ?? behind(column.span);
  return [report('W609', column.span, { column: column.name, target }, fixIn(entry, at, `fk=${target}`))];
}
