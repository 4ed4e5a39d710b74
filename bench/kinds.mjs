// The speed of every kind: its first golden and a large diagram, checked and drawn repeatedly in one process; also as times the layered
// layout by itself of a typical flow (bench/typical.diagram), in the same process, so that an hour when the machine is slow changes nothing.
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

const WARM_UP_MS = 1_000;
const ROUNDS = 9;

/** Median ms of a call after a warm-up. */
function time(call) {
  const once = () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  };
  const until = performance.now() + WARM_UP_MS;
  do once();
  while (performance.now() < until);
  return median(Array.from({ length: ROUNDS }, once));
}

const drawPicture = (text) => {
  const { diagnostics, ok } = draw(text, {}, { icons });
  if (!ok) throw new Error(JSON.stringify(diagnostics.find(({ severity }) => severity === 'error')));
};

const { layoutLayered, pictureOf } = await loadSources();
const [{ graph }] = pictureOf(readFileSync(join(root, 'bench/typical.diagram'), 'utf8')).layouts;
const layout = time(() => layoutLayered(graph));

const [, , ...names] = process.argv;
const rows = [['typical flow, layered layout by itself', layout.toFixed(1), 'ms']];
const add = (label, text) => {
  const ms = time(() => drawPicture(text));
  rows.push([label, `${ms.toFixed(1)} ms`, `${(ms / layout).toFixed(1)} times`]);
};
for (const name of kinds.keys()) {
  if (names.length > 0 && !names.includes(name)) continue;
  const goldens = join(root, 'packages/core/src/kinds', name, 'golden');
  const [typical] = readdirSync(goldens).filter((file) => file.endsWith('.diagram'));
  add(`${name}, ${typical}`, readFileSync(join(goldens, typical), 'utf8'));
  if (LARGE[name] !== undefined) add(`${name}, large`, LARGE[name]);
}
printFigures(`Kinds: Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`, rows);
