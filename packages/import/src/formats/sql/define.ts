// Defining statements: in, a statement; out, its changes to the catalog. Definitions that no schema shows (triggers, routines,
// sequences) are reported as skipped.
import type { FilePlace } from '../../file-place.js';
import { type Catalog, externalOf, type OpenTable } from './catalog.js';
import { columnOf, namesIn, referenceOf } from './columns.js';
import { byCommas, Cursor, isName, type Name } from './cursor.js';
import type { Statement } from './statements.js';
import type { Token } from './tokens.js';

const UNSHOWN: Readonly<Record<string, string>> = {
  TRIGGER: 'triggers are not drawn',
  FUNCTION: 'routines are not drawn',
  PROCEDURE: 'routines are not drawn',
  PROC: 'routines are not drawn',
  PACKAGE: 'routines are not drawn',
};

export function define(statement: Statement, file: string, catalog: Catalog): void {
  const cursor = new Cursor(statement.tokens);
  const place = placeOf(statement.tokens, file);
  const first = cursor.next()?.upper;
  if (first === 'CREATE') create(cursor, place, catalog);
  else if (first === 'ALTER') alter(cursor, place, catalog);
  else if (first === 'COMMENT') comment(cursor, catalog);
  else if (first === 'DROP') drop(cursor, catalog);
  else if (first === 'INSERT') hiddenTable(cursor, place, catalog);
}

function placeOf(tokens: readonly Token[], file: string): FilePlace {
  const start = tokens[0]?.span.start ?? 0;
  return { file, span: { start, end: tokens.at(-1)?.span.end ?? start } };
}

const BEFORE = new Set([
  'OR',
  'REPLACE',
  'ALTER',
  'GLOBAL',
  'LOCAL',
  'UNLOGGED',
  'EDITIONABLE',
  'NONEDITIONABLE',
  'FORCE',
  'NO',
  'EDITIONING',
  'SHARDED',
  'IMMUTABLE',
  'PRIVATE',
  'FOREIGN',
  'RECURSIVE',
  'COLUMN',
  'CONSTRAINT',
  'OF',
]);

function create(cursor: Cursor, place: FilePlace, catalog: Catalog): void {
  let temporary = false;
  let unique = false;
  let materialized = false;
  for (;;) {
    if (cursor.take('TEMP') || cursor.take('TEMPORARY')) temporary = true;
    else if (cursor.take('UNIQUE')) unique = true;
    else if (cursor.take('MATERIALIZED')) materialized = true;
    else if (cursor.takeAny(SKIPPED)) continue;
    else if (cursor.take('DEFINER')) skipTo(cursor, CREATABLE);
    else if (cursor.take('ALGORITHM')) skipTo(cursor, CREATABLE);
    else if (!cursor.takeAny(BEFORE)) break;
  }
  const what = cursor.next()?.upper ?? '';
  cursor.take('IF', 'NOT', 'EXISTS');
  if (what === 'TABLE') createTable(cursor, place, catalog, temporary);
  else if (what === 'VIRTUAL') createVirtual(cursor, place, catalog);
  else if (what === 'VIEW') createView(cursor, place, catalog, materialized || undefined);
  else if (what === 'TYPE') createType(cursor, place, catalog);
  else if (what === 'INDEX') createIndex(cursor, catalog, unique);
  else if (UNSHOWN[what] !== undefined) {
    const name = cursor.name();
    if (name) catalog.leftOut.push({ external: externalOf(name), because: UNSHOWN[what] ?? '', place });
  }
}

const SKIPPED = new Set([
  'CLUSTERED',
  'NONCLUSTERED',
  'COLUMNSTORE',
  'BITMAP',
  'FULLTEXT',
  'SPATIAL',
  'PRIMARY',
  'XML',
  'SQL',
  'SECURITY',
  'INVOKER',
  'EXTERNAL',
]);
const CREATABLE = new Set(['VIEW', 'TRIGGER', 'FUNCTION', 'PROCEDURE', 'EVENT', 'SQL']);

function skipTo(cursor: Cursor, words: ReadonlySet<string>): void {
  while (!cursor.done && !words.has(cursor.upper())) cursor.next();
}

function createTable(cursor: Cursor, place: FilePlace, catalog: Catalog, temporary: boolean): void {
  const name = cursor.name();
  if (!name || temporary || name.name.startsWith('#')) return;
  const table: OpenTable = { ...name, place, columns: [], primaryKey: [], keys: [], indexes: [], reads: [], like: [] };
  if (cursor.take('PARTITION', 'OF') || cursor.take('LIKE')) {
    const other = cursor.name();
    if (other) table.parent = other;
  }
  const inside = cursor.upper() === '(' ? cursor.brackets() : undefined;
  for (const part of byCommas(inside ?? [])) element(part, table, place.file);
  while (!cursor.done) {
    if (cursor.take('INHERITS')) {
      const [first] = byCommas(cursor.brackets() ?? []);
      const parent = first && new Cursor(first).name();
      if (parent) table.parent = parent;
    } else if (cursor.take('COMMENT')) {
      cursor.take('=');
      table.comment = cursor.next()?.text ?? '';
    } else if (cursor.upper() === 'AS' || cursor.upper() === 'SELECT') {
      for (const read of readsOf(cursor.tokens.slice(cursor.tokens.indexOf(cursor.peek() as Token)), place))
        table.reads.push(read);
      break;
    } else cursor.next();
  }
  catalog.add(table);
}

/** One entry of a table's comma-separated list: a constraint, an index or a column. */
function element(tokens: readonly Token[], table: OpenTable, file: string): void {
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
  if (!column || table.columns.some(({ name }) => name.toLowerCase() === column.name.toLowerCase())) return;
  table.columns.push(column);
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

const OPEN = new Set(['(']);

/** Full text and other tables of a module. Its own storage follows under its name. */
function createVirtual(cursor: Cursor, place: FilePlace, catalog: Catalog): void {
  cursor.take('TABLE');
  cursor.take('IF', 'NOT', 'EXISTS');
  const name = cursor.name();
  if (!name) return;
  skipTo(cursor, OPEN);
  const parts = byCommas(cursor.brackets() ?? []).filter(
    (part) => isName(part[0]) && !part.some(({ upper }) => upper === '='),
  );
  const columns = parts.flatMap((part) => columnOf(part.slice(0, 1)) ?? []);
  catalog.add({ ...name, place, columns, primaryKey: [], keys: [], indexes: [], reads: [], like: [] });
}

/** `.dump` of SQLite writes a virtual table as a row of its own catalog. */
function hiddenTable(cursor: Cursor, place: FilePlace, catalog: Catalog): void {
  if (!cursor.take('INTO') || !/^sqlite_(?:schema|master)$/i.test(cursor.name()?.name ?? '')) return;
  const written = cursor.tokens.find(({ is, text }) => is === 'text' && /^create virtual table/i.test(text));
  const found =
    /^create virtual table\s+(?:if not exists\s+)?["'`[]?([\w$]+)["'`\]]?\s+using\s+\w+\s*\(([^()]*)\)/i.exec(
      written?.text ?? '',
    );
  const [, name = '', inside = ''] = found ?? [];
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
  catalog.add({ name, place, columns, primaryKey: [], keys: [], indexes: [], reads: [], like: [] });
}

function createView(cursor: Cursor, place: FilePlace, catalog: Catalog, materialized: true | undefined): void {
  const name = cursor.name();
  if (!name) return;
  const columns =
    cursor.upper() === '(' ? byCommas(cursor.brackets() ?? []).flatMap((part) => columnOf(part.slice(0, 1)) ?? []) : [];
  const rest = cursor.tokens.slice(cursor.tokens.indexOf(cursor.peek() as Token));
  const view = materialized ? 'materialized view' : 'view';
  const before = catalog.find(name);
  // mysqldump writes each view first with constants, or as a table, and then in full.
  if (before && (before.view !== undefined || before.columns.length > 0) && externalOf(before) === externalOf(name))
    catalog.remove(name);
  catalog.add({
    ...name,
    place,
    view,
    columns,
    primaryKey: [],
    keys: [],
    indexes: [],
    reads: [...readsOf(rest, place)],
    like: [],
  });
}

/** The tables after FROM and JOIN, and after the commas of a FROM. */
function readsOf(
  tokens: readonly Token[],
  { file }: FilePlace,
): readonly { readonly name: Name; readonly place: FilePlace }[] {
  const found: { readonly name: Name; readonly place: FilePlace }[] = [];
  tokens.forEach((token, index) => {
    const from = token.upper === 'FROM' || token.upper === 'JOIN' || (token.upper === ',' && inFrom(tokens, index));
    let at = index + 1;
    while (from && (tokens[at]?.upper === '(' || tokens[at]?.upper === 'ONLY')) at++;
    const first = tokens[at];
    if (
      !from ||
      !first ||
      (first.is !== 'word' && first.is !== 'name') ||
      first.upper === 'SELECT' ||
      first.upper === 'LATERAL'
    )
      return;
    const name = new Cursor(tokens.slice(at, at + 5)).name();
    if (name) found.push({ name, place: { file, span: first.span } });
  });
  return found;
}

function inFrom(tokens: readonly Token[], comma: number): boolean {
  let depth = 0;
  for (let at = comma - 1; at >= 0 && comma - at < 400; at--) {
    const upper = tokens[at]?.upper ?? '';
    if (upper === ')') depth++;
    else if (upper === '(') {
      if (--depth < 0) return tokens[at - 1]?.upper === 'FROM';
    } else if (depth === 0 && upper === 'FROM') return true;
    else if (depth === 0 && ['SELECT', 'WHERE', 'ON', 'BY', 'SET', 'VALUES', 'USING'].includes(upper)) return false;
  }
  return false;
}

function createType(cursor: Cursor, place: FilePlace, catalog: Catalog): void {
  const name = cursor.name();
  if (!name || !cursor.take('AS', 'ENUM')) return;
  const values = byCommas(cursor.brackets() ?? []).map((part) => part[0]?.text ?? '');
  catalog.enums.push({ external: externalOf(name), ...name, values, place });
}

function createIndex(cursor: Cursor, catalog: Catalog, unique: boolean): void {
  if (!cursor.take('CONCURRENTLY')) cursor.take('NONCONCURRENTLY');
  cursor.take('IF', 'NOT', 'EXISTS');
  if (cursor.upper() !== 'ON') cursor.name();
  if (!cursor.take('ON')) return;
  cursor.take('ONLY');
  const name = cursor.name();
  const table = name && catalog.find(name);
  if (!table) return;
  skipTo(cursor, OPEN);
  const columns = namesIn(cursor.brackets() ?? []);
  const whole = !cursor.tokens
    .slice(cursor.tokens.indexOf(cursor.peek() as Token))
    .some(({ upper }) => upper === 'WHERE');
  table.indexes.push({ columns, ...(unique && (whole || cursor.done) ? { unique: true as const } : {}) });
}

function alter(cursor: Cursor, place: FilePlace, catalog: Catalog): void {
  if (!cursor.take('TABLE')) return;
  cursor.take('IF', 'EXISTS');
  cursor.take('ONLY');
  const name = cursor.name();
  const table = name && catalog.find(name);
  if (!table) return;
  const rest = cursor.tokens.slice(
    cursor.peek() ? cursor.tokens.indexOf(cursor.peek() as Token) : cursor.tokens.length,
  );
  let adding = false;
  for (const part of byCommas(rest)) {
    const change = new Cursor(part);
    change.take('WITH', 'CHECK');
    change.take('WITH', 'NOCHECK');
    if (change.take('ADD')) adding = true;
    else if (!adding || ALTERS.has(change.upper())) {
      adding = false;
      changed(change, table, catalog, place);
      continue;
    }
    change.take('COLUMN');
    change.take('IF', 'NOT', 'EXISTS');
    const own = part.slice(part.indexOf(change.peek() as Token));
    const inside = own[0]?.upper === '(' ? byCommas(new Cursor(own).brackets() ?? []) : [own];
    for (const each of inside) {
      const def = defaultFor(each, table);
      if (!def) element(each, table, place.file);
    }
  }
}

const ALTERS = new Set([
  'ALTER',
  'DROP',
  'MODIFY',
  'CHANGE',
  'RENAME',
  'OWNER',
  'SET',
  'ENABLE',
  'DISABLE',
  'CLUSTER',
  'ATTACH',
  'INHERIT',
  'CHECK',
  'NOCHECK',
  'AUTO_INCREMENT',
  'ENGINE',
  'COMMENT',
  'REPLICA',
  'VALIDATE',
]);

/** SQL Server: ADD CONSTRAINT x DEFAULT (…) FOR column. */
function defaultFor(tokens: readonly Token[], table: OpenTable): boolean {
  const at = tokens.findIndex(({ upper, is }) => upper === 'DEFAULT' && is === 'word');
  const target = tokens.findIndex(({ upper, is }) => upper === 'FOR' && is === 'word');
  if (at === -1 || target < at) return false;
  const column = table.columns.find(({ name }) => name.toLowerCase() === tokens[target + 1]?.text.toLowerCase());
  if (column)
    column.default = tokens
      .slice(at + 1, target)
      .map(({ text }) => text)
      .join('');
  return true;
}

function changed(change: Cursor, table: OpenTable, catalog: Catalog, place: FilePlace): void {
  if (change.take('ATTACH', 'PARTITION')) {
    const part = change.name();
    const own = part && catalog.find(part);
    if (own) own.parent = { name: table.name, ...(table.schema === undefined ? {} : { schema: table.schema }) };
  } else if (change.take('RENAME', 'TO')) {
    const name = change.name();
    if (name) {
      catalog.remove(table);
      catalog.add({ ...table, name: name.name });
    }
  } else if (change.take('COMMENT')) {
    change.take('=');
    table.comment = change.next()?.text ?? '';
  } else changedColumn(change, table, place);
}

function changedColumn(change: Cursor, table: OpenTable, place: FilePlace): void {
  const verb = change.next()?.upper ?? '';
  if (verb === 'RENAME') change.take('COLUMN');
  else if (
    !change.take('COLUMN') &&
    verb === 'DROP' &&
    ['CONSTRAINT', 'PRIMARY', 'FOREIGN', 'INDEX', 'KEY'].includes(change.upper())
  )
    return;
  change.take('IF', 'EXISTS');
  const name = change.next()?.text ?? '';
  const index = table.columns.findIndex((each) => each.name.toLowerCase() === name.toLowerCase());
  const column = table.columns[index];
  if (!column) return;
  if (verb === 'DROP') table.columns.splice(index, 1);
  else if (verb === 'RENAME' && change.take('TO'))
    table.columns[index] = { ...column, name: change.next()?.text ?? name };
  else if (verb === 'MODIFY' || verb === 'CHANGE' || (verb === 'ALTER' && !ALTER_COLUMN.has(change.upper()))) {
    const rest = change.tokens.slice(change.tokens.indexOf(change.peek() as Token) - (verb === 'CHANGE' ? 0 : 1));
    const after = columnOf(rest);
    if (!after || after.type === '') return;
    table.columns[index] = {
      ...after,
      primaryKey: column.primaryKey || after.primaryKey,
      unique: column.unique || after.unique,
      ...(after.references || column.references === undefined ? {} : { references: column.references }),
    };
    if (after.references) table.keys.push({ columns: [after.name], to: after.references, place });
  } else altered(change, column);
}

const ALTER_COLUMN = new Set(['SET', 'DROP', 'TYPE', 'ADD', 'RESET', 'RESTART']);

function altered(change: Cursor, column: OpenTable['columns'][number]): void {
  if (change.take('SET', 'NOT', 'NULL')) column.nullable = false;
  else if (change.take('DROP', 'NOT', 'NULL')) column.nullable = true;
  else if (change.take('DROP', 'DEFAULT')) delete column.default;
  else if (change.take('SET', 'DEFAULT') || (change.take('ADD') && change.take('GENERATED'))) {
    const after = columnOf([
      nameToken(column.name),
      ...(change.peek(-1)?.upper === 'DEFAULT'
        ? change.tokens.slice(change.tokens.indexOf(change.peek(-1) as Token))
        : []),
    ]);
    if (after?.default !== undefined) column.default = after.default;
    else column.counts = true;
  } else if (change.take('TYPE') || change.take('SET', 'DATA', 'TYPE')) {
    const after = columnOf([
      nameToken(column.name),
      ...change.tokens.slice(change.tokens.indexOf(change.peek() as Token)),
    ]);
    if (after) column.type = after.type;
  }
}

function nameToken(text: string): Token {
  return { is: 'name', text, upper: '', span: { start: 0, end: 0 } };
}

/** COMMENT ON TABLE a IS '…', COMMENT ON COLUMN a.b IS '…'. */
function comment(cursor: Cursor, catalog: Catalog): void {
  if (!cursor.take('ON')) return;
  const what = cursor.next()?.upper;
  const parts: string[] = [];
  while (isName(cursor.peek()) && cursor.upper() !== 'IS') {
    parts.push(cursor.next()?.text ?? '');
    cursor.take('.');
  }
  if (!cursor.take('IS')) return;
  const said = cursor.next();
  const text = said?.is === 'text' ? said.text : '';
  if (what === 'COLUMN') {
    const column = parts.pop()?.toLowerCase();
    const own = tableCalled(parts, catalog)?.columns.find(({ name }) => name.toLowerCase() === column);
    if (own) own.comment = text;
  } else if (what === 'TABLE' || what === 'VIEW' || what === 'MATERIALIZED') {
    const table = tableCalled(what === 'MATERIALIZED' ? parts.slice(1) : parts, catalog);
    if (table) table.comment = text;
  }
}

function tableCalled(parts: readonly string[], catalog: Catalog): OpenTable | undefined {
  const [name, schema] = parts.toReversed();
  return name === undefined ? undefined : catalog.find({ name, ...(schema === undefined ? {} : { schema }) });
}

function drop(cursor: Cursor, catalog: Catalog): void {
  if (!cursor.take('TABLE') && !cursor.take('VIEW')) return;
  cursor.take('IF', 'EXISTS');
  for (const part of byCommas(cursor.tokens.slice(cursor.tokens.indexOf(cursor.peek() as Token)))) {
    const name = new Cursor(part).name();
    if (name) catalog.remove(name);
  }
}
