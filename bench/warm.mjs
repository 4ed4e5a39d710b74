// Warm speed and size: a typical flow of twelve nodes checked and drawn repeatedly in one process, and the bytes of the
// core for a browser and of the picture. The core is bundled from its sources, so no build is needed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { median, printFigures } from './figures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const WARM_UP_MS = 1_500;
const ROUND_MS = 400;
const ROUNDS = 7;

async function bundled(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@linework/source'],
    legalComments: 'none',
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}

/** Calls per second: the median of several rounds, after a warm-up. */
function rate(call) {
  const spin = (ms) => {
    const start = performance.now();
    let calls = 0;
    while (performance.now() - start < ms) {
      call();
      calls++;
    }
    return (calls / (performance.now() - start)) * 1_000;
  };
  spin(WARM_UP_MS);
  return median(Array.from({ length: ROUNDS }, () => spin(ROUND_MS)));
}

/** Bytes that a browser loads to draw one kind, each file gzipped separately: what every kind needs, and what this one adds. */
async function bytesOfKinds() {
  const { outputFiles, metafile } = await build({
    stdin: { contents: "export { draw, validate } from '@linework/core/on-demand'", resolveDir: root, loader: 'js' },
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@linework/source'],
    legalComments: 'none',
    outdir: root,
    absWorkingDir: root,
  });
  const gzipped = new Map(
    outputFiles.map(({ path, contents }) => [relative(root, path), gzipSync(contents, { level: 9 }).length]),
  );
  const loadedBy = (...open) => {
    const loaded = new Set();
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (loaded.has(file)) continue;
      loaded.add(file);
      for (const { path, kind } of metafile.outputs[file].imports) if (kind !== 'dynamic-import') open.push(path);
    }
    return [...loaded].reduce((sum, each) => sum + gzipped.get(each), 0);
  };
  const entry = 'stdin.js';
  // A source without mistakes loads the kind without its repairs of other languages, if its folder has one.
  const chunks = new Map();
  for (const name of ['index', 'plain'])
    for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) {
      const kind = new RegExp(`^packages/core/src/kinds/([^/]+)/${name}\\.ts$`).exec(entryPoint ?? '')?.[1];
      if (kind !== undefined) chunks.set(kind, loadedBy(entry, file));
    }
  return { base: loadedBy(entry), kinds: [...chunks].toSorted((a, b) => b[1] - a[1]) };
}

const onDemand = await bytesOfKinds();
const whole = await bundled(
  "export { draw, drawSchemes, validate } from '@linework/core'; export { basicIcons } from '@linework/icons/basic'",
);
const folder = mkdtempSync(join(tmpdir(), 'linework-bench-'));
writeFileSync(join(folder, 'core.mjs'), whole);
const { basicIcons, draw, drawSchemes, validate } = await import(pathToFileURL(join(folder, 'core.mjs')).href);
rmSync(folder, { recursive: true, force: true });

const text = readFileSync(new URL('typical.diagram', import.meta.url), 'utf8');
const context = { icons: basicIcons };
const pictures = ['light', 'auto'].map((scheme) => [scheme, draw(text, { scheme }, context).svg]);
if (pictures.some(([, svg]) => svg === undefined)) throw new Error('bench/typical.diagram has errors.');

printFigures(`Warm: Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`, [
  ['validate', rate(() => validate(text, context)).toFixed(0), 'a second'],
  ['draw, one picture', rate(() => draw(text, {}, context)).toFixed(0), 'a second'],
  ['draw, light and dark', rate(() => drawSchemes(text, ['light', 'dark'], {}, context)).toFixed(0), 'a second'],
]);
const size = (name, bytes) => [name, `${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length}`, 'gzipped'];
printFigures('Size', [
  ['core for a browser, before it draws', `${onDemand.base} bytes`, 'gzipped'],
  ...onDemand.kinds.map(([kind, bytes]) => [`and to draw a ${kind}, in all`, `${bytes} bytes`, 'gzipped']),
  size('with the basic icons', whole),
  ...pictures.map(([scheme, svg]) => size(`SVG, ${scheme}`, Buffer.from(svg))),
]);
