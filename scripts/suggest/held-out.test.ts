import { statSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '@linework/core';
import { expect, test } from 'vitest';
import { suggest } from '../../packages/core/src/every-kind.js';
import { sampled } from '../../packages/core/src/testing/depth.js';
import { root } from '../fresh.mjs';
import { requests } from './held-out.mjs';

const all: readonly {
  readonly kind: string;
  readonly language: string;
  readonly text: string;
  readonly held: boolean;
}[] = requests;

test('every kind has requests in ten languages to learn from, and others to measure by', () => {
  for (const held of [false, true])
    expect(new Set(all.filter((each) => each.held === held).map((each) => `${each.kind} ${each.language}`)).size).toBe(
      10 * kinds.size,
    );
});

test('requests that nothing was learned from get their kind first in six of ten, among the first two in seven', async () => {
  const held = sampled(
    all.filter((each) => each.held),
    150,
  );
  let [first, two] = [0, 0];
  for (const { kind, text } of held) {
    const ranking = (await suggest(text)).suggestions.map((each) => each.kind);
    if (ranking[0] === kind) first++;
    if (ranking.slice(0, 2).includes(kind)) two++;
  }
  expect(first / held.length).toBeGreaterThan(0.6);
  expect(two / held.length).toBeGreaterThan(0.7);
});

test('the weights take less than 100 kB', () => {
  expect(statSync(join(root, 'packages/core/src/suggest/weights.data.ts')).size).toBeLessThan(100_000);
});
