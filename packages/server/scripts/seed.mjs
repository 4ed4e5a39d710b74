// Writes generated/seed.tar.gz, an empty database with the current schema, from which a first start begins. Made once for the current migrations.
import { createHash } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createGzip } from 'node:zlib';
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
hash.update(readFileSync(join(here, 'src/platform/db/wall.ts')));
const engine = join(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))), '..', 'package.json');
const { version } = JSON.parse(readFileSync(engine, 'utf8'));
// Another way to pack it is another seed.
const of = `2 ${version} ${hash.digest('hex')}`;

const MODULES = ['db/embedded', 'db/migrate', 'backup/archive'];

/** What opens, migrates and packs a database is TypeScript, and Node 20 runs none. */
async function ownModules() {
  const folder = join(here, '.build');
  await build({
    absWorkingDir: here,
    entryPoints: MODULES.map((each) => `src/platform/${each}.ts`),
    outdir: folder,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    define: { 'import.meta.url': JSON.stringify(new URL('../dist/platform/db/migrate.js', import.meta.url).href) },
  });
  const [{ openEmbedded }, { migrate }, { archived }] = await Promise.all(
    MODULES.map((each) => import(pathToFileURL(join(folder, `${each}.js`)).href)),
  );
  return { openEmbedded, migrate, archived };
}

/** Each folder and file of the database, a folder before what is in it. */
async function* stored(folder, below = '') {
  for (const name of readdirSync(join(folder, below)).sort()) {
    const path = below === '' ? name : `${below}/${name}`;
    if (statSync(join(folder, path)).isDirectory()) {
      yield { path, size: 0, isFolder: true, content: Readable.from([]) };
      yield* stored(folder, path);
    } else {
      const content = readFileSync(join(folder, path));
      yield { path, size: content.length, isFolder: false, content: Readable.from([content]) };
    }
  }
}

if (!existsSync(target) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== of) {
  const { openEmbedded, migrate, archived } = await ownModules();
  const folder = mkdtempSync(join(tmpdir(), 'linework-seed-'));
  const { pglite } = await openEmbedded(join(folder, 'pgdata'));
  const db = drizzle(pglite);
  await migrate({ transaction: (work) => db.transaction(work) });
  await pglite.close();
  mkdirSync(dirname(target), { recursive: true });
  await pipeline(
    Readable.from(archived(stored(join(folder, 'pgdata')))),
    createGzip({ level: 9 }),
    createWriteStream(target),
  );
  writeFileSync(stamp, of);
  rmSync(folder, { recursive: true, force: true });
}
