// A column of CREATE TABLE or ALTER TABLE: in, its tokens; out, the column and its inline keys.
import { byCommas, Cursor, isName, textOf } from './cursor.js';
import type { Token } from './tokens.js';

export interface ParsedColumn {
  readonly name: string;
  type: string;
  nullable: boolean;
  unique: boolean;
  primaryKey: boolean;
  counts: boolean;
  default?: string;
  generated?: string;
  comment?: string;
  values?: readonly string[];
  references?: ParsedReference;
}

export interface ParsedReference {
  readonly schema?: string;
  readonly table: string;
  readonly columns?: readonly string[];
  readonly onDelete?: string;
  readonly onUpdate?: string;
  readonly at: number;
}

/** Words that end a type or a default and begin a property of the column. */
const ENDS = new Set([
  'NOT',
  'NULL',
  'DEFAULT',
  'PRIMARY',
  'UNIQUE',
  'REFERENCES',
  'CHECK',
  'CONSTRAINT',
  'COLLATE',
  'GENERATED',
  'AS',
  'AUTO_INCREMENT',
  'AUTOINCREMENT',
  'IDENTITY',
  'COMMENT',
  'ON',
  'CHARSET',
  'STORED',
  'VIRTUAL',
  'INVISIBLE',
  'VISIBLE',
  'SPARSE',
  'ROWGUIDCOL',
  'PERSISTED',
  'ENABLE',
  'DISABLE',
  'HIDDEN',
  'FAMILY',
  'MASKED',
  'KEY',
  'DEFERRABLE',
  'INITIALLY',
  'STORAGE',
  'COMPRESSION',
  'ENCODE',
  'ORGANIZE',
  'IMPLICITLY',
  'AFTER',
  'FIRST',
  'FOREIGN',
  'CREATE',
  'COMPRESS',
  'COMPACT',
  'SRID',
  'USING',
  'RESTRICT',
  'NOCHECK',
  'INLINE',
]);

export function columnOf(tokens: readonly Token[]): ParsedColumn | undefined {
  const cursor = new Cursor(tokens);
  const first = cursor.next();
  if (!first || !isName(first)) return undefined;
  const column: ParsedColumn = {
    name: first.text,
    type: '',
    nullable: true,
    unique: false,
    primaryKey: false,
    counts: false,
  };
  const type = typeOf(cursor);
  column.type = type.text;
  if (type.values) column.values = type.values;
  if (/^(?:small|big)?serial\d?\b/i.test(type.text)) {
    column.counts = true;
    column.nullable = false;
  }
  while (!cursor.done) if (!readAttribute(cursor, column)) cursor.next();
  if (column.primaryKey) column.nullable = false;
  return column;
}

function typeOf(cursor: Cursor): { readonly text: string; readonly values?: readonly string[] } {
  const tokens: Token[] = [];
  let values: readonly string[] | undefined;
  while (!cursor.done) {
    const upper = cursor.upper();
    const token = cursor.peek();
    if (ENDS.has(upper) && token?.is === 'word') break;
    if (upper === 'CHARACTER' && cursor.upper(1) === 'SET') break;
    if (upper === 'WITH' && cursor.upper(1) !== 'TIME' && cursor.upper(1) !== 'LOCAL') break;
    if (upper === '(') {
      const inside = cursor.brackets() ?? [];
      const last = tokens.at(-1)?.upper;
      if (last === 'ENUM' || last === 'SET') values = byCommas(inside).map((each) => each[0]?.text ?? '');
      addBrackets(tokens, inside, inside[0]);
      continue;
    }
    if (upper === '=' || upper === ',') break;
    tokens.push(token as Token);
    cursor.next();
  }
  return { text: textOf(tokens), ...(values ? { values } : {}) };
}

/** One by one: as arguments, many tokens overflow the stack. */
function addBrackets(tokens: Token[], inside: readonly Token[], beside: Token | undefined): void {
  tokens.push(sign('(', inside[0] ?? beside));
  for (const each of inside) tokens.push(each);
  tokens.push(sign(')', inside.at(-1) ?? beside));
}

function sign(text: string, beside: Token | undefined): Token {
  return { is: 'sign', text, upper: text, span: beside?.span ?? { start: 0, end: 0 } };
}

/** One property of the column, if it is understood. */
function readAttribute(cursor: Cursor, column: ParsedColumn): boolean {
  if (cursor.take('CONSTRAINT')) {
    cursor.next();
    return true;
  }
  if (cursor.take('NOT', 'NULL')) {
    column.nullable = false;
    return true;
  }
  if (cursor.take('NULL')) return true;
  if (cursor.take('PRIMARY', 'KEY') || (column.unique && cursor.take('PRIMARY'))) {
    column.primaryKey = true;
    return true;
  }
  if (cursor.take('UNIQUE')) {
    cursor.take('KEY');
    column.unique = true;
    return true;
  }
  if (cursor.take('DEFAULT')) {
    column.default = defaultOf(cursor);
    return true;
  }
  if (cursor.take('COMMENT')) {
    column.comment = cursor.next()?.text ?? '';
    return true;
  }
  if (cursor.take('AUTO_INCREMENT') || cursor.take('AUTOINCREMENT')) {
    column.counts = true;
    return true;
  }
  if (cursor.take('IDENTITY')) {
    cursor.brackets();
    column.counts = true;
    column.nullable = false;
    return true;
  }
  if (cursor.upper() === 'REFERENCES') {
    column.references = referenceOf(cursor);
    return true;
  }
  if (cursor.take('ON', 'UPDATE') || cursor.take('ON', 'DELETE') || cursor.take('CHECK') || cursor.take('COLLATE')) {
    if (cursor.upper() === '(') cursor.brackets();
    else cursor.next();
    if (cursor.upper() === '(') cursor.brackets();
    return true;
  }
  return generatedOf(cursor, column);
}

/** GENERATED ALWAYS AS (…) STORED, GENERATED BY DEFAULT AS IDENTITY, AS (…) PERSISTED. */
function generatedOf(cursor: Cursor, column: ParsedColumn): boolean {
  if (cursor.take('GENERATED')) {
    cursor.take('ALWAYS');
    if (cursor.take('BY', 'DEFAULT')) cursor.take('ON', 'NULL');
  } else if (cursor.upper() !== 'AS') return false;
  if (!cursor.take('AS')) return true;
  if (cursor.take('IDENTITY')) {
    cursor.brackets();
    column.counts = true;
    column.nullable = false;
    return true;
  }
  if (cursor.upper() === '(') column.generated = textOf(cursor.brackets() ?? []);
  return true;
}

function defaultOf(cursor: Cursor): string {
  const tokens: Token[] = [];
  while (!cursor.done) {
    const token = cursor.peek() as Token;
    if (tokens.length > 0 && token.is === 'word' && ENDS.has(token.upper)) break;
    if (token.upper === '(') {
      const inside = cursor.brackets() ?? [];
      addBrackets(tokens, inside, token);
    } else {
      tokens.push(token);
      cursor.next();
    }
  }
  return textOf(tokens);
}

/** REFERENCES and everything after it. */
export function referenceOf(cursor: Cursor): ParsedReference {
  const at = cursor.next()?.span.start ?? 0;
  const { schema, name = '' } = cursor.name() ?? { name: '' };
  const columns = cursor.upper() === '(' ? namesIn(cursor.brackets() ?? []) : undefined;
  let onDelete: string | undefined;
  let onUpdate: string | undefined;
  for (;;) {
    if (cursor.take('ON', 'DELETE')) onDelete = actionOf(cursor);
    else if (cursor.take('ON', 'UPDATE')) onUpdate = actionOf(cursor);
    else if (cursor.take('MATCH')) cursor.next();
    else break;
  }
  return {
    ...(schema === undefined ? {} : { schema }),
    table: name,
    at,
    ...(columns ? { columns } : {}),
    ...(onDelete === undefined ? {} : { onDelete }),
    ...(onUpdate === undefined ? {} : { onUpdate }),
  };
}

function actionOf(cursor: Cursor): string {
  if (cursor.take('SET', 'NULL')) return 'SET NULL';
  if (cursor.take('SET', 'DEFAULT')) return 'SET DEFAULT';
  if (cursor.take('NO', 'ACTION')) return 'NO ACTION';
  return cursor.next()?.upper ?? '';
}

/** Names of columns in brackets: without lengths, orders and classes; an expression as written. */
export function namesIn(tokens: readonly Token[]): readonly string[] {
  return byCommas(tokens).map((part) => {
    const [first, second] = part;
    const plain =
      first && isName(first) && (second === undefined || second.upper !== '(' || /^\d/.test(part[2]?.text ?? ''));
    const called = second?.upper === '(' && !/^\d+$/.test(part[2]?.text ?? '');
    return plain && !called ? (first?.text ?? '') : textOf(part);
  });
}
