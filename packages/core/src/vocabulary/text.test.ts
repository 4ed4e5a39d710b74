import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { validate } from '../draw.js';
import { kindText, kindVocabulary, languageText } from '../every-kind.js';
import { grammarOf } from '../grammar/testing/table-reading.js';
import { kinds } from '../kinds/registry.js';
import { testIcons } from '../testing/icons.js';
import { grammarText } from './text.js';

const SHARED = {
  icon: 'icon=lx:rocket',
  tone: 'tone=red',
  sub: 'sub="small"',
  desc: 'desc="long"',
  link: 'link="https://example.com/"',
};

describe.each([...kinds.keys()])('%s', (kind) => {
  test('short takes 110 to 250 tokens, full about 500; a kind with few statements takes less', () => {
    const short = encode(kindText(kind, 'short') ?? '').length;
    expect(short).toBeGreaterThan(20);
    expect(short).toBeLessThan(250);
    const full = encode(kindText(kind, 'full') ?? '').length;
    expect(full).toBeGreaterThan(2 * short);
    // Groups, or lines with their own flags and options, take as much as a statement each.
    expect(full).toBeLessThan(800);
  });

  test('it lists the shared options that each statement takes, and no other', () => {
    const text = kindText(kind, 'short') ?? '';
    const fewer = /^shared options: (.*)$/m.exec(text)?.[1]?.split('; ') ?? [];
    for (const { keyword, example } of kindVocabulary(kind)?.statements ?? []) {
      const longest = fewer.find((each) => each.split(' ').slice(0, -1).includes(keyword));
      for (const [name, option] of Object.entries(SHARED)) {
        const promised = longest === undefined || (longest.split(' only ')[1]?.split(' ') ?? []).includes(name);
        const [line = ''] = example.split('\n');
        const written = line.endsWith(' {') ? `${line.slice(0, -2)} ${option} {\n}` : `${line} ${option}`;
        const { diagnostics } = validate(`${kind} "Example"\n${written}\n`, { icons: testIcons });
        const refused = diagnostics.some(({ code }) => code === 'E300' || code === 'E306');
        expect(`${keyword} ${name}: ${!refused}`).toBe(`${keyword} ${name}: ${promised}`);
      }
    }
  });

  test('it says which statements belong in which block', () => {
    const lines = /^inside (.*?)(?:; in no block: .*)?$/m.exec(kindText(kind, 'full') ?? '')?.[1]?.split('; ') ?? [];
    const statements = kindVocabulary(kind)?.statements ?? [];
    const blocks = statements.filter(({ form, lines: held }) => form.endsWith('{') && held === undefined);
    for (const block of blocks) {
      const [, held = ''] =
        lines
          .map((each) => each.split(': '))
          .find(([of = '']) => of.replace('inside ', '').split(' ').includes(block.keyword)) ?? [];
      for (const { keyword, example } of statements) {
        const id = /^[a-z]+ id/.test(block.form) ? ' outer' : '';
        const opened = `${block.keyword}${id} {\n${example}\n}`;
        const whole = block.within.includes('diagram') ? opened : `${block.within[0]} around {\n${opened}\n}`;
        const source = `${kind} "Example"\n${whole}\n`;
        const refused = validate(source, { icons: testIcons }).diagnostics.some(({ code }) => code === 'E401');
        expect(`${keyword} in ${block.keyword}: ${!refused}`).toBe(
          `${keyword} in ${block.keyword}: ${held.split(' ').includes(keyword)}`,
        );
      }
    }
  });

  test('every option documents its values', () => {
    const options = kindText(kind, 'full')?.match(/^ {2}[a-z-]+=.*$/gm) ?? [];
    for (const each of options) expect(each).toMatch(/^ {2}[a-z-]+=[^\s:]/);
  });

  test('every example in it compiles: the whole one, and each statement in a diagram of its own', () => {
    const words = kindVocabulary(kind);
    expect(validate(words?.example ?? '', { icons: testIcons }).diagnostics).toEqual([]);
    for (const statement of words?.statements ?? []) {
      const inside = statement.within.includes('diagram')
        ? statement.example
        : `${statement.within[0]} x {\n${statement.example}\n}`;
      const { diagnostics } = validate(`${kind} "Example"\n${inside}\n`, { icons: testIcons });
      // Only what the example leaves to its surroundings (ids and topics it names, the actors of a sequence, the numbers of an axis) is missing.
      const missing = ['E201', 'E420', 'E665', 'E666', 'E670', 'E761', 'E782', 'E785'];
      expect(diagnostics.filter((each) => each.severity === 'error' && !missing.includes(each.code))).toEqual([]);
    }
  });
});

test('it covers what newcomers ask: ids, texts that are not drawn, icons, ranks, omitted directions', () => {
  const page = languageText();
  expect(page).toContain('An id is letters, digits and _');
  expect(page).toContain('never drawn');
  expect(page).toContain('search_icons');
  const flow = kindText('flow', 'full');
  expect(flow).toContain('includes same=');
  expect(flow).toContain('level with that group');
  expect(flow).toContain('of a node, group or overlay');
  expect(flow).toContain('red for a failing path');
  expect(flow).toContain('unset: as outside');
  expect(flow).toContain('auto picks the best fit');
});

test('the whole language fits on a page of less than 2,500 tokens', () => {
  expect(encode(languageText()).length).toBeLessThan(2_500);
  for (const kind of kinds.keys()) expect(languageText()).toContain(`${kind} "Title"`);
});

test.each([
  ['gantt', 'short', /task id .*\(needs start= or after=, length= or end=\)$/m],
  ['gantt', 'short', /milestone id .*\(needs at= or after=\)$/m],
  ['gantt', 'full', /^ {2}start=YYYY-MM-DD \(needed, or after=\): /m],
  ['gantt', 'full', /^ {2}length=10d \(needed, or end=, not both\): /m],
  ['quadrant', 'short', /^point .*\(needs x=, y=\)$/m],
  ['quadrant', 'full', /^ {2}x=0-1 \(needed\): /m],
  ['sankey', 'full', /^ {2}value=number \(needed\): /m],
] as const)('a %s says in its %s text which options a line needs', (kind, size, pattern) => {
  expect(grammarText(grammarOf(kind), size)).toMatch(pattern);
});

test('an option that another one overrides says so', () => {
  const flow = kindText('flow', 'full') ?? '';
  expect(flow).toContain('(yields to tone=)');
  const options = kindVocabulary('flow')?.edges?.options ?? [];
  expect(options.flatMap(({ name, condition }) => (condition === undefined ? [] : [[name, condition]]))).toEqual([
    ['role', 'yields to tone='],
  ]);
});
