// docs/conversion.md, Charts and lists, for quadrant charts: 1 to 4 are top-right, top-left, bottom-left and bottom-right.
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert, refusalOf } from '../testing/convert.js';

const chart = (lines: string): string => `quadrantChart\n${lines}`;

describe('lines', () => {
  it.each([
    ['x-axis Low --> High\na: [0.1, 0.2]', ['x "Low" "High"', 'point "a" x=0.1 y=0.2']],
    ['y-axis "Low cost"\na: [0, 1]', ['y "Low cost"', 'point "a" x=0 y=1']],
    [
      'quadrant-1 A\nquadrant-2 B\nquadrant-3 C\nquadrant-4 D\np: [0.5, 0.5]',
      [
        'area top-right "A"',
        'area top-left "B"',
        'area bottom-left "C"',
        'area bottom-right "D"',
        'point "p" x=0.5 y=0.5',
      ],
    ],
    // Axes and areas come before the points, as a person would write them.
    ['a: [0.1, 0.2]\nx-axis Low', ['x "Low"', 'point "a" x=0.1 y=0.2']],
    ['"a: b": [0.1, 0.2]', ['point "a: b" x=0.1 y=0.2']],
    ['a: [0.1, 0.2] radius: 10\nb: [0, 1]', ['point "a" x=0.1 y=0.2 size=100', 'point "b" x=0 y=1 size=25']],
    [
      'a:::hot: [0.1, 0.2]\nb:::hot: [0, 1] radius: 2.5px, color: blue\nclassDef hot color: #f00, radius : 10',
      ['point "a" x=0.1 y=0.2 size=100 tone=red', 'point "b" x=0 y=1 size=6.25 tone=blue'],
    ],
  ])('%j', (lines, becomes) => {
    expect(bodyOf(chart(lines))).toEqual(becomes);
    expect(convert(chart(lines)).ok).toBe(true);
  });

  it.each([
    ['a: [0.1, 0.2] radius: 12', []],
    ['a: [0.1, 0.2] radius: 12, color: #f00, stroke-width: 2px', ['2:1 M204', '2:1 M200']],
    ['a: [0.1, 0.2] color: #eee', ['2:1 M200']],
    ['a:::hot: [0.1, 0.2]\nclassDef hot color: #f00', ['3:1 M204']],
    ['a:::cold: [0.1, 0.2]\nclassDef hot stroke-color: #f00', ['2:1 M200', '3:1 M200']],
  ])('%j is reported', (lines, codes) => {
    expect(codesOf(chart(lines))).toEqual(codes);
  });

  it.each(['a: [1.2, 0.5]', 'a: [0.5]', 'a: [x, y]', 'axis Low'])('%s is refused at its line', (line) => {
    expect(refusalOf(chart(`b: [0, 0]\n${line}`))).toEqual(['3 M110']);
  });
});
