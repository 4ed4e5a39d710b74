// Deep tests: every test file whose number of cases packages/core/src/testing/depth.ts decides, with all of them, and with the day's seed, which is
// printed. FUZZ_SEED=<seed> TEST_DEPTH=deep npx vitest run <file> tries the same cases again.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../fresh.mjs';

/** Modules through which a test file depends on the depth, besides depth.ts itself. */
const THROUGH = /testing\/(?:depth|contract|describe-importer|describe-format)\.js'/;

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (each) => `${folder}/${each.split(sep).join('/')}`,
  );

const files = [
  ...readdirSync(join(root, 'packages')).flatMap((each) => filesIn(`packages/${each}/src`)),
  ...filesIn('scripts'),
]
  .filter((each) => each.endsWith('.test.ts'))
  .filter((each) => THROUGH.test(readFileSync(join(root, each), 'utf8')));

const seed = process.env.FUZZ_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', '');
process.stderr.write(`Deep tests: ${files.length} files, seed ${seed}\n`);
function run(...args) {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--update=none', ...args],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, TEST_DEPTH: 'deep', FUZZ_SEED: seed },
    },
  );
  if (status !== 0) process.exitCode = status ?? 1;
}

run(...files);
// What asks every kind of the registry, with one kind more.
run('--project', 'third kind');
