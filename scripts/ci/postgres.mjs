// Runs the service tests that use a database on a PostgreSQL server instead of the embedded engine: node scripts/ci/postgres.mjs [FILES]
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, startPostgres } from './postgres-server.mjs';

const source = join(root, 'packages/server/src');

/** Those that start a service on whatever database there is. */
function hostedTests() {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((each) => each.endsWith('.test.ts') && /testing\/hosted\.js/.test(readFileSync(join(source, each), 'utf8')))
    .map((each) => join('packages/server/src', each));
}

const args = process.argv.slice(2);
const files = args.length === 0 ? hostedTests() : args;
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
