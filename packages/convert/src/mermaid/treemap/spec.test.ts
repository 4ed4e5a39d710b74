// The forms of treemaps: names in quotes, levels by indentation, values on leaves.
import { describe, expect, it } from 'vitest';
import { codesOf, convert, refusalOf } from '../testing/convert.js';

const map = (lines: string): string => `treemap-beta\n${lines}`;
const itemsOf = (text: string): readonly string[] => convert(text).source.split('\n').slice(1, -1);

describe('items', () => {
  it.each([
    ['"src"\n  "core": 120\n  "ui": 1,080.50\n"docs": 35', ['"src"', '  "core" 120', '  "ui" 1080.50', '"docs" 35']],
    ["'src'\n  'core', 3", ['"src"', '  "core" 3']],
    ['"src":::hot\n  "core": 3\nclassDef hot fill:#e74c3c;', ['"src" tone=red', '  "core" 3']],
  ])('%j', (lines, items) => {
    expect(itemsOf(map(lines))).toEqual(items);
    expect(convert(map(lines)).ok).toBe(true);
  });

  it.each([
    ['"a": 1\n"empty"', ['3:1 M216']],
    ['"a": 5\n  "b": 1', []],
    ['"a":::x\n  "b": 1', ['2:1 M200']],
  ])('%j is reported', (lines, codes) => {
    expect(codesOf(map(lines))).toEqual(codes);
  });

  it.each(['src: 3', '"src": many', '"src": -1'])('%s is refused at its line', (line) => {
    expect(refusalOf(map(`"a": 1\n${line}`))).toEqual(['3 M110']);
  });

  it('names without values have nothing to draw', () => {
    expect(refusalOf(map('"a"\n"b"'))).toEqual(['1 M103']);
  });
});

it.each([
  ['$,.2f', 'treemap unit="$"'],
  [',.1f', 'treemap'],
])('the currency of the format %s is the unit', (format, header) => {
  const { source } = convert(
    `---\nconfig:\n  treemap:\n    valueFormat: "${format}"\n---\ntreemap-beta\n"Basic": 19.99`,
  );
  expect(source.split('\n')[0]).toBe(header);
});
