// A database while its script is read: in, statements; out, its tables after the script. The changes of ALTER, CREATE INDEX and
// COMMENT are applied to the table; names are compared without regard to case.
import type { LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import type { Column, Database, EnumType, ForeignKey, Index, Table } from '../../relational/contract.js';
import type { ParsedColumn, ParsedReference } from './columns.js';
import type { Name } from './cursor.js';

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
  columns: ParsedColumn[];
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

export class Catalog {
  readonly tables: Map<string, OpenTable> = new Map();
  readonly enums: EnumType[] = [];
  readonly leftOut: LeftOut[] = [];
  readonly diagnostics: PlacedDiagnostic[] = [];

  add(table: OpenTable): void {
    const key = keyOf(table);
    if (!this.tables.has(key)) this.tables.set(key, table);
  }

  /** With its schema; without one, or with the default one, the only table with that name. */
  find({ schema, name }: Name): OpenTable | undefined {
    const exact = this.tables.get(keyOf({ name, ...(schema === undefined ? {} : { schema }) }));
    if (exact) return exact;
    const alike = [...this.tables.values()].filter((each) => each.name.toLowerCase() === name.toLowerCase());
    if (schema === undefined) return alike.length === 1 ? alike[0] : alike.find((each) => isUsual(each.schema));
    return (
      alike.find((each) => each.schema === undefined) ?? (isUsual(schema) && alike.length === 1 ? alike[0] : undefined)
    );
  }

  remove(name: Name): void {
    const table = this.find(name);
    if (table) this.tables.delete(keyOf(table));
  }

  database(): Database {
    for (const table of this.tables.values()) this.copyFrom(table);
    const parts = new Map<OpenTable, OpenTable[]>();
    for (const table of this.tables.values()) {
      const parent = table.parent && this.find(table.parent);
      if (parent && parent !== table) parts.set(parent, [...(parts.get(parent) ?? []), table]);
    }
    const folded = new Set([...parts.values()].flat());
    return {
      tables: [...this.tables.values()]
        .filter((table) => !folded.has(table))
        .map((table) => this.tableOf(table, partsIn(table, parts))),
      enums: this.enums,
      leftOut: this.leftOut,
    };
  }

  private copyFrom(table: OpenTable): void {
    for (const name of table.like) {
      const other = this.find(name);
      if (other && other !== table)
        table.columns.push(
          ...other.columns.filter((each) => !table.columns.some(({ name: own }) => own === each.name)),
        );
    }
  }

  private tableOf(table: OpenTable, parts: readonly OpenTable[]): Table {
    const { schema, name, view, comment, place } = table;
    const primaryKey = this.primaryKeyOf(table);
    return {
      external: externalOf(table),
      name,
      place,
      ...(schema === undefined ? {} : { schema }),
      ...(view === undefined ? {} : { view }),
      ...(comment ? { comment } : {}),
      columns: table.columns.map((column) => this.columnOf(column, table, primaryKey)),
      primaryKey,
      foreignKeys: this.keysOf(table),
      indexes: table.indexes,
      reads: table.reads.flatMap((read) => {
        const other = this.find(read.name);
        return other && other !== table ? [{ table: externalOf(this.whole(other)), place: read.place }] : [];
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

  private primaryKeyOf({ primaryKey, columns }: OpenTable): readonly string[] {
    const names = primaryKey.length > 0 ? primaryKey : columns.flatMap((each) => (each.primaryKey ? [each.name] : []));
    return names.map((name) => columns.find((each) => each.name.toLowerCase() === name.toLowerCase())?.name ?? name);
  }

  private columnOf(column: ParsedColumn, table: OpenTable, primaryKey: readonly string[]): Column {
    const { name, type, nullable, default: fallback, counts, generated, comment, values } = column;
    const alone = table.indexes.some((each) => each.unique && each.columns.length === 1 && each.columns[0] === name);
    const enumType = this.enums.find((each) => isCalled(each, type));
    return {
      name,
      type,
      nullable: nullable && !primaryKey.includes(name),
      unique: column.unique || alone,
      ...(fallback === undefined ? {} : { default: fallback }),
      ...(counts ? { counts: true as const } : {}),
      ...(generated === undefined ? {} : { generated }),
      ...(comment ? { comment } : {}),
      ...(values ? { values } : {}),
      ...(enumType ? { enum: enumType.external } : {}),
      ...(enumType && type.endsWith('[]') ? { list: true as const } : {}),
    };
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

/** As the column itself is written. */
function spelled(name: string, { columns }: OpenTable): string {
  return columns.find((each) => each.name.toLowerCase() === name.toLowerCase())?.name ?? name;
}

function partsIn(table: OpenTable, parts: ReadonlyMap<OpenTable, readonly OpenTable[]>): readonly OpenTable[] {
  const found = new Set<OpenTable>();
  const open = [...(parts.get(table) ?? [])];
  for (let part = open.pop(); part; part = open.pop()) {
    if (found.has(part)) continue;
    found.add(part);
    open.push(...(parts.get(part) ?? []));
  }
  return [...found];
}

function isCalled({ schema, name }: EnumType, type: string): boolean {
  const bare = type.replace(/\[\]$/, '').toLowerCase();
  return bare === name.toLowerCase() || bare === `${schema ?? 'public'}.${name}`.toLowerCase();
}

function isUsual(schema: string | undefined): boolean {
  return schema === undefined || /^(?:public|dbo|main)$/i.test(schema);
}

export function externalOf({ schema, name }: { readonly schema?: string; readonly name: string }): string {
  return schema === undefined ? name : `${schema}.${name}`;
}

function keyOf(name: { readonly schema?: string; readonly name: string }): string {
  return externalOf(name).toLowerCase();
}
