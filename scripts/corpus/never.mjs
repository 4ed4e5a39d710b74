// Draws the open corpus and checks every drawing against the never-list of the layout: flowcharts as in their pictures; states,
// classes and entities from their facts. Draws each in all four directions, with the engine that users get. Graphs with groups are
// slow, so only every sixth is drawn in the other directions (`--every 1`: all). Fails with a list of faults if there are any.
//   node scripts/corpus/never.mjs [TYPE ...] [today] [--every N]
// With `today` every third graph is drawn, all within three days.
// Two judges: the engine's own (testing/faults.ts) and the shared measures of ../shared/bench.
import { parseArgs } from 'node:util';
import { todaysTurn } from '../ci/today.mjs';
import { CORPUS_TYPES, corpusExists, corpusGraphs } from '../layout/corpus.mjs';
import { judge } from '../layout/measured.mjs';
import { loadSources } from '../layout/sources.mjs';

const DIRECTIONS = ['right', 'down', 'left', 'up'];
const LISTED = 200;

const EVERY = 6;

const { values, positionals } = parseArgs({
  options: { every: { type: 'string', default: `${EVERY}` } },
  allowPositionals: true,
});
const types = positionals.filter((each) => each !== 'today');
const every = Number(values.every);
if (types.some((type) => !CORPUS_TYPES.includes(type)) || !(every >= 1)) {
  console.error(`usage: node scripts/corpus/never.mjs [TYPE ...] [--every N], of ${CORPUS_TYPES.join(', ')}`);
  process.exit(2);
}
if (!corpusExists()) {
  console.error('There is no ../shared/corpus/mermaid.');
  process.exit(2);
}

const linework = await loadSources();
const { findFaults, layOutAsDrawn } = linework;
let untried = 0;

function* drawings(type) {
  let grouped = 0;
  for (const { name, graph, drawing } of corpusGraphs(linework, type, todaysTurn(3))) {
    yield { name, graph, drawing };
    if (graph.groups.length > 0 && grouped++ % every !== 0) {
      untried++;
      continue;
    }
    for (const direction of DIRECTIONS) {
      if (direction === graph.direction) continue;
      const turned = { ...graph, direction };
      yield { name: `${name} ${direction}`, graph: turned, drawing: layOutAsDrawn(turned) };
    }
  }
}

let faulty = 0;
let listed = 0;
for (const type of types.length === 0 ? CORPUS_TYPES : types) {
  const begun = performance.now();
  let count = 0;
  let wrong = 0;
  for (const { name, graph, drawing } of drawings(type)) {
    count++;
    const faults = [
      ...findFaults(graph, drawing),
      ...Object.entries(judge(graph, drawing).faults).map(([what, times]) => `${times} x ${what}`),
    ];
    if (faults.length === 0) continue;
    wrong++;
    if (listed++ < LISTED) console.log(`${type}/${name}: ${[...new Set(faults)].slice(0, 6).join('; ')}`);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${type.padEnd(10)} ${count} drawings, ${wrong} with faults (${seconds} s)`);
  if (count === 0) console.log(`${type}: nothing was drawn.`);
  faulty += count === 0 ? 1 : wrong;
}
if (untried > 0) console.log(`${untried} with groups were drawn only in their own direction.`);
if (listed > LISTED) console.log(`${listed - LISTED} more are not listed.`);
process.exitCode = faulty > 0 ? 1 : 0;
