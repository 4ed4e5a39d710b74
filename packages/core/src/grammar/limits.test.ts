// Size limits of one diagram: every statement of every kind has a limit, and an excess is reported once, with where it begins
// and what to do.
import { describe, expect, test } from 'vitest';
import { checkSource } from '../check.js';
import { kinds } from '../kinds/registry.js';
import { testIcons } from '../testing/icons.js';
import type { Grammar, Most, StatementSpec } from './table.js';

interface Case {
  readonly name: string;
  readonly grammar: Grammar;
  readonly most: Most;
  readonly line: (i: number) => string;
  /** How many the kind's example has. */
  readonly before: number;
}

function lineOf(spec: StatementSpec): (i: number) => string {
  if (spec.shape === 'row') return () => spec.example.split('\n', 1)[0] ?? '';
  const block = spec.block ? ' {\n}' : '';
  return (i) => `${spec.keyword}${spec.id === 'required' ? ` z${i}` : ''}${block}`;
}

const cases: readonly Case[] = [...kinds.values()].flatMap(({ grammar }) => {
  // Below the header: a kind may have a statement with its own name.
  const lines = grammar.example
    .split('\n')
    .slice(1)
    .map((each) => each.trim());
  const statements = grammar.statements.map((spec) => ({
    name: `${grammar.kind}: ${spec.most.what}`,
    grammar,
    most: spec.most,
    line: lineOf(spec),
    before: lines.filter((each) => each.split(' ', 1)[0] === spec.keyword).length,
  }));
  const { edges } = grammar;
  if (!edges) return statements;
  const before = lines.filter((each) => edges.arrows.some((arrow) => each.includes(` ${arrow} `))).length;
  return [
    ...statements,
    { name: `${grammar.kind}: ${edges.most.what}`, grammar, most: edges.most, line: () => edges.example, before },
  ];
});

const tooMany = ({ grammar, line }: Case, count: number) => {
  const text = `${grammar.example}\n${Array.from({ length: count }, (_, i) => line(i)).join('\n')}\n`;
  return checkSource(text, { icons: testIcons }).diagnostics.filter((each) => each.code === 'E105');
};

describe.each(cases)('$name', (each) => {
  const rest = each.most.count - each.before;

  test('as many as the limit are fine', () => {
    expect(tooMany(each, rest)).toEqual([]);
  });

  test('one more, or many, is one error that says to split it', () => {
    for (const more of [1, 40]) {
      const reports = tooMany(each, rest + more);
      expect(reports).toHaveLength(1);
      expect(reports[0]).toMatchObject({
        severity: 'error',
        message: `The diagram has more than ${each.most.count === 1 ? 'one' : each.most.count} ${each.most.what}.`,
      });
      expect(reports[0]?.hint).toContain(each.most.count === 1 ? `Keep one ${each.most.what}` : 'Split it');
    }
  });
});

test("the converter's output fits: 300 nodes or actors, rows and sections, 600 edges or messages", () => {
  for (const keyword of ['slice', 'point', 'step', 'at', 'task', 'commit', 'section']) {
    const specs = [...kinds.values()].flatMap(({ grammar }) =>
      grammar.statements.filter((each) => each.keyword === keyword),
    );
    expect(specs.length).toBeGreaterThan(0);
    for (const { most } of specs) expect(most.count).toBeGreaterThanOrEqual(300);
  }
  for (const { grammar } of kinds.values()) {
    if (grammar.edges === undefined) continue;
    expect(grammar.edges.most.count).toBeGreaterThanOrEqual(600);
    const joined = grammar.statements.find((each) => each.keyword === grammar.node);
    expect(joined?.most.count).toBeGreaterThanOrEqual(300);
  }
});
