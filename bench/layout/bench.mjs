// Measures the layout and its peers in one run: node bench/layout/bench.mjs
//   --quick           smaller graphs, a tenth of the real ones, shorter timing
//   --engines A,B     linework, dot, viz, elk, elk tuned, dagre; default: all that are here
//   --graphs A,B      the sets in sets.mjs, flowchart, state, class, er, lines, growth, stability; default: all
//   --budget SECONDS  maximum processor time of one layout; a longer one is 'over budget'
// Needs ../shared. The engine is bundled from its sources. Ends with the missed bars; a fault in our drawings fails
// the run.
import { cpus, loadavg } from 'node:os';
import { CORPUS_TYPES, corpusGraphs } from '../../scripts/layout/corpus.mjs';
import { loadSources } from '../../scripts/layout/sources.mjs';
import { besidePeers } from './beside-peers.mjs';
import { dotVersion } from './engines/dot.mjs';
import { flowchartLines } from './flowchart-lines.mjs';
import { growth } from './growth.mjs';
import { installPeers, peerVersions } from './peers.mjs';
import { realGraphs } from './real-graphs.mjs';
import { SETS } from './sets.mjs';
import { stability } from './stability.mjs';
import { engineNames, OURS, openStand } from './stands.mjs';

const QUICK_SETS = [
  'typical',
  'plain-50',
  'plain-200',
  'clustered-50',
  'clustered-200',
  'north-100',
  'trees',
  'planar',
];
const OWN = ['lines', 'growth', 'stability'];
const ALL = [...SETS.map(({ name }) => name), ...CORPUS_TYPES, ...OWN];

function readArguments(words) {
  const options = { quick: false, engines: undefined, graphs: undefined, budget: 20 };
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === '--quick') options.quick = true;
    else if (word === '--engines' || word === '--graphs') options[word.slice(2)] = (words[++i] ?? '').split(',');
    else if (word === '--budget') options.budget = Number(words[++i]);
    else return undefined;
  }
  const known = (options.graphs ?? []).every((each) => ALL.includes(each));
  return known && options.budget > 0 ? options : undefined;
}

const options = readArguments(process.argv.slice(2));
if (options === undefined) {
  console.error('usage: bench.mjs [--quick] [--engines A,B] [--graphs A,B] [--budget SECONDS]');
  console.error(`graphs: ${ALL.join(', ')}`);
  process.exit(2);
}
installPeers();
const present = engineNames();
const engines = options.engines ?? present;
const unknown = engines.filter((each) => !present.includes(each));
if (unknown.length > 0) {
  console.error(`Not here: ${unknown.join(', ')}. Here are: ${present.join(', ')}.`);
  process.exit(2);
}

const budgetMs = options.budget * 1000;
const timeMs = options.quick ? 1_500 : 6_000;
const wanted = options.graphs ?? (options.quick ? [...QUICK_SETS, ...CORPUS_TYPES, 'lines', 'stability'] : ALL);
const load = () => loadavg()[0]?.toFixed(1);
const head = (words) => console.log(`\n${words}\n`);
console.log(
  `Node ${process.version}, ${cpus().length} cores, load ${load()}, ${new Date().toISOString().slice(0, 10)}; ` +
    `${[...peerVersions(), `dot ${dotVersion() ?? 'not on the PATH'}`].join(', ')}; budget ${options.budget} s a layout`,
);

const linework = await loadSources();
const stands = engines.map((name) => openStand(name, budgetMs));
const missed = [];
const sets = SETS.filter(({ name }) => wanted.includes(name));
if (sets.length > 0) {
  head('Beside the peers (means over a set; room: drawing over boxes; ms: warm median)');
  missed.push(...(await besidePeers(sets, stands, timeMs)));
}

const graphsByType = new Map();
const real = (type) => {
  if (!graphsByType.has(type)) {
    const every = options.quick ? 10 : 1;
    graphsByType.set(
      type,
      [...corpusGraphs(linework, type)].filter((_, i) => i % every === 0),
    );
  }
  return graphsByType.get(type);
};
const types = CORPUS_TYPES.filter((type) => wanted.includes(type));
if (types.length > 0) {
  head('Real graphs (crossings in all; ours ≤ it: share of the graphs)');
  missed.push(
    ...(await realGraphs(
      types.map((name) => ({ name, graphs: real(name) })),
      stands,
    )),
  );
}
for (const stand of stands) stand.close();

if (wanted.includes('lines')) {
  head('Lines of the open flowcharts');
  missed.push(...flowchartLines(real('flowchart')));
}
if (wanted.includes('growth')) {
  head('Growth');
  missed.push(...(await growth(() => openStand(OURS, 3 * budgetMs), timeMs)));
}
if (wanted.includes('stability')) {
  head('Stability');
  missed.push(...stability(linework, real('flowchart')));
}

head(missed.length === 0 ? 'Every bar is met.' : `${missed.length} bars are missed (load ${load()}):`);
for (const each of missed) console.log(`  ${each}`);
process.exitCode = missed.some((each) => / faults /.test(each)) ? 1 : 0;
