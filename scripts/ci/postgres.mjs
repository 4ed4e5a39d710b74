// Runs the service tests that use a database on a PostgreSQL server instead of the embedded engine: node scripts/ci/postgres.mjs [today | FILES]
// With `today` (the gate) those about what the two engines do differently run and, every other day, an eighth of the others and of the endpoints of the
// contract, all of them within sixteen days.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, startPostgres } from './postgres-server.mjs';
import { todaysTurn, turnOf } from './today.mjs';

const source = join(root, 'packages/server/src');

const PARTS = 8;
/** Days from one part to the next. */
const EVERY = 2;

/** The contract of every endpoint: as long as all other files together, so it runs in parts. */
const CONTRACT = 'packages/server/src/resources/contract.test.ts';

/** Locks, transactions at once, policies of rows, plans of queries, and migrations. */
const ALWAYS = /race|wall|plan|migrat|roles-lost/;

/** Those that start a service on whatever database there is. */
function hostedTests() {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(
      (each) =>
        each.endsWith('.test.ts') &&
        /testing\/(?:hosted|billed|forwarded|contract)\.js/.test(readFileSync(join(source, each), 'utf8')),
    )
    .map((each) => join('packages/server/src', each));
}

const named = process.argv.slice(2).filter((each) => each !== 'today');
const isPart = process.argv.includes('today');
const tests = hostedTests();
const isAlways = (each) => ALWAYS.test(each);
const others = tests.filter((each) => !isAlways(each) && each !== CONTRACT).filter(todaysTurn(PARTS, EVERY));
const isDayOfOthers = !isPart || turnOf(EVERY) === 1;
const files = named.length > 0 ? named : [...tests.filter(isAlways), ...(isDayOfOthers ? [CONTRACT, ...others] : [])];
const server = await startPostgres({ synced: false });
try {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_DATABASE_URL: server.url,
      ...(isPart ? { TEST_PART: `${turnOf(PARTS, EVERY)}/${PARTS}` } : {}),
    },
  });
  process.exitCode = status ?? 1;
} finally {
  await server.stop();
}
