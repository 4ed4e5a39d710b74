// Formats other than SVG: a typical flow of twelve nodes as PNG at two pixels per px and as PDF, warm in one process (CPU
// time and wall time of one picture, median and least), and cold as a whole command; and the SVG's bytes with and without its
// glyphs. Needs a build (npm run build).
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { compose, drawScene } from '@linework/core';
import { embeddedFonts, toPdf, toPng } from '@linework/export';
import { basicIcons } from '@linework/icons/basic';
import { median, printFigures } from './figures.mjs';

const WARM = 30;
const COLD = 9;
const source = fileURLToPath(new URL('typical.diagram', import.meta.url));
const main = fileURLToPath(new URL('../packages/cli/bin/linework.js', import.meta.url));

const context = { icons: basicIcons };
const text = readFileSync(source, 'utf8');
const composed = compose(text, context);
const { scene } = composed;
if (!scene) throw new Error('bench/typical.diagram has errors.');

const written = (samples) => `${median(samples).toFixed(0)} (${Math.min(...samples).toFixed(0)})`;

/** Processor and wall time in ms, and the bytes. */
async function warm(name, make) {
  const [busy, wall] = [[], []];
  let bytes = 0;
  for (let i = -3; i < WARM; i++) {
    const [cpu, start] = [process.cpuUsage(), performance.now()];
    const result = await make(scene);
    const { user, system } = process.cpuUsage(cpu);
    if (!result.ok) throw new Error(result.message);
    bytes = result.bytes.length;
    if (i < 0) continue;
    busy.push((user + system) / 1_000);
    wall.push(performance.now() - start);
  }
  return [
    [`${name}, processor`, written(busy), 'ms'],
    [`${name}, wall`, written(wall), 'ms'],
    [`${name}, size`, String(bytes), 'bytes'],
  ];
}

function cold(folder, name) {
  const words = [main, 'draw', 'typical.diagram', '-o', name];
  const samples = Array.from({ length: COLD }, () => {
    rmSync(join(folder, name), { force: true });
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`linework draw -o ${name} exits with ${status}: ${stderr}`);
    return performance.now() - start;
  });
  return [`linework draw -o ${name}`, written(samples), 'ms'];
}

const machine = `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`;
printFigures(`Warm, one picture, median (least) of ${WARM}: ${machine}`, [
  ...(await warm('PNG at 2', (each) => toPng(each, { scale: 2 }))),
  ...(await warm('PDF', (each) => toPdf(each))),
]);
const folder = mkdtempSync(join(tmpdir(), 'linework-bench-'));
cpSync(source, join(folder, 'typical.diagram'));
printFigures(
  `Cold, wall, median (least) of ${COLD}`,
  ['typical.svg', 'typical.png', 'typical.pdf'].map((name) => cold(folder, name)),
);
rmSync(folder, { recursive: true, force: true });

/** Bytes of the SVG, with and without the glyphs it needs. */
async function sizes() {
  const fonts = await embeddedFonts(scene);
  return [
    ['SVG', {}],
    ['SVG with its glyphs', { fonts }],
  ].map(([name, options]) => {
    const [{ svg }] = drawScene(composed, text, ['light'], options, context);
    return [name, `${Buffer.byteLength(svg)} bytes, ${gzipSync(svg, { level: 9 }).length}`, 'gzipped'];
  });
}

printFigures('Size', await sizes());
