// Bundles the command once for all test files of a run: out, by `inject('bundle')`, the folder with the bundle, the start.cjs
// that runs it, and inputs.json, which says what imports what. No test changes what is in it.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundleCli } from '../../../../scripts/bundle-cli.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    readonly bundle: string;
  }
}

const cli = fileURLToPath(new URL('../..', import.meta.url));

export async function setup(project: TestProject): Promise<() => void> {
  mkdirSync(join(cli, '.build'), { recursive: true });
  const folder = mkdtempSync(join(cli, '.build', 'test-'));
  // Some tests run the command as somebody else.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'inputs.json'), JSON.stringify(await bundleCli(folder)));
  writeFileSync(join(folder, 'start.cjs'), startOf());
  project.provide('bundle', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** bin/linework.js starts the bundle at its place; this starts the one beside it the same way. */
function startOf(): string {
  return `require(${JSON.stringify(join(cli, 'bin', 'load.js'))}).load(__dirname).run();\n`;
}
