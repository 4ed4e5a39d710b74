// Draws charts of the same data with Linework, Vega-Lite on Vega (its svg renderer) and Observable Plot (with linkedom as the page),
// repeatedly in one process, parsing the spec or source every time: node bench/kinds/beside-peers.mjs [NAME …]. Installs the peers
// on first use.
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { median, printFigures } from '../figures.mjs';
import { peersAt } from '../layout/peers.mjs';
import { loadKinds } from './load.mjs';
import { SUBJECTS } from './subjects.mjs';

const WARM_UP_MS = 800;
const ROUNDS = 9;

const peers = peersAt(fileURLToPath(new URL('peers', import.meta.url)));
peers.install();
const vega = await peers.import('vega', 'build/vega.module.js');
const vegaLite = await peers.import('vega-lite', 'build/index.js');
const plot = await peers.import('@observablehq/plot', 'src/index.js');
const { parseHTML } = await peers.import('linkedom', 'esm/index.js');
const { draw, icons } = await loadKinds();

const engines = {
  linework: ({ source }) => {
    const { svg } = draw(source, {}, { icons });
    if (svg === undefined) throw new Error('not drawn');
    return svg;
  },
  vega: async ({ vega: spec }) => {
    const full = spec.$schema?.includes('/vega/') ? spec : vegaLite.compile(spec).spec;
    return new vega.View(vega.parse(full), { renderer: 'none' }).toSVG();
  },
  plot: ({ plot: options }) => {
    const { document } = parseHTML('<!doctype html><body></body>');
    return plot.plot({ ...options(plot), document }).outerHTML;
  },
};

/** Median ms of one picture after a warm-up. */
async function time(make, subject) {
  const once = async () => {
    const start = performance.now();
    await make(subject);
    return performance.now() - start;
  };
  const until = performance.now() + WARM_UP_MS;
  do await once();
  while (performance.now() < until);
  const samples = [];
  for (let i = 0; i < ROUNDS; i++) samples.push(await once());
  return median(samples);
}

const [, , ...names] = process.argv;
const rows = [];
for (const [name, subject] of Object.entries(SUBJECTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const figures = [];
  for (const [engine, make] of Object.entries(engines))
    figures.push(
      `${engine} ${engine === 'linework' || subject[engine] ? (await time(make, subject)).toFixed(1) : '-'}`.padEnd(16),
    );
  rows.push([name, figures.join(' '), 'ms']);
}
printFigures(`Charts: Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`, rows);
