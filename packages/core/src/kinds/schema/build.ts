// Builds the model of a schema from checked statements, and reports what the statement table cannot check.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, type ColumnEntry, type RowEntry, textOf, valueText } from '../../grammar/entry.js';
import { directionOf } from '../direction-meaning.js';
import { namedMeaning, titled } from '../entry-meaning.js';
import { groupMeaning, rankWishes } from '../group-meaning.js';
import type { BuildContext } from '../kind.js';
import { sideNote } from '../note-meaning.js';
import { type Declared, declared, placedEntries } from '../placed-entries.js';
import { checkRankWishes } from '../rank-wishes.js';
import { checkSchema } from './checks/index.js';
import type { Column, Enum, Index, SchemaModel, Table } from './model.js';
import { SHOWN } from './model.js';
import { relationsOf } from './relations.js';

/** Collects diagnostics, in the order in which they are found. */
type Add = (diagnostic: Diagnostic) => void;

export function buildSchema(checked: Checked, context: BuildContext): Outcome<SchemaModel> {
  const diagnostics: Diagnostic[] = [];
  const add: Add = (each) => {
    diagnostics.push(each);
  };
  const placed = placedEntries(checked.entries);
  const rows = placed.flatMap(({ entry }) => (entry.shape === 'row' ? [entry] : []));
  const edges = placed.flatMap(({ entry }) => (entry.shape === 'edge' ? [entry] : []));
  const indexes = indexesByTable(rows);
  const tables = declared(placed, 'table').map((each) => tableOf(each, indexes, context, add));
  const enums = declared(placed, 'enum').map((each) => enumOf(each, context, add));
  const groups = declared(placed, 'group').map((each) => groupMeaning(each, context, add));
  const shown = context.header.text('columns');

  const value: SchemaModel = {
    ...titled(checked),
    direction: directionOf(context.header),
    shown: SHOWN.find((each) => each === shown) ?? 'all',
    tables,
    enums,
    groups,
    relations: relationsOf(tables, enums, edges, context, add),
    notes: rows.flatMap((entry) => (entry.spec.keyword === 'note' ? (sideNote(entry) ?? []) : [])),
  };
  diagnostics.push(
    ...checkRankWishes({ nodes: [...tables, ...enums], groups }, checked),
    ...checkSchema(value, checked, context.whole),
  );
  return { value, diagnostics };
}

function tableOf(
  { entry, id, group }: Declared,
  indexes: ReadonlyMap<string, readonly Index[]>,
  context: BuildContext,
  add: Add,
): Table {
  return {
    ...namedMeaning(entry, id, { tone: 'brand' }, context, add),
    ...(group === undefined ? {} : { group }),
    ...rankWishes(entry),
    view: entry.flags.includes('view'),
    columns: entry.children.flatMap((each) => (each.shape === 'column' ? [columnOf(each)] : [])),
    indexes: indexes.get(id) ?? [],
  };
}

function columnOf(entry: ColumnEntry): Column {
  const { name, label, type, flags, options, statement } = entry;
  const target = options.get('fk')?.values[0];
  const fallback = options.get('default')?.values[0];
  const verb = textOf(entry, 'verb');
  const sub = textOf(entry, 'sub');
  const fk =
    target?.type === 'dotted'
      ? { table: target.table, column: target.column }
      : flags.includes('fk')
        ? ('outside' as const)
        : undefined;
  return {
    name: name.text,
    label: label?.value ?? name.text,
    type: type.text,
    pk: flags.includes('pk'),
    unique: flags.includes('unique'),
    nullable: flags.includes('nullable'),
    ...(fk === undefined ? {} : { fk }),
    ...(verb ? { verb } : {}),
    ...(fallback === undefined ? {} : { default: { text: valueText(fallback), quoted: fallback.type === 'string' } }),
    ...(sub ? { sub } : {}),
    span: statement.span,
  };
}

function enumOf({ entry, id, group }: Declared, context: BuildContext, add: Add): Enum {
  return {
    ...namedMeaning(entry, id, { tone: 'neutral' }, context, add),
    ...(group === undefined ? {} : { group }),
    ...rankWishes(entry),
    values: entry.children.flatMap((each) =>
      each.shape === 'value'
        ? [{ name: each.name.text, label: each.label?.value ?? each.name.text, span: each.statement.span }]
        : [],
    ),
  };
}

function indexesByTable(rows: readonly RowEntry[]): ReadonlyMap<string, readonly Index[]> {
  const byTable = new Map<string, Index[]>();
  for (const entry of rows) {
    if (entry.spec.keyword !== 'index') continue;
    const [table] = entry.cells.get('table') ?? [];
    if (table?.type !== 'word') continue;
    const sub = textOf(entry, 'sub');
    const index: Index = {
      table: table.text,
      columns: (entry.cells.get('column') ?? []).flatMap((each) => (each?.type === 'word' ? [each.text] : [])),
      unique: entry.flags.includes('unique'),
      ...(sub ? { sub } : {}),
      span: entry.statement.span,
    };
    const list = byTable.get(index.table);
    if (list === undefined) byTable.set(index.table, [index]);
    else list.push(index);
  }
  return byTable;
}
