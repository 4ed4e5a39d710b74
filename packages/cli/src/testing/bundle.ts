// Builds the command, if it is not up to date, once for all test files of a run: out, by `inject('bundle')`, the folder with the bundle, and
// inputs.json in it, which says what imports what. No test changes what is in it.
import { chmodSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { prepare } from '../../../../scripts/fresh.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    readonly bundle: string;
  }
}

export async function setup(project: TestProject): Promise<void> {
  await prepare('command');
  const folder = fileURLToPath(new URL('../../bundle', import.meta.url));
  // Some tests run the command as somebody else.
  chmodSync(folder, 0o755);
  project.provide('bundle', folder);
}
