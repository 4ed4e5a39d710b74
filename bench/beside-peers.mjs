// Draws the same twenty flows with ours and with peers, all in one run: node bench/beside-peers.mjs [--write]. In: the first twenty
// flows among the patterns. Out: times and their ratio to ours, in one process (whole pictures, and layouts only) and as
// whole processes; `--write` writes them to `docs/speed.md`. Needs a build, Chromium for mermaid-cli, and the packages of
// bench/drawing-peers, which are installed on first use.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillPattern, kindOf, patterns } from '@linework/patterns';
import { loadSources } from '../scripts/layout/sources.mjs';
import { median } from './figures.mjs';
import { toDot } from './layout/engines/dot-text.mjs';
import * as elkEngine from './layout/engines/elk.mjs';
import { installPeers, peersAt } from './layout/peers.mjs';
import { d2Text } from './rivals/d2-text.mjs';
import { mermaidText } from './rivals/mermaid-text.mjs';

const COUNT = 20;
const WARM_UP_ROUNDS = 2;
const ROUNDS = 5;
/** Sources of a whole process: starting a browser takes seconds. */
const PROCESSES = 5;

const root = fileURLToPath(new URL('..', import.meta.url));
const page = new URL('../docs/speed.md', import.meta.url);
const peers = peersAt(fileURLToPath(new URL('drawing-peers', import.meta.url)));
peers.install();
installPeers();
const linework = await loadSources();

const flows = patterns
  .filter((each) => kindOf(each) === 'flow')
  .slice(0, COUNT)
  .map((pattern) => {
    const { source } = fillPattern(pattern, {});
    const { outline, layouts } = linework.pictureOf(source);
    const graph = layouts[0]?.graph;
    if (outline === undefined || graph === undefined) throw new Error(`The pattern ${pattern.id} cannot be drawn.`);
    const direction = /\bdirection=(right|down|left|up)\b/.exec(source.split('\n')[0])?.[1] ?? 'down';
    return {
      source,
      graph: { direction: 'down', ...graph, ...(graph.direction === undefined ? { direction } : {}) },
      mermaid: mermaidText(outline, direction),
      d2: d2Text(outline, direction),
    };
  });

/** Milliseconds for all flows, the median of several rounds after a warm-up. */
async function timed(draw) {
  const times = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const began = performance.now();
    for (const flow of flows) await draw(flow);
    if (round >= 0) times.push(performance.now() - began);
  }
  return median(times) / flows.length;
}

/** Milliseconds of one process for each of the first flows. */
function timedProcess(command) {
  const folder = mkdtempSync(join(tmpdir(), 'linework-bench-'));
  try {
    const times = flows.slice(0, PROCESSES).map((flow, at) => {
      const words = command(flow, join(folder, String(at)));
      const began = performance.now();
      const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${words[0]} exits with ${status}: ${stderr.slice(0, 400)}`);
      return performance.now() - began;
    });
    return median(times);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const context = { icons: linework.basicIcons };
const draw = ({ source }) =>
  linework.renderSvg(linework.compose(source, context).scene, {
    scheme: 'light',
    background: 'canvas',
    identity: source,
  });
const elk = await elkEngine.load({});
const viz = await peers.require('@viz-js/viz').instance();
const beautiful = await peers.import('beautiful-mermaid', 'dist/index.js');
const written = (path, text) => {
  writeFileSync(path, text);
  return path;
};
const browser = { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] };

const whole = [
  ['linework, source to SVG', await timed(draw)],
  ['viz.js (Graphviz), DOT to SVG', await timed((flow) => viz.renderString(toDot(flow.graph), { format: 'svg' }))],
  ['elkjs, layout only', await timed(({ graph }) => elk.run(elk.prepare(graph)))],
  ['beautiful-mermaid, Mermaid to SVG', await timed(({ mermaid }) => beautiful.renderMermaidSVG(mermaid))],
];
const processes = [
  ['node -e 0', timedProcess(() => ['-e', '0'])],
  [
    'linework draw',
    timedProcess(({ source }, path) => [
      join(root, 'packages/cli/bin/linework.js'),
      'draw',
      written(`${path}.diagram`, source),
      '-o',
      `${path}.svg`,
    ]),
  ],
  [
    'D2 (WebAssembly)',
    timedProcess(({ d2 }, path) => [
      join(root, 'bench/drawing-peers/d2.mjs'),
      written(`${path}.d2`, d2),
      `${path}.svg`,
    ]),
  ],
  [
    'mermaid-cli',
    timedProcess(({ mermaid }, path) => [
      peers.file('@mermaid-js/mermaid-cli', 'src/cli.js'),
      '-q',
      '-p',
      written(`${path}.json`, JSON.stringify(browser)),
      '-i',
      written(`${path}.mmd`, mermaid),
      '-o',
      `${path}.svg`,
    ]),
  ],
];

const tableOf = (rows, base) =>
  ['|  | ms | times ours |', '|---|---:|---:|']
    .concat(rows.map(([name, ms]) => `| ${name} | ${ms.toFixed(1)} | ${(ms / base).toFixed(2)} |`))
    .join('\n');
const versions = ['@viz-js/viz', 'elkjs', 'beautiful-mermaid', '@terrastruct/d2', '@mermaid-js/mermaid-cli']
  .map((name) => `${name} ${peers.require(`./node_modules/${name}/package.json`).version}`)
  .join(', ');
const text = `# Speed

The same ${flows.length} flows, drawn by Linework and by other tools in one run. \`node bench/beside-peers.mjs --write\` writes this page.

Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, ${versions}.

## In one process

Milliseconds for one diagram, after a warm-up.

${tableOf(whole, whole[0][1])}

## As a command

Milliseconds of a whole process for one diagram, median of ${PROCESSES}.

${tableOf(processes, processes[1][1])}
`;
console.log(text);
if (process.argv.includes('--write')) writeFileSync(page, text);
process.exit(0);
