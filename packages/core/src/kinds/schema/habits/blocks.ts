// Lines that open a table or an enum in other languages: `create table users (`, `Table users {`, `model User {`, `entity
// "User" as users {`, `CUSTOMER {`. From a line to our line.
import { answered, report, shown } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { quote } from '../../../syntax/quote.js';
import { WORD } from '../../../syntax/token.js';
import { wordFrom } from '../../../syntax/word-from.js';
import { bareName, columnText, cutAtCommas } from './column-line.js';
import { columnMeant } from './columns.js';

/** `table users { id uuid pk; name text }`, `create table users (id int primary key);` */
function wholeTable(line: HabitLine, text: string): RepairedLine | undefined {
  const match = /^([^({]{1,200})([({])(.+)[)}]\s*;?$/.exec(text);
  if (match?.[1] === undefined || match[3] === undefined) return undefined;
  const head = `${match[1].trim()} ${match[2]}`;
  const opened = openedBy(line, head);
  if (opened === undefined || (opened.keyword === 'table' && !/^(?:table|create|model|entity)\s/i.test(head)))
    return undefined;
  const columns = match[3]
    .split(';')
    .flatMap(cutAtCommas)
    .map((each) => {
      const column = columnMeant(each, line);
      return column === undefined ? each : columnText(column);
    });
  const statements = [openingLine(opened), ...columns, '}'];
  const written = statements.map((each, i) => (i > 0 && each !== '}' ? `  ${each}` : each)).join('\n');
  return {
    diagnostic: report('E113', line.span, { instead: written }, { span: line.span, text: written, safe: opened.safe }),
    statements,
    declares: [{ id: opened.id, label: opened.label ?? opened.id }],
  };
}

function openingLine({ keyword, id, label, more }: Opened): string {
  return [keyword, id, label === undefined ? '' : quote(label), more ?? '', '{']
    .filter((each) => each !== '')
    .join(' ');
}

interface Opened {
  readonly keyword: 'table' | 'enum';
  readonly id: string;
  readonly label?: string;
  readonly more?: string;
  readonly safe: boolean;
}

const NAME = '(?:"[^"]{1,80}"|`[^`]{1,80}`|\\[[^\\]]{1,80}\\]|[\\w-]+)';
const SCHEMED = `(?:${NAME}\\.){0,2}(${NAME})`;
const CREATE = new RegExp(
  `^create\\s+(?:or\\s+replace\\s+)?(?:global\\s+)?(?:temp(?:orary)?\\s+|unlogged\\s+)?(table|(?:materialized\\s+)?view)\\s+(?:if\\s+not\\s+exists\\s+)?${SCHEMED}\\s*[({]?$`,
  'i',
);
const CREATE_ENUM = new RegExp(`^create\\s+type\\s+${SCHEMED}\\s+as\\s+enum\\s*\\(?$`, 'i');
const ENUM_LINE = new RegExp(`^create\\s+type\\s+${SCHEMED}\\s+as\\s+enum\\s*\\((.*)\\)\\s*;?$`, 'i');
const DBML = new RegExp(
  `^(Table|Enum|TABLE|ENUM)\\s+${SCHEMED}(?:\\s+as\\s+("[^"]+"|\\w+))?\\s*(?:\\[(.*)\\])?\\s*\\{$`,
);
const WORDED = new RegExp(
  `^(?:model|entity|class|sql_table|collection|table|type|view)\\s*\\(?\\s*(${NAME})\\s*\\)?(?:\\s+as\\s+(${NAME}))?(?:\\s*<<[^<>]*>>)?(?:\\s+#\\w+)?\\s*\\{$`,
  'i',
);
const BARE = /^("[^"]{1,80}"|[A-Za-z_][\w-]*)(?:\s*\[\s*"?([^\]"]{1,200})"?\s*\])?\s*\{$/;
const KEYED = /^"?([A-Za-z_][\w -]{0,80})"?\s*:\s*"?([^"{}]{0,80}?)"?\s*\{$/;

export function repairTableBlock(line: HabitLine, text: string): RepairedLine | undefined {
  const values = ENUM_LINE.exec(text);
  if (values?.[1] !== undefined) return wholeEnum(line, text, values[1], values[2] ?? '');
  const oneLine = wholeTable(line, text);
  if (oneLine !== undefined) return oneLine;
  const opened = openedBy(line, text);
  if (opened === undefined) return undefined;
  const { id, label } = opened;
  const statement = openingLine(opened);
  if (statement === text) return undefined;
  const rewrite = { statements: [statement], declares: [{ id, label: label ?? id }], safe: opened.safe };
  const actual = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  return answered(line, rewrite, (span, fix) => report('E116', span, { found: actual, instead: statement }, fix));
}

function openedBy(line: HabitLine, text: string): Opened | undefined {
  const create = CREATE.exec(text);
  if (create?.[2] !== undefined)
    return {
      keyword: 'table',
      ...named(create[2]),
      ...(/view/i.test(create[1] ?? '') ? { more: 'view' } : {}),
      safe: true,
    };
  const type = CREATE_ENUM.exec(text)?.[1];
  if (type !== undefined) return { keyword: 'enum', ...named(type), safe: true };
  const dbml = DBML.exec(text);
  if (dbml?.[2] !== undefined) {
    const note = /\bnote\s*:\s*'([^']*)'/.exec(dbml[4] ?? '')?.[1];
    const keyword = /^table$/i.test(dbml[1] ?? '') ? 'table' : 'enum';
    return {
      keyword,
      ...named(dbml[2]),
      ...(note === undefined ? {} : { more: `sub=${quote(note)}` }),
      safe: isUnused(line, dbml[3]),
    };
  }
  const worded = WORDED.exec(text);
  if (worded?.[1] !== undefined) {
    const view = /^view/i.test(text) ? { more: 'view' } : {};
    if (worded[2] === undefined) return { keyword: 'table', ...named(worded[1]), ...view, safe: true };
    const [label, id] = [bareName(worded[1]), bareName(worded[2])];
    return WORD.test(id)
      ? { keyword: 'table', id, ...(label === id ? {} : { label }), ...view, safe: true }
      : undefined;
  }
  return bareBlock(line, text);
}

/** Whether nothing uses the alias that DBML gives a table. */
function isUnused({ source }: HabitLine, alias: string | undefined): boolean {
  return alias === undefined || !source.text.includes(`${bareName(alias)}.`);
}

/** `CUSTOMER {` of Mermaid, and `users: {` above `shape: sql_table` of D2. */
function bareBlock(line: HabitLine, text: string): Opened | undefined {
  const bare = BARE.exec(text);
  const keywords = [...line.shape.keywords, ...line.shape.foreign.keys()];
  if (bare?.[1] !== undefined && !keywords.includes(bare[1]) && line.block?.keyword !== 'table') {
    const { id, label } = named(bare[1]);
    const alias = bare[2] ?? label;
    return { keyword: 'table', id, ...(alias === undefined ? {} : { label: alias }), safe: true };
  }
  const keyed = KEYED.exec(text);
  if (keyed?.[1] === undefined || !/^\s*shape\s*:\s*sql_table/.test(lineText(line.source, line.index + 1)))
    return undefined;
  const { id, label } = named(keyed[1]);
  const alias = keyed[2] || label;
  return { keyword: 'table', id, ...(alias === undefined ? {} : { label: alias }), safe: true };
}

function named(written: string): { readonly id: string; readonly label?: string } {
  const name = bareName(written);
  return WORD.test(name) ? { id: name } : { id: wordFrom(name), label: name };
}

/** `create type mood as enum ('sad', 'ok');` */
function wholeEnum(line: HabitLine, text: string, name: string, list: string): RepairedLine {
  const { id, label } = named(name);
  const values = cutAtCommas(list).map((each) => {
    const value = named(each.replace(/^'|'$/g, ''));
    return value.label === undefined ? value.id : `${value.id} ${quote(value.label)}`;
  });
  const statements = [label === undefined ? `enum ${id} {` : `enum ${id} ${quote(label)} {`, ...values, '}'];
  const actual = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  const written = statements.map((each, i) => (i > 0 && each !== '}' ? `  ${each}` : each)).join('\n');
  return {
    diagnostic: report(
      'E116',
      line.span,
      { found: actual, instead: shown(statements) },
      { span: line.span, text: written, safe: true },
    ),
    statements,
    declares: [{ id, label: label ?? id }],
  };
}
