// Mistakes that a model familiar with SQL, DBML, Mermaid, Prisma, D2 and PlantUML makes in a schema.
import { below, type Case, type Mistake } from '../../testing/mistake.js';

const HEAD = 'schema "Shop"\n';
const TEAMS = `${HEAD}table teams {\n  id uuid pk\n}\n`;
const TABLES = `${TEAMS}table users {\n  id uuid pk\n  team_id uuid\n}\n`;

/** A line of a table. */
const column = (name: string, line: string, fixed: string, codes = 'E118', hint = fixed): Case => ({
  name,
  lines: `table users {\n  ${line}\n}`,
  codes,
  hint,
  fixed: `table users {\n  ${fixed}\n}`,
});

const SQL: readonly Case[] = [
  column('SQL column', 'id uuid PRIMARY KEY NOT NULL,', 'id uuid pk', 'E307 E118 E118', "'pk'"),
  column('SQL reference', 'lead uuid not null references teams(id)', 'lead uuid fk=teams.id', 'E118 E118'),
  column(
    'SQL default',
    "state varchar(20) not null default 'open',",
    'state varchar(20) default="open"',
    'E118 E118 E118',
  ),
  column(
    'SQL action',
    'lead uuid references teams(id) on delete cascade,',
    'lead uuid fk=teams.id sub="on delete cascade"',
  ),
  column(
    'SQL identity',
    'id bigint generated always as identity primary key',
    'id bigint pk sub="generated always as identity"',
  ),
  column('MySQL increment', '`id` int unsigned NOT NULL AUTO_INCREMENT,', 'id "int unsigned" sub="auto_increment"'),
  column(
    'SQL type of several words',
    'at timestamp with time zone default now()',
    'at "timestamp with time zone" default="now()"',
  ),
  column('SQL check', 'price numeric(10,2) check (price > 0)', 'price numeric(10,2) sub="check (price > 0)"'),
  column('quoted SQL name', '"full name" text not null', 'full-name text "full name"'),
  {
    name: 'SQL reference without a column',
    lines: 'table users {\n  id uuid pk\n  lead uuid references teams\n}',
    codes: 'E118',
    hint: 'lead uuid fk=teams.id',
    chosen: 'table users {\n  id uuid pk\n  lead uuid fk=teams.id\n}',
  },
  {
    name: 'create table',
    lines: 'create table users (\n  id uuid pk\n);',
    codes: 'E116 E116',
    hint: 'table users {',
    fixed: 'table users {\n  id uuid pk\n}',
  },
  {
    name: 'create table with a schema and a MySQL end',
    lines: 'CREATE TABLE IF NOT EXISTS public.users (\n  id uuid pk\n) ENGINE=InnoDB;',
    codes: 'E116 E116',
    hint: 'table users {',
    fixed: 'table users {\n  id uuid pk\n}',
  },
  {
    name: 'create view',
    lines: 'create view users (\n  id uuid\n);',
    codes: 'E116 E116',
    hint: 'table users view {',
    fixed: 'table users view {\n  id uuid\n}',
  },
  {
    name: 'primary key as a line',
    lines: 'table users {\n  id uuid\n  constraint users_key primary key (id)\n}',
    codes: 'E117',
    hint: 'Add to the line of users.id: pk',
    fixed: 'table users {\n  id uuid pk\n}',
  },
  {
    name: 'foreign key as a line',
    lines: 'table users {\n  id uuid pk\n  lead uuid\n  foreign key (lead) references teams (id)\n}',
    codes: 'E117',
    hint: 'Add to the line of users.lead: fk=teams.id',
    fixed: 'table users {\n  id uuid pk\n  lead uuid fk=teams.id\n}',
  },
  {
    name: 'unique as a line',
    lines: 'table users {\n  id uuid pk\n  email text\n  unique (email)\n}',
    codes: 'E117',
    hint: 'unique',
    fixed: 'table users {\n  id uuid pk\n  email text unique\n}',
  },
  {
    name: 'check as a line',
    lines: 'table users {\n  id uuid pk\n  check (id is not null)\n}',
    codes: 'E117',
    hint: 'note users : "text"',
    chosen: 'table users {\n  id uuid pk\n}',
  },
  {
    name: 'create type',
    lines: "create type mood as enum ('sad', 'very ok');",
    codes: 'E116',
    hint: 'enum mood {',
    fixed: 'enum mood {\n  sad\n  very-ok "very ok"\n}',
  },
  {
    name: 'create type over lines',
    lines: "CREATE TYPE mood AS ENUM (\n  'sad',\n  'ok'\n);",
    codes: 'E116 E118 E118 E116',
    hint: 'enum mood {',
    fixed: 'enum mood {\n  sad\n  ok\n}',
  },
];

const SQL_LINES: readonly Case[] = [
  {
    name: 'create index',
    lines: 'create unique index users_team on users (team_id, id);',
    codes: 'E117',
    hint: 'index users team_id,id unique',
    fixed: 'index users team_id,id unique',
  },
  {
    name: 'create index by a method',
    lines: 'CREATE INDEX ON public.users USING gin (team_id);',
    codes: 'E117',
    hint: 'index users team_id sub="gin"',
    fixed: 'index users team_id sub="gin"',
  },
  {
    name: 'brackets of an index',
    lines: 'index users (team_id, id)',
    codes: 'E303',
    hint: 'team_id,id',
    fixed: 'index users team_id,id',
  },
  {
    name: 'statement of SQL',
    lines: "insert into users values ('a');",
    codes: 'E117',
    hint: 'Remove this line',
    fixed: '',
  },
  {
    name: 'Mermaid relation',
    lines: 'users ||--o{ teams : has',
    codes: 'E110',
    hint: 'users -- teams : "has" from=one to=zero-many',
    fixed: 'users -- teams : "has" from=one to=zero-many',
  },
  {
    name: 'dotted Mermaid relation',
    lines: 'users }|..o| teams : "has"',
    codes: 'E110',
    hint: 'users --> teams : "has" from=one-many to=zero-one',
    fixed: 'users --> teams : "has" from=one-many to=zero-one',
  },
  {
    name: 'PlantUML relation without a label',
    lines: 'users }o--|| teams',
    codes: 'E110',
    hint: 'users -- teams from=zero-many to=one',
    fixed: 'users -- teams from=zero-many to=one',
  },
  {
    name: 'cardinality in figures',
    lines: 'users -- teams from="1" to="0..*"',
    codes: 'E302 E302',
    hint: 'one',
    fixed: 'users -- teams from=one to=zero-many',
  },
  {
    name: 'DBML many to many',
    lines: 'Ref: users.id <> teams.id',
    codes: 'E110',
    hint: 'users -- teams from=zero-many to=zero-many',
    fixed: 'users -- teams from=zero-many to=zero-many',
  },
  {
    name: 'PlantUML look',
    lines: 'hide circle',
    codes: 'E117',
    hint: 'Remove this line',
    fixed: '',
  },
];

const COLUMNS: readonly Case[] = [
  column('DBML settings', 'id int [pk, not null]', 'id int pk'),
  column('DBML reference', "lead int [ref: > teams.id, note: 'may go']", 'lead int fk=teams.id sub="may go"', 'E118'),
  column('DBML default', 'at timestamp [default: `now()`, null]', 'at timestamp nullable default="now()"'),
  column('DBML one-to-one', 'lead uuid [ref: - teams.id]', 'lead uuid unique fk=teams.id'),
  column('Prisma key', 'id Int @id @default(autoincrement())', 'id Int pk default="autoincrement()"'),
  column('Prisma optional', 'name String?', 'name String nullable'),
  column('Prisma native type', 'name String @unique @db.VarChar(80)', 'name VarChar(80) unique'),
  column('D2 constraint', 'id: int {constraint: primary_key}', 'id int pk'),
  column('D2 constraints', 'id: int {constraint: [foreign_key; unique]}', 'id int fk unique'),
  column('PlantUML column', '* id : int <<PK>>', 'id int pk'),
  column('Mermaid column', 'string name PK "as shown"', 'name string pk sub="as shown"'),
  column('Mermaid comment that says nullable', 'string name "nullable"', 'name string nullable'),
  column('Mermaid keys', 'int id PK, FK', 'id int pk fk'),
  column('Mermaid column without keys', 'string title', 'title string'),
  column('colon', 'id: uuid pk', 'id uuid pk'),
  column('capitals', 'id uuid PK', 'id uuid pk', 'E307', "'pk'"),
  column('comment of another language', 'id uuid pk // the key', 'id uuid pk  # the key'),
];

const BLOCKS: readonly Case[] = [
  {
    name: 'DBML table',
    lines: 'Table users {\n  id uuid pk\n}',
    codes: 'E116',
    hint: 'table users {',
    fixed: 'table users {\n  id uuid pk\n}',
  },
  {
    name: 'DBML table with an alias and a note',
    lines: "Table users as U [note: 'all of them'] {\n  id uuid pk\n}",
    codes: 'E116',
    hint: 'table users sub="all of them" {',
    fixed: 'table users sub="all of them" {\n  id uuid pk\n}',
  },
  {
    name: 'DBML indexes',
    lines: 'table users {\n  id uuid pk\n  a int\n  indexes {\n    (id, a) [unique]\n    a\n  }\n}',
    codes: 'E116',
    hint: 'index users id,a unique',
    fixed: 'table users {\n  id uuid pk\n  a int\n}\nindex users id,a unique\nindex users a',
  },
  {
    name: 'DBML enum',
    lines: "Enum x {\n  a\n  b [note: 'second']\n}",
    codes: 'E116 E118',
    hint: 'enum x {',
    fixed: 'enum x {\n  a\n  b "second"\n}',
  },
  {
    name: 'Mermaid entity',
    lines: 'USERS {\n  id uuid pk\n}',
    codes: 'E116',
    hint: 'table USERS {',
    fixed: 'table USERS {\n  id uuid pk\n}',
  },
  {
    name: 'Mermaid entity with a name',
    lines: 'u["User account"] {\n  id uuid pk\n}',
    codes: 'E116',
    hint: 'table u "User account" {',
    fixed: 'table u "User account" {\n  id uuid pk\n}',
  },
  {
    name: 'Prisma model',
    lines:
      'model User {\n  id uuid pk\n  name text\n  posts Post[]\n  @@unique([name])\n}\ntable Post {\n  id uuid pk\n}',
    codes: 'E116 E117 E116',
    hint: 'table User {',
    fixed: 'table User {\n  id uuid pk\n  name text\n}\nindex User name unique\ntable Post {\n  id uuid pk\n}',
  },
  {
    name: 'Prisma relation',
    lines: 'table users {\n  id uuid pk\n  leadId uuid\n  lead teams @relation(fields: [leadId], references: [id])\n}',
    codes: 'E117',
    hint: 'Add to the line of users.leadId: fk=teams.id',
    fixed: 'table users {\n  id uuid pk\n  leadId uuid fk=teams.id\n}',
  },
  {
    name: 'D2 table',
    lines: 'users: Users {\n  shape: sql_table\n  id: int {constraint: primary_key}\n}',
    codes: 'E116 E117 E118',
    hint: 'table users "Users" {',
    fixed: 'table users "Users" {\n  id int pk\n}',
  },
  {
    name: 'PlantUML entity',
    lines: 'entity "User account" as users {\n  * id : int <<PK>>\n  --\n  * name : text\n}',
    codes: 'E116 E118 E117 E118',
    hint: 'table users "User account" {',
    fixed: 'table users "User account" {\n  id int pk\n  name text\n}',
  },
  {
    name: 'table on one line',
    lines: 'table users { id uuid pk }',
    codes: 'E113',
    hint: 'table users {',
    fixed: 'table users {\n  id uuid pk\n}',
  },
];

const whole = (name: string, source: string, codes: string, hint: string, fixed: string): Mistake => ({
  name,
  source,
  codes: codes.split(' '),
  hint,
  fixed,
});

export const mistakes: readonly Mistake[] = [
  ...below(TEAMS, SQL),
  ...below(TABLES, SQL_LINES),
  ...below(TEAMS, COLUMNS),
  ...below(TEAMS, BLOCKS),
  whole(
    'Mermaid header and a relation',
    'erDiagram\n    USER ||--o{ POST : writes\n    USER {\n        string name PK\n    }\n    POST {\n        int id PK\n    }\n',
    'E120 E110 E116 E118 E116 E118',
    'schema',
    'schema\n    USER -- POST : "writes" from=one to=zero-many\n    table USER {\n        name string pk\n    }\n    table POST {\n        id int pk\n    }\n',
  ),
  whole(
    'DBML reference between columns',
    `${TABLES}Ref: users.team_id > teams.id\n`,
    'E117',
    'Add to the line of users.team_id: fk=teams.id',
    `${TEAMS}table users {\n  id uuid pk\n  team_id uuid fk=teams.id\n}\n`,
  ),
  whole(
    'edge between columns',
    `${TABLES}users.team_id -> teams.id\n`,
    'E117',
    'fk=teams.id',
    `${TEAMS}table users {\n  id uuid pk\n  team_id uuid fk=teams.id\n}\n`,
  ),
  whole(
    'key added by alter table, as pg_dump writes it',
    `${TABLES}ALTER TABLE ONLY public.users\n    ADD CONSTRAINT users_team FOREIGN KEY (team_id) REFERENCES public.teams(id);\n`,
    'E117',
    'fk=teams.id',
    `${TEAMS}table users {\n  id uuid pk\n  team_id uuid fk=teams.id\n}\n`,
  ),
];
