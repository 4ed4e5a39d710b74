// Every registered kind has a contract test in its own file, so each kind can be tested separately.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kinds } from './registry.js';

it.each([...kinds.keys()])('%s has a contract test', (name) => {
  expect(existsSync(new URL(`./${name}/contract.test.ts`, import.meta.url))).toBe(true);
});
