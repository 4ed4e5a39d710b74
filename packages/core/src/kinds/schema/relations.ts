// The lines of a schema: from its tables and enums and the edges as written to relations, with how many at each end belong to
// one at the other. A key's columns determine that: nullable, unique, or all of the primary key.
import type { Diagnostic } from '../../diagnostics/report.js';
import { type EdgeEntry, textOf } from '../../grammar/entry.js';
import type { Dash, Head } from '../../scene/scene.js';
import type { Span } from '../../text/source.js';
import type { BuildContext } from '../kind.js';
import { type Line, lineReader } from '../lines.js';
import { COUNT_HEADS, COUNTS, type Column, type Count, type Enum, type Relation, type Table } from './model.js';
import { bareType } from './types.js';

export function relationsOf(
  tables: readonly Table[],
  enums: readonly Enum[],
  edges: readonly EdgeEntry[],
  context: BuildContext,
  add: (diagnostic: Diagnostic) => void,
): readonly Relation[] {
  const known = new Map(tables.map((each) => [each.id, each]));
  const types = new Map(enums.map((each) => [each.id, each]));
  const lines = lineReader(context, add, () => undefined);
  return [
    ...tables.flatMap((table) => keysOf(table, known)).map(keyRelation),
    ...tables.flatMap((table) => typesOf(table, types)).map(enumRelation),
    ...edges.map((each) => edgeRelation(each, lines.read(each))),
  ];
}

/** One foreign key: a single column, or all columns that together name the columns of one key. */
interface Key {
  readonly from: Table;
  readonly to: Table;
  readonly columns: readonly (Column & { readonly target: string })[];
}

function keysOf(from: Table, tables: ReadonlyMap<string, Table>): readonly Key[] {
  const naming = from.columns.flatMap((column) => {
    const { fk } = column;
    const to = fk === undefined || fk === 'outside' ? undefined : tables.get(fk.table);
    if (fk === undefined || fk === 'outside' || to?.columns.some(({ name }) => name === fk.column) !== true) return [];
    return [{ to, column: { ...column, target: fk.column } }];
  });
  const together = new Set(
    [...new Set(naming.map(({ to }) => to))].filter((to) =>
      isWholeKey(
        to,
        naming.filter((each) => each.to === to),
      ),
    ),
  );
  const keys: Key[] = [];
  for (const { to, column } of naming) {
    const open = together.has(to) ? keys.findIndex((each) => each.to === to) : -1;
    const key = keys[open];
    if (key === undefined) keys.push({ from, to, columns: [column] });
    else keys[open] = { ...key, columns: [...key.columns, column] };
  }
  return keys;
}

/** Each column of a multi-column key is named once. */
function isWholeKey({ columns }: Table, naming: readonly { readonly column: { readonly target: string } }[]): boolean {
  const key = columns.filter((each) => each.pk);
  return (
    key.length > 1 &&
    key.length === naming.length &&
    key.every(({ name }) => naming.some(({ column }) => column.target === name))
  );
}

function keyRelation({ from, to, columns }: Key, place: number): Relation {
  const [first] = columns;
  const names = columns.map(({ name }) => name);
  const fromCount: Count = isUnique(from, names) ? 'zero-one' : 'zero-many';
  const toCount: Count = columns.some((each) => each.nullable) ? 'zero-one' : 'one';
  const verb = columns.find((each) => each.verb !== undefined)?.verb;
  return {
    by: 'key',
    fromColumns: names,
    toColumns: columns.map(({ target }) => target),
    fromCount,
    toCount,
    line: plainLine({
      id: `k${place + 1}`,
      from: from.id,
      to: to.id,
      dash: 'solid',
      startHead: COUNT_HEADS[fromCount],
      endHead: COUNT_HEADS[toCount],
      span: first?.span ?? from.span,
      ...(verb === undefined ? {} : { label: verb }),
    }),
  };
}

/** No two rows have the same values in all these columns. */
export function isUnique({ columns, indexes }: Table, names: readonly string[]): boolean {
  const key = columns.filter((each) => each.pk).map(({ name }) => name);
  const sets = [
    key,
    ...columns.filter((each) => each.unique).map(({ name }) => [name]),
    ...indexes.filter((each) => each.unique).map((each) => each.columns),
  ];
  return sets.some((set) => set.length > 0 && set.every((each) => names.includes(each)));
}

interface TypeUse {
  readonly table: Table;
  readonly column: Column;
  readonly of: Enum;
}

function typesOf(table: Table, enums: ReadonlyMap<string, Enum>): readonly TypeUse[] {
  return table.columns.flatMap((column) => {
    const of = enums.get(bareType(column.type));
    return of === undefined ? [] : [{ table, column, of }];
  });
}

function enumRelation({ table, column, of }: TypeUse, place: number): Relation {
  return {
    by: 'enum',
    fromColumns: [column.name],
    toColumns: [],
    line: plainLine({
      id: `t${place + 1}`,
      from: table.id,
      to: of.id,
      dash: 'dotted',
      startHead: false,
      endHead: false,
      span: column.span,
    }),
  };
}

function edgeRelation(entry: EdgeEntry, line: Line): Relation {
  const fromCount = countOf(textOf(entry, 'from'));
  const toCount = countOf(textOf(entry, 'to'));
  return {
    by: 'edge',
    fromColumns: [],
    toColumns: [],
    ...(fromCount === undefined ? {} : { fromCount }),
    ...(toCount === undefined ? {} : { toCount }),
    line: {
      ...line,
      ...(fromCount === undefined ? {} : { startHead: COUNT_HEADS[fromCount] }),
      ...(toCount === undefined ? {} : { endHead: COUNT_HEADS[toCount] }),
    },
  };
}

function countOf(written: string | undefined): Count | undefined {
  return COUNTS.find((each) => each === written);
}

function plainLine(line: {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly dash: Dash;
  readonly startHead: Head;
  readonly endHead: Head;
  readonly span: Span;
  readonly label?: string;
}): Line {
  return { ...line, arrow: '->', animate: false };
}
