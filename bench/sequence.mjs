// A long sequence: 500 messages between eight actors, half of them in blocks, checked and drawn repeatedly in one
// process. The core is bundled from its sources, so no build is needed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { median, printFigures } from './figures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const WARM_UP = 8;
const ROUNDS = 15;

/** Calls down a chain of actors and their replies back up, with a block around every other chain. */
function source(messages) {
  const types = ['person', 'client', 'gateway', 'service', 'service', 'cache', 'database', 'queue'];
  const lines = ['sequence "Long" numbered=on', ...types.map((type, i) => `actor a${i} ${type} "Actor ${i}"`)];
  let count = 0;
  for (let chain = 0; count < messages; chain++) {
    const depth = 1 + (chain % (types.length - 1));
    const block = ['', 'loop "until done"', '', 'alt "found"', '', 'opt "first time"'][chain % 6];
    if (block !== '') lines.push(`${block} {`);
    for (let i = 0; i < depth && count < messages; i++, count++) lines.push(`a${i} -> a${i + 1} : "request ${count}"`);
    for (let i = depth; i > 0 && count < messages; i--, count++) lines.push(`a${i} --> a${i - 1} : "reply ${count}"`);
    if (block !== '') lines.push('}');
  }
  return `${lines.join('\n')}\n`;
}

const { outputFiles } = await build({
  stdin: {
    contents: "export { draw, validate } from '@linework/core'; export { basicIcons } from '@linework/icons/basic'",
    resolveDir: root,
    loader: 'js',
  },
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  conditions: ['@linework/source'],
});
const folder = mkdtempSync(join(tmpdir(), 'linework-bench-'));
writeFileSync(join(folder, 'core.mjs'), outputFiles[0]?.contents ?? '');
const { basicIcons, draw, validate } = await import(pathToFileURL(join(folder, 'core.mjs')).href);
rmSync(folder, { recursive: true, force: true });

const context = { icons: basicIcons };

function timeOf(call) {
  for (let i = 0; i < WARM_UP; i++) call();
  return median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      call();
      return performance.now() - start;
    }),
  );
}

const rows = [80, 500].flatMap((messages) => {
  const text = source(messages);
  const { svg } = draw(text, { scheme: 'light' }, context);
  if (svg === undefined) throw new Error('The generated sequence has errors.');
  return [
    [`check ${messages} messages`, timeOf(() => validate(text, context)).toFixed(2), 'ms'],
    [`draw ${messages} messages`, timeOf(() => draw(text, { scheme: 'light' }, context)).toFixed(2), 'ms'],
    [`picture of ${messages} messages`, (svg.length / 1_024).toFixed(1), 'KiB'],
  ];
});
printFigures(`Sequence: Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`, rows);
