// The meaning of a schema, apart from how it is written and drawn.
import type { Direction } from '../../layout/graph.js';
import type { HeadForm } from '../../scene/scene.js';
import type { Span } from '../../text/source.js';
import type { Named, Titled } from '../entry-meaning.js';
import type { GroupMeaning } from '../group-meaning.js';
import type { Line } from '../lines.js';
import type { SideNote } from '../note-meaning.js';

/** How many at one end belong to one at the other end. */
export const COUNTS = ['one', 'zero-one', 'many', 'one-many', 'zero-many'] as const;
export type Count = (typeof COUNTS)[number];

export const COUNT_HEADS: Readonly<Record<Count, HeadForm>> = {
  one: 'crow-one',
  'zero-one': 'crow-zero-one',
  many: 'crow-many',
  'one-many': 'crow-one-many',
  'zero-many': 'crow-zero-many',
};

/** A foreign key names it. */
export interface ColumnRef {
  readonly table: string;
  readonly column: string;
}

export interface Column {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly pk: boolean;
  readonly unique: boolean;
  readonly nullable: boolean;
  /** `outside`: of a table that is not drawn. */
  readonly fk?: ColumnRef | 'outside';
  readonly verb?: string;
  /** As written; `quoted` if it is a text. */
  readonly default?: { readonly text: string; readonly quoted: boolean };
  readonly sub?: string;
  readonly span: Span;
}

interface Placed {
  readonly group?: string;
  readonly same?: string;
  readonly before?: string;
}

export interface Index {
  readonly table: string;
  readonly columns: readonly string[];
  readonly unique: boolean;
  readonly sub?: string;
  readonly span: Span;
}

export interface Table extends Named, Placed {
  readonly view: boolean;
  readonly columns: readonly Column[];
  readonly indexes: readonly Index[];
}

export interface EnumValue {
  readonly name: string;
  readonly label: string;
  readonly span: Span;
}

export interface Enum extends Named, Placed {
  readonly values: readonly EnumValue[];
}

/** A line between tables, with its columns if it has any. */
export interface Relation {
  readonly line: Line;
  /** `key`: a foreign key; `enum`: a column's type; `edge`: an edge of the author's. */
  readonly by: 'key' | 'enum' | 'edge';
  readonly fromColumns: readonly string[];
  readonly toColumns: readonly string[];
  readonly fromCount?: Count;
  readonly toCount?: Count;
}

export const SHOWN = ['all', 'keys', 'none'] as const;
export type ShownColumns = (typeof SHOWN)[number];

/** In source order, like all its lists. */
export interface SchemaModel extends Titled {
  readonly direction: Direction;
  readonly shown: ShownColumns;
  readonly tables: readonly Table[];
  readonly enums: readonly Enum[];
  readonly groups: readonly GroupMeaning[];
  /** Keys in the order of their columns, then links to enums, then edges. */
  readonly relations: readonly Relation[];
  readonly notes: readonly SideNote[];
}
