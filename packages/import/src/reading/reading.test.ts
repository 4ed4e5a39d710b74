// Files read as trees: types, places, merges, aliases, and what is rejected at its line.
import { makeSource, positionAt } from '@linework/core';
import { describe, expect, test } from 'vitest';
import { readJson } from './json.js';
import { at, textAt, textsAt } from './tree.js';
import { readYaml } from './yaml.js';

const yaml = (content: string) => readYaml({ path: 'a.yaml', content });

describe('a file of YAML', () => {
  test.each([
    ['on: 22:22', 'on', '22:22'],
    ['version: 1.10', 'version', '1.10'],
    ['day: 2026-01-02', 'day', '2026-01-02'],
    ['a: "x"\na: y', 'a', 'y'],
    ['b: &x {k: v}\na: {<<: *x}', 'a.k', 'v'],
    ['b: &x {k: v}\na: {k: w, <<: *x}', 'a.k', 'w'],
    ['b: &x v\na: *x', 'a', 'v'],
    ['b: &x {c: {d: v}}\na: [*x]', 'a.0', undefined],
    ['{a: b}: c', '{a: b}', 'c'],
    ['a: {{ x }}', 'a.{ x }', undefined],
  ])('%s: %s is %s', (content, way, text) => {
    expect(textAt(yaml(content).documents[0], ...way.split('.'))).toBe(text);
  });

  test('tags of a format stay with their values', () => {
    expect(at(yaml('a: !Ref Bucket').documents[0], 'a')).toMatchObject({ tag: '!Ref', text: 'Bucket' });
    expect(at(yaml('a: !Sub [x, {y: z}]').documents[0], 'a')).toMatchObject({ tag: '!Sub', is: 'list' });
  });

  test('every value has its place', () => {
    const content = 'a:\n  - b\n  - c: d\n';
    const list = at(yaml(content).documents[0], 'a');
    const lines = (list?.is === 'list' ? list.items : []).map(
      ({ place }) => positionAt(makeSource(content), place.span.start).line,
    );
    expect(lines).toEqual([2, 3]);
  });

  test('a single text is read as a list of one', () => {
    const [document] = yaml('a: x\nb: [y, z]').documents;
    expect([textsAt(document, 'a'), textsAt(document, 'b'), textsAt(document, 'c')]).toEqual([['x'], ['y', 'z'], []]);
  });

  test('valid documents are read even if another one is not', () => {
    const { documents, problems } = yaml('a: b\n---\na: [\n---\nc: d\n');
    expect(documents).toHaveLength(2);
    expect(problems).toHaveLength(1);
  });

  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x,x,x]',
    ...'bcdefghi'.split('').map((name, index) => {
      const before = 'abcdefgh'[index];
      return `${name}: &${name} [${Array(10).fill(`*${before}`).join(',')}]`;
    }),
  ].join('\n');

  test.each([
    ['aliases that expand to millions', bomb],
    ['an alias in itself', 'a: &a [*a, *a]'],
    ['brackets', '['.repeat(10_000)],
    ['lists in lists', '- '.repeat(10_000)],
    ['maps in maps', '? '.repeat(10_000)],
  ])('%s are refused', (_, content) => {
    expect(yaml(content).problems.map(({ diagnostic }) => diagnostic.code)).toEqual(['I110']);
  });
});

describe('a file of JSON', () => {
  test('values, places, comments', () => {
    const json = readJson({ path: 'a.json', content: '{"a": [1.50, "x"], // said\n "b": null,}' });
    const tree = 'tree' in json ? json.tree : undefined;
    expect(textsAt(tree, 'a')).toEqual(['1.50', 'x']);
    expect(at(tree, 'b')).toMatchObject({ value: null });
  });

  test.each([
    ['{"a": ', 6],
    ['', 0],
    ['['.repeat(1_000), 200],
  ])('%s is refused at its place', (content, start) => {
    const json = readJson({ path: 'a.json', content });
    expect('problem' in json ? json.problem.diagnostic.span.start : undefined).toBe(start);
  });
});
