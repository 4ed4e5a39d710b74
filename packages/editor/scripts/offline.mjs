// What makes the built site work without a network: in, its folder; out, in it, the manifest of the installed editor, and the service worker with the list
// of all files and their hashes.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';

/** Of the build only. */
const UNSERVED = ['loads.json', 'NOTICE', 'offline.js'];

const MANIFEST = {
  name: 'Linework',
  short_name: 'Linework',
  description: 'Diagrams from text',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
};

export async function writeOffline(folder, worker) {
  await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(MANIFEST));
  const bundle = await rolldown({ input: worker, platform: 'browser' });
  await bundle.write({
    file: join(folder, 'offline.js'),
    format: 'iife',
    minify: true,
    banner: `const FILES = ${JSON.stringify(await hashesIn(folder))};`,
  });
  await bundle.close();
}

async function hashesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const paths = files.map((file) => relative(folder, file).split(sep).join('/')).sort();
  const listed = {};
  for (const path of paths.filter((each) => !UNSERVED.includes(each)))
    listed[path] = createHash('sha256')
      .update(await readFile(join(folder, path)))
      .digest('hex')
      .slice(0, 16);
  return listed;
}
