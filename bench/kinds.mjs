// The speed of every kind: its first golden and a large diagram, checked and drawn repeatedly in one process; also as times the layered
// layout by itself of a typical flow (bench/typical.diagram), timed before and after each, so that an hour when the machine is slow changes nothing.
// node bench/kinds.mjs [KIND …]. Bundled from the sources, so no build is needed.
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSources } from '../scripts/layout/sources.mjs';
import { median, printFigures } from './figures.mjs';
import { LARGE } from './kinds/large.mjs';
import { loadKinds } from './kinds/load.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { draw, icons, kinds } = await loadKinds();

/** After one second much is not compiled yet: a layout takes 11.6 ms then, and 4.6 after three. */
const WARM_UP_MS = 4_000;
const AGAIN_MS = 600;
const ROUNDS = 25;

/** Median ms of a call after a warm-up. */
function time(call, warmUp = WARM_UP_MS) {
  const once = () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  };
  const until = performance.now() + warmUp;
  do once();
  while (performance.now() < until);
  return median(Array.from({ length: ROUNDS }, once));
}

const drawPicture = (text) => {
  const { diagnostics, ok } = draw(text, {}, { icons });
  if (!ok) throw new Error(JSON.stringify(diagnostics.find(({ severity }) => severity === 'error')));
};

const { layoutLayered, pictureOf } = await loadSources();
const typicalFlow = readFileSync(join(root, 'bench/typical.diagram'), 'utf8');
const [{ graph }] = pictureOf(typicalFlow).layouts;
const timeLayout = (warmUp) => time(() => layoutLayered(graph), warmUp);
timeLayout(WARM_UP_MS);

const [, , ...names] = process.argv;
const rows = [];
const add = (label, text) => {
  const ms = time(() => drawPicture(text));
  const layout = timeLayout(AGAIN_MS);
  rows.push([label, `${ms.toFixed(1)} ms`, `${((2 * ms) / (before + layout)).toFixed(1)} times`]);
  before = layout;
};

let before = timeLayout(AGAIN_MS);
if (names.length === 0 || names.includes('flow')) add('flow, bench/typical.diagram', typicalFlow);
for (const name of kinds.keys()) {
  if (names.length > 0 && !names.includes(name)) continue;
  const goldens = join(root, 'packages/core/src/kinds', name, 'golden');
  const [typical] = readdirSync(goldens).filter((file) => file.endsWith('.diagram'));
  add(`${name}, ${typical}`, readFileSync(join(goldens, typical), 'utf8'));
  if (LARGE[name] !== undefined) add(`${name}, large`, LARGE[name]);
}
rows.push(['typical flow, layered layout by itself', `${before.toFixed(1)} ms`, '1.0 times']);
printFigures(`Kinds: Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`, rows);
