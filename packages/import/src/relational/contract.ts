// The tables of a database as the readers of SQL, Prisma and Drizzle return them; index.ts makes the graph of a schema from
// them.
import type { LeftOut } from '../contract.js';
import type { FilePlace } from '../file-place.js';

export interface Column {
  readonly name: string;
  /** As written, with single spaces: `varchar(255)`, `int unsigned`. */
  readonly type: string;
  readonly nullable: boolean;
  /** The only column of a unique constraint or a whole unique index; not set for the primary key. */
  readonly unique: boolean;
  /** As written: `now()`, `'open'`. */
  readonly default?: string;
  /** Increments automatically: serial, identity, auto_increment. */
  readonly counts?: true;
  /** The expression of a generated column. */
  readonly generated?: string;
  readonly comment?: string;
  /** Values of the column's own enum, as in MySQL. */
  readonly values?: readonly string[];
  /** The enum that its type names, by its external name. */
  readonly enum?: string;
  readonly list?: true;
}

export interface ForeignKey {
  readonly columns: readonly string[];
  /** The other table's external name, whether or not the input contains it. */
  readonly table: string;
  /** Missing: the other table's primary key. */
  readonly to?: readonly string[];
  readonly onDelete?: string;
  readonly onUpdate?: string;
  readonly place: FilePlace;
}

export interface Index {
  readonly columns: readonly string[];
  readonly unique?: true;
  readonly name?: string;
}

export interface Table {
  /** With its schema if one is written: `public.orders`. */
  readonly external: string;
  readonly name: string;
  readonly schema?: string;
  readonly view?: 'view' | 'materialized view';
  readonly comment?: string;
  readonly columns: readonly Column[];
  /** In order; empty if there is none. */
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
  /** Unique constraints of several columns, and indexes. */
  readonly indexes: readonly Index[];
  /** Of a view: the tables that it reads, by their external names. */
  readonly reads?: readonly { readonly table: string; readonly place: FilePlace }[];
  /** External names of the partitions and heirs that are folded into it. */
  readonly folded?: readonly { readonly external: string; readonly place: FilePlace }[];
  readonly place: FilePlace;
}

export interface EnumType {
  readonly external: string;
  readonly name: string;
  readonly schema?: string;
  readonly values: readonly string[];
  readonly place: FilePlace;
}

/** Many to many without a table for it, as with Prisma's lists on both sides. */
export interface Association {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly place: FilePlace;
}

export interface Database {
  readonly title?: string;
  readonly tables: readonly Table[];
  readonly enums: readonly EnumType[];
  readonly associations?: readonly Association[];
  readonly leftOut: readonly LeftOut[];
}
