// Builds the command, if it is not up to date, once for all test files of a run: out, by `inject('bundle')`, the folder with the bundle, and by
// `inject('runner')` the script of a process that runs the command's sources (runner.ts). No test changes either.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { scriptOptions } from '../../../../scripts/bundle-cli.mjs';
import { prepare } from '../../../../scripts/fresh.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    readonly bundle: string;
    readonly runner: string;
  }
}

const cli = fileURLToPath(new URL('../..', import.meta.url));

export async function setup(project: TestProject): Promise<() => void> {
  await prepare('command');
  const bundle = join(cli, 'bundle');
  // Some tests run the command as somebody else.
  chmodSync(bundle, 0o755);
  mkdirSync(join(cli, '.build'), { recursive: true });
  const folder = mkdtempSync(join(cli, '.build', 'runner-'));
  await build({
    ...(await scriptOptions(JSON.stringify(join(bundle, 'linework.js')))),
    entryPoints: [fileURLToPath(new URL('runner.ts', import.meta.url))],
    outfile: join(folder, 'runner.cjs'),
  });
  project.provide('bundle', bundle);
  project.provide('runner', join(folder, 'runner.cjs'));
  return () => rmSync(folder, { recursive: true, force: true });
}
