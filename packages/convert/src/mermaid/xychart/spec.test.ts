// docs/conversion.md, Charts and lists, for xy charts: texts of points are labels=. The type has no codes of its own.
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert, refusalOf } from '../testing/convert.js';

const chart = (lines: string): string => `xychart-beta\n${lines}`;

describe('statements', () => {
  it.each([
    ['bar [1, +2.5, -.5]', ['bar 1 2.5 -0.5']],
    ['line Plan [1, 2]\nbar "In fact" [3, 4]', ['line "Plan" 1 2', 'bar "In fact" 3 4']],
    ['line [540 "PaLM", 65, 34 "Llama, 2", 7]', ['line 540 65 34 7 labels="PaLM","","Llama, 2"']],
    ['x-axis Month [Jan, "Early, March"]\nbar [1, 2]', ['x "Jan" "Early, March" title="Month"', 'bar 1 2']],
    [
      'x-axis "Date"\ny-axis Users 0 --> 10\nline [1, 2]',
      ['x title="Date"', 'y title="Users" min=0 max=10', 'line 1 2'],
    ],
    ['x-axis 10 --> 30\nbar [5, 15, 25]', ['x min=10 max=30', 'bar 5 15 25']],
    // From right to left, and a single point at its start.
    ['x-axis 30 --> 10\nbar [5, 15, 25]', ['x 30 20 10', 'bar 5 15 25']],
    ['x-axis 10 --> 30\nbar [5]', ['x 10', 'bar 5']],
    [`x-axis ${'9'.repeat(17)} --> 1\nbar [1, 2]`, ['x 100000000000000000 1', 'bar 1 2']],
    // Axes come before the series, as a person would write them; the last of two wins, as in Mermaid.
    ['bar [1]\nx-axis [a]\nx-axis [b]', ['x "b"', 'bar 1']],
    ['x-axis [a, b, c]\nbar [1, 2]', ['x "a" "b" "c"', 'bar 1 2 -']],
    ['bar [1]; line [2] %% why', ['bar 1', 'line 2']],
    ['bar [1]  line "a" [2]', ['bar 1', 'line "a" 2']],
  ])('%j', (lines, becomes) => {
    expect(bodyOf(chart(lines))).toEqual(becomes);
    expect(convert(chart(lines)).ok).toBe(true);
  });

  it.each([
    ['xychart\ntitle "Sales; all"\nbar [1]', 'xychart "Sales; all"'],
    ['xychart horizontal\nbar [1]', 'xychart orientation=horizontal'],
    [
      '---\nconfig:\n  xyChart:\n    chartOrientation: horizontal\n    showDataLabel: true\n---\nxychart\nbar [1]',
      'xychart orientation=horizontal values=on',
    ],
  ])('%j has its header', (text, header) => {
    expect(convert(text).source.split('\n')[0]).toBe(header);
  });

  it.each([
    ['x-axis [a, b]\nbar [1, 2, 3]', ['3:1 M203']],
    ['bar [1, 2, 3]\nline [1, 2]', ['3:1 M204']],
    ['y-axis 10 --> 0\nbar [1]', ['2:1 M204']],
    ['x-axis [early March]\nbar [1]', ['2:1 M205']],
  ])('%j is reported', (lines, codes) => {
    expect(codesOf(chart(lines))).toEqual(codes);
  });

  it.each([
    'bar []',
    'bar [1, , 2]',
    'bar [1] 2',
    'bar [1e5]',
    `bar [${'9'.repeat(400)}]`,
    'line "Plan"',
    'x-axis aaa --> 3',
    'y-axis [a, b]',
    'axis',
  ])('%s is refused at its line', (line) => {
    expect(refusalOf(chart(`bar [1]\n${line}`))).toEqual(['3 M110']);
  });

  it('a chart without numbers has nothing to draw, and one of too many series is too large', () => {
    expect(refusalOf(chart('x-axis [a]'))).toEqual(['1 M103']);
    expect(refusalOf(chart('bar [1]\n'.repeat(13)))).toEqual(['1 M102']);
  });
});
