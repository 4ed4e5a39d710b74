// Writes generated/seed.tar.gz, an empty database with the current schema, from which a first start begins. Made once for the current migrations.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/pglite';
import { openEmbedded } from '../dist/platform/db/embedded.js';
import { migrate } from '../dist/platform/db/migrate.js';

const here = fileURLToPath(new URL('..', import.meta.url));
const target = join(here, 'generated', 'seed.tar.gz');
const stamp = join(here, 'generated', 'seed.of');

const hash = createHash('sha256');
for (const name of readdirSync(join(here, 'migrations'))
  .filter((each) => each.endsWith('.sql'))
  .sort())
  hash.update(readFileSync(join(here, 'migrations', name)));
const engine = join(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))), '..', 'package.json');
const { version } = JSON.parse(readFileSync(engine, 'utf8'));
const of = `${version} ${hash.digest('hex')}`;

if (!existsSync(target) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== of) {
  const folder = mkdtempSync(join(tmpdir(), 'linework-seed-'));
  const { pglite } = await openEmbedded(join(folder, 'pgdata'));
  const db = drizzle(pglite);
  await migrate({ transaction: (work) => db.transaction(work) });
  const archive = await pglite.dumpDataDir('gzip');
  await pglite.close();
  writeFileSync(target, Buffer.from(await archive.arrayBuffer()));
  writeFileSync(stamp, of);
  rmSync(folder, { recursive: true, force: true });
}
