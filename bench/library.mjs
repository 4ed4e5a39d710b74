// What the library costs: node bench/library.mjs. Prints what importing it takes beside starting Node, in processor time and memory, and whether memory stays
// flat and threads agree over many drawings. Needs `npm run build`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { getHeapCodeStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { everySource } from '../scripts/every-source.mjs';
import { root } from '../scripts/fresh.mjs';

const LIBRARY = join(root, 'packages/cli/library/index.js');
const RUNS = 15;
const DRAWINGS = 10_000;
const WORKERS = 4;

/** Milliseconds of processor time and MB of memory of a program, the median of some runs. */
function costOf(program) {
  const script = `${program}; process.on('exit', () => { const { user, system } = process.cpuUsage();
    console.log(JSON.stringify([(user + system) / 1000, process.memoryUsage().rss / 1e6])); })`;
  const runs = Array.from({ length: RUNS }, () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    if (stdout === '') throw new Error(stderr);
    return JSON.parse(stdout);
  });
  const median = (at) => runs.map((each) => each[at]).sort((a, b) => a - b)[Math.floor(RUNS / 2)];
  return { ms: median(0), mb: median(1) };
}

const node = costOf('0');
const drawsOne = "draw(await (await import('node:fs/promises')).readFile('bench/typical.diagram', 'utf8'))";
for (const [what, program] of [
  ['node', '0'],
  ['import', `await import(${JSON.stringify(LIBRARY)})`],
  ['import and draw bench/typical.diagram', `const { draw } = await import(${JSON.stringify(LIBRARY)}); ${drawsOne}`],
]) {
  const { ms, mb } = costOf(program);
  console.log(
    `${what.padEnd(40)} ${ms.toFixed(0).padStart(5)} ms of processor (${(ms / node.ms).toFixed(2)} x node) ${mb.toFixed(0).padStart(4)} MB`,
  );
}

const { draw } = await import(LIBRARY);
const sources = everySource();
const hashOf = (text) => createHash('sha256').update(text).digest('hex');
const first = sources.map((each) => hashOf(draw(each).svg));
const heap = () => {
  globalThis.gc?.();
  // V8 keeps compiling functions that run often: its code is most of what grows.
  const code = getHeapCodeStatistics().code_and_metadata_size / 1e6;
  const used = process.memoryUsage().heapUsed / 1e6;
  return `${used.toFixed(1)} (${code.toFixed(1)})`;
};
const heaps = [];
for (let at = 0; at < DRAWINGS; at++) {
  const i = at % sources.length;
  if (hashOf(draw(sources[i]).svg) !== first[i]) throw new Error(`Drawn again, it differs: ${sources[i]}`);
  if (at % (DRAWINGS / 5) === 0) heaps.push(heap());
}
heaps.push(heap());
console.log(
  `heap over ${DRAWINGS} drawings of ${sources.length} sources, and of it V8's code: ${heaps.join(', ')} MB${globalThis.gc ? '' : ' (run with --expose-gc)'}`,
);

const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { createHash } = require('node:crypto');
import(workerData.library).then(({ draw }) =>
  parentPort.postMessage(workerData.sources.map((each) => createHash('sha256').update(draw(each).svg).digest('hex'))));
`;
const byWorkers = await Promise.all(
  Array.from(
    { length: WORKERS },
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(PROGRAM, { eval: true, workerData: { library: LIBRARY, sources } });
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
  ),
);
const agree = byWorkers.every((hashes) => hashes.every((each, i) => each === first[i]));
console.log(`${WORKERS} threads at once ${agree ? 'draw the same bytes' : 'DRAW OTHER BYTES'}`);
if (!agree) process.exitCode = 1;
