// Counts the work of drawing, without a clock: how often the core's functions are called and its blocks entered while thirty
// sources are drawn in light. In: work/*.diagram and the previous counts, work/counts.json. Out: a table; it fails if a source or a room
// of the core needs more than 5 % more than before. `--accept` writes the counts. V8 counts exactly (precise coverage), so that
// the same code gives the same numbers on any machine.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { build } from 'esbuild';

/** Share more that is too much, and calls that are too few to matter. */
const MORE = 0.05;
const FEW = 2_000;

// Optimised code loses some counts.
setFlagsFromString('--no-opt');

const folder = fileURLToPath(new URL('work/', import.meta.url));
const countsFile = join(folder, 'counts.json');
const accept = process.argv.includes('--accept');

const { outputFiles } = await build({
  stdin: {
    contents: "export { draw } from '@linework/core'; export { basicIcons } from '@linework/icons/basic'",
    resolveDir: fileURLToPath(new URL('..', import.meta.url)),
    loader: 'js',
  },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'es2022',
  conditions: ['@linework/source'],
  legalComments: 'none',
});
const script = outputFiles[0]?.text ?? '';
const place = mkdtempSync(join(tmpdir(), 'linework-work-'));
const file = join(place, 'core.mjs');
writeFileSync(file, script);

/** Where each module of the bundle starts, by esbuild's comments, and its room. */
const starts = [...script.matchAll(/^\/\/ ((?:packages|node_modules)\/\S+)$/gm)].map(({ index: at, 1: path }) => ({
  at,
  room: /^packages\/core\/src\/(layout\/[^/]+(?=\/)|[^/]+)\//.exec(path)?.[1] ?? 'the rest',
}));
const roomAt = (offset) => starts.findLast(({ at }) => at <= offset)?.room ?? 'the rest';

const session = new Session();
session.connect();
/** Synchronous in effect: the inspector answers before `post` returns. */
function ask(method, parameters) {
  let answer;
  session.post(method, parameters, (error, result) => {
    if (error !== null) throw new Error(error.message);
    answer = result;
  });
  return answer;
}
ask('Profiler.enable');
ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const { draw, basicIcons } = await import(pathToFileURL(file).href);

function counted() {
  const rooms = new Map();
  const url = pathToFileURL(file).href;
  for (const { functions } of ask('Profiler.takePreciseCoverage').result.filter((each) => each.url === url)) {
    for (const { ranges } of functions) {
      const room = roomAt(ranges[0].startOffset);
      const count = ranges.reduce((sum, each) => sum + each.count, 0);
      rooms.set(room, (rooms.get(room) ?? 0) + count);
    }
  }
  return rooms;
}

const sources = {};
const rooms = {};
for (const name of readdirSync(folder)
  .filter((each) => each.endsWith('.diagram'))
  .sort()) {
  const text = readFileSync(join(folder, name), 'utf8');
  // The first picture of a kind fills what is computed once.
  draw(text, { scheme: 'light' }, { icons: basicIcons });
  counted();
  const { svg, diagnostics } = draw(text, { scheme: 'light' }, { icons: basicIcons });
  if (svg === undefined) throw new Error(`${name} has errors: ${JSON.stringify(diagnostics)}`);
  const counts = counted();
  sources[name.replace('.diagram', '')] = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const [room, count] of counts) rooms[room] = (rooms[room] ?? 0) + count;
}
rmSync(place, { recursive: true, force: true });

const now = { sources, rooms: Object.fromEntries(Object.entries(rooms).sort(([, a], [, b]) => b - a)) };
if (accept) writeFileSync(countsFile, `${JSON.stringify(now, null, 2)}\n`);
const before = JSON.parse(readFileSync(countsFile, 'utf8'));
const worse = [];
for (const sort of ['sources', 'rooms']) {
  console.log(`\n${sort}, calls and blocks, and the previous counts`);
  for (const [name, count] of Object.entries(now[sort])) {
    const earlier = before[sort][name] ?? 0;
    const isMore = count > FEW && count > earlier * (1 + MORE);
    const change = earlier === 0 ? 'new' : `${((100 * (count - earlier)) / earlier).toFixed(1)} %`;
    console.log(
      `${name.padEnd(32)}${String(count).padStart(12)}${String(earlier).padStart(12)}${change.padStart(10)}${isMore ? '  MORE' : ''}`,
    );
    if (isMore) worse.push(`${name}: ${earlier} to ${count} (${change})`);
  }
}
if (worse.length > 0) {
  console.error(
    `\nMore work than before, by more than ${100 * MORE} %:\n${worse.map((each) => `  ${each}\n`).join('')}If the change is worth it, run: node bench/work.mjs --accept`,
  );
  process.exitCode = 1;
}
