// A database while its script is read: in, statements; out, its tables after the script. The changes of ALTER, CREATE INDEX and
// COMMENT are applied to the table; names are compared without regard to case.
import { IMPORT_LIMITS, type LeftOut, type PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { grouped } from '../../grouped.js';
import type { TooMany } from '../../relational/columns.js';
import type { Column, Database, EnumType, ForeignKey, Index, Table } from '../../relational/contract.js';
import type { ParsedColumn, ParsedReference } from './columns.js';
import type { Name } from './cursor.js';
import type { NamedColumns } from './named-columns.js';

export interface OpenKey {
  readonly columns: readonly string[];
  readonly to: ParsedReference;
  readonly place: FilePlace;
}

export interface OpenTable {
  readonly schema?: string;
  readonly name: string;
  readonly place: FilePlace;
  readonly view?: 'view' | 'materialized view';
  comment?: string;
  readonly columns: NamedColumns;
  primaryKey: string[];
  readonly keys: OpenKey[];
  readonly indexes: Index[];
  /** For a view: the tables that it reads, as written. */
  readonly reads: { readonly name: Name; readonly place: FilePlace }[];
  /** The table that it is a partition or an heir of. */
  parent?: Name;
  /** Copied from: LIKE. */
  readonly like: Name[];
}

/** Schemas that a name without one can mean. */
const USUAL: readonly string[] = ['public', 'dbo', 'main'];

export class Catalog {
  private readonly enums: EnumType[] = [];
  readonly leftOut: LeftOut[] = [];
  readonly diagnostics: PlacedDiagnostic[] = [];
  /** Set when tables, or columns, keys and indexes, are too many: nothing more is read. */
  full: TooMany | undefined;
  private readonly tables = new Map<string, OpenTable>();
  /** By the name without its schema. */
  private readonly alike = new Map<string, Set<OpenTable>>();
  private parts = 0;

  add(table: OpenTable): void {
    const key = keyOf(table);
    if (this.tables.has(key)) return;
    this.tables.set(key, table);
    const name = table.name.toLowerCase();
    this.alike.set(name, (this.alike.get(name) ?? new Set()).add(table));
    this.count();
  }

  addEnum(type: EnumType): void {
    this.enums.push(type);
    this.count();
  }

  /** Whether the table can have one more column, key or index. */
  takes({ columns, keys, indexes }: OpenTable): boolean {
    const own = columns.all.length + keys.length + indexes.length;
    if (++this.parts > IMPORT_LIMITS.columns) this.full = 'columns';
    if (own >= IMPORT_LIMITS.columnsOfTable) this.full = 'columnsOfTable';
    return this.full === undefined;
  }

  /** With its schema; without one, or with the default one, the only table with that name. */
  find({ schema, name }: Name): OpenTable | undefined {
    const exact = this.tables.get(keyOf({ name, ...(schema === undefined ? {} : { schema }) }));
    if (exact) return exact;
    const alike = this.alike.get(name.toLowerCase());
    const only = alike?.size === 1 ? [...alike][0] : undefined;
    if (schema === undefined) return only ?? this.usual(name);
    return this.tables.get(keyOf({ name })) ?? (isUsual(schema) ? only : undefined);
  }

  remove(name: Name): void {
    const table = this.find(name);
    if (!table) return;
    this.tables.delete(keyOf(table));
    this.alike.get(table.name.toLowerCase())?.delete(table);
  }

  database(): Database {
    const tables = [...this.tables.values()];
    for (const table of tables) this.copyFrom(table);
    const parents = tables.flatMap((table) => {
      const parent = table.parent && this.find(table.parent);
      return parent && parent !== table ? [{ parent, table }] : [];
    });
    const parts = grouped(parents, ({ parent }) => parent);
    const folded = new Set(parents.map(({ table }) => table));
    const enums = this.enumsByName();
    return {
      tables: tables
        .filter((table) => !folded.has(table))
        .map((table) => this.tableOf(table, partsIn(table, parts), enums)),
      enums: this.enums,
      leftOut: this.leftOut,
    };
  }

  private count(): void {
    if (this.tables.size + this.enums.length > IMPORT_LIMITS.tables) this.full ??= 'tables';
  }

  private usual(name: string): OpenTable | undefined {
    return USUAL.map((schema) => this.tables.get(keyOf({ schema, name }))).find((each) => each !== undefined);
  }

  /** By each way to write its type. Of several with one name, the first. */
  private enumsByName(): ReadonlyMap<string, EnumType> {
    const named = this.enums.flatMap((each) =>
      [each.name, `${each.schema ?? 'public'}.${each.name}`].map((name) => [name.toLowerCase(), each] as const),
    );
    return new Map(named.toReversed());
  }

  private copyFrom(table: OpenTable): void {
    for (const name of table.like) {
      const other = this.find(name);
      if (!other || other === table) continue;
      for (const each of other.columns.all)
        if (table.columns.find(each.name) === undefined && this.takes(table)) table.columns.add(each);
    }
  }

  private tableOf(table: OpenTable, parts: readonly OpenTable[], enums: ReadonlyMap<string, EnumType>): Table {
    const { schema, name, view, comment, place } = table;
    const primaryKey = primaryKeyOf(table);
    const inKey = new Set(primaryKey);
    const alone = new Set(
      table.indexes.flatMap((each) => (each.unique && each.columns.length === 1 ? each.columns : [])),
    );
    return {
      external: externalOf(table),
      name,
      place,
      ...(schema === undefined ? {} : { schema }),
      ...(view === undefined ? {} : { view }),
      ...(comment ? { comment } : {}),
      columns: table.columns.all.map((column) => columnOf(column, alone, inKey, enums)),
      primaryKey,
      foreignKeys: this.keysOf(table),
      indexes: table.indexes,
      reads: table.reads.flatMap((source) => {
        const other = this.find(source.name);
        return other && other !== table ? [{ table: externalOf(this.whole(other)), place: source.place }] : [];
      }),
      folded: parts.map((part) => ({ external: externalOf(part), place: part.place })),
    };
  }

  /** A partition is replaced by its table. */
  private whole(table: OpenTable): OpenTable {
    const seen = new Set<OpenTable>();
    let at = table;
    while (at.parent && !seen.has(at)) {
      seen.add(at);
      const parent = this.find(at.parent);
      if (!parent) break;
      at = parent;
    }
    return at;
  }

  private keysOf(table: OpenTable): readonly ForeignKey[] {
    return table.keys.map(({ columns, to, place }) => {
      const other = this.find({ name: to.table, ...(to.schema === undefined ? {} : { schema: to.schema }) });
      const written = to.schema === undefined ? to.table : `${to.schema}.${to.table}`;
      return {
        columns: columns.map((name) => spelled(name, table)),
        table: other ? externalOf(this.whole(other)) : written,
        ...(to.columns ? { to: to.columns.map((name) => (other ? spelled(name, other) : name)) } : {}),
        ...(to.onDelete === undefined ? {} : { onDelete: to.onDelete }),
        ...(to.onUpdate === undefined ? {} : { onUpdate: to.onUpdate }),
        place,
      };
    });
  }
}

function primaryKeyOf(table: OpenTable): readonly string[] {
  const { primaryKey, columns } = table;
  const names =
    primaryKey.length > 0 ? primaryKey : columns.all.flatMap((each) => (each.primaryKey ? [each.name] : []));
  return names.map((name) => spelled(name, table));
}

/** `alone`: columns with a unique index of their own. */
function columnOf(
  column: ParsedColumn,
  alone: ReadonlySet<string>,
  primaryKey: ReadonlySet<string>,
  enums: ReadonlyMap<string, EnumType>,
): Column {
  const { name, type, nullable, default: fallback, counts, generated, comment, values } = column;
  const enumType = enums.get(type.replace(/\[\]$/, '').toLowerCase());
  return {
    name,
    type,
    nullable: nullable && !primaryKey.has(name),
    unique: column.unique || alone.has(name),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(counts ? { counts: true as const } : {}),
    ...(generated === undefined ? {} : { generated }),
    ...(comment ? { comment } : {}),
    ...(values ? { values } : {}),
    ...(enumType ? { enum: enumType.external } : {}),
    ...(enumType && type.endsWith('[]') ? { list: true as const } : {}),
  };
}

/** As the column itself is written. */
function spelled(name: string, { columns }: OpenTable): string {
  return columns.find(name)?.name ?? name;
}

function partsIn(
  table: OpenTable,
  parts: ReadonlyMap<OpenTable, readonly { readonly table: OpenTable }[]>,
): readonly OpenTable[] {
  const group = new Set<OpenTable>();
  const open = [table];
  for (let whole = open.pop(); whole; whole = open.pop()) {
    for (const { table: part } of parts.get(whole) ?? []) {
      if (group.has(part)) continue;
      group.add(part);
      open.push(part);
    }
  }
  return [...group];
}

function isUsual(schema: string): boolean {
  return USUAL.includes(schema.toLowerCase());
}

export function externalOf({ schema, name }: { readonly schema?: string; readonly name: string }): string {
  return schema === undefined ? name : `${schema}.${name}`;
}

function keyOf(name: { readonly schema?: string; readonly name: string }): string {
  return externalOf(name).toLowerCase();
}
