// Bundles the plugins of Markdown tools and the components of frameworks: each of them from its TypeScript sources to its `bundle`, with what
// they share and its types in one file. The library is not in them: they import it from the package `linework`, in the same version.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const LIBRARY = '@linework/library';

/** Package, and its modules. */
export const PLUGINS = {
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
    conditions: [`@linework/source`],
    external: Object.keys(peerDependencies),
    plugins: [libraryOfPackage],
    define: { LINEWORK_VERSION: JSON.stringify(version) },
    legalComments: 'none',
    logLevel: 'warning',
  });
  await writeFile(join(folder, 'bundle', 'index.d.ts'), await typesOf(folder));
}

/** The types of a package in one text. */
async function typesOf(folder) {
  const place = await mkdtemp(join(tmpdir(), 'linework-types-'));
  const untrimmedFilePath = join(place, 'index.d.ts');
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, 'dist', 'index.d.ts'),
      bundledPackages: ['@linework/markdown'],
      compiler: { overrideTsconfig: { compilerOptions: { module: 'nodenext', types: ['node'], skipLibCheck: true } } },
      apiReport: { enabled: false },
      docModel: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
  });
  const { succeeded, errorCount } = Extractor.invoke(config, {
    localBuild: true,
    showVerboseMessages: false,
    messageCallback: quiet,
  });
  if (!succeeded) throw new Error(`${folder}: ${errorCount} errors in the types.`);
  const types = await readFile(untrimmedFilePath, 'utf8');
  await rm(place, { recursive: true, force: true });
  return types.replaceAll(`'${LIBRARY}'`, "'linework'");
}

function quiet(message) {
  if (message.logLevel !== 'error') message.handled = true;
}

for (const [name, modules] of Object.entries(PLUGINS)) await bundlePlugin(name, modules);
