// What the vocabulary says and a writer would otherwise have to guess: the words, and a source that proves them.

import { describe, expect, test } from 'vitest';
import { compose, draw, outline, validate } from '../draw.js';
import { kindText, kindVocabulary } from '../every-kind.js';
import { kinds } from '../kinds/registry.js';
import { testIcons } from '../testing/icons.js';
import { RULES } from './data.js';

const context = { icons: testIcons };
const page = (kind: string): string => kindText(kind, 'full') ?? '';
const codes = (source: string) => validate(source, context).diagnostics.map(({ code }) => code);
const lines = (source: string) => outline(source, context).outline?.lines ?? [];
const ends = (source: string) =>
  [
    ...JSON.stringify(compose(source, context).scene).matchAll(
      /"startHead":"crow-([a-z-]+)","endHead":"crow-([a-z-]+)"/g,
    ),
  ].map(([, from, to]) => [from, to]);

/** The middle of a box, by its label. */
function middle(source: string, label: string): readonly [number, number] {
  const result = draw(source, {}, context);
  const [, x = '', y = ''] =
    new RegExp(`<text[^>]* x="([\\d.]+)"[^>]* y="([\\d.]+)"[^>]*>${label}<`).exec(result.svg ?? '') ?? [];
  return [Number(x), Number(y)];
}

describe('ranks', () => {
  const grouped = (options: string) =>
    `flow "A" direction=down\ngroup g "G" {\n  node a "First"\n  node b "Second"\n}\ngroup h "H" {\n  node c "Third" ${options}\n}\na -> b\n`;

  test.each(['flow', 'class', 'schema', 'c4', 'state'])('of %s', (kind) => {
    expect(page(kind)).toContain('same rank, in any group');
    expect(page(kind)).toContain('left of it (above it, if direction=right); includes same=');
  });

  test('same= reaches into other groups', () => {
    const source = grouped('same=b');
    expect(codes(source)).toEqual([]);
    expect(middle(source, 'Third')[1]).toBe(middle(source, 'Second')[1]);
  });

  test.each([
    ['down', 0],
    ['right', 1],
  ] as const)('before= in direction %s is left or above', (direction, axis) => {
    const source = `flow "A" direction=${direction}\nnode a "First"\nnode b "Second" before=a\nnode c "Third"\nc -> a\n`;
    expect(middle(source, 'Second')[axis]).toBeLessThan(middle(source, 'First')[axis]);
    expect(middle(source, 'Second')[1 - axis]).toBe(middle(source, 'First')[1 - axis]);
  });
});

describe('columns of a schema', () => {
  const table = (column: string) => `schema "A"\ntable a {\n  id uuid pk\n  ${column}\n}\ntable b {\n  id uuid pk\n}\n`;

  test('are described', () => {
    expect(page('schema')).toContain('a type may have (10,2) or [], with other spaces in quotes');
    expect(page('schema')).toContain('a function in quotes: "now()"');
    expect(page('schema')).toContain('from many (one, if unique) to one (zero-one, if nullable)');
  });

  test.each(['total numeric(10,2)', 'tags text[]', 'name "character varying"', 'at timestamptz default="now()"'])(
    '%s is valid',
    (column) => expect(codes(table(column))).toEqual([]),
  );

  test.each(['name character varying', 'at timestamptz default=now()'])('%s is not', (column) => {
    expect(codes(table(column))).not.toEqual([]);
  });

  test.each([
    ['b_id uuid fk=b.id', 'zero-many', 'one'],
    ['b_id uuid unique fk=b.id', 'zero-one', 'one'],
    ['b_id uuid nullable fk=b.id', 'zero-many', 'zero-one'],
  ])('%s draws %s to %s', (column, from, to) => {
    expect(ends(table(column))).toEqual([[from, to]]);
  });
});

describe('classes', () => {
  const member = (line: string) => `class "A"\nclass a stereotype=enumeration {\n  ${line}\n}\n`;

  test('name the relations as UML does, and describe values and free text', () => {
    expect(page('class')).toContain('owns: composition; has: aggregation, both from the whole; uses: dependency');
    expect(page('class')).toContain('a value of an enumeration is a name; anything else in quotes, as free text');
  });

  test.each(['OPEN', '"OPEN = 1"', '"anything: (at all)"'])('%s is a line', (line) => {
    expect(codes(member(line))).toEqual([]);
  });

  test('a value that is more than a name needs quotes', () => {
    expect(codes(member('OPEN = 1'))).toEqual(['E118']);
  });
});

describe('units and small texts', () => {
  test.each(['pie', 'treemap', 'sankey'])('%s: a unit is after the number, a currency before it', (kind) => {
    expect(page(kind)).toContain('after each number, a currency before it');
  });

  test.each([
    ['GB', '60 GB'],
    ['€', '€60'],
  ])('%s as in %s', (unit, shown) => {
    expect(lines(`pie "A" unit="${unit}" values=both\nslice "A" 60\nslice "B" 40\n`).join()).toContain(shown);
    expect(lines(`treemap "A" unit="${unit}"\n"A" 60\n"B" 40\n`).join()).toContain(shown);
    expect(lines(`sankey "A" unit="${unit}"\nnode a\nnode b\na -> b value=60\n`).join()).toContain(shown);
  });

  test('sub= is drawn with a slice, and in a part without others', () => {
    expect(page('pie')).toContain('sub= is drawn below');
    expect(page('treemap')).toContain('innermost parts draw sub= if it fits');
    const svgOf = (source: string) => draw(source, {}, context).svg ?? '';
    expect(svgOf('pie "A"\nslice "A" 60 sub="small"\nslice "B" 40\n')).toMatch(/>small</);
    expect(svgOf('treemap "A"\n"A" sub="whole"\n  "B" 60 sub="small"\n')).toMatch(/>small</);
  });
});

test.each([...kinds.keys()])('every word of %s is free as an id, except its given ends', (kind) => {
  const words = kindVocabulary(kind);
  const declared = words?.statements.find(({ form, within }) => /^\S+ id\b/.test(form) && within.includes('diagram'));
  if (!words || !declared) return;
  const options = [...words.statements, ...(words.edges ? [words.edges] : [])].flatMap((each) => each.options);
  const blockOptions = kinds.get(kind)?.grammar.edges?.given ?? [];
  expect(page(kind).includes('any other word can be an id')).toBe(blockOptions.length > 0);
  expect(RULES).toContainEqual(expect.stringContaining('any word is free'));
  const free = [...words.statements.map(({ keyword }) => keyword), ...options.map(({ name }) => name), 'end', kind];
  const refused = [...new Set(free)].filter(
    (word) =>
      /^[a-z]+$/.test(word) &&
      !blockOptions.includes(word) &&
      validate(`${kind} "A"\n${declared.example.replace(/^(\S+ )[\w-]+/, `$1${word}`)}\n`, context).diagnostics.some(
        ({ line, column }) => line === 2 && column === declared.keyword.length + 2,
      ),
  );
  expect(refused).toEqual([]);
});
