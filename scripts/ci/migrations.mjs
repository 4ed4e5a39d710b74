// Checks that the migrations match the tables: drizzle-kit finds nothing to write when it generates a migration in a copy.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../fresh.mjs';

const server = join(root, 'packages/server');
const folder = mkdtempSync(join(tmpdir(), 'linework-migrations-'));
try {
  cpSync(join(server, 'migrations'), join(folder, 'migrations'), { recursive: true });
  const config = join(folder, 'drizzle.config.json');
  const schema = join(server, 'drizzle.tables.cjs');
  writeFileSync(config, JSON.stringify({ dialect: 'postgresql', schema, out: './migrations' }));
  const kit = join(root, 'node_modules/drizzle-kit/bin.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [kit, 'generate', '--config', config], {
    cwd: folder,
    encoding: 'utf8',
  });
  const sql = (place) => readdirSync(join(place, 'migrations')).filter((each) => each.endsWith('.sql'));
  const more = sql(folder).length - sql(server).length;
  const snapshots = readdirSync(join(server, 'migrations/meta')).filter((each) => each.endsWith('_snapshot.json'));
  if (snapshots.length !== 1) {
    process.stderr.write(
      `Only the newest of ${snapshots.length} snapshots is needed: drizzle-kit reads no other. Delete the others in migrations/meta.\n`,
    );
    process.exitCode = 1;
  } else if (status !== 0 || more !== 0) {
    process.stderr.write(
      `${stdout}${stderr}The tables have changes without a migration. Run: npm run migration -w packages/server -- --name WHAT\n`,
    );
    process.exitCode = 1;
  } else process.stderr.write(`Migrations: ${sql(server).length}, up to date with the tables\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
