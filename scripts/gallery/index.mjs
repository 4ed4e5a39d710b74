// npm run gallery: draws docs/gallery.md and its pictures, of every registered kind. With --check nothing is written, and what is out of step
// fails.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../fresh.mjs';
import { icons, proseText } from '../reference/here.mjs';
import { gallery } from './gallery.mjs';

const check = process.argv.includes('--check');
const docs = join(root, 'docs');
const files = gallery({ icons, proseOf: proseText });
const stale = [];

for (const [path, text] of files) {
  const file = join(docs, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  stale.push(path);
  if (check) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Pictures of kinds that are gone. */
const folder = join(docs, 'gallery');
for (const name of existsSync(folder) ? readdirSync(folder) : []) {
  if (files.has(`gallery/${name}`)) continue;
  stale.push(`gallery/${name}`);
  if (!check) rmSync(join(folder, name));
}

if (check && stale.length > 0) {
  process.stderr.write(`Out of step, run npm run gallery: ${stale.join(', ')}\n`);
  process.exit(1);
}
