// Every registered kind has its contract, in a file of its own so that one kind can be tested alone.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kinds } from './registry.js';

it.each([...kinds.keys()])('%s is held to the contract of kinds', (name) => {
  expect(existsSync(new URL(`./${name}/contract.test.ts`, import.meta.url))).toBe(true);
});
