// Columns as DBML, Prisma, D2, PlantUML and Mermaid write them: from a line of a table to our line.
import { report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { isKnownType, isTypeWord } from '../types.js';
import { columnText, cutAtCommas, defaultText, type MeantColumn, plainColumn, withFlag } from './column-line.js';
import { sqlColumn } from './sql-columns.js';

const FORM = 'name type ["label"] flags and options';

export function repairColumn(line: HabitLine, text: string): RepairedLine | undefined {
  if (line.block?.keyword !== 'table') return undefined;
  const [ownText, remark] = withoutRemark(text);
  const column = columnMeant(ownText, line);
  if (column === undefined && remark === undefined) return undefined;
  const statement = column === undefined ? ownText : columnText(column);
  const instead = remark === undefined ? statement : `${statement}  # ${remark}`;
  if (instead === text) return undefined;
  const actual = `'${text.length > 40 ? `${text.slice(0, 37)}...` : text}'`;
  return {
    diagnostic: report(
      'E118',
      line.span,
      { found: actual, form: FORM, instead },
      { span: line.span, text: instead, safe: column?.sure ?? true },
    ),
    statements: [statement],
    declares: [],
  };
}

/** A remark after the line, as SQL and most languages mark it. */
function withoutRemark(text: string): readonly [said: string, remark: string | undefined] {
  const match = /^(.*?\S)\s+(?:\/\/|--)\s+([^"'`]*)$/.exec(text);
  return match?.[1] === undefined ? [text, undefined] : [match[1], match[2]?.trim()];
}

export function columnMeant(written: string, line: HabitLine): MeantColumn | undefined {
  const text = written.replace(/[,;]\s*$/, '');
  return (
    dbmlColumn(text) ??
    prismaColumn(text) ??
    d2Column(text) ??
    umlColumn(text) ??
    mermaidColumn(text, line) ??
    sqlColumn(text)
  );
}

/** `id int [pk, not null, ref: > teams.id, note: 'x']` */
function dbmlColumn(text: string): MeantColumn | undefined {
  const match = /^("[^"]{1,80}"|\w+)\s+("[^"]{1,80}"|[\w.]+(?:\([^()]{0,60}\))?(?:\[\])*)\s*\[([^\]].*)\]$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return cutAtCommas(match[3] ?? '').reduce(withSetting, plainColumn(match[1], match[2]));
}

function withSetting(of: MeantColumn, setting: string): MeantColumn {
  const lower = setting.toLowerCase();
  if (lower === 'pk' || lower === 'primary key') return withFlag(of, 'pk');
  if (lower === 'unique' || lower === 'null') return withFlag(of, lower === 'null' ? 'nullable' : 'unique');
  if (lower === 'not null') return of;
  const match = /^(\w+)\s*:\s*(.+)$/s.exec(setting);
  const value = match?.[2]?.trim() ?? '';
  switch (match?.[1]?.toLowerCase()) {
    case 'default':
      return value === 'null' ? of : { ...of, default: defaultText(value) };
    case 'note':
      return { ...of, comment: value.replace(/^(['"`])(.*)\1$/s, '$2') };
    case 'ref':
      return withRef(of, value);
    default:
      return { ...of, rest: [...of.rest, setting] };
  }
}

/** `> teams.id`; a one-to-one key is also unique, and a key in the opposite direction belongs to the other table. */
function withRef(of: MeantColumn, value: string): MeantColumn {
  const match = /^(<>|[<>-])\s*(?:"?\w+"?\.)?"?(\w+)"?\."?(\w+)"?$/.exec(value);
  if (match === null) return { ...of, rest: [...of.rest, `ref ${value}`] };
  const target = `${match[2]}.${match[3]}`;
  if (match[1] === '>') return { ...of, fk: target };
  if (match[1] === '-') return withFlag({ ...of, fk: target }, 'unique');
  return { ...of, rest: [...of.rest, `ref ${value}`], sure: false };
}

/** `id Int @id @default(autoincrement())`, `name String?` */
function prismaColumn(text: string): MeantColumn | undefined {
  const match = /^(\w+)\s+([A-Za-z]\w*(?:\("[^"]*"\))?)(\?|\[\])?((?:\s+@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?)*)$/.exec(
    text,
  );
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  const attributes = match[4]?.match(/@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?/g) ?? [];
  if (match[3] !== '?' && attributes.length === 0) return undefined;
  const start = plainColumn(match[1], match[2] + (match[3] === '[]' ? '[]' : ''));
  return attributes.reduce(withAttribute, match[3] === '?' ? withFlag(start, 'nullable') : start);
}

function withAttribute(of: MeantColumn, attribute: string): MeantColumn {
  const match = /^@([\w.]+)(?:\((.*)\))?$/s.exec(attribute);
  const value = match?.[2] ?? '';
  switch (match?.[1]) {
    case 'id':
      return withFlag(of, 'pk');
    case 'unique':
      return withFlag(of, 'unique');
    case 'default':
      return { ...of, default: defaultText(value) };
    default:
      if (match?.[1]?.startsWith('db.') === true)
        return { ...of, type: `${match[1].slice(3)}${value === '' ? '' : `(${value})`}` };
      return { ...of, rest: [...of.rest, attribute] };
  }
}

/** `id: int {constraint: [primary_key; unique]}` */
function d2Column(text: string): MeantColumn | undefined {
  const match =
    /^"?([\w ]{1,80}?)"?\s*:\s*"?([^"{}]{1,80}?)"?\s*\{\s*constraint\s*:\s*\[?([^\]{}]*)\]?\s*;?\s*\}$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return (match[3] ?? '')
    .split(/[;,]/)
    .map((each) => each.trim().replace(/^"|"$/g, ''))
    .filter((each) => each !== '')
    .reduce((of, word) => withWord(of, word), plainColumn(match[1], match[2]));
}

const WORDS: Readonly<Record<string, 'pk' | 'fk' | 'unique' | 'nullable'>> = {
  pk: 'pk',
  primary_key: 'pk',
  'primary key': 'pk',
  fk: 'fk',
  foreign_key: 'fk',
  'foreign key': 'fk',
  uk: 'unique',
  uq: 'unique',
  unique: 'unique',
  null: 'nullable',
  nullable: 'nullable',
};

function withWord(of: MeantColumn, word: string): MeantColumn {
  const flag = WORDS[word.toLowerCase()];
  return flag === undefined ? { ...of, rest: [...of.rest, word] } : withFlag(of, flag);
}

/** `* id : int <<PK>>`; without the star, only its properties. */
function umlColumn(text: string): MeantColumn | undefined {
  const match = /^([*+~-]\s*)?("?[\w ]{1,80}?"?)\s*:\s*([^<"]{1,80}?)\s*((?:<<[^<>]{1,40}>>\s*)*)$/.exec(text);
  if (match?.[2] === undefined || match[3] === undefined) return undefined;
  const marks = match[4]?.match(/<<[^<>]*>>/g) ?? [];
  if (match[1] === undefined && marks.length === 0) return undefined;
  return marks
    .flatMap((each) => each.slice(2, -2).split(','))
    .map((each) => each.trim())
    .reduce(withWord, plainColumn(match[2].trim(), match[3]));
}

/** `string name PK, FK "comment"`: the type first, with Mermaid's keys and comment. */
function mermaidColumn(text: string, { known }: HabitLine): MeantColumn | undefined {
  const match =
    /^([A-Za-z]\w*(?:\([^()]{0,40}\))?(?:\[\])?)\s+\*?([A-Za-z_][\w-]*)(?:\s+((?:PK|FK|UK)(?:(?:\s*,\s*|\s+)?(?:PK|FK|UK))*))?(?:\s+"([^"]*)")?$/.exec(
      text,
    );
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  const [, type, name, keys = '', comment] = match;
  // A column may be called `date`, and its type may be declared in the source.
  const isTurned =
    (isTypeWord(type) || type.endsWith('[]')) &&
    !isTypeWord(name) &&
    !isKnownType(name) &&
    known.labelOf(name) === undefined;
  if (!isTurned || FLAGS.has(name)) return undefined;
  const start = keys
    .split(/[\s,]+/)
    .filter((each) => each !== '')
    .reduce(withWord, plainColumn(name, type));
  if (/^(?:nullable|null)$/i.test(comment ?? '')) return withFlag(start, 'nullable');
  return comment && !/^not null$/i.test(comment) ? { ...start, comment } : start;
}

/** Flags of a column, none of which is a name after a type. */
const FLAGS: ReadonlySet<string> = new Set(['pk', 'fk', 'unique', 'nullable']);
