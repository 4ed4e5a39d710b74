import { expect, test } from 'vitest';
import { turns } from './turns.js';

test('a request is cancelled when the next one begins', () => {
  const turn = turns();
  const first = turn();
  expect(first.aborted).toBe(false);
  const second = turn();
  expect([first.aborted, second.aborted]).toEqual([true, false]);
});
