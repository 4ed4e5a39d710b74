// What is reported about the bounds of an axis: for bars they apply only if that includes 0, and nothing else is reported then.
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../check.js';
import { texts } from '../../scene/parts/testing/walk.js';
import { testIcons } from '../../testing/icons.js';

function reportsOf(lines: string): readonly string[] {
  const { diagnostics } = checkSource(`xychart "Sold"\nx "May" "June"\n${lines}\n`, { icons: testIcons });
  return diagnostics.map(({ code, message }) => `${code} ${message}`);
}

function names(lines: string): readonly string[] {
  const { compiled } = checkSource(`xychart "Sold"\nx "May" "June"\n${lines}\n`, { icons: testIcons });
  return texts(compiled?.drawn().value.nodes ?? []).map(({ text }) => text);
}

describe('bounds of an axis', () => {
  test.each([
    ['bars above a minimum', 'y min=2\nbar 3 7', 'min=2'],
    ['bars on both sides of a minimum', 'y min=5\nbar 3 7', 'min=5'],
    ['an area', 'y min=2\narea 3 7', 'min=2'],
    ['bars below a maximum', 'y max=-2\nbar -3 -7', 'max=-2'],
  ])('%s start at 0, and nothing else is reported', (_, lines, bound) => {
    expect(reportsOf(lines)).toEqual([`W784 Bars and areas start at 0, so ${bound} is ignored.`]);
    expect(names(lines)).toContain('0');
  });

  test.each([
    ['a line', 'y min=2\nline 3 7', []],
    ['bars from 0', 'y min=0\nbar 3 7', []],
    ['bars below 0', 'y min=-10\nbar 3 -7', []],
    ['a line below the minimum', 'y min=5\nline 3 7', ['W780 3 is below min=5, so the axis is extended.']],
    [
      'bars above the maximum',
      'y min=2 max=5\nbar 3 7',
      ['W784 Bars and areas start at 0, so min=2 is ignored.', 'W780 7 is above max=5, so the axis is extended.'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(reportsOf(lines)).toEqual(expected);
  });
});

describe('marks', () => {
  test.each([
    ['on a place', 'bar 3 7\nmark x="May"', []],
    ['beyond a bound', 'y max=10\nbar 3 7\nmark y=12', ['W780 12 is above max=10, so the axis is extended.']],
    [
      'at 0 on a log axis',
      'y scale=log\nline 3 7\nmark y=0',
      ['E781 0 has no place on y: its log scale starts above 0.'],
    ],
    ['on a place that does not exist', 'bar 3 7\nmark x="July"', ["E788 The x axis has no 'July'."]],
    ['between texts', 'bar 3 7\nmark x=1..2', ["E788 The x axis has no '1..2'."]],
    ['on an axis without series', 'bar 3 7\nmark y=5 axis=y2', ['E789 No series uses y2, so this mark has no scale.']],
  ])('%s', (_, lines, expected) => {
    expect(reportsOf(lines)).toEqual(expected);
  });
});

test.each([
  ['no series on y', 'line 3 7 axis=y2\ny2 title="Share"\nmark "Target" y=5', 'Set axis=y2 on the mark.'],
  ['no series on y2', 'line 3 7\nmark "Target" y=5 axis=y2', 'Set axis=y2 on a series, or remove axis= from the mark.'],
])('a mark on an axis without series is given a hint that applies: %s', (_, lines, hint) => {
  const { diagnostics } = checkSource(`xychart "Sold"\nx "May" "June"\n${lines}\n`, { icons: testIcons });
  expect(diagnostics.find(({ code }) => code === 'E789')?.hint).toBe(hint);
});

test('a minimum of 0 on a log axis is reported as such', () => {
  const source = 'xychart "Sold"\nx "May" "June"\ny scale=log min=0\nline 3 7\n';
  const [diagnostic] = checkSource(source, { icons: testIcons }).diagnostics;
  expect(diagnostic?.code).toBe('E781');
  expect(diagnostic?.hint).toBe('Set min= above 0, or remove min= or scale=log.');
});
