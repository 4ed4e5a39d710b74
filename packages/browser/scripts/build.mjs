// Bundles what browsers load, with everything that it loads on demand, and copies the icons one shard per file. Out: bundle/, and in
// bundle/bytes.json what each module loads, for the test of sizes.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { chunkOf } from './chunks.mjs';
import { writeIcons } from './icons.mjs';
import { withoutTexts } from './without-texts.mjs';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(home, 'bundle');
const ENTRIES = ['index', 'convert', 'element', 'linework', 'worker'];

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const bundle = await rolldown({
  input: Object.fromEntries(ENTRIES.map((name) => [name, join(home, 'src', `${name}.ts`)])),
  platform: 'browser',
  resolve: { conditionNames: ['@linework/source', 'import', 'default'], extensionAlias: { '.js': ['.ts', '.js'] } },
  treeshake: { moduleSideEffects: (id) => id.includes('/browser/src/') },
  plugins: [withoutTexts()],
});
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  minify: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  codeSplitting: { groups: [{ name: chunkOf, debugName: 'chunks' }] },
});
await bundle.close();
await writeIcons(join(folder, 'icons'));
await writeFile(join(folder, 'bytes.json'), JSON.stringify(loadsOf(output)));

/** By entry and by kind: the files that a browser loads for it, with static imports. */
function loadsOf(chunks) {
  return chunks
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, imports, dynamicImports, facadeModuleId, isEntry, modules }) => ({ fileName, imports, dynamicImports, facadeModuleId, isEntry, moduleIds: Object.keys(modules), modules: Object.fromEntries(Object.entries(modules).map(([k, v]) => [k, v.renderedLength])) }));
}
