// The tables of a database as the graph of a schema: in, the output of a reader of SQL, Prisma or Drizzle and the options of
// the import; out, tables and enums in the frames of their schemas, with keys as lines of their columns. A key that columns
// cannot express is a line between the tables.
import type { DraftOption, DraftStatement } from '@linework/core';
import type { ImportOptions, ImportOutput, LeftOut } from '../contract.js';
import type { ImportGraph, Item, Relation, ShownId } from '../graph/contract.js';
import { byCodeUnit, stableIds } from '../ids.js';
import { columnLine } from './column-line.js';
import { type ColumnIds, idsOfColumns, manyColumns } from './columns.js';
import type { Column, Database, EnumType, ForeignKey, Table } from './contract.js';
import { groupsIn } from './groups.js';
import { indexLines, plainIndexes } from './indexes.js';
import { sameNames } from './same-names.js';

export function databaseOutput(database: Database, options: ImportOptions): ImportOutput {
  const wanted = wantedBy(options.tables ?? []);
  const known = new Map<string, Table>();
  const again: Table[] = [];
  for (const table of database.tables.filter(({ external, name }) => wanted(external, name))) {
    if (known.has(table.external)) again.push(table);
    else known.set(table.external, table);
  }
  const tables = [...known.values()];
  const many = manyColumns(tables);
  if (many) return { diagnostics: [many] };
  const columnId = idsOfColumns();
  const used = new Set(tables.flatMap(({ columns }) => columns.flatMap((column) => column.enum ?? [])));
  const enums = database.enums.filter(({ external }) => options.tables === undefined || used.has(external));
  const leftOut: LeftOut[] = [
    ...database.leftOut,
    ...database.tables
      .filter(({ external, name }) => !wanted(external, name))
      .map(({ external, place }) => ({ external, because: "the option 'tables' does not match it", place })),
    ...again.map(({ external, place }) => ({ external, because: 'an earlier table has the same name', place })),
    ...tables.flatMap(({ folded = [], external: into }) =>
      folded.map(({ external, place }) => ({ external, because: `it is part of ${into}`, place })),
    ),
  ];
  const [shown] = options.columns ?? [];
  const all = options.noise?.[0] === 'all';
  if (!all) leftOut.push(...tables.flatMap(plainIndexes));
  const graph: ImportGraph = {
    kind: 'schema',
    title: database.title ?? 'Database',
    ...(shown === undefined || shown === 'all' ? {} : { options: [columnsOption(shown)] }),
    ...(options.split?.[0] === 'never' ? { whole: true as const } : {}),
    groups: groupsIn(tables, enums),
    items: [
      ...framesOf([...tables, ...enums]),
      ...tables.map((table) => tableItem(table, known, columnId)),
      ...enums.map(enumItem),
    ],
    relations: relationsOf(database, known, leftOut),
    behind: (idOf) => tables.flatMap((table) => indexLines(table, columnId, idOf, all)),
  };
  return { graph, leftOut, diagnostics: [] };
}

function columnsOption(shown: string): DraftOption {
  return { name: 'columns', values: [{ raw: shown }] };
}

/** A name, or a prefix that ends in an asterisk, of the full name or of the table's own, ignoring case. */
function wantedBy(patterns: readonly string[]): (external: string, name: string) => boolean {
  if (patterns.length === 0) return () => true;
  const lower = patterns.map((each) => each.toLowerCase());
  const matches = (name: string): boolean =>
    lower.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
  return (external, name) => matches(external.toLowerCase()) || matches(name.toLowerCase());
}

/** A schema is a frame if there are several. */
function framesOf(all: readonly (Table | EnumType)[]): readonly Item[] {
  const schemas = new Map<string, Table | EnumType>();
  for (const each of all) if (each.schema !== undefined && !schemas.has(each.schema)) schemas.set(each.schema, each);
  const several = schemas.size > 1 || (schemas.size === 1 && all.some(({ schema }) => schema === undefined));
  if (!several) return [];
  return [...schemas].map(([schema, { place }]) => ({
    external: schemaName(schema),
    name: schema,
    frame: true,
    place,
    look: { keyword: 'group', label: schema },
  }));
}

/** Distinct from a table of the same name. */
function schemaName(schema: string): string {
  return `schema ${schema}`;
}

function within({ schema }: Table | EnumType): Pick<Item, 'within'> {
  return schema === undefined ? {} : { within: schemaName(schema) };
}

function tableItem(table: Table, known: ReadonlyMap<string, Table>, columnId: ColumnIds): Item {
  const { external, name, view, comment, place } = table;
  const text = comment?.replace(/\s+/g, ' ').trim();
  const options: readonly DraftOption[] = text ? [{ name: 'desc', values: [{ text }] }] : [];
  return {
    external,
    name,
    place,
    ...within(table),
    look: {
      keyword: 'table',
      label: name,
      ...(view === undefined ? {} : { flags: ['view'] }),
      ...(options.length > 0 ? { options } : {}),
    },
    ...(table.columns.length === 0 ? {} : { lines: (idOf) => columnLines(table, known, columnId, idOf) }),
  };
}

function enumItem(type: EnumType): Item {
  const { external, name, values, place } = type;
  const idOf = stableIds(values, 'value');
  const lines = [...new Set(values)].map((value): DraftStatement => {
    const id = idOf(value);
    return { shape: 'raw', text: id === value ? id : `${id} ${JSON.stringify(value)}` };
  });
  return { external, name, place, ...within(type), look: { keyword: 'enum', label: name }, lines: () => lines };
}

function columnLines(
  table: Table,
  known: ReadonlyMap<string, Table>,
  idsIn: ColumnIds,
  idOf: ShownId,
): readonly DraftStatement[] {
  const columnId = idsIn(table);
  const targets = targetsOf(table, known);
  const seen = new Set<string>();
  return table.columns.flatMap((column) => {
    if (seen.has(column.name)) return [];
    seen.add(column.name);
    const target = targets.get(column.name);
    const to = target && idOf(target.table.external);
    const refers = table.foreignKeys.some(({ columns }) => columns.includes(column.name));
    const enumId = column.enum === undefined ? undefined : idOf(column.enum);
    return columnLine({
      column,
      id: columnId(column.name),
      inKey: table.primaryKey.includes(column.name),
      ...(target && to !== undefined
        ? { target: { table: to, column: idsIn(target.table)(target.column) } }
        : refers && !spoken(table, column, known, idOf)
          ? { target: 'outside' as const }
          : {}),
      ...(enumId === undefined ? {} : { enum: enumId }),
    });
  });
}

/** Whether a line between the tables expresses the key of the column. */
function spoken(table: Table, { name }: Column, known: ReadonlyMap<string, Table>, idOf: ShownId): boolean {
  return table.foreignKeys.some(
    (key) => key.columns.includes(name) && known.has(key.table) && idOf(key.table) !== undefined,
  );
}

interface Target {
  readonly table: Table;
  readonly column: string;
}

/** What each column references by a key that its columns can express: one key per column, and no column references itself. */
function targetsOf(table: Table, known: ReadonlyMap<string, Table>): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>();
  for (const key of table.foreignKeys) {
    for (const [name, target] of sayable(table, key, known, targets) ?? []) targets.set(name, target);
  }
  return targets;
}

/** The columns of a key with what each references, or undefined if columns cannot express the key. */
function sayable(
  table: Table,
  key: ForeignKey,
  known: ReadonlyMap<string, Table>,
  before: ReadonlyMap<string, Target>,
): readonly (readonly [string, Target])[] | undefined {
  const other = known.get(key.table);
  const names = key.to ?? other?.primaryKey ?? [];
  if (!other || names.length !== key.columns.length) return undefined;
  const whole = names.length === 1 || sameNames(names, other.primaryKey);
  const twice = names.length > 1 && [...before.values()].some((each) => each.table === other);
  if (!whole || twice) return undefined;
  const pairs = key.columns.map((name, index) => [name, { table: other, column: names[index] ?? '' }] as const);
  const fits = pairs.every(
    ([name, { column }]) =>
      !before.has(name) &&
      table.columns.some((each) => each.name === name) &&
      other.columns.some((each) => each.name === column) &&
      !(other === table && name === column),
  );
  return fits ? pairs : undefined;
}

function relationsOf(
  { associations = [] }: Database,
  known: ReadonlyMap<string, Table>,
  leftOut: LeftOut[],
): readonly Relation[] {
  const relations: Relation[] = [];
  for (const table of [...known.values()].toSorted((a, b) => byCodeUnit(a.external, b.external))) {
    const { external: from, foreignKeys, reads = [] } = table;
    const targets = new Map<string, Target>();
    for (const key of foreignKeys) {
      const { table: to, columns, place } = key;
      if (!known.has(to)) {
        leftOut.push({ external: `${from} ${to}`, because: `the table ${to} is not drawn`, place });
        continue;
      }
      const entries = sayable(table, key, known, targets);
      for (const [name, target] of entries ?? []) targets.set(name, target);
      relations.push(entries ? { from, to, place } : { from, to, place, ...lineOf(table, columns) });
    }
    for (const { table: to, place } of reads) {
      if (known.has(to) && to !== from) relations.push({ from, to, place, arrow: READS });
    }
  }
  for (const { from, to, label, place } of associations) {
    if (!known.has(from) || !known.has(to)) continue;
    const counts = [countOption('from', 'zero-many'), countOption('to', 'zero-many')];
    relations.push({ from, to, place, arrow: '--', ...(label === undefined ? {} : { label }), options: counts });
  }
  return relations;
}

/** From a view to what it selects from: dashed, unlike keys. */
const READS = '-->';

function lineOf(table: Table, columns: readonly string[]): Pick<Relation, 'arrow' | 'label' | 'options'> {
  const own = table.columns.filter(({ name }) => columns.includes(name));
  const single = sameNames(columns, table.primaryKey) || (own.length === 1 && own[0]?.unique === true);
  return {
    arrow: '--',
    label: columns.join(', '),
    options: [
      countOption('from', single ? 'zero-one' : 'zero-many'),
      countOption('to', own.some(({ nullable }) => nullable) ? 'zero-one' : 'one'),
    ],
  };
}

function countOption(name: 'from' | 'to', count: string): DraftOption {
  return { name, values: [{ raw: count }] };
}
