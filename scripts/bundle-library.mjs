// Bundles the library of the command's package for Node: packages/library/src to packages/cli/library, with one file of types. index.js has
// the functions; what a function runs, each kind of diagram and what reads mistakes are scripts of their own, required when they are first
// called: a drawing is synchronous. PNG, PDF and importers come from the command's own bundle beside it, as do fonts and icons, so that the
// package holds each once.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { extractApi } from './api/extract.mjs';
import { inAscii } from './ascii.mjs';
import { kindList } from './kinds/lists.mjs';
import { DIRECT, MISTAKES } from './late/mistakes.mjs';
import { lateParts, partId } from './late/parts.mjs';
import { rootsOf } from './late/roots.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = join(root, 'packages');
const folder = join(packages, 'cli', 'library');
const KINDS = join(packages, 'core/src/kinds');
const ON_FIRST_USE = join(KINDS, 'on-first-use.ts');

/** In the command's bundle (scripts/bundle-services.mjs). */
const BESIDE = { '@linework/export': '../bundle/export.js', '@linework/import': '../bundle/import.js' };

/** Of the library, one part for the functions of each module. */
const FUNCTIONS = ['brand', 'convert', 'draw', 'export', 'read', 'words', 'write'];
const PARTS = {
  ...Object.fromEntries(FUNCTIONS.map((name) => [`${name}-functions`, [`library/src/${name}`]])),
  mistakes: MISTAKES,
};

const fromBeside = {
  name: 'from-beside',
  resolveId: (source) => (Object.hasOwn(BESIDE, source) ? { id: BESIDE[source], external: true } : null),
};

/** Every kind is there at once, because a call that draws has no time to wait for one, but none is read before it is called. */
const kindsOnFirstUse = {
  name: 'kinds-on-first-use',
  resolveId: {
    order: 'pre',
    filter: { id: /\/draw-on-demand\.js$/ },
    handler(source, importer, options) {
      return this.resolve(source.replace('draw-on-demand', 'draw'), importer, { ...options, skipSelf: true });
    },
  },
  load(id) {
    if (id !== join(KINDS, 'registry.ts')) return null;
    return {
      code: `import { kindsOnFirstUse } from ${JSON.stringify(ON_FIRST_USE)};\nexport const kinds = kindsOnFirstUse({ ${kindList().map(loaderOf).join(', ')} });`,
      moduleType: 'js',
    };
  },
};

function loaderOf({ name, exported, plain }) {
  const whole = `whole: () => require('./${name}.cjs').${exported}`;
  return `${name}: { ${plain === undefined ? whole : `plain: () => require('./${name}-plain.cjs').${plain}, ${whole}`} }`;
}

/** What is required by name, as files of these names. */
const requiredFiles = {
  name: 'required-files',
  buildStart() {
    for (const part of Object.keys(PARTS)) this.emitFile({ type: 'chunk', id: partId(part), fileName: `${part}.cjs` });
    for (const { name, plain } of kindList()) {
      this.emitFile({ type: 'chunk', id: join(KINDS, name, 'index.ts'), fileName: `${name}.cjs` });
      if (plain !== undefined)
        this.emitFile({ type: 'chunk', id: join(KINDS, name, 'plain.ts'), fileName: `${name}-plain.cjs` });
    }
  },
  resolveId: (source) => (/^\.\/[a-z0-9-]+\.cjs$/.test(source) ? { id: source, external: true } : null),
};

const loader = (part) => `export const part = () => require('./${part}.cjs');`;

/** Where index.js is: only a module of this form knows it in every bundle of others. */
const PLACE = './place.cjs';

/** Makes each module find its files as if it ran from its built package in the command's bundle. */
const placesInBundle = {
  name: 'places-in-bundle',
  async load(id) {
    if (!/[\\/]packages[\\/][^\\/]+[\\/]src[\\/].*\.ts$/.test(id)) return null;
    const text = await readFile(id, 'utf8');
    if (!text.includes('import.meta.url')) return null;
    const built = relative(packages, id).split(sep).join('/').replace('/src/', '/dist/').replace(/\.ts$/, '.js');
    const place = `new URL('../bundle/packages/${built}', require('${PLACE}').here).href`;
    return { moduleType: 'ts', code: text.replaceAll('import.meta.url', place) };
  },
};

/** Kinds that lay out graphs share much that no other kind needs. */
const GRAPHS = new Set(['flow', 'schema', 'class', 'state', 'c4']);
/** A module that so many kinds need is read with what all need. */
const MANY = 8;

/** Which file a module goes to, of those that several files need: few files are read faster than many. */
function fileOf(id, context) {
  const roots = rootsOf(id, context, (each) => DRAWING.test(each));
  const plain = new Set(roots.flatMap((root) => KIND.exec(root)?.groups?.kind ?? []));
  const graphs = [...plain].filter((kind) => GRAPHS.has(kind)).length;
  if (roots.some((root) => DRAWING.test(root)) || plain.size >= MANY) return 'base';
  if (plain.size === 1 || roots.length < 2) return null;
  if (plain.size > 1) return graphs === plain.size ? 'graphs' : null;
  return roots.every((root) => WHOLE.test(root) || root === partId('mistakes')) ? 'habits' : 'shared';
}

const DRAWING = /core\/src\/draw(?:-checked)?\.ts$/;
const KIND = /core\/src\/kinds\/(?<kind>[a-z0-9]+)\/plain\.ts$/;
const WHOLE = /core\/src\/kinds\/[a-z0-9]+\/index\.ts$/;

const bundle = await rolldown({
  input: { index: join(packages, 'library/src/index.ts') },
  platform: 'node',
  resolve: { conditionNames: ['@linework/source', 'import', 'default'], extensionAlias: { '.js': ['.ts', '.js'] } },
  treeshake: { moduleSideEffects: false },
  plugins: [
    fromBeside,
    requiredFiles,
    kindsOnFirstUse,
    lateParts({ parts: PARTS, direct: DIRECT, loader }),
    placesInBundle,
  ],
});
const { output } = await bundle.generate({
  dir: folder,
  format: 'cjs',
  minify: true,
  comments: false,
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
  codeSplitting: { groups: [{ name: fileOf, debugName: 'shared' }] },
});
await bundle.close();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const { fileName, code } of output) await writeFile(join(folder, fileName), inAscii(code));
const { exports } = output.find(({ fileName }) => fileName === 'index.cjs');
await writeFile(join(folder, PLACE), 'exports.here = undefined;\n');
await writeFile(
  join(folder, 'index.js'),
  `import library from './index.cjs';
import place from '${PLACE}';
place.here = import.meta.url;
export const { ${exports.toSorted().join(', ')} } = library;
`,
);
extractApi({ types: join(folder, 'index.d.ts') });
