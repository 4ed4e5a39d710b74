// Bundles the plugins of Markdown tools and the components of frameworks: each of them from its TypeScript sources to its `bundle`, with what
// they share and its types in one file. The library is not in them: they import it from the package `linework`, in the same version.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { extractApi } from './api/extract.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const LIBRARY = '@linework/library';

/** Package, and its modules. */
const PLUGINS = {
  'markdown-it': ['index'],
  marked: ['index'],
  react: ['index', 'browser'],
  remark: ['index'],
  vue: ['index', 'browser'],
};

const libraryOfPackage = {
  name: 'library-of-package',
  setup: (esbuild) => {
    esbuild.onResolve({ filter: new RegExp(`^${LIBRARY}$`) }, () => ({ path: 'linework', external: true }));
  },
};

async function bundlePlugin(name, modules) {
  const folder = join(root, 'packages', name);
  const { version, peerDependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  await rm(join(folder, 'bundle'), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: modules.map((each) => join(folder, 'src', `${each}.ts`)),
    outdir: join(folder, 'bundle'),
    bundle: true,
    format: 'esm',
    // The modules for browsers import nothing of Node.
    platform: 'node',
    target: 'es2022',
    conditions: ['@linework/source'],
    external: Object.keys(peerDependencies),
    plugins: [libraryOfPackage],
    define: { LINEWORK_VERSION: JSON.stringify(version) },
    legalComments: 'none',
    logLevel: 'warning',
  });
  await cp(join(root, 'LICENSE'), join(folder, 'bundle', 'LICENSE'));
  const types = join(folder, 'bundle', 'index.d.ts');
  extractApi({ types, folder, bundled: ['@linework/markdown'] });
  await writeFile(types, (await readFile(types, 'utf8')).replaceAll(`'${LIBRARY}'`, "'linework'"));
}

for (const [name, modules] of Object.entries(PLUGINS)) await bundlePlugin(name, modules);
