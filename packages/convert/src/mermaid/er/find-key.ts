// Finds the column of a table that is the key to another: in, the tables and the columns in use; out, the column, found by its
// name, its comment, or because no other is left. docs/conversion.md, Entity-relationship diagrams.
import type { Column, Table } from './tables.js';

/** From the surest way to find a column to the least sure one. */
export const WAYS = ['flagged', 'named', 'ending', 'commented'] as const;
export type Way = (typeof WAYS)[number];

const SUFFIXES = ['id', 'uuid', 'guid', 'key', 'code', 'fk', 'ref', 'no', 'number'];

export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** `categories` and `category`. */
export function namesOf({ names }: Table): readonly string[] {
  return [...new Set(names.map(plain).flatMap((each) => [each, singular(each)]))].filter((each) => each !== '');
}

export function singular(name: string): string {
  if (/ies$/i.test(name)) return `${name.slice(0, -3)}y`;
  if (/(?:ss|sh|[nt]ch|x|tus)es$/i.test(name)) return name.slice(0, -2);
  if (/(?:ss|us|is)$/i.test(name)) return name;
  return name.replace(/s$/i, '');
}

export function primaryKeys({ columns }: Table): readonly Column[] {
  return columns.filter(({ pk }) => pk);
}

/** The names by which a column can refer to a table. */
export interface Called {
  readonly names: readonly string[];
  readonly endings: readonly string[];
  readonly keys: readonly string[];
}

export function calledBy(table: Table): Called {
  const keys = primaryKeys(table).map(({ id }) => plain(id));
  return { names: namesOf(table), endings: [...new Set([...SUFFIXES, ...keys.slice(0, 4)])], keys: keys.slice(0, 4) };
}

export function fits(column: Column, { names, endings, keys }: Called, way: Way, toItself: boolean): boolean {
  if (toItself && column.pk) return false;
  if (way !== 'named' && !column.fk) return false;
  const called = plain(column.id);
  switch (way) {
    case 'flagged':
      return (
        isNamed(called, names, endings, true) || (!toItself && keys.includes(called) && !SUFFIXES.includes(called))
      );
    case 'named':
      return isNamed(called, names, endings, false);
    case 'ending':
      return names.some((name) => name.length > 2 && ['', ...endings].some((each) => called.endsWith(name + each)));
    case 'commented':
      return (
        column.sub !== undefined && names.some((name) => name.length > 3 && plain(column.sub ?? '').includes(name))
      );
  }
}

/** The only primary key of a table, flagged as a key to another and named after neither: a row and its counterpart share it. */
export function sharedKey(table: Table): Column | undefined {
  const [key, ...more] = primaryKeys(table);
  if (key === undefined || more.length > 0 || !key.fk) return undefined;
  return SUFFIXES.includes(plain(key.id)) || isNamed(plain(key.id), namesOf(table), SUFFIXES, false) ? key : undefined;
}

function isNamed(called: string, names: readonly string[], endings: readonly string[], bare: boolean): boolean {
  return names.some(
    (name) => (bare && called === name) || called === `fk${name}` || endings.some((each) => called === name + each),
  );
}
