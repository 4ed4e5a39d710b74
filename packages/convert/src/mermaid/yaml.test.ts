import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../core/src/testing/depth.js';
import { workOf } from '../../../core/src/testing/work.js';
import { readFlow, readYaml, type YamlValue } from './yaml.js';

function plain(value: YamlValue): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, each]) => [key, plain(each)]));
  return Array.isArray(value) ? value.map(plain) : value;
}

describe('a block of YAML', () => {
  it.each<[string, string, unknown]>([
    ['a plain text', 'title: My title', { title: 'My title' }],
    ['quotes', 'a: "x: \\"y\\""\nb: \'it\'\'s\'', { a: 'x: "y"', b: "it's" }],
    ['a comment', 'a: x # y\n# z\nb: 1', { a: 'x', b: 1 }],
    ['a colon in a text', 'title: a:b', { title: 'a:b' }],
    [
      'nesting',
      'config:\n  theme: dark\n  flowchart:\n    curve: basis\nx: 1',
      { config: { theme: 'dark', flowchart: { curve: 'basis' } }, x: 1 },
    ],
    ['lists', 'a:\n  - 1\n  - x\nb: [1, "y, z"]', { a: [1, 'x'], b: [1, 'y, z'] }],
    ['a block scalar', 'a: |\n  one\n  two\nb: >\n  three\n  four', { a: 'one\ntwo', b: 'three four' }],
    ['true, false, null', 'a: true\nb: false\nc:\nd: ~', { a: true, b: false, c: null, d: null }],
    ['JSON', '{"a": {"b": [1, 2]}}', { a: { b: [1, 2] } }],
    ['an invalid line', 'a: 1\nnonsense\nb: 2', { a: 1, b: 2 }],
  ])('%s', (_, text, value) => {
    expect(plain(readYaml(text))).toEqual(value);
  });

  it('cuts an indentation that every line has', () => {
    expect(plain(readYaml('  a: 1\n  b:\n    c: 2', '  '))).toEqual({ a: 1, b: { c: 2 } });
  });
});

describe('a flow map', () => {
  it.each<[string, unknown]>([
    ['{ shape: rect, label: "a, b: c" }', { shape: 'rect', label: 'a, b: c' }],
    ["{label: 'x', w: 60, on: true}", { label: 'x', w: 60, on: true }],
    ['{"icon":"fa:user"}', { icon: 'fa:user' }],
    ['{ a: b c d }', { a: 'b c d' }],
    ['{ lonely }', { lonely: null }],
    ['{ a: [', { a: [] }],
  ])('%s', (text, value) => {
    expect(plain(readFlow(text))).toEqual(value);
  });
});

it('reads any text without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]:,"\'-# \nab|>&*\\'.split('')), maxLength: 300 }), (text) => {
      readYaml(text);
      readFlow(text);
    }),
    { numRuns: cases(500) },
  );
});

it.each(['{', '[', '{a: ', '"', '- ', 'a:\n ', '{,', "'"])('reads %j repeated in linear time', (unit) => {
  const read = (count: number) => (): void => {
    readYaml(unit.repeat(count));
    readFlow(unit.repeat(count));
  };
  expect(workOf(read(4_000)) / workOf(read(1_000))).toBeLessThan(6);
});
