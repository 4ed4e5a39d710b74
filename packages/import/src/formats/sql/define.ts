// Defining statements: in, a statement; out, its changes to the catalog. Definitions that no schema shows (triggers, routines,
// sequences) are reported as skipped.
import type { FilePlace } from '../../file-place.js';
import { alter } from './alter-table.js';
import { type Catalog, externalOf, type OpenTable } from './catalog.js';
import { namesIn } from './columns.js';
import { createTable, createVirtual, hiddenTable } from './create-table.js';
import { createView } from './create-view.js';
import { byCommas, Cursor, isName, OPEN, skipTo } from './cursor.js';
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

function createType(cursor: Cursor, place: FilePlace, catalog: Catalog): void {
  const name = cursor.name();
  if (!name || !cursor.take('AS', 'ENUM')) return;
  const values = byCommas(cursor.brackets() ?? []).map((part) => part[0]?.text ?? '');
  catalog.addEnum({ external: externalOf(name), ...name, values, place });
}

function createIndex(cursor: Cursor, catalog: Catalog, unique: boolean): void {
  if (!cursor.take('CONCURRENTLY')) cursor.take('NONCONCURRENTLY');
  cursor.take('IF', 'NOT', 'EXISTS');
  if (cursor.upper() !== 'ON') cursor.name();
  if (!cursor.take('ON')) return;
  cursor.take('ONLY');
  const name = cursor.name();
  const table = name && catalog.find(name);
  if (!table || !catalog.takes(table)) return;
  skipTo(cursor, OPEN);
  const columns = namesIn(cursor.brackets() ?? []);
  const whole = !cursor.tokens
    .slice(cursor.tokens.indexOf(cursor.peek() as Token))
    .some(({ upper }) => upper === 'WHERE');
  table.indexes.push({ columns, ...(unique && (whole || cursor.done) ? { unique: true as const } : {}) });
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
  const token = cursor.next();
  const text = token?.is === 'text' ? token.text : '';
  if (what === 'COLUMN') {
    const column = parts.pop() ?? '';
    const own = tableCalled(parts, catalog)?.columns.find(column);
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
