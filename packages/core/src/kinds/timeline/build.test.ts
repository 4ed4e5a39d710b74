// What is reported about times, and the dates that texts name.
import { describe, expect, it } from 'vitest';
import { dateOf } from '../../calendar/index.js';
import { compose, validate } from '../../draw.js';
import { testIcons } from '../../testing/icons.js';
import { dateMeant, daysNamed } from './named-dates.js';

describe('what is reported about times', () => {
  const codes = (lines: string, header = ''): readonly string[] =>
    validate(`timeline${header}\n${lines}\n`, { icons: testIcons }).diagnostics.map(({ code }) => code);
  it.each([
    ['texts in any order', 'at "1993" : "a"\nat "1989" : "b"', '', []],
    ['dates in order', 'at 1989-03-12 : "a"\nat 1993-01-23 : "b"', ' scale=time', []],
    ['dates out of order on a true scale', 'at 1993-01-23 : "a"\nat 1989-03-12 : "b"', ' scale=time', ['W710']],
    ['dates out of order on an even scale', 'at 1993-01-23 : "a"\nat 1989-03-12 : "b"', '', ['W710']],
    [
      'out of order over sections',
      'section "x" {\n  at 1993-01-23 : "a"\n}\nsection "y" {\n  at 1989-03-12 : "b"\n}',
      ' scale=time',
      ['W710'],
    ],
    ['a text on a true scale', 'at "In spring" : "a"', ' scale=time', ['E710']],
    [
      'a year and a month on a true scale',
      'at "1989" : "a"\nat "1990-03" : "b"\nat 1991-01-01 : "c"',
      ' scale=time',
      [],
    ],
    ['years out of order on a true scale', 'at "1993" : "a"\nat "1989" : "b"', ' scale=time', ['W710']],
    ['the same time on two lines', 'at "1989" : "a"\nat "1989" : "b"', '', ['W711']],
    ['a time without text', 'at "1989"', '', ['W712']],
    ['only a section', 'section "x" {\n}', '', ['E711', 'W201']],
  ] as const)('%s', (_, lines, header, expected) => {
    expect([...codes(lines, header)].sort()).toEqual([...expected].sort());
  });
});

describe('the days that a text names', () => {
  it.each([
    ['1989', '1989-01-01', '1989-12-31'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['1999-12', '1999-12-01', '1999-12-31'],
    ['0000', undefined, undefined],
    ['2024-13', undefined, undefined],
    ['in 1989', undefined, undefined],
  ])('%s: from %s to %s', (text, first, last) => {
    const days = daysNamed(text);
    expect([days && dateOf(days.first), days && dateOf(days.last)]).toEqual([first, last]);
  });

  it('are drawn in its words', () => {
    const { scene } = compose('timeline scale=time\nat "1989" : "a"\nat "1990-03" : "b"\n', { icons: testIcons });
    const json = JSON.stringify(scene);
    for (const text of ['"1989"', '"1990-03"']) expect(json).toContain(`"text":${text}`);
  });
});

describe('the date that a text names', () => {
  it.each([
    ['March 1989', '1989-03-01..1989-03-31'],
    ['Feb. 2024', '2024-02-01..2024-02-29'],
    ['12 March 1989', '1989-03-12'],
    ['March 12, 1989', '1989-03-12'],
    ['1st December 1999', '1999-12-01'],
    ['31 February 1989', undefined],
    ['about 1989', undefined],
    ['0000', undefined],
    ['1989 and 1990', undefined],
    ['the nineties', undefined],
  ])('%s: %s', (text, date) => {
    expect(dateMeant(text)).toBe(date);
  });
});
