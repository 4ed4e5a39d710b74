// A fresh database with the current schema, as generated/seed.tar.gz: what a first start begins with. Made once for the migrations there are.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { drizzle } from 'drizzle-orm/pglite';
import { build } from 'esbuild';

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

/** What opens and migrates a database is TypeScript, and Node 20 runs none. */
async function ownModules() {
  const folder = join(here, '.build');
  await build({
    absWorkingDir: here,
    entryPoints: ['embedded', 'migrate'].map((each) => `src/platform/db/${each}.ts`),
    outdir: folder,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    define: { 'import.meta.url': JSON.stringify(new URL('../dist/platform/db/migrate.js', import.meta.url).href) },
  });
  const [{ openEmbedded }, { migrate }] = await Promise.all(
    ['embedded', 'migrate'].map((each) => import(pathToFileURL(join(folder, `${each}.js`)).href)),
  );
  return { openEmbedded, migrate };
}

if (!existsSync(target) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== of) {
  const { openEmbedded, migrate } = await ownModules();
  const folder = mkdtempSync(join(tmpdir(), 'linework-seed-'));
  const { pglite } = await openEmbedded(join(folder, 'pgdata'));
  const db = drizzle(pglite);
  await migrate({ transaction: (work) => db.transaction(work) });
  const archive = await pglite.dumpDataDir('gzip');
  await pglite.close();
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, Buffer.from(await archive.arrayBuffer()));
  writeFileSync(stamp, of);
  rmSync(folder, { recursive: true, force: true });
}
