// CREATE TABLE: in, its words and lists; out, the table in the catalog, with its columns, keys and indexes.
import type { FilePlace } from '../../file-place.js';
import type { Catalog, OpenTable } from './catalog.js';
import { columnOf, namesIn, referenceOf } from './columns.js';
import { readsOf } from './create-view.js';
import { byCommas, Cursor, isName, OPEN, skipTo } from './cursor.js';
import { NamedColumns } from './named-columns.js';
import type { Token } from './tokens.js';

export function createTable(cursor: Cursor, place: FilePlace, catalog: Catalog, temporary: boolean): void {
  const name = cursor.name();
  if (!name || temporary || name.name.startsWith('#')) return;
  const table: OpenTable = {
    ...name,
    place,
    columns: new NamedColumns(),
    primaryKey: [],
    keys: [],
    indexes: [],
    reads: [],
    like: [],
  };
  if (cursor.take('PARTITION', 'OF') || cursor.take('LIKE')) {
    const other = cursor.name();
    if (other) table.parent = other;
  }
  const inside = cursor.upper() === '(' ? cursor.brackets() : undefined;
  for (const part of byCommas(inside ?? [])) element(part, table, place.file, catalog);
  while (!cursor.done) {
    if (cursor.take('INHERITS')) {
      const [first] = byCommas(cursor.brackets() ?? []);
      const parent = first && new Cursor(first).name();
      if (parent) table.parent = parent;
    } else if (cursor.take('COMMENT')) {
      cursor.take('=');
      table.comment = cursor.next()?.text ?? '';
    } else if (cursor.upper() === 'AS' || cursor.upper() === 'SELECT') {
      for (const source of readsOf(cursor.tokens.slice(cursor.tokens.indexOf(cursor.peek() as Token)), place))
        table.reads.push(source);
      break;
    } else cursor.next();
  }
  catalog.add(table);
}

/** One entry of a table's comma-separated list: a constraint, an index or a column. */
export function element(tokens: readonly Token[], table: OpenTable, file: string, catalog: Catalog): void {
  if (!catalog.takes(table)) return;
  const cursor = new Cursor(tokens);
  if (cursor.take('CONSTRAINT') && !(cursor.upper() in CONSTRAINT_WORDS && cursor.peek()?.is === 'word')) cursor.next();
  if (!constraint(cursor, table, file)) {
    const upper = tokens[0]?.upper ?? '';
    if (upper === 'LIKE') {
      cursor.next();
      const other = cursor.name();
      if (other) table.like.push(other);
      return;
    }
    if (
      ['CHECK', 'EXCLUDE', 'CONSTRAINT', 'PERIOD', 'FAMILY', 'SUPPLEMENTAL'].includes(upper) &&
      tokens[0]?.is === 'word'
    )
      return;
    addColumn(tokens, table, file);
  }
}

const CONSTRAINT_WORDS: Readonly<Record<string, true>> = {
  PRIMARY: true,
  UNIQUE: true,
  FOREIGN: true,
  CHECK: true,
  EXCLUDE: true,
  NOT: true,
};

function addColumn(tokens: readonly Token[], table: OpenTable, file: string): void {
  const column = columnOf(tokens);
  if (!column || !table.columns.add(column)) return;
  const { references } = column;
  if (!references) return;
  const place = { file, span: { start: tokens[0]?.span.start ?? 0, end: tokens.at(-1)?.span.end ?? 0 } };
  table.keys.push({ columns: [column.name], to: references, place });
}

/** Returns whether it is one. */
function constraint(cursor: Cursor, table: OpenTable, file: string): boolean {
  const start = cursor.peek()?.span.start ?? 0;
  if (cursor.take('PRIMARY', 'KEY')) {
    skipTo(cursor, OPEN);
    table.primaryKey = [...namesIn(cursor.brackets() ?? [])];
    return true;
  }
  if (cursor.take('FOREIGN', 'KEY')) {
    skipTo(cursor, OPEN);
    const columns = namesIn(cursor.brackets() ?? []);
    skipTo(cursor, new Set(['REFERENCES']));
    if (cursor.upper() !== 'REFERENCES') return true;
    const to = referenceOf(cursor);
    table.keys.push({ columns, to, place: { file, span: { start, end: cursor.peek(-1)?.span.end ?? start } } });
    return true;
  }
  const [first, second, third] = [cursor.upper(), cursor.upper(1), cursor.upper(2)];
  const isIndex = (at: string): boolean => at === 'KEY' || at === 'INDEX';
  if (cursor.peek()?.is !== 'word') return false;
  if (
    first === 'UNIQUE' ||
    ((first === 'FULLTEXT' || first === 'SPATIAL') && (isIndex(second) || second === '(' || third === '('))
  ) {
    if (
      second !== '(' &&
      !isIndex(second) &&
      third !== '(' &&
      first === 'UNIQUE' &&
      !['CLUSTERED', 'NONCLUSTERED', 'NULLS'].includes(second)
    )
      return false;
    skipTo(cursor, OPEN);
    table.indexes.push({
      columns: namesIn(cursor.brackets() ?? []),
      ...(first === 'UNIQUE' ? { unique: true as const } : {}),
    });
    return true;
  }
  if (!isIndex(first) || !(second === '(' || third === '(' || third === 'USING')) return false;
  skipTo(cursor, OPEN);
  table.indexes.push({ columns: namesIn(cursor.brackets() ?? []) });
  return true;
}

/** Full text and other tables of a module. Its own storage follows under its name. */
export function createVirtual(cursor: Cursor, place: FilePlace, catalog: Catalog): void {
  cursor.take('TABLE');
  cursor.take('IF', 'NOT', 'EXISTS');
  const name = cursor.name();
  if (!name) return;
  skipTo(cursor, OPEN);
  const parts = byCommas(cursor.brackets() ?? []).filter(
    (part) => isName(part[0]) && !part.some(({ upper }) => upper === '='),
  );
  const columns = new NamedColumns(parts.flatMap((part) => columnOf(part.slice(0, 1)) ?? []));
  catalog.add({ ...name, place, columns, primaryKey: [], keys: [], indexes: [], reads: [], like: [] });
}

/** `.dump` of SQLite writes a virtual table as a row of its own catalog. */
export function hiddenTable(cursor: Cursor, place: FilePlace, catalog: Catalog): void {
  if (!cursor.take('INTO') || !/^sqlite_(?:schema|master)$/i.test(cursor.name()?.name ?? '')) return;
  const written = cursor.tokens.find(({ is, text }) => is === 'text' && /^create virtual table/i.test(text));
  const match =
    /^create virtual table\s+(?:if not exists\s+)?["'`[]?([\w$]+)["'`\]]?\s+using\s+\w+\s*\(([^()]*)\)/i.exec(
      written?.text ?? '',
    );
  const [, name = '', inside = ''] = match ?? [];
  if (name === '') return;
  const columns = inside
    .split(',')
    .map(
      (each) =>
        each
          .trim()
          .split(/\s+/)[0]
          ?.replace(/^["'`[]|["'`\]]$/g, '') ?? '',
    )
    .filter((each) => each !== '' && !each.includes('='))
    .map((each) => ({ name: each, type: '', nullable: true, unique: false, primaryKey: false, counts: false }));
  catalog.add({
    name,
    place,
    columns: new NamedColumns(columns),
    primaryKey: [],
    keys: [],
    indexes: [],
    reads: [],
    like: [],
  });
}
