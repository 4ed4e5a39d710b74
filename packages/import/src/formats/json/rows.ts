// Rows in JSON: in, a value; out, the table of a list of objects, of lists with a header, of numbers by name, or of the only
// list of objects in an object.
import type { LeftOut } from '../../contract.js';
import { entriesAt, itemsAt, type Tree } from '../../reading/tree.js';
import type { Table } from '../../tabular/index.js';

export interface Rows {
  readonly table: Table;
  readonly leftOut: readonly LeftOut[];
  /** The key of an object that contains the rows. */
  readonly key?: string;
}

const LEAST = 1;
const MOST_KEYS = 2_000;

export function rowsIn(tree: Tree, title: string): Rows | undefined {
  const own = objectsIn(tree, title) ?? listsIn(tree, title) ?? valuesIn(tree, title) ?? numbersByName(tree, title);
  if (own) return own;
  const lists = entriesAt(tree).filter(({ value }) => isObjects(value));
  const [only] = lists;
  if (!only || lists.length > 1) return undefined;
  const others = entriesAt(tree).filter((each) => each !== only);
  if (others.some(({ value }) => value.is === 'list') || others.length > 8) return undefined;
  const rows = objectsIn(only.value, title);
  const leftOut = others.map(
    ({ key, place }): LeftOut => ({ external: key, because: `only the rows of '${only.key}' are drawn`, place }),
  );
  return rows && { table: rows.table, leftOut: [...rows.leftOut, ...leftOut], key: only.key };
}

/** Most items of a list are objects with a text, number or boolean in them. */
function isObjects(tree: Tree): boolean {
  const items = itemsAt(tree);
  const objects = items.filter((each) => entriesAt(each).some(({ value }) => value.is === 'scalar'));
  return items.length >= LEAST && objects.length * 10 >= items.length * 9;
}

function objectsIn(tree: Tree, title: string): Rows | undefined {
  if (!isObjects(tree)) return undefined;
  const keys = new Map<string, { readonly place: Tree['place']; scalars: number }>();
  const items = itemsAt(tree);
  for (const item of items) {
    for (const { key, place, value } of entriesAt(item)) {
      const known = keys.get(key) ?? { place, scalars: 0 };
      if (value.is === 'scalar') known.scalars++;
      if (keys.size < MOST_KEYS || keys.has(key)) keys.set(key, known);
    }
  }
  const columns = [...keys].flatMap(([name, { place, scalars }]) => (scalars > 0 ? [{ name, place }] : []));
  const nested = [...keys].flatMap(([external, { place, scalars }]): readonly LeftOut[] =>
    scalars > 0 ? [] : [{ external, because: 'it contains objects or lists, which are not cells', place }],
  );
  const rows = items.map((item) => ({ cells: columns.map(({ name }) => cellOf(item, name)), place: item.place }));
  return { table: { title, columns, rows, place: tree.place }, leftOut: nested };
}

function cellOf(item: Tree, key: string): string {
  const value = item.is === 'map' ? item.entries.get(key)?.value : undefined;
  return value ? scalarText(value) : '';
}

function scalarText(tree: Tree): string {
  return tree.is === 'scalar' && tree.value !== null ? tree.text : '';
}

/** `[["day", "orders"], ["Mon", 5]]` */
function listsIn(tree: Tree, title: string): Rows | undefined {
  const [head, ...body] = itemsAt(tree);
  const heads = itemsAt(head).map(scalarText);
  if (!head || heads.length < 2 || body.length === 0 || body.some(({ is }) => is !== 'list')) return undefined;
  if (new Set(heads).size < heads.length || heads.some((each) => each === '' || /^[\d.+-]/.test(each)))
    return undefined;
  const columns = heads.map((name) => ({ name, place: head.place }));
  const rows = body.map((item) => ({ cells: itemsAt(item).map(scalarText), place: item.place }));
  return { table: { title, columns, rows, place: tree.place }, leftOut: [] };
}

/** A list of numbers, labelled by their positions. */
function valuesIn(tree: Tree, title: string): Rows | undefined {
  const items = itemsAt(tree);
  if (items.length < LEAST || items.some((each) => each.is !== 'scalar' || typeof each.value !== 'number'))
    return undefined;
  const columns = ['place', 'value'].map((name) => ({ name, place: tree.place }));
  const rows = items.map((item, at) => ({ cells: [`${at + 1}.`, scalarText(item)], place: item.place }));
  return { table: { title, columns, rows, place: tree.place }, leftOut: [] };
}

function numbersByName(tree: Tree, title: string): Rows | undefined {
  const entries = entriesAt(tree);
  if (entries.length < 3 || entries.some(({ value }) => value.is !== 'scalar' || typeof value.value !== 'number'))
    return undefined;
  const columns = ['name', 'value'].map((name) => ({ name, place: tree.place }));
  const rows = entries.map(({ key, place, value }) => ({ cells: [key, scalarText(value)], place }));
  return { table: { title, columns, rows, place: tree.place }, leftOut: [] };
}
