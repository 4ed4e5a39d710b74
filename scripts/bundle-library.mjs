// Bundles the library of the command's package for Node: packages/library/src to packages/cli/library, as ES modules with one file of types. PNG, PDF and
// importers come from the command's own bundle beside it, as do fonts and icons, so that the package holds each once.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { extractApi } from './api/extract.mjs';
import { inAscii } from './ascii.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = join(root, 'packages');
const folder = join(packages, 'cli', 'library');

/** In the command's bundle (scripts/bundle-services.mjs). */
const BESIDE = { '@linework/export': '../bundle/export.js', '@linework/import': '../bundle/import.js' };

const fromBeside = {
  name: 'from-beside',
  setup: (esbuild) => {
    esbuild.onResolve({ filter: /^@linework\/(?:export|import)$/ }, ({ path }) => ({
      path: BESIDE[path],
      external: true,
    }));
  },
};

/** Loads no kind by itself: a call that draws has no time to wait for one. */
const everyKindAtOnce = {
  name: 'every-kind-at-once',
  setup: (esbuild) => {
    esbuild.onResolve({ filter: /\/draw-on-demand\.js$/ }, ({ path, importer }) => ({
      path: join(dirname(importer), path.replace('draw-on-demand.js', 'draw.ts')),
    }));
  },
};

/** Makes each module find its files as if it ran from its built package in the command's bundle. */
const placesInBundle = {
  name: 'places-in-bundle',
  setup: (esbuild) => {
    esbuild.onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const built = relative(packages, path).split(sep).join('/').replace('/src/', '/dist/').replace(/\.ts$/, '.js');
      const place = `new URL('../bundle/packages/${built}', import.meta.url).href`;
      return { loader: 'ts', contents: text.replaceAll('import.meta.url', place) };
    });
  },
};

await rm(folder, { recursive: true, force: true });
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: [{ in: join(packages, 'library/src/index.ts'), out: 'index' }],
  outdir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['@linework/source'],
  minifyWhitespace: true,
  minifySyntax: true,
  minifyIdentifiers: true,
  legalComments: 'none',
  logLevel: 'warning',
  chunkNames: 'chunk-[hash]',
  plugins: [fromBeside, everyKindAtOnce, placesInBundle],
  write: false,
});
await mkdir(folder, { recursive: true });
for (const { path, text } of outputFiles) await writeFile(path, inAscii(text));
extractApi({ types: join(folder, 'index.d.ts') });
