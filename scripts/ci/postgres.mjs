// Runs the service tests that use a database on a PostgreSQL server instead of the embedded engine: node scripts/ci/postgres.mjs [today | FILES]
// With `today` an eighth of the files run, all of them within eight days (the gate); those about what the two engines do differently always run.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, startPostgres } from './postgres-server.mjs';
import { todaysTurn } from './today.mjs';

const source = join(root, 'packages/server/src');

/** Locks, transactions at once, policies of rows, plans of queries, and migrations. */
const ALWAYS = /race|wall|plan|migrat|roles-lost/;

/** Those that start a service on whatever database there is. */
function hostedTests() {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((each) => each.endsWith('.test.ts') && /testing\/hosted\.js/.test(readFileSync(join(source, each), 'utf8')))
    .map((each) => join('packages/server/src', each));
}

const named = process.argv.slice(2).filter((each) => each !== 'today');
const tests = hostedTests();
const turn = new Set(tests.filter((each) => !ALWAYS.test(each)).filter(todaysTurn(8)));
const files = named.length > 0 ? named : tests.filter((each) => ALWAYS.test(each) || turn.has(each));
const server = await startPostgres({ synced: false });
try {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: server.url },
  });
  process.exitCode = status ?? 1;
} finally {
  await server.stop();
}
