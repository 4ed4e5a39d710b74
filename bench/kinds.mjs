// The speed of every kind: its first golden and a large diagram, checked and drawn repeatedly in one process.
// node bench/kinds.mjs [KIND …]. Bundled from the sources, so no build is needed.
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, printFigures } from './figures.mjs';
import { LARGE } from './kinds/large.mjs';
import { loadKinds } from './kinds/load.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { draw, icons, kinds } = await loadKinds();

const WARM_UP_MS = 1_000;
const ROUNDS = 9;

/** Median ms of one picture after a warm-up. */
function time(text) {
  const once = () => {
    const start = performance.now();
    const { diagnostics, ok } = draw(text, {}, { icons });
    if (!ok) throw new Error(JSON.stringify(diagnostics.find(({ severity }) => severity === 'error')));
    return performance.now() - start;
  };
  const until = performance.now() + WARM_UP_MS;
  do once();
  while (performance.now() < until);
  return median(Array.from({ length: ROUNDS }, once));
}

const [, , ...names] = process.argv;
const rows = [];
for (const name of kinds.keys()) {
  if (names.length > 0 && !names.includes(name)) continue;
  const goldens = join(root, 'packages/core/src/kinds', name, 'golden');
  const [typical] = readdirSync(goldens).filter((file) => file.endsWith('.diagram'));
  rows.push([`${name}, ${typical}`, time(readFileSync(join(goldens, typical), 'utf8')).toFixed(1), 'ms']);
  if (LARGE[name] !== undefined) rows.push([`${name}, large`, time(LARGE[name]).toFixed(0), 'ms']);
}
printFigures(`Kinds: Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`, rows);
