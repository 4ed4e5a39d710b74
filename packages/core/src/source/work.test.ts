// The work of a check grows linearly with its source: ten times the text takes at most some fifteen times the work.

import { describe, expect, it } from 'vitest';
import { checkSource } from '../check.js';
import { formatSource } from '../every-kind.js';
import { kinds } from '../kinds/registry.js';
import { isDeep, sampled } from '../testing/depth.js';
import { testIcons } from '../testing/icons.js';
import { workOf } from '../testing/work.js';

function check(text: string): void {
  checkSource(text, { icons: testIcons });
}

const lines =
  (line: (index: number) => string) =>
  (count: number): string =>
    `flow "Work"\n${Array.from({ length: count }, (_, i) => line(i)).join('\n')}`;
const oneLine =
  (piece: string) =>
  (count: number): string =>
    `flow "Work"\n${piece.repeat(count)}`;

const sources = [
  ['nodes', lines((i) => `node n${i} "Node ${i}"`), 200],
  ['edges', lines((i) => (i < 2 ? `node ${'ab'[i]}` : 'a -> b : "x"')), 200],
  ['edges to what is not declared', lines((i) => `left${i} -> right${i}`), 200],
  ['mistyped keywords', lines((i) => `ndoe n${i} "x"`), 200],
  ['Mermaid nodes', lines((i) => `A${i}["Node ${i}"] --> B${i}{Paid?}`), 200],
  ['Mermaid subgraphs that are not closed', lines((i) => `subgraph s${i} [T]`), 200],
  ['groups that are not closed', lines((i) => `group g${i} {`), 200],
  ['groups without braces', lines((i) => (i % 2 ? `  node n${i}` : `group g${i}`)), 200],
  ['D2 blocks', lines((i) => `x${i}: X {`), 200],
  ['lines for the header', lines((i) => (i % 2 ? 'direction LR' : 'title: x')), 200],
  ['block comments that are not closed', lines(() => '/* x'), 200],
  ['notes that are not closed', lines(() => 'note left of a'), 200],
  ['skinparam blocks that are not closed', lines(() => 'skinparam x {'), 200],
  ['unreadable lines', lines(() => '?! ?! [ ( {'), 200],
  ['brackets on one line', oneLine('[ '), 2_000],
  ['bracketed quotes on one line', oneLine('[" '), 2_000],
  ['brackets and quotes on one line', oneLine('["x '), 2_000],
  ['dashes on one line', oneLine('- '), 2_000],
  ['quotes on one line', oneLine('" '), 2_000],
  ['a long dash', oneLine('-'), 2_000],
  ['commas in a list', (count: number) => `flow\nnode a\noverlay o nodes=${'a,'.repeat(count)}a`, 500],
  ['options on one line', (count: number) => `flow\nnode a ${'tone=red '.repeat(count)}`, 200],
  ['an arrow chain', oneLine('a -> '), 500],
  ['words without quotes', oneLine('word '), 500],
  ['line ends', oneLine('\n'), 1_500],
] as const;

/** Ten times the text. */
function expectLinear(run: (text: string) => void, make: (count: number) => string, count: number): void {
  const least = isDeep ? count : Math.ceil(count / 2);
  const small = make(least);
  const large = make(10 * least);
  run(small);
  const before = workOf(() => run(small));
  const after = workOf(() => run(large));
  expect(after / before).toBeLessThan(15);
}

describe('the work of a check grows with its source', () => {
  it.each(sampled(sources, 10))('%s', (_, make, count) => expectLinear(check, make, count));
});

/** Every statement of every kind, repeated: whole, without its block, and with what it names missing. */
const statements = [...kinds.values()].flatMap(({ grammar }) =>
  grammar.statements.flatMap((spec) => {
    const line = (index: number): string =>
      [spec.keyword, spec.shape === 'row' || spec.id === 'required' ? `x${index}` : '', `"No. ${index}"`]
        .filter((each) => each !== '')
        .join(' ');
    const many = (write: (index: number) => string) => (count: number) =>
      `${grammar.kind} "Work"\n${Array.from({ length: count }, (_, i) => `${write(i)}\n`).join('')}`;
    return [
      [`${grammar.kind}: ${spec.keyword}`, many(line)],
      [`${grammar.kind}: ${spec.keyword} with a block`, many((i) => `${line(i)} {\n}`)],
    ] as const;
  }),
);

describe('the work of a check grows with the count of any statement', () => {
  it.each(sampled(statements, 20))('%s', (_, make) => expectLinear(check, make, 150));
});

/** Every statement with one line of many words, values, options or quotes, which only few of them take. */
const longLines = [...kinds.values()].flatMap(({ grammar }) =>
  ['', ...new Set(grammar.statements.map(({ keyword }) => keyword))].flatMap((keyword) =>
    ['a ', '1,', '[ ', 'a=b ', '"x" '].map(
      (piece) =>
        [
          `${grammar.kind}: ${JSON.stringify(`${keyword} ${piece}`)}`,
          (count: number) => `${grammar.kind} "Work"\n${keyword} "x" ${piece.repeat(count)}\n`,
        ] as const,
    ),
  ),
);

describe('the work of a check grows with the length of a line', () => {
  it.each(sampled(longLines, 12))('%s', (_, make) => expectLinear(check, make, 300));
});

/** The more work is done per blank line, the more these cost. */
describe('the lines of a source are cut once, and shared by every room', () => {
  const blank = '\n'.repeat(2_000);
  it.each([
    ['above a header', `${blank}flow\nnode a\n`],
    ['above the header of another language', `${blank}flowchart LR\nnode a\n`],
    ['above a header without a kind', `${blank}@startuml\nparticipant a\n`],
    ['below a header', `flow\nnode a\n${blank}`],
    ['in a block that is not closed', `flow\ngroup g {\n${blank}`],
    ['above a block that is opened by words', `sequence\nactor a\n${blank}loop x\na -> a\nend\n`],
  ])('blank lines %s', (_, source) => {
    expect(workOf(() => check(source)) / source.length).toBeLessThan(5);
  });
});

describe('the work of formatting grows with its source, and so does its output', () => {
  it.each(sampled(sources, 10))('%s', (_, make, count) => {
    expectLinear(formatSource, make, count);
    const source = make(10 * count);
    expect(formatSource(source).length).toBeLessThanOrEqual(2 * source.length);
  });
});

describe('a source over a limit is refused before it is read', () => {
  it.each([
    ['a header of words', `flow ${'x '.repeat(200_000)}`, 'characters on the first line'],
    ['a header of braces', `flow ${'{'.repeat(400_000)}\nnode a`, 'characters on the first line'],
    ['a header of one text', `flow "${'x'.repeat(400_000)}"`, 'characters on the first line'],
    ['a header below a comment', `// x\nflow ${'tone=red '.repeat(40_000)}`, 'characters on the first line'],
    ['open braces', `flow\n${'{\n'.repeat(40_000)}`, 'lines'],
    ['open groups', `flow\n${'group g {\n'.repeat(40_000)}`, 'lines'],
  ])('%s', (_, source, what) => {
    const { diagnostics } = checkSource(source, { icons: testIcons });
    expect(diagnostics.map(({ code }) => code)).toEqual(['E105']);
    expect(diagnostics[0]?.message).toContain(what);
    // One step per character finds the line ends.
    expect(workOf(() => check(source)) / source.length).toBeLessThan(1.2);
    expect(formatSource(source)).toBe(source);
  });

  it.each([
    ['a line of words', `flow\n${'x '.repeat(200_000)}`],
    ['a node of words', `flow\nnode a\nnode ${'x '.repeat(200_000)}`],
    ['a line of braces', `flow\n${'{'.repeat(400_000)}`],
    ['lines of words', `flow\n${`${'x '.repeat(100)}\n`.repeat(2_000)}`],
  ])('%s is read up to the limit of words', (_, source) => {
    const { diagnostics } = checkSource(source, { icons: testIcons });
    expect(diagnostics.map(({ code }) => code)).toEqual(['E105']);
    expect(diagnostics[0]?.message).toContain('words');
    expect(formatSource(source)).toBe(source);
    // The words after the limit cost nothing.
    const longer = (source + source.slice(5)).slice(0, 499_000);
    expect(workOf(() => check(longer)) - workOf(() => check(source))).toBeLessThan(1.2 * 100_000);
  });

  it('a long comment above a header is read', () => {
    const source = `// ${'x '.repeat(20_000)}\nflow "A"\nnode a "A"\n`;
    expect(checkSource(source, { icons: testIcons }).diagnostics.map(({ code }) => code)).not.toContain('E105');
  });
});

it('formatting reuses the cut words, and cuts only rewritten lines again', () => {
  const spaced = `flow\n${Array.from({ length: 200 }, (_, i) => `node   n${i}  "No. ${i}"   tone=red\n`).join('')}`;
  const checking = workOf(() => check(spaced));
  expect(workOf(() => formatSource(spaced)) / checking).toBeLessThan(2.5);
  const canonical = formatSource(spaced);
  expect(workOf(() => formatSource(canonical)) / checking).toBeLessThan(1);
});
