// Lines of tables and enums that are not asked for another reading, so that the repairs are loaded for others only.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCut } from '../../../check-cut.js';
import { cutSource } from '../../../syntax/cut-source.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';
import { makeSource } from '../../../text/source.js';
import { schema } from '../index.js';
import { schemaSigns } from './signs.js';

const { doubtsLine: _none, ...always } = schema.habits;
const asksAlways = { ...schema, habits: always };

const checkedBy = (kind: typeof schema, text: string) =>
  checkCut(cutSource(makeSource(text)), { icons: testIcons }, new Map([['schema', kind]])).diagnostics;

const NAMES = 'id email team_id in-review date status state open string int rem note indexes shape erDiagram'.split(
  ' ',
);
const OF_SQL = 'primary unique key index constraint foreign fulltext spatial check exclude identity unsigned'.split(
  ' ',
);
const MORE_OF_SQL = 'generated collate auto_increment autoincrement varying references default null not on'.split(' ');
const TYPES = 'uuid text varchar(255) decimal(10,2) decimal(10, 2) text[] Post[] bit double precision "a b"'.split(' ');
const WORDS = [
  'pk',
  'fk',
  'unique',
  'unique',
  'nullable',
  'PK',
  'UK',
  'fk=teams.id',
  'default=open',
  'default="now()"',
];
const QUOTED = [
  '"a note"',
  '": x"',
  '"a -- b"',
  '"(id)"',
  '"on delete cascade"',
  '"check (a)"',
  'sub="{constraint: pk}"',
];
const MARKS = [
  '[pk]',
  '[note: "x"]',
  ': int',
  '<<PK>>',
  '@id',
  'a?',
  "'open',",
  '(id)',
  ',',
  ';',
  '}',
  '--',
  '// x',
  '__ a__',
];

const piece = fc.constantFrom(...NAMES, ...OF_SQL, ...MORE_OF_SQL, ...TYPES, ...WORDS, ...QUOTED, ...MARKS);
const usual = fc
  .tuple(
    fc.constantFrom(...NAMES, ...OF_SQL, ...MORE_OF_SQL),
    fc.constantFrom(...TYPES, ...OF_SQL, ...MORE_OF_SQL, ...NAMES),
    fc.array(fc.constantFrom(...WORDS, ...QUOTED), { maxLength: 3 }),
  )
  .map(([name, type, words]) => [name, type, ...words]);
const line = fc.oneof(usual, fc.array(piece, { minLength: 1, maxLength: 5 })).map((pieces) => pieces.join(' '));

test.each(['table t', 'enum e'])('a line of %s has no reading but ours where nothing asks for one', (block) => {
  let own = 0;
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      own += lines.filter((each) => schemaSigns.doubtsLine?.(each) === false).length;
      const text = `schema "Shop"\n${block} {\n${lines.map((each) => `  ${each}`).join('\n')}\n}\ntable teams {\n  id uuid pk\n}\n`;
      expect(checkedBy(schema, text)).toEqual(checkedBy(asksAlways, text));
    }),
    { numRuns: cases(1_000) },
  );
  expect(own).toBeGreaterThan(0);
});

test.each([
  'id uuid pk',
  'email varchar(255) unique sub="lower case"',
  'price decimal(10, 2) default=0.5',
  'team_id uuid nullable fk=teams.id verb="belongs to"',
  'name "character varying" "team name"',
  'in-review "in review"',
])('our own line loads no repairs: %s', (text) => {
  expect(schemaSigns.doubtsLine?.(text)).toBe(false);
});
