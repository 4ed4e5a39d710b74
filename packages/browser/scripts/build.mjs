// Bundles what browsers load, with everything that it loads on demand, and copies the icons, one file per shard. Out: bundle/, and in it
// loads.json, which module is in which file and what that file loads at once, for the test of sizes.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { chunkOf } from './chunks.mjs';
import { writeIcons } from './icons.mjs';
import { latePlugins } from './late-plugins.mjs';
import { loadsOf } from './loads.mjs';
import { withoutTexts } from './without-texts.mjs';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = dirname(home);
const folder = join(home, 'bundle');
const ENTRIES = ['index', 'convert', 'element', 'linework', 'worker'];

await rm(folder, { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(ENTRIES.map((name) => [name, join(home, 'src', `${name}.ts`)])),
  platform: 'browser',
  resolve: { conditionNames: ['@linework/source', 'import', 'default'], extensionAlias: { '.js': ['.ts', '.js'] } },
  treeshake: { moduleSideEffects: (id) => id.startsWith(join(home, 'src')) },
  plugins: [...(await latePlugins()), withoutTexts()],
});
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  minify: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  codeSplitting: { groups: [{ name: chunkOf, debugName: 'base' }] },
});
await bundle.close();
await mkdir(join(folder, 'icons'), { recursive: true });
await cp(join(home, 'src', 'linework.css'), join(folder, 'linework.css'));
await writeIcons(join(folder, 'icons'));
// The notices of the icons that are part of a module are those of all icons.
await cp(join(packages, 'icons', 'NOTICE'), join(home, 'NOTICE'));
await cp(join(dirname(packages), 'LICENSE'), join(home, 'LICENSE'));
await writeFile(join(folder, 'loads.json'), JSON.stringify(loadsOf(output, packages)));
