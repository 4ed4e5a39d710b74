// ALTER TABLE: in, its words; out, its changes to a table of the catalog.
import type { FilePlace } from '../../file-place.js';
import type { Catalog, OpenTable } from './catalog.js';
import { columnOf, type ParsedColumn } from './columns.js';
import { element } from './create-table.js';
import { byCommas, Cursor } from './cursor.js';
import type { Token } from './tokens.js';

export function alter(cursor: Cursor, place: FilePlace, catalog: Catalog): void {
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
      if (!def) element(each, table, place.file, catalog);
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
  const column = table.columns.find(tokens[target + 1]?.text ?? '');
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
  const column = table.columns.find(name);
  if (!column) return;
  if (verb === 'DROP') table.columns.replace(column);
  else if (verb === 'RENAME' && change.take('TO'))
    table.columns.replace(column, { ...column, name: change.next()?.text ?? name });
  else if (verb === 'MODIFY' || verb === 'CHANGE' || (verb === 'ALTER' && !ALTER_COLUMN.has(change.upper()))) {
    const rest = change.tokens.slice(change.tokens.indexOf(change.peek() as Token) - (verb === 'CHANGE' ? 0 : 1));
    const after = columnOf(rest);
    if (!after || after.type === '') return;
    table.columns.replace(column, {
      ...after,
      primaryKey: column.primaryKey || after.primaryKey,
      unique: column.unique || after.unique,
      ...(after.references || column.references === undefined ? {} : { references: column.references }),
    });
    if (after.references) table.keys.push({ columns: [after.name], to: after.references, place });
  } else altered(change, column);
}

const ALTER_COLUMN = new Set(['SET', 'DROP', 'TYPE', 'ADD', 'RESET', 'RESTART']);

function altered(change: Cursor, column: ParsedColumn): void {
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
