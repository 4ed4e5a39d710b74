// Compares the built icons with their source drawings, both drawn by resvg at 64 px on white and on near-black: node
// compare.mjs [sets] [--sheet=FOLDER]. Prints each set's mean difference, the share of icons over the bound, and the
// worst ones; writes sheets of icons for inspection. Needs @resvg/resvg-js, which is not a dependency of the project:
// set RESVG to its folder. Colours that legible.mjs changed are compared in their original form.

import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGED } from '../../sets/registry.mjs';
import { drawEntry } from '../collect.mjs';
import { folderOf } from '../source.mjs';
import { svgOfArt, svgOfMarkup } from './svg.mjs';

const SIZE = 64;
/** Mean difference of a channel (of 255) above which an icon is reported. */
const BOUND = 4;
const WORST = 50;

const here = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv[2]?.startsWith('--') ? undefined : process.argv[2]?.split(',');
const sheet = process.argv.find((each) => each.startsWith('--sheet='))?.slice('--sheet='.length);
const { Resvg } = createRequire(import.meta.url)(join(process.env.RESVG ?? here, 'node_modules/@resvg/resvg-js'));

const pixels = (svg) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: SIZE }, font: { loadSystemFonts: false } }).render().pixels;

function difference(one, other) {
  let sum = 0;
  for (const paper of [255, 20]) {
    for (let at = 0; at < one.length; at += 4) {
      const [alpha, beta] = [one[at + 3], other[at + 3]];
      // Colours are premultiplied by their alpha.
      for (let part = 0; part < 3; part++) {
        sum += Math.abs(
          one[at + part] + (paper * (255 - alpha)) / 255 - other[at + part] - (paper * (255 - beta)) / 255,
        );
      }
    }
  }
  return sum / ((one.length / 4) * 3 * 2);
}

for (const entry of PACKAGED) {
  if (wanted !== undefined && !wanted.includes(entry.set)) continue;
  const source = entry.read(folderOf(entry.packageName));
  const { art } = drawEntry({ ...entry, mayChange: 'nothing' }, source);
  const differences = [];
  for (const { name, markup, box } of source.drawings) {
    if (!Object.hasOwn(art, name)) continue;
    const [before, after] = [svgOfMarkup(markup, box), svgOfArt(art[name], '#000000')];
    try {
      differences.push({ name, before, after, off: difference(pixels(before), pixels(after)) });
    } catch (error) {
      console.log(`${entry.set}:${name} cannot be compared: ${error.message}`);
    }
  }
  differences.sort((a, b) => b.off - a.off);
  const mean = differences.reduce((sum, { off }) => sum + off, 0) / differences.length;
  const over = differences.filter(({ off }) => off > BOUND);
  console.log(
    `${entry.set}: ${differences.length} icons, mean ${mean.toFixed(2)} of 255, ${over.length} over ${BOUND}, worst ${differences[0]?.off.toFixed(1)}`,
  );
  const worst = differences.slice(0, WORST);
  console.log(`  ${worst.map(({ name, off }) => `${name} ${off.toFixed(1)}`).join(', ')}`);
  if (sheet !== undefined) {
    mkdirSync(sheet, { recursive: true });
    const pairs = worst.flatMap(({ before, after }) => [before, after]);
    writeFileSync(join(sheet, `${entry.set}-worst.svg`), sheetOf(pairs, 10));
  }
}

function sheetOf(svgs, across) {
  const step = SIZE + 8;
  const rows = Math.ceil(svgs.length / across);
  const images = svgs.map((svg, at) => {
    const place = `x="${(at % across) * step + 4}" y="${Math.floor(at / across) * step + 4}" width="${SIZE}" height="${SIZE}"`;
    return `<image ${place} href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`;
  });
  const [width, height] = [across * step, rows * step];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e8e8e8"/>${images.join('')}</svg>`;
}
