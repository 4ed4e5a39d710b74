// Lays out a graph and times it: `node layout.mjs --runs N FILE`, with FILE as printed by the generator of the bench.
// Prints {"medianMs", "drawing"} on one line; the bench's measures read the drawing. Needs the built core.
import { readFileSync } from 'node:fs';
import { layoutLayered } from '../../packages/core/dist/layout/layered/index.js';
import { measurable } from '../../scripts/layout/measurable.mjs';
import { BENCH_OPTIONS, toLayoutGraph } from './linework.mjs';
import { median } from './table.mjs';

const WARM_UP_MS = 3000;

function readArguments(words) {
  let runs = 11;
  let file;
  for (let i = 0; i < words.length; i++) {
    if (words[i] === '--runs') runs = Number(words[++i]);
    else file = words[i];
  }
  if (file === undefined || !Number.isInteger(runs) || runs < 1) {
    process.stderr.write('usage: layout --runs N FILE\n');
    process.exit(2);
  }
  return { runs, file };
}

const { runs, file } = readArguments(process.argv.slice(2));
const graph = JSON.parse(readFileSync(file, 'utf8'));
const input = toLayoutGraph(graph);
const begun = performance.now();
do layoutLayered(input, BENCH_OPTIONS);
while (performance.now() - begun < WARM_UP_MS);
const times = [];
let drawing;
for (let i = 0; i < runs; i++) {
  const start = performance.now();
  drawing = layoutLayered(input, BENCH_OPTIONS);
  times.push(performance.now() - start);
}
process.stdout.write(`${JSON.stringify({ medianMs: median(times), drawing: measurable(input, drawing) })}\n`);
