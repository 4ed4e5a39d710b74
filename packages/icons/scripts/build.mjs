// Builds one file of shards per set, the name index, a report and src/generated/basic.ts from the installed icon
// packages and our own drawings. `node build.mjs [directory [sets]]` writes below this package, or below the given
// directory; sets are separated by commas (default: all). It does nothing if the inputs are unchanged since the last
// run and every output exists with its recorded length.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETS as ALL_SETS, PACKAGED } from '../sets/registry.mjs';
import { folderOf } from './source.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const target = resolve(process.argv[2] ?? home);
const wanted = process.argv[3]?.split(',');
const SETS = PACKAGED.filter(({ set }) => wanted === undefined || wanted.includes(set));
const stampFile = join(target, 'generated', 'stamp.json');

/** The build stops if a smaller share of a set can be drawn. */
const LEAST = 0.98;

const folderFiles = (folder) =>
  readdirSync(join(home, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return folderFiles(`${folder}/${entry.name}`);
    return entry.name.includes('.test.') ? [] : [`${folder}/${entry.name}`];
  });
const ownFiles = ['src/choices.ts', 'src/shard-file.ts', 'src/shard-key.ts'];
const sources = [...folderFiles('scripts'), ...folderFiles('sets'), ...folderFiles('src/status'), ...ownFiles].sort();
const hash = createHash('sha256');
for (const file of sources) hash.update(`\n${file}\n`).update(readFileSync(join(home, file)));
// A published version of a package never changes, so its manifest represents its thousands of files.
for (const { packageName } of PACKAGED) {
  hash.update(`\n${packageName}\n`).update(readFileSync(join(folderOf(packageName), 'package.json')));
}
const inputs = hash.digest('hex');

if (isFresh()) console.log('icons: up to date');
else await build();

function isFresh() {
  if (!existsSync(stampFile)) return false;
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    return (
      stamp.inputs === inputs && stamp.outputs.every(([path, bytes]) => statSync(join(target, path)).size === bytes)
    );
  } catch {
    return false;
  }
}

async function build() {
  const started = performance.now();
  const [
    { generate, setsModule },
    { noticeText },
    { statusArt, verbIcons, typeIcons, groupIcons, fileIcons, ...rules },
    collected,
  ] = await Promise.all([import('./generate.mjs'), import('./notice.mjs'), ownModules(), collectAll()]);
  const own = ALL_SETS.filter(({ packageName }) => packageName === undefined).map((entry) => ({
    ...entry,
    art: { status: statusArt }[entry.set],
    aliases: {},
    titles: {},
  }));
  const sets = [...SETS.map((entry, at) => ({ ...entry, ...collected[at] })), ...own];
  for (const { set, art, leftOut } of sets.slice(0, SETS.length)) {
    const taken = Object.keys(art).length;
    const failed = leftOut.filter(({ meant: isIntended }) => !isIntended).length;
    if (taken < LEAST * (taken + failed)) throw new Error(`${set}: ${failed} icons cannot be drawn`);
  }
  const basic = [...verbIcons, ...Object.values(typeIcons), ...Object.values(groupIcons), ...fileIcons];
  const files = generate({ sets, basic, rules });
  // Anyone who copies the icons also gets their licences.
  files.set('generated/icons/NOTICE', noticeText());
  files.set('src/generated/sets.ts', setsModule(ALL_SETS));
  files.set('generated/report.json', `${JSON.stringify(reportOf(collected), null, 1)}\n`);
  rmSync(stampFile, { force: true });
  const outputs = Array.from(files, ([path, content]) => [path, write(join(target, path), content)]);
  removeStrays(join(target, 'generated', 'icons'), files);
  write(stampFile, `${JSON.stringify({ inputs, outputs })}\n`);
  tell(sets, files, started);
}

/** One set per thread at a time, the longest first. */
async function collectAll() {
  const { Worker } = await import('node:worker_threads');
  const results = [];
  const order = ['logos', 'simple-icons', 'devicon', 'mdi', 'tabler'];
  const rank = (set) => (order.includes(set) ? order.indexOf(set) : order.length);
  const waiting = SETS.map((entry, at) => ({ entry, at })).sort((a, b) => rank(a.entry.set) - rank(b.entry.set));
  const threads = Math.min(4, availableParallelism(), SETS.length);
  const thread = () =>
    new Promise((done, fail) => {
      const worker = new Worker(new URL('collect-worker.mjs', import.meta.url));
      let current;
      const give = () => {
        current = waiting.shift();
        if (current === undefined) done(worker.terminate());
        else worker.postMessage(current.entry.set);
      };
      worker.on('message', (result) => {
        results[current.at] = result;
        give();
      });
      worker.on('error', fail);
      give();
    });
  await Promise.all(Array.from({ length: threads }, thread));
  return results;
}

function reportOf(collected) {
  return Object.fromEntries(
    collected.map(({ set, version, stated, art, leftOut, faint, changed }, at) => [
      set,
      { package: SETS[at].packageName, version, stated, taken: Object.keys(art).length, changed, leftOut, faint },
    ]),
  );
}

function tell(sets, files, started) {
  for (const { set, art, leftOut = [], faint = [] } of sets) {
    const reasons = new Map();
    for (const { reason } of leftOut) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    const counts = Array.from(reasons, ([reason, count]) => `${count} ${reason}`).join(', ');
    console.log(
      `icons: ${set} ${Object.keys(art).length}, skipped: ${counts || 'none'}; faint in one scheme: ${faint.length}`,
    );
  }
  const count = sets.reduce((sum, { art }) => sum + Object.keys(art).length, 0);
  const bytes = Array.from(files.values()).reduce((sum, content) => sum + Buffer.byteLength(content), 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`icons: ${count} in ${files.size} files, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s`);
}

/** The drawings, the choices and the shard rules are TypeScript, which Node 20 doesn't run. */
async function ownModules() {
  const { buildSync } = await import('esbuild');
  const contents = ['./choices.ts', './status/set.ts', './shard-file.ts', './shard-key.ts']
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

/**
 * Written by renaming, so that a concurrent reader never sees half a file; equal files keep their time, so tsc skips
 * them.
 * @returns {number} bytes
 */
function write(path, content) {
  const bytes = Buffer.from(content);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return bytes.length;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, path);
  return bytes.length;
}

/**
 * Existing files and folders that are not outputs; the folders come from a layout that split each set into many files.
 */
function removeStrays(folder, files) {
  for (const name of readdirSync(folder)) {
    if (!files.has(`generated/icons/${name}`)) rmSync(join(folder, name), { recursive: true });
  }
}
