// JSON that describes tables, as tbls writes it: in, a value; out, the database with its keys.
import { at, itemsAt, type Tree, textAt, textsAt } from '../../reading/tree.js';
import type { Column, Database, ForeignKey, Table } from '../../relational/contract.js';
import { otherKeys } from './rest.js';

export function databaseOf(tree: Tree, title: string): Database | undefined {
  const tables = itemsAt(tree, 'tables');
  const described = tables.filter((each) => textAt(each, 'name') !== undefined && at(each, 'columns')?.is === 'list');
  if (described.length === 0 || described.length < tables.length) return undefined;
  const relations = itemsAt(tree, 'relations');
  const enums = itemsAt(tree, 'enums').flatMap((each) => {
    const external = textAt(each, 'name');
    return external === undefined
      ? []
      : [{ external, ...namesOf(external), values: textsAt(each, 'values'), place: each.place }];
  });
  return {
    title: textAt(tree, 'name') ?? title,
    tables: described.map((each) => tableOf(each, relations)),
    enums,
    leftOut: otherKeys(
      [tree],
      new Set(['name', 'desc', 'tables', 'relations', 'enums']),
      'the picture shows tables and keys',
    ),
  };
}

/** `public.users` belongs to a schema. */
function namesOf(external: string): { readonly name: string; readonly schema?: string } {
  const dot = external.lastIndexOf('.');
  return dot > 0 ? { name: external.slice(dot + 1), schema: external.slice(0, dot) } : { name: external };
}

function tableOf(tree: Tree, relations: readonly Tree[]): Table {
  const external = textAt(tree, 'name') ?? '';
  const constraints = itemsAt(tree, 'constraints');
  const keyed = constraints.find((each) => isOf(each, 'PRIMARY KEY'));
  const uniques = constraints.filter((each) => isOf(each, 'UNIQUE')).map((each) => textsAt(each, 'columns'));
  const type = (textAt(tree, 'type') ?? '').toUpperCase();
  const view = type === 'VIEW' ? 'view' : type.startsWith('MATERIALIZED') ? 'materialized view' : undefined;
  const comment = textAt(tree, 'comment');
  const foreignKeys = relations
    .filter((each) => textAt(each, 'table') === external && textAt(each, 'virtual') !== 'true')
    .map(foreignKeyOf);
  return {
    external,
    ...namesOf(external),
    ...(view === undefined ? {} : { view }),
    ...(comment ? { comment } : {}),
    columns: itemsAt(tree, 'columns').map((each) => columnOf(each, uniques)),
    primaryKey: keyed ? textsAt(keyed, 'columns') : [],
    foreignKeys,
    indexes: indexesOf(tree, uniques),
    place: tree.place,
  };
}

function isOf(constraint: Tree, type: string): boolean {
  return (textAt(constraint, 'type') ?? '').toUpperCase() === type;
}

function columnOf(tree: Tree, uniques: readonly (readonly string[])[]): Column {
  const name = textAt(tree, 'name') ?? '';
  const preset = textAt(tree, 'default');
  const comment = textAt(tree, 'comment');
  return {
    name,
    type: textAt(tree, 'type') ?? '',
    nullable: textAt(tree, 'nullable') !== 'false',
    unique: uniques.some((columns) => columns.length === 1 && columns[0] === name),
    ...(preset ? (preset.startsWith('nextval(') ? { counts: true } : { default: preset }) : {}),
    ...(comment ? { comment } : {}),
  };
}

function foreignKeyOf(tree: Tree): ForeignKey {
  const [onDelete, onUpdate] = ['DELETE', 'UPDATE'].map(
    (what) =>
      new RegExp(`ON ${what} (CASCADE|RESTRICT|SET NULL|SET DEFAULT|NO ACTION)`, 'i').exec(
        textAt(tree, 'def')?.slice(0, 2_000) ?? '',
      )?.[1],
  );
  return {
    columns: textsAt(tree, 'columns'),
    table: textAt(tree, 'parent_table') ?? '',
    to: textsAt(tree, 'parent_columns'),
    ...(onDelete === undefined ? {} : { onDelete: onDelete.toLowerCase() }),
    ...(onUpdate === undefined ? {} : { onUpdate: onUpdate.toLowerCase() }),
    place: tree.place,
  };
}

function indexesOf(tree: Tree, uniques: readonly (readonly string[])[]): Table['indexes'] {
  const constrained = new Set(itemsAt(tree, 'constraints').flatMap((each) => textAt(each, 'name') ?? []));
  const plain = itemsAt(tree, 'indexes').filter((each) => !constrained.has(textAt(each, 'name') ?? ''));
  return [
    ...uniques.filter((columns) => columns.length > 1).map((columns) => ({ columns, unique: true as const })),
    ...plain.map((each) => ({ columns: textsAt(each, 'columns'), name: textAt(each, 'name') ?? '' })),
  ].filter(({ columns }) => columns.length > 0);
}
