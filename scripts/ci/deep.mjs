// Deep tests: every test file whose number of cases packages/core/src/testing/depth.ts decides, with all of them. With `today` (the gate, every other
// day) one part in 28 of the files runs, all of them within sixteen weeks; the next time one of the three of fuzz, with the day's seed, which is printed, or
// what asks every kind of the registry, with one kind more.
// FUZZ_SEED=<seed> TEST_DEPTH=deep npx vitest run <file> tries the same cases again.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../fresh.mjs';
import { todaysTurn, turnOf } from './today.mjs';

/** Modules through which a test file depends on the depth, besides depth.ts itself. */
const THROUGH = /testing\/(?:depth|contract|describe-importer|describe-format)\.js'/;
/** Tests of endless inputs, which try others each day; all other tests try the same cases in every run. */
const FUZZ = /^packages\/(?:core\/src\/source\/(?:fuzz|format)|import\/src\/testing\/evaluators)\.property\.test\.ts$/;
const PARTS = 28;
/** Days from one part to the next. */
const EVERY = 2;

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (each) => `${folder}/${each.split(sep).join('/')}`,
  );

const files = [
  ...readdirSync(join(root, 'packages'))
    .filter((each) => existsSync(join(root, 'packages', each, 'src')))
    .flatMap((each) => filesIn(`packages/${each}/src`)),
  ...filesIn('scripts'),
]
  .filter((each) => each.endsWith('.test.ts'))
  .filter((each) => THROUGH.test(readFileSync(join(root, each), 'utf8')))
  .sort();

const isPart = process.argv.includes('today');
const allFuzz = files.filter((each) => FUZZ.test(each));
/** What of the three a run tries: `others` every second time. */
const turn = turnOf(2, EVERY) === 0 ? 'others' : turnOf(2, 2 * EVERY) === 0 ? 'fuzz' : 'third kind';
const tries = (what) => !isPart || turn === what;
const fuzz = tries('fuzz') ? allFuzz.filter(todaysTurn(3, 4 * EVERY)) : [];
const others = tries('others') ? files.filter((each) => !FUZZ.test(each)).filter(todaysTurn(PARTS, 2 * EVERY)) : [];
const seed = process.env.FUZZ_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', '');
process.stderr.write(
  `Deep tests: ${others.length} of ${files.length - allFuzz.length} files${isPart ? ` (part ${turnOf(PARTS, 2 * EVERY) + 1} of ${PARTS})` : ''}, ${fuzz.length} of ${allFuzz.length} of fuzz with seed ${seed}\n`,
);

function run(args, env = {}) {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--update=none', ...args],
    { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, TEST_DEPTH: 'deep', ...env } },
  );
  if (status !== 0) process.exitCode = status ?? 1;
}

if (others.length > 0) run(others);
if (fuzz.length > 0) run(fuzz, { FUZZ_SEED: seed });
if (tries('third kind')) run(['--project', 'third kind', '--no-isolate']);
