// Lines of CSV files.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.js';

test.each([
  [['a', 'b'], '"a","b"\r\n'],
  [['', 1], '"","1"\r\n'],
  [['a "quoted" word', 'a, b'], '"a ""quoted"" word","a, b"\r\n'],
  [['two\r\nlines'], '"two\r\nlines"\r\n'],
  [
    ['=1+1', '+1', '-1', '@SUM(A1)', '\ttab', '\rline', '\nline'],
    '"\'=1+1","\'+1","\'-1","\'@SUM(A1)","\'\ttab","\'\rline","\'\nline"\r\n',
  ],
  [['\uff1d1', 'a=1+1', "'=1"], '"\'\uff1d1","a=1+1","\'=1"\r\n'],
  [['=cmd|"/c calc"!A1'], '"\'=cmd|""/c calc""!A1"\r\n'],
])('%j is the line %j', (values, line) => {
  expect(csvLine(values)).toBe(line);
});

test('every cell reads back, apart from an apostrophe in front of a formula, and no cell begins like one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",a') })), { minLength: 1 }),
      (values) => {
        const cells = [...csvLine(values).matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, cell = '']) =>
          cell.replaceAll('""', '"'),
        );
        expect(cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n])/, ''))).toEqual(
          values.map((each) => each.replace(/^'(?=[=+\-@\t\r\n])/, '')),
        );
        expect(cells.filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
      },
    ),
  );
});
