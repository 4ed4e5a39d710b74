// Warm speed and size: a typical flow of twelve nodes checked and drawn over and over in one process, and the bytes of the
// core for a browser and of the picture. The core is bundled from its sources, so no build is needed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Calls a second: the median of several rounds, after a warm-up. */
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

const drawing = await bundled("export { draw, validate } from '@linework/core'");
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
if (pictures.some(([, svg]) => svg === undefined)) throw new Error('bench/typical.diagram has mistakes.');

printFigures(`Warm: Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`, [
  ['validate', rate(() => validate(text, context)).toFixed(0), 'a second'],
  ['draw, one picture', rate(() => draw(text, {}, context)).toFixed(0), 'a second'],
  ['draw, light and dark', rate(() => drawSchemes(text, ['light', 'dark'], {}, context)).toFixed(0), 'a second'],
]);
const size = (name, bytes) => [name, `${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length}`, 'gzipped'];
printFigures('Size', [
  size('core for a browser (draw, validate)', drawing),
  size('with the basic icons', whole),
  ...pictures.map(([scheme, svg]) => size(`SVG, ${scheme}`, Buffer.from(svg))),
]);
