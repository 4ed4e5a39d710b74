import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPath } from './read-path.js';

const letters = (data: string): string =>
  readPath(data)
    .commands.map(({ letter }) => letter)
    .join('');

describe('path data', () => {
  test('is read to the end, each command as what it is', () => {
    expect(readPath(' M1,2 h-.5-1e1 A1 2 3 0110.5.5 zm0 0 , ')).toEqual({
      commands: [
        { letter: 'M', relative: false, x: 1, y: 2 },
        { letter: 'H', relative: true, x: -0.5 },
        { letter: 'H', relative: true, x: -10 },
        { letter: 'A', relative: false, rx: 1, ry: 2, turn: 3, large: false, sweep: true, x: 10.5, y: 0.5 },
        { letter: 'Z', relative: true },
        { letter: 'M', relative: true, x: 0, y: 0 },
      ],
      stop: undefined,
    });
  });

  test.each([
    ['', '', undefined],
    [' \n,', '', undefined],
    ['M0 0 1 1m2 2 3 3', 'MLML', undefined],
    ['L1 1', '', 0],
    [' 1 1', '', 1],
    ['M1', '', 2],
    ['M1 1L2', 'M', 6],
    ['M1 1L2 2 3', 'ML', 10],
    ['M1 1 nonsense', 'M', 5],
    ['M0 0z 5', 'MZ', 6],
    ['M0 0A1 1 0 2 0 1 1', 'M', 11],
    ['M1e999 1', '', 1],
    ['M0 0\u00a0L1 1', 'M', 4],
  ])('%j gives %j and stops at %j', (data, expected, stop) => {
    expect(letters(data)).toBe(expected);
    expect(readPath(data).stop).toBe(stop);
  });

  test('is the same up to where reading stopped, whatever follows', () => {
    const text = fc.string({ unit: fc.constantFrom(...'MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n#'), maxLength: 80 });
    fc.assert(
      fc.property(text, (data) => {
        const { commands, stop } = readPath(data);
        const numbers = commands.flatMap((each) => Object.values(each)).filter((each) => typeof each === 'number');
        for (const each of numbers) expect(each).toSatisfy(Number.isFinite);
        if (stop === undefined) return;
        expect(stop).toBeLessThanOrEqual(data.length);
        expect(readPath(data.slice(0, stop)).commands).toEqual(commands);
      }),
    );
  });

  test.each([
    ['commands', `M0 0${'l1 1'.repeat(100_000)}`],
    ['spaces', `M${' '.repeat(500_000)}x`],
    ['spaces before each number', `M0 0${`${' '.repeat(1000)}1`.repeat(500)}x`],
    ['digits', `M${'1'.repeat(500_000)}x`],
    ['points', `M${'1.'.repeat(250_000)}x`],
    ['exponents', `M${'1e'.repeat(250_000)}x`],
    ['signs', `M${'+-'.repeat(250_000)}`],
  ])('of many %s is read quickly', (_, data) => {
    expect(readPath(data).stop ?? data.length).toBeGreaterThan(0);
  });
});
