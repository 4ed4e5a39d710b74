// Builds the icon shards, the name index and src/generated/basic.ts from the Lucide package and our own drawings.
// `node build.mjs [directory]` writes below this package, or below the given directory. It does nothing when the
// inputs are those of the last run and every output is there.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
const target = resolve(process.argv[2] ?? home);
const stampFile = join(target, 'generated', 'stamp.json');
const lucideFile = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');

/** About 35 icons, 9 kB, a shard: what drawing one picture parses for each icon that is not a basic one. */
const LUCIDE_SHARDS = 64;

const folderFiles = (folder) =>
  readdirSync(join(home, folder))
    .filter((name) => !name.includes('.test.'))
    .map((name) => `${folder}/${name}`);
const sources = [...folderFiles('scripts'), ...folderFiles('src/status'), 'src/choices.ts', 'src/shard-key.ts'].sort();
const lucide = readFileSync(lucideFile);
const hash = createHash('sha256').update(lucide);
for (const file of sources) hash.update(`\n${file}\n`).update(readFileSync(join(home, file)));
const inputs = hash.digest('hex');

if (isFresh()) console.log('icons: up to date');
else await build();

function isFresh() {
  if (!existsSync(stampFile)) return false;
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    return stamp.inputs === inputs && stamp.outputs.every((path) => existsSync(join(target, path)));
  } catch {
    return false;
  }
}

async function build() {
  const { generate, iconifySet } = await import('./generate.mjs');
  const { shardKey, statusArt, verbIcons, typeIcons, groupIcons } = await ownModules();
  const sets = [
    iconifySet('lx', LUCIDE_SHARDS, JSON.parse(lucide.toString('utf8'))),
    { set: 'status', shards: 1, art: statusArt, aliases: {} },
  ];
  const basic = [...verbIcons, ...Object.values(typeIcons), ...Object.values(groupIcons)];
  const files = generate({ sets, basic, shardKey });
  rmSync(stampFile, { force: true });
  for (const [path, text] of files) write(join(target, path), text);
  removeStrays(join(target, 'generated', 'icons'), files);
  write(stampFile, `${JSON.stringify({ inputs, outputs: Array.from(files.keys()) })}\n`);
  console.log(
    `icons: ${Object.values(sets).reduce((sum, { art }) => sum + Object.keys(art).length, 0)} in ${files.size} files`,
  );
}

/** The drawings, the choices and the shard rule are TypeScript, and Node 20 runs none. */
async function ownModules() {
  const { buildSync } = await import('esbuild');
  const contents = ['./choices.ts', './status/set.ts', './shard-key.ts']
    .map((path) => `export * from '${path}';`)
    .join('\n');
  const bundled = buildSync({
    stdin: { contents, resolveDir: join(home, 'src'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
  });
  return import(`data:text/javascript;base64,${Buffer.from(bundled.outputFiles[0].contents).toString('base64')}`);
}

/** By renaming, so that a reader beside us never sees half a file; equal files keep their time, so tsc skips them. */
function write(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

function removeStrays(folder, files) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isFile() && !files.has(path.slice(target.length + 1).replaceAll('\\', '/'))) rmSync(path);
  }
}
