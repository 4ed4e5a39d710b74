// Measures architectures beside the peers: node bench/architecture/bench.mjs
//   --sets A,B        of forty (../shared/bench/architecture), groups (flowcharts of the corpus with three groups or
//                     more), largest (its ten largest); default: all
//   --engines A,B     beside ours: viz, dot, elk, elk tuned, dagre, d2, d2 elk; default: all but dagre
//   --every N         every Nth picture of `groups`
//   --worst           the pictures furthest from the bars, by name
//   --budget SECONDS  maximum processor time of one layout
// Needs ../shared, no build. Ends with the missed bars; a fault in our drawings fails the run.
import { cpus, loadavg } from 'node:os';
import { loadSources } from '../../scripts/layout/sources.mjs';
import { installPeers, peerVersions } from '../layout/peers.mjs';
import { engineNames, OURS, openStand } from '../layout/stands.mjs';
import { figure, printTable, printVerdicts } from '../layout/table.mjs';
import { barRows } from './bars.mjs';
import { MEASURES, measuresOf, summary } from './measures.mjs';
import { SET_NAMES, setsOf } from './sets.mjs';

const WORST = 8;

function readArguments(words) {
  const options = { sets: SET_NAMES, engines: undefined, every: 1, worst: false, budget: 20 };
  for (let i = 0; i < words.length; i++) {
    const name = words[i].replace(/^--/, '');
    if (name === 'worst') options.worst = true;
    else if (name === 'sets' || name === 'engines') options[name] = (words[++i] ?? '').split(',').filter(Boolean);
    else if (name === 'every' || name === 'budget') options[name] = Number(words[++i]);
    else return undefined;
  }
  return options.sets.every((each) => SET_NAMES.includes(each)) && options.every > 0 && options.budget > 0
    ? options
    : undefined;
}

const options = readArguments(process.argv.slice(2));
if (options === undefined) {
  console.error('usage: bench.mjs [--sets A,B] [--engines A,B] [--every N] [--worst] [--budget SECONDS]');
  console.error(`sets: ${SET_NAMES.join(', ')}`);
  process.exit(2);
}
installPeers();
const present = engineNames({ tools: true }).filter((name) => name !== OURS);
const engines = options.engines ?? present.filter((name) => name !== 'dagre');
const unknown = engines.filter((each) => !present.includes(each));
if (unknown.length > 0) {
  console.error(`Not here: ${unknown.join(', ')}. Here are: ${present.join(', ')}.`);
  process.exit(2);
}

console.log(
  `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ` +
    `${new Date().toISOString().slice(0, 10)}; ${peerVersions().join(', ')}`,
);
const linework = await loadSources();
const stands = engines.map((name) => openStand(name, options.budget * 1000));
const missed = [];
let faults = 0;
for (const [name, { pictures, refused }] of setsOf(linework, options.sets)) {
  const shown = name === 'groups' ? pictures.filter((_, i) => i % options.every === 0) : pictures;
  const ours = shown.map(({ graph, drawing }) => measuresOf(linework, graph, drawing));
  const peers = new Map();
  for (const stand of stands) {
    const theirs = [];
    for (const { graph, drawing } of shown) {
      const input = { ...graph, direction: drawing.direction };
      const answer = await stand.lay(input);
      theirs.push(answer.drawing === undefined ? undefined : measuresOf(linework, input, answer.drawing));
    }
    peers.set(stand.name, theirs);
    process.stderr.write(`${name} ${stand.name}\n`);
  }
  console.log(`\n${name}: ${shown.length} pictures (mean, median, 95th percentile)\n`);
  printTable(['measure', OURS, ...peers.keys()], tableRows(ours, peers));
  for (const each of refused) console.log(`  not drawn: ${each}`);
  console.log('');
  missed.push(...printVerdicts(name, barRows(ours, peers)).map((each) => `${name}: ${each}`));
  if (options.worst) printWorst(shown, ours);
  faults += ours.reduce((sum, each) => sum + each.faults, 0);
}
for (const stand of stands) stand.close();
console.log(missed.length === 0 ? '\nEvery bar is met.' : `\n${missed.length} bars are missed:\n`);
for (const each of missed) console.log(`  ${each}`);
process.exitCode = faults > 0 ? 1 : 0;

function tableRows(ours, peers) {
  const cell = (measure, drawings) => {
    const { mean, median, p95, of } = summary(measure, drawings.filter(Boolean));
    if (mean === undefined) return '';
    return measure.share ? `${figure(mean)} of ${of}` : [mean, median, p95].map(rounded).join(' ');
  };
  const lost = [...peers.values()].map((theirs) => theirs.filter((each) => each === undefined).length);
  return [
    ...MEASURES.map((measure) => [
      measure.name,
      cell(measure, ours),
      ...[...peers.values()].map((theirs) => (measure.own ? '' : cell(measure, theirs))),
    ]),
    ...(lost.some((count) => count > 0) ? [['not drawn', '', ...lost.map(figure)]] : []),
  ];
}

function rounded(value) {
  return value >= 1000 ? String(Math.round(value)) : figure(value);
}

function printWorst(pictures, ours) {
  for (const key of ['room', 'sides', 'longSide', 'blank', 'crossings', 'against', 'answer']) {
    const worst = ours
      .map((each, i) => ({ name: pictures[i].name, value: each[key] ?? 0 }))
      .toSorted((a, b) => b.value - a.value)
      .slice(0, WORST);
    console.log(`  worst by ${key}: ${worst.map(({ name, value }) => `${name} ${rounded(value)}`).join(', ')}`);
  }
  const faulty = ours.flatMap(({ faultNames, faults: count }, i) =>
    count > 0 ? [`${pictures[i].name} ${JSON.stringify(faultNames)}`] : [],
  );
  if (faulty.length > 0) console.log(`  faults: ${faulty.join(', ')}`);
}
