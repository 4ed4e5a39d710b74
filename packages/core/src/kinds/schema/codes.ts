// The diagnostic codes of schema.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface SchemaCodeArgs {
  readonly E600: { readonly table: string; readonly column: string; readonly near: readonly string[] };
  readonly E601: {
    readonly table: string;
    readonly column: string;
    readonly near: readonly string[];
    readonly type: string;
  };
  readonly E602: { readonly table: string; readonly column: string; readonly near: readonly string[] };
  readonly E603: { readonly id: string; readonly column: string };
  readonly E604: { readonly column: string };
  readonly E605: { readonly column: string };
  readonly W600: {
    readonly column: string;
    readonly type: string;
    readonly target: string;
    readonly targetType: string;
  };
  readonly W601: { readonly table: string; readonly likely: string | undefined };
  readonly W602: { readonly target: string };
  readonly W603: { readonly table: string; readonly columns: readonly string[] };
  readonly W604: { readonly tables: readonly string[]; readonly column: string };
  readonly W605: { readonly id: string };
  readonly W606: { readonly type: string; readonly near: string };
  readonly W607: { readonly column: string; readonly other: string; readonly line: number };
  readonly W608: { readonly index: string; readonly by: string };
  readonly W609: { readonly column: string; readonly target: string };
}

export const schemaNumbers: CodeNumbers = { E: [600, 609], W: [600, 609] };

const HEAD = 'schema "Shop"\n';
const TEAMS = 'table teams {\n  id uuid pk\n}\n';
const USERS = 'table users {\n  id uuid pk\n  email text\n}\n';
const or = (words: readonly string[]): string => words.map((each) => `'${each}'`).join(' or ');

export const schemaCodes: CodeTable<SchemaCodeArgs> = {
  E600: {
    severity: 'error',
    meaning: 'A foreign key names a table that does not exist.',
    message: ({ table }) => `There is no table '${table}'.`,
    hint: ({ table, column, near }) =>
      `${near.length > 0 ? `Did you mean ${or(near)}? Otherwise add` : 'Add'} table ${table} { } with the column ${column}, or write only the flag fk: the key then points outside the picture.`,
    example: `${HEAD}table users {\n  id uuid pk\n  team_id uuid fk=teams.id\n}\n`,
    repair: `${HEAD}table users {\n  id uuid pk\n  team_id uuid fk=teams.id\n}\n${TEAMS}`,
  },
  E601: {
    severity: 'error',
    meaning: 'A foreign key names a column that its table does not have.',
    message: ({ table, column }) => `The table '${table}' has no column '${column}'.`,
    hint: ({ table, column, near, type }) =>
      `${near.length > 0 ? `Did you mean ${or(near.map((each) => `${table}.${each}`))}? Otherwise add` : 'Add'} to the table ${table}: ${column} ${type}`,
    example: `${HEAD}table users {\n  id uuid pk\n  team_id uuid fk=teams.id\n}\ntable teams {\n  code text pk\n}\n`,
    repair: `${HEAD}table users {\n  id uuid pk\n  team_id uuid fk=teams.id\n}\ntable teams {\n  id uuid pk\n  code text pk\n}\n`,
  },
  E602: {
    severity: 'error',
    meaning: 'An index names a column that its table does not have.',
    message: ({ table, column }) => `The table '${table}' has no column '${column}'.`,
    hint: ({ table, near }) =>
      near.length > 0 ? `Did you mean ${or(near)}?` : `Name columns of ${table}, separated by commas without spaces.`,
    example: `${HEAD}table users {\n  id uuid pk\n}\nindex users email unique\n`,
    repair: `${HEAD}table users {\n  id uuid pk\n  email text\n}\nindex users email unique\n`,
  },
  E603: {
    severity: 'error',
    meaning: 'A foreign key names an enum.',
    message: ({ id }) => `'${id}' is an enum, but a foreign key names a column of a table.`,
    hint: ({ id, column }) => `Use the enum as the column's type: ${column} ${id}`,
    example: `${HEAD}table users {\n  id uuid pk\n  status text fk=status.open\n}\nenum status {\n  open\n}\n`,
    repair: `${HEAD}table users {\n  id uuid pk\n  status status\n}\nenum status {\n  open\n}\n`,
  },
  E604: {
    severity: 'error',
    meaning: 'A column is a foreign key to itself.',
    message: ({ column }) => `'${column}' is a foreign key to itself.`,
    hint: () => 'Name the column that it refers to, such as fk=teams.id',
    example: `${HEAD}table users {\n  id uuid pk fk=users.id\n}\n`,
    repair: `${HEAD}table users {\n  id uuid pk\n}\n`,
  },
  E605: {
    severity: 'error',
    meaning: 'An index names a column twice.',
    message: ({ column }) => `The index names '${column}' twice.`,
    hint: () => 'Name each column once.',
    example: `${HEAD}${USERS}index users email,email\n`,
    repair: `${HEAD}${USERS}index users email\n`,
  },
  W600: {
    severity: 'warning',
    meaning: 'A foreign key and the column that it names have different types.',
    message: ({ column, type, target, targetType }) => `'${column}' is ${type}, but ${target} is ${targetType}.`,
    hint: ({ column, targetType, target }) => `Give both the same type: ${column} ${targetType} fk=${target}`,
    example: `${HEAD}table users {\n  id uuid pk\n  team_id int fk=teams.id\n}\n${TEAMS}`,
    repair: `${HEAD}table users {\n  id uuid pk\n  team_id uuid fk=teams.id\n}\n${TEAMS}`,
  },
  W601: {
    severity: 'warning',
    style: true,
    meaning: 'A table has no primary key.',
    message: ({ table }) => `The table '${table}' has no primary key.`,
    hint: ({ likely }) =>
      likely === undefined
        ? 'Flag every column of its key with pk, or flag the table with view.'
        : `Flag its key: ${likely} pk`,
    example: `${HEAD}table users {\n  id uuid\n  email text\n}\n`,
    repair: `${HEAD}${USERS}`,
  },
  W602: {
    severity: 'warning',
    meaning: 'A foreign key names a column whose values are not unique.',
    message: ({ target }) => `${target} is neither a primary key nor unique, so the key does not identify one row.`,
    hint: ({ target }) => `Name the primary key of that table, or flag ${target} with unique.`,
    example: `${HEAD}table orders {\n  id uuid pk\n  email text fk=users.email\n}\n${USERS}`,
    repair: `${HEAD}table orders {\n  id uuid pk\n  email text fk=users.email\n}\ntable users {\n  id uuid pk\n  email text unique\n}\n`,
  },
  W603: {
    severity: 'warning',
    style: true,
    meaning: 'A table that joins two others can hold the same pair twice.',
    message: ({ table, columns }) =>
      `The table '${table}' joins ${columns.join(' and ')}, but nothing keeps a pair from appearing twice.`,
    hint: ({ table, columns }) => `Flag both with pk, or add: index ${table} ${columns.join(',')} unique`,
    example: `${HEAD}${USERS}${TEAMS}table members {\n  id uuid pk\n  user_id uuid fk=users.id\n  team_id uuid fk=teams.id\n}\n`,
    repair: `${HEAD}${USERS}${TEAMS}table members {\n  user_id uuid pk fk=users.id\n  team_id uuid pk fk=teams.id\n}\n`,
  },
  W604: {
    severity: 'warning',
    meaning: 'Tables require one another, so none can have a first row.',
    message: ({ tables }) =>
      tables.length === 1
        ? `Every row of '${tables[0]}' requires another one, so it can have no first row.`
        : `${tables.map((each) => `'${each}'`).join(', ')} require one another, so none can have a first row.`,
    hint: ({ column }) => `Flag one of the keys with nullable, such as ${column}.`,
    example: `${HEAD}table users {\n  id uuid pk\n  team_id uuid fk=teams.id\n}\ntable teams {\n  id uuid pk\n  lead_id uuid fk=users.id\n}\n`,
    repair: `${HEAD}table users {\n  id uuid pk\n  team_id uuid fk=teams.id\n}\ntable teams {\n  id uuid pk\n  lead_id uuid nullable fk=users.id\n}\n`,
  },
  W605: {
    severity: 'warning',
    style: true,
    meaning: 'An enum is not the type of any column.',
    message: ({ id }) => `No column has the type '${id}'.`,
    hint: ({ id }) => `Use it as the type of a column, such as state ${id}, or remove it.`,
    example: `${HEAD}${USERS}enum status {\n  open\n}\n`,
    repair: `${HEAD}table users {\n  id uuid pk\n  status status\n}\nenum status {\n  open\n}\n`,
  },
  W606: {
    severity: 'warning',
    meaning: 'The type of a column is almost the name of an enum.',
    message: ({ type, near }) => `The type '${type}' is not declared, but there is an enum '${near}'.`,
    hint: ({ near }) => `Write ${near}, or another type if you do not mean the enum.`,
    example: `${HEAD}table users {\n  id uuid pk\n  status acount_status\n  old account_status\n}\nenum account_status {\n  open\n}\n`,
    repair: `${HEAD}table users {\n  id uuid pk\n  status account_status\n  old account_status\n}\nenum account_status {\n  open\n}\n`,
  },
  W607: {
    severity: 'warning',
    meaning: 'Two columns of a table differ only in case.',
    message: ({ column, other, line }) =>
      `'${column}' and '${other}' on line ${line} are the same name in most databases.`,
    hint: () => 'Remove or rename one of them.',
    example: `${HEAD}table users {\n  id uuid pk\n  email text\n  Email text\n}\n`,
    repair: `${HEAD}${USERS}`,
  },
  W608: {
    severity: 'warning',
    style: true,
    meaning: 'An index repeats a key or another index.',
    message: ({ index, by }) => `An index of ${index} already exists: ${by}.`,
    hint: () => 'Remove this line.',
    example: `${HEAD}${USERS}index users id\n`,
    repair: `${HEAD}${USERS}`,
  },
  W609: {
    severity: 'warning',
    style: true,
    meaning: 'A foreign key without a target is named after a table in the picture.',
    message: ({ column, target }) => `'${column}' points outside the picture, though ${target} is in it.`,
    hint: ({ target }) => `Write fk=${target} to draw the line.`,
    example: `${HEAD}table users {\n  id uuid pk\n  team_id uuid fk\n}\n${TEAMS}`,
    repair: `${HEAD}table users {\n  id uuid pk\n  team_id uuid fk=teams.id\n}\n${TEAMS}`,
  },
};

export const report: Report<SchemaCodeArgs> = reporter(schemaCodes);
