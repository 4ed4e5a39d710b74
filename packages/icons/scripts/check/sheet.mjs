// Draws built icons on a light card and on a dark one, for inspection: node sheet.mjs OUT.svg [sets] [every] [from]
// Takes every n-th icon of the sets, light on the left, dark on the right. Needs a build.

import { writeFileSync } from 'node:fs';
import { nodeIcons } from '../../dist/node.js';
import { CARD_COLOURS } from '../legible.mjs';
import { svgOfArt } from './svg.mjs';

const [out, wanted = 'logos,devicon,aws,azure,k8s', every = '20', from = '0'] = process.argv.slice(2);
if (out === undefined) throw new Error('node sheet.mjs OUT.svg [sets] [every] [from]');
const [SIZE, STEP, ACROSS] = [44, 52, 14];
const { light, dark } = CARD_COLOURS;

const { find, index } = nodeIcons();
const { names } = index();
const namesOf = (set) => names.filter((name) => name.startsWith(`${set}:`));
const chosen = wanted
  .split(',')
  .flatMap(namesOf)
  .filter((_, at) => at % Number(every) === Number(from))
  .slice(0, 210)
  .map(find);
const half = ACROSS * STEP;
const image = (art, ink, x, y) =>
  `<image x="${x}" y="${y}" width="${SIZE}" height="${SIZE}" href="data:image/svg+xml;base64,${Buffer.from(svgOfArt(art, ink)).toString('base64')}"/>`;
const images = chosen.flatMap((art, at) => {
  const [x, y] = [(at % ACROSS) * STEP + 4, Math.floor(at / ACROSS) * STEP + 4];
  return [image(art, light.ink, x, y), image(art, dark.ink, x + half, y)];
});
const height = Math.ceil(chosen.length / ACROSS) * STEP;
const cards = `<rect width="${half}" height="${height}" fill="${light.card}"/><rect x="${half}" width="${half}" height="${height}" fill="${dark.card}"/>`;
writeFileSync(
  out,
  `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * half}" height="${height}">${cards}${images.join('')}</svg>`,
);
