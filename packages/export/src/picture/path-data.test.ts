import type { CurveStep } from '@linework/core';
import { basicIcons } from '@linework/icons/basic';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../core/src/testing/text.js';
import { curveSteps } from './path-data.js';

const rounded = (steps: readonly CurveStep[]): string =>
  steps
    .map((step) => step.map((each) => (typeof each === 'number' ? Math.round(each * 1_000) / 1_000 : each)).join(' '))
    .join(' ');

describe('what path data draws', () => {
  test.each([
    ['M1 2L3 4Z', 'M 1 2 L 3 4 Z'],
    ['m1,2 3,4 5,6z', 'M 1 2 L 4 6 L 9 12 Z'],
    ['M0 0H5V6h-1v-1', 'M 0 0 L 5 0 L 5 6 L 4 6 L 4 5'],
    ['M1 1zm1 1l1 0', 'M 1 1 Z M 2 2 L 3 2'],
    ['M0 0C1 1 2 2 3 3S5 5 6 3', 'M 0 0 C 1 1 2 2 3 3 C 4 4 5 5 6 3'],
    ['M0 0S1 1 2 0', 'M 0 0 C 0 0 1 1 2 0'],
    ['M0 0L3 0S4 1 5 0', 'M 0 0 L 3 0 C 3 0 4 1 5 0'],
    ['M0 0Q3 3 6 0T12 0', 'M 0 0 C 2 2 4 2 6 0 C 8 -2 10 -2 12 0'],
    ['M0 0c1 1 2 2 3 0T6 0', 'M 0 0 C 1 1 2 2 3 0 C 3 0 4 0 6 0'],
    ['M0 0 1.5.5-.5-1e1', 'M 0 0 L 1.5 0.5 L -0.5 -10'],
    ['M0 0A0 5 0 0 1 4 4', 'M 0 0 L 4 4'],
    ['M0 0A5 5 0 0 1 0 0L1 1', 'M 0 0 L 1 1'],
    ['M10 0a10 10 0 0110 10', 'M 10 0 C 15.523 0 20 4.477 20 10'],
    ['M10 0a10 10 0 11-.01 0', undefined],
    ['', ''],
    ['L1 1', ''],
    ['M1', ''],
    ['M1 1L2', 'M 1 1'],
    ['M1 1L2 2 3', 'M 1 1 L 2 2'],
    ['M1 1 nonsense', 'M 1 1'],
    ['M1e999 1', ''],
  ])('%s', (data, expected) => {
    const steps = curveSteps(data);
    if (expected === undefined) expect(steps).toHaveLength(5);
    else expect(rounded(steps)).toBe(expected);
  });

  test('any text is read to its end or to its first error, quickly and in finite numbers', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n#'), maxLength: 400 });
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: anyCharacter })), (data) => {
        for (const step of curveSteps(data)) for (const each of step.slice(1)) expect(each).toSatisfy(Number.isFinite);
      }),
    );
  });

  test('a long path is read quickly', () => {
    expect(curveSteps(`M0 0${'l1 1'.repeat(100_000)}`)).toHaveLength(100_001);
    expect(curveSteps(`M${' '.repeat(500_000)}x`)).toEqual([]);
  });

  test.each(['lx:user', 'lx:cog', 'lx:database', 'lx:server'])('%s is drawn', (name) => {
    for (const shape of basicIcons.find(name)?.shapes ?? []) expect(curveSteps(shape.d).length).toBeGreaterThan(1);
  });
});
