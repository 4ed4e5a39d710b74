// npm run gallery: draws docs/gallery.md and docs/patterns.md with their pictures, for every registered kind and every pattern. With
// --check, writes nothing and fails if anything is out of date.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../fresh.mjs';
import { icons, proseText } from '../reference/here.mjs';
import { gallery } from './gallery.mjs';
import { patternPages } from './patterns.mjs';

const check = process.argv.includes('--check');
const docs = join(root, 'docs');
const files = new Map([...gallery({ icons, proseOf: proseText }), ...patternPages({ icons })]);
const stale = [];

for (const [path, text] of files) {
  const file = join(docs, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  stale.push(path);
  if (check) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Pictures of removed kinds and patterns. */
for (const folder of ['gallery', 'patterns']) {
  for (const name of existsSync(join(docs, folder)) ? readdirSync(join(docs, folder)) : []) {
    if (files.has(`${folder}/${name}`)) continue;
    stale.push(`${folder}/${name}`);
    if (!check) rmSync(join(docs, folder, name));
  }
}

if (check && stale.length > 0) {
  process.stderr.write(`Out of date: ${stale.join(', ')}\nRun: npm run gallery\n`);
  process.exit(1);
}
