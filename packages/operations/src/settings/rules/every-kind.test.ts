// Every rule applies to every kind: the sources come from the statement tables, so a new kind is included.
import { type Context, outline, validate } from '@linework/core';
import { describe, expect, test } from 'vitest';
import type { Grammar } from '../../../../core/src/grammar/table.js';
import { kinds } from '../../../../core/src/kinds/registry.js';
import type { Rules } from '../contract.js';
import { styleCheck } from './style-check.js';

const icons: Context['icons'] = { find: () => ({ width: 24, height: 24, shapes: [] }), nearest: () => [] };
const NEVER = '^never such a text$';

function messagesOf(source: string, rules: Rules): readonly string[] {
  return validate(source, { icons, style: styleCheck(rules) }).diagnostics.flatMap(({ code, line }) =>
    code.startsWith('R') ? [`${code} ${line}`] : [],
  );
}

interface Line {
  readonly keyword: string;
  readonly line: number;
  readonly label: string;
  readonly options: readonly string[];
}

/** Nodes or, in a kind without nodes, items and series of the example, with the options of their statements. */
function linesOf({ example, statements, items }: Grammar): readonly Line[] {
  const entries = outline(example, { icons }).outline;
  if (entries === undefined) throw new Error(example);
  const named = entries.nodes.length > 0 ? entries.nodes : [...(entries.items ?? []), ...(entries.series ?? [])];
  return named.flatMap(({ span, label = '' }): readonly Line[] => {
    const line = example.slice(0, span.start).split('\n').length;
    const text = example.split('\n')[line - 1] ?? '';
    const keyword = /^\s*(?:([\w-]+)|")/.exec(text)?.[1];
    const spec = keyword === undefined ? items : statements.find((each) => each.keyword === keyword);
    const own = labelIn(text, label);
    if (spec === undefined || !text.includes(own) || own === '') return [];
    return [{ keyword: keyword ?? 'item', line, label: own, options: spec.options.map(({ name }) => name) }];
  });
}

/** What a date or a code stands for is its label. */
function labelIn(text: string, label: string): string {
  const quoted = / : "([^"]+)"/.exec(text)?.[1];
  if (quoted !== undefined || text.includes(`"${label}"`)) return quoted ?? label;
  return /(?<!=)"([^"]+)"/.exec(text)?.[1] ?? label;
}

describe.each([...kinds].map(([name, { grammar }]) => [name, grammar] as const))('in a %s', (_, grammar) => {
  const source = `${grammar.example}\n`;
  const lines = linesOf(grammar);
  const withId = grammar.statements.some((each) =>
    each.shape === 'declaration' ? each.id === 'required' : each.cells.some(({ declares }) => declares),
  );

  test('labels sees every label', () => {
    expect(lines.length).toBeGreaterThan(0);
    const messages = messagesOf(source, { labels: { pattern: NEVER } });
    for (const { line } of lines) expect(messages).toContain(`R105 ${line}`);
    expect(messagesOf(source, { labels: { pattern: '.' } })).toEqual([]);
  });

  test('ids sees every id, where there are ids', () => {
    const messages = messagesOf(source, { ids: { pattern: NEVER } });
    expect(messages.length > 0).toBe(withId);
    expect(messages.every((each) => each.startsWith('R104'))).toBe(true);
    expect(messagesOf(source, { ids: { pattern: '.' } })).toEqual([]);
  });

  test('icons sees every label that can have one', () => {
    for (const { line, label, options } of lines) {
      const messages = messagesOf(source, { icons: [{ label, use: ['lx:never'] }] });
      expect({ line, isFound: messages.includes(`R106 ${line}`) }).toEqual({ line, isFound: options.includes('icon') });
    }
  });

  test('tones sees every written tone, by the type or the keyword', () => {
    for (const { line, keyword, options } of lines.filter((each) => each.options.includes('tone'))) {
      const written = source.split('\n').map((text, i) => {
        const plain = text.replace(/ tone=\w+/, '');
        return i === line - 1 ? plain.replace(/(?= \{$|$)/, ' tone=red') : plain;
      });
      const toned = written.join('\n');
      expect({ keyword, options, found: messagesOf(toned, { tones: [{ forbid: ['red'] }] }) }).toMatchObject({
        found: [`R107 ${line}`],
      });
      expect(messagesOf(toned, { tones: [{ allow: ['red'] }] })).toEqual([]);
      expect(messagesOf(toned, { tones: [{ types: ['none'], forbid: ['red'] }] })).toEqual([]);
    }
  });
});

describe('tones', () => {
  test('does not apply to the tone that a type has', () => {
    expect(
      messagesOf('flow "A"\nnode a decision "Paid?"\nnode b secret "Key"\n', { tones: [{ forbid: ['amber', 'red'] }] }),
    ).toEqual([]);
  });

  test.each([
    ['gantt "A"\ntask a "A" start=2026-11-02 length=2d tone=red\n', 'task'],
    ['pie "A"\nslice "x" 1 tone=red\nslice "y" 2\n', 'slice'],
    ['mindmap "A"\n"x" tone=red\n', 'item'],
    ['journey "A"\nactor me person "Me" tone=red\nsection "S" {\n  step "Ask" by=me score=3\n}\n', 'person'],
  ])('selects by what the line is: %s', (source, type) => {
    expect(messagesOf(source, { tones: [{ types: [type], forbid: ['red'] }] })).toEqual(['R107 2']);
    expect(messagesOf(source, { tones: [{ types: ['service'], forbid: ['red'] }] })).toEqual([]);
  });
});

test('each event of a date has a label, and the date is none', () => {
  const source = 'timeline "A"\nat 2026-11-02 : "One" "two"\nat "Soon"\n';
  expect(messagesOf(source, { labels: { pattern: '^[A-Z]' } })).toEqual(['R105 2']);
});

test('a label that was not written is not reported', () => {
  expect(
    messagesOf('git "A"\ncommit\ncommit one "One"\n', { labels: { pattern: '^[A-Z]' }, ids: { pattern: '^one$' } }),
  ).toEqual([]);
});

test('an icon is written behind all other words of a line', () => {
  const source = 'matrix "A"\ncolumns "a" "b"\nrow "Postgres" yes -\n';
  const { diagnostics } = validate(source, {
    icons,
    style: styleCheck({ icons: [{ label: 'postgres', use: ['aws:rds'] }] }),
  });
  expect(diagnostics.find(({ code }) => code === 'R106')?.fix).toMatchObject({
    text: ' icon=aws:rds',
    line: 3,
    column: 21,
  });
});
