// Every kind's speed: the first golden of each and a large diagram of it, checked and drawn over and over in one process.
// node bench/kinds.mjs [KIND …]. Bundled from the sources, so no build is needed.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { median, printFigures } from './figures.mjs';
import { LARGE } from './kinds/large.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'linework-kinds-'));
await build({
  stdin: {
    contents:
      "export { draw, kinds } from '@linework/core'; export { basicIcons as icons } from '@linework/icons/basic';",
    resolveDir: root,
    loader: 'js',
  },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'es2022',
  conditions: ['@linework/source'],
  outfile: join(folder, 'core.mjs'),
});
const { draw, icons, kinds } = await import(pathToFileURL(join(folder, 'core.mjs')).href);
rmSync(folder, { recursive: true, force: true });

const WARM_UP_MS = 1_000;
const ROUNDS = 9;

/** ms of one picture, the median of some after a warm-up. */
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

const [, , ...asked] = process.argv;
const rows = [];
for (const name of kinds.keys()) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const goldens = join(root, 'packages/core/src/kinds', name, 'golden');
  const [typical] = readdirSync(goldens).filter((file) => file.endsWith('.diagram'));
  rows.push([`${name}, ${typical}`, time(readFileSync(join(goldens, typical), 'utf8')).toFixed(1), 'ms']);
  if (LARGE[name] !== undefined) rows.push([`${name}, large`, time(LARGE[name]).toFixed(0), 'ms']);
}
printFigures(`Kinds: Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`, rows);
