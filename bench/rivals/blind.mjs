// Makes pairs of pictures for judging blind: node bench/rivals/blind.mjs OUT [--seed N] [--pairs N] [--frames]. Takes documents of real
// projects from the corpus at random: flowcharts beside Mermaid, architectures (flowcharts with three groups or more) beside
// Mermaid and D2 with ELK, sequences and every other type beside Mermaid. Out: OUT/pairs/NNN/{a,b}.png as a page of 1,000 px
// shows them, and source.mmd; OUT/key.json, which of the two is ours. Needs ../shared, Chromium and the packages of
// bench/layout/peers. The seed orders the documents and the two sides, so that a judge who sees only `pairs` knows neither.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusGraphs } from '../../scripts/layout/corpus.mjs';
import { SHARED } from '../../scripts/layout/measured.mjs';
import { loadSources } from '../../scripts/layout/sources.mjs';
import { installPeers } from '../layout/peers.mjs';
import { thirtyFlowcharts, wildNames } from '../layout/thirty.mjs';
import { asImage, FAILED, withRivals } from './engines.mjs';

const WIDTH = 1_000;
const HEIGHT = 1_500;
/** Of a hundred pairs. */
const SHARES = { flowchart: 22, architecture: 40, sequence: 12, other: 26 };
/** Groups that make a flowchart an architecture. */
const ARCHITECTURE = 3;
const FEWEST = 6;
const MOST = 60;
const OTHERS = [
  'er',
  'class',
  'state',
  'gantt',
  'c4',
  'gitGraph',
  'xychart',
  'journey',
  'sankey',
  'pie',
  'mindmap',
  'timeline',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '100' },
    /** Lines to subgraphs end at their frames (groupEdges=frame), not at a node inside. */
    frames: { type: 'boolean', default: false },
  },
});
if (positionals.length !== 1) {
  console.error('usage: blind.mjs OUT [--seed N] [--pairs N] [--frames]');
  process.exit(2);
}
const out = resolve(positionals[0]);
const random = randomFrom(Number(values.seed));

installPeers();
const linework = await loadSources();

/** Mulberry32: numbers from 0 to 1 by a seed. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled(list) {
  return list
    .map((each) => [random(), each])
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each);
}

const mermaidOf = ({ type, name }) => readFileSync(new URL(`corpus/mermaid/${type}/${name}.mmd`, SHARED), 'utf8');

/** One document a project until all projects have had a turn, so that no project fills a set. */
function spread(rows, count) {
  const turns = new Map();
  return shuffled(rows)
    .map((row) => {
      const turn = turns.get(row.repo) ?? 0;
      turns.set(row.repo, turn + 1);
      return [turn, row];
    })
    .sort(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, row]) => row);
}

const ofType = (type, count) =>
  spread(
    [...wildNames(type)].map(([name, repo]) => ({ type, name, repo, rival: 'mermaid' })),
    count,
  );

function subjects() {
  const of = (share) => Math.round((SHARES[share] * Number(values.pairs)) / 100);
  const graphs = [...corpusGraphs(linework, 'flowchart')];
  const reviewed = new Set(thirtyFlowcharts(graphs).map(({ name }) => name));
  const wild = wildNames('flowchart');
  const flowcharts = graphs
    .filter(({ name, graph }) => wild.has(name) && !reviewed.has(name) && graph.nodes.length >= FEWEST)
    .map(({ name, graph }) => ({
      type: 'flowchart',
      name,
      repo: wild.get(name),
      grouped: graph.groups.length >= ARCHITECTURE,
      size: graph.nodes.length,
    }));
  const architectures = spread(
    flowcharts.filter(({ grouped, size }) => grouped && size <= MOST),
    of('architecture') / 2,
  );
  const plain = spread(
    flowcharts.filter(({ grouped, size }) => !grouped && size <= MOST),
    of('flowchart'),
  );
  return [
    ...plain.map((row) => ({ ...row, rival: 'mermaid' })),
    ...architectures.flatMap((row) => ['mermaid', 'd2'].map((rival) => ({ ...row, rival }))),
    ...ofType('sequence', of('sequence')),
    ...OTHERS.flatMap((type) => ofType(type, Math.ceil(of('other') / OTHERS.length))),
  ];
}

const options = values.frames ? { groupEdges: 'frame' } : {};

await withRivals({ linework, options }, async ({ browser, convert, ours, mermaid, d2 }) => {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  const shot = async (svg, file) => {
    await page.setContent(
      `<!doctype html><style>body{margin:0;background:#fff}img{display:block;max-width:${WIDTH}px;max-height:${HEIGHT}px}</style><img alt="" src="${asImage(svg)}">`,
      { waitUntil: 'load' },
    );
    await page.locator('img').screenshot({ path: file });
  };
  const key = [];
  for (const { type, name, rival } of shuffled(subjects())) {
    const text = mermaidOf({ type, name });
    const source = convert(text);
    const theirs = rival === 'd2' ? await d2(source) : await mermaid(text);
    const mine = await ours(source);
    if (theirs === undefined || theirs.includes(FAILED)) continue;
    if (mine.includes(FAILED)) console.error(`${type}/${name}: ${mine}`);
    const pair = String(key.length + 1).padStart(3, '0');
    const folder = join(out, 'pairs', pair);
    mkdirSync(folder, { recursive: true });
    const sides = random() < 0.5 ? [mine, theirs] : [theirs, mine];
    await shot(sides[0], join(folder, 'a.png'));
    await shot(sides[1], join(folder, 'b.png'));
    writeFileSync(join(folder, 'source.mmd'), text);
    key.push({ pair, ours: sides[0] === mine ? 'a' : 'b', type, name, rival });
  }
  writeFileSync(join(out, 'key.json'), `${JSON.stringify(key, null, 1)}\n`);
  console.log(`${key.length} pairs in ${join(out, 'pairs')}`);
});
process.exit(0);
