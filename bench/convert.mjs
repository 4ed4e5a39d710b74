// The converter's speed: the median conversion of a type's real texts (the bar is 1 ms), and texts with one repeated piece: up to
// the longest accepted text, and 1 MB, which is rejected unread. node bench/convert.mjs [TYPE …].
// Bundled from the sources, so no build is needed. Without the shared corpus, it uses the samples of the tests.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { median, printFigures } from './figures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const mermaid = join(root, 'packages/convert/src/mermaid');
const corpus = process.env.CORPUS ?? join(root, '../shared/corpus/mermaid');
const folder = mkdtempSync(join(tmpdir(), 'linework-convert-'));
await build({
  stdin: {
    contents: [
      "export { convertMermaid } from './index.ts';",
      "export { headOf, samplesByType } from './testing/samples.ts';",
    ].join('\n'),
    resolveDir: mermaid,
    loader: 'ts',
  },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'es2022',
  conditions: ['@linework/source'],
  outfile: join(folder, 'convert.mjs'),
});
const { convertMermaid, headOf, samplesByType } = await import(pathToFileURL(join(folder, 'convert.mjs')).href);
rmSync(folder, { recursive: true, force: true });

const BAR_MS = 1;
const LONGEST = 49_900;
const MEGABYTE = 1_000_000;
const ROUNDS = 3;
/** With fewer texts, each is converted more often. */
const FEWEST = 100;
const context = { icons: { find: () => undefined, nearest: () => [] } };

function textsOf(type) {
  const texts = join(corpus, type);
  if (!existsSync(texts)) return samplesByType[type].texts;
  const files = readdirSync(texts).filter((each) => each.endsWith('.mmd'));
  return files.map((each) => readFileSync(join(texts, each), 'utf8'));
}

function timed(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function slowest(type, length) {
  const { texts, pieces } = samplesByType[type];
  const times = pieces.map((piece) => {
    const text = `${headOf(texts[0])}\n${piece.repeat(Math.floor(length / piece.length))}`;
    return { piece, ms: timed(() => convertMermaid(text, { lenient: true }, context)) };
  });
  return times.reduce((a, b) => (b.ms > a.ms ? b : a));
}

const [, , ...types] = process.argv;
const rows = [];
let over = 0;
for (const type of Object.keys(samplesByType).filter((each) => types.length === 0 || types.includes(each))) {
  const texts = textsOf(type);
  const often = Array.from({ length: Math.ceil(FEWEST / texts.length) }, () => texts).flat();
  const times = Array.from({ length: ROUNDS }, () =>
    often.map((text) => timed(() => convertMermaid(text, {}, context))),
  );
  const middle = median(times.at(-1));
  if (middle > BAR_MS) over++;
  rows.push([`${type}, median of ${texts.length}`, middle.toFixed(2), `ms${middle > BAR_MS ? ', over the bar' : ''}`]);
  const longest = slowest(type, LONGEST);
  rows.push([`${type}, ${LONGEST} of ${JSON.stringify(longest.piece)}`, longest.ms.toFixed(0), 'ms']);
  const line = slowest(type, MEGABYTE);
  rows.push([`${type}, 1 MB of ${JSON.stringify(line.piece)}`, line.ms.toFixed(0), 'ms']);
}
printFigures(`Converter: Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`, rows);
if (over > 0) process.exitCode = 1;
