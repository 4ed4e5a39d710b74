import { expect, test } from 'vitest';
import { drawnWith, summary } from './summary.js';

const severe = (errors: number, warnings: number) => [
  ...Array.from({ length: errors }, () => ({ severity: 'error' }) as const),
  ...Array.from({ length: warnings }, () => ({ severity: 'warning' }) as const),
];

test.each([
  [0, 0, '', 'Drawn.'],
  [1, 0, '1 error', 'Drawn, with 1 error.'],
  [0, 2, '2 warnings', 'Drawn, with 2 warnings.'],
  [2, 1, '2 errors, 1 warning', 'Drawn, with 2 errors, 1 warning.'],
])('%i errors and %i warnings are counted in words', (errors, warnings, counted, sentence) => {
  expect([summary(severe(errors, warnings)), drawnWith(severe(errors, warnings))]).toEqual([counted, sentence]);
});
