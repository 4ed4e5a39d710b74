// Bundles what the command loads on demand. Beside the command, in a given folder: export.js, import.js, mcp.js and preview.js. For the
// package of the service, in another: server.js with its worker and the files that only it reads. Packages of others are bundled
// too, except the dependencies of the package that is installed: those that have native code or files of their own.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { inAscii } from './ascii.mjs';
import { noticesOf } from './notices.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = join(root, 'packages');

/** Files that are read at run time; their paths in a bundle are the same as below `packages`. */
const FILES = ['export/generated/fonts', 'export/generated/harfbuzz-subset.wasm', 'icons/generated/icons'];
const FILES_OF_SERVICE = [
  'console/bundle',
  'editor/bundle',
  'server/generated/swagger',
  'server/generated/photon.wasm',
  'server/generated/seed.tar.gz',
  'server/migrations',
];

/** Copied to `server/generated`. */
const PHOTON = 'node_modules/@cf-wasm/photon/dist/lib/photon_rs_bg.wasm';

/** Copied to `export/generated`. */
const WASM = 'node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm';

/** Resolves to the inputs of the bundle. */
export async function bundleServices(folder) {
  const entries = ['export', 'import', 'mcp'].map((name) => ({ in: `${name}/src/index.ts`, out: name }));
  const inputs = await bundled('cli', folder, [...entries, { in: 'server/src/preview/index.ts', out: 'preview' }]);
  await copied(FILES, folder);
  return { ...inputs, [WASM]: {} };
}

/** Empties the folder first. */
export async function bundleServer(folder = join(packages, 'service', 'bundle')) {
  await rm(folder, { recursive: true, force: true });
  const workers = await workersOf('server');
  const inputs = await bundled('service', folder, [
    { in: 'server/src/index.ts', out: 'server' },
    ...workers.map((path) => ({ in: path, out: outOf(path) })),
  ]);
  // Where their own sources look for them.
  for (const path of workers) {
    const place = join(folder, 'packages', built(path));
    await mkdir(dirname(place), { recursive: true });
    const back = posix.relative(posix.dirname(`packages/${built(path)}`), `${outOf(path)}.js`);
    await writeFile(place, `export * from '${back}';\n`);
  }
  await copied(FILES_OF_SERVICE, folder);
  await writeFile(join(folder, 'NOTICE'), await noticesOf({ ...inputs, [PHOTON]: {} }));
}

async function bundled(of, folder, entries) {
  const dependencies = await dependenciesOf(of);
  await expectSame(of, dependencies);
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: entries.map((each) => ({ ...each, in: join(packages, each.in) })),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@linework/source'],
    // Before 'main', which can be a script that requires its own files unseen.
    mainFields: ['module', 'main'],
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'warning',
    chunkNames: 'chunk-[hash]',
    // Bundled CommonJS requires modules of Node.
    banner: {
      js: "import{createRequire as __requireFrom}from'node:module';const require=__requireFrom(import.meta.url);",
    },
    external: [...Object.keys(dependencies), ...UNUSED],
    plugins: [ownPlaces(of === 'service'), keptNames],
    metafile: true,
    write: false,
  });
  await mkdir(folder, { recursive: true });
  for (const { path, text } of outputFiles) {
    const [unseen] = /\brequire\d*\("\.[^"]*"\)/.exec(text) ?? [];
    if (unseen !== undefined) throw new Error(`A bundled package needs a file that is not bundled: ${unseen}`);
    await writeFile(path, inAscii(text));
  }
  return metafile.inputs;
}

/** Models of oidc-provider go by the names of their classes, which `minifySyntax` drops. Names kept everywhere would slow every closure of a layout. */
const keptNames = {
  name: 'kept-names',
  setup: (esbuild) => {
    esbuild.onLoad({ filter: /[\\/]node_modules[\\/]oidc-provider[\\/]lib[\\/].*\.js$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { keepNames: true });
      return { contents: code };
    });
  },
};

/** What pg would use instead of its own code, if it were there. */
const UNUSED = ['pg-native'];

/** The dependencies of a package, without those of this repository. */
async function dependenciesOf(name) {
  const { dependencies = {} } = JSON.parse(await readFile(join(packages, name, 'package.json'), 'utf8'));
  return Object.fromEntries(Object.entries(dependencies).filter(([each]) => !each.startsWith('@linework/')));
}

/** Checks that an installed package has its dependencies in the versions of the packages it bundles. */
async function expectSame(of, dependencies) {
  const others = (await readdir(packages)).filter((each) => each !== of);
  const wanted = Object.assign({}, ...(await Promise.all(others.map(dependenciesOf))));
  for (const [name, version] of Object.entries(dependencies)) {
    if (wanted[name] === version) continue;
    throw new Error(`packages/${of} depends on ${name} ${version}, but the packages it bundles on ${wanted[name]}.`);
  }
}

/** The service has the icons already, and answers with them. */
function isServed(path) {
  return !/[\\/](?:console|editor)[\\/]bundle[\\/](?:icons(?:[\\/]|$)|loads\.json$|index\.html$)/.test(path);
}

async function copied(files, folder) {
  for (const path of files)
    await cp(join(packages, path), join(folder, 'packages', path), { recursive: true, filter: isServed });
}

/** Entry modules of a package's worker processes, relative to `packages`. */
async function workersOf(name) {
  const files = await readdir(join(packages, name, 'src'), { recursive: true });
  return files
    .filter((file) => /(^|[\\/])worker\.ts$/.test(file))
    .map((file) => `${name}/src/${file.split(sep).join('/')}`)
    .sort();
}

/** `server/src/platform/pool/worker.ts` as `server-platform-pool-worker`. */
function outOf(path) {
  return path.replace('/src/', '/').replace(/\.ts$/, '').replaceAll('/', '-');
}

/** The path of a module's build output. */
function built(path) {
  return path.replace('/src/', '/dist/').replace(/\.ts$/, '.js');
}

/**
 * Makes each module find its files as if it ran from its built package, in a folder of the bundle. Icons and fonts are installed once, with
 * the command, so the service finds them there.
 */
const ownPlaces = (isService) => ({
  name: 'own-places',
  setup: (esbuild) => {
    esbuild.onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const module = relative(packages, path).split(sep).join('/');
      const isOfService = module.startsWith('server/');
      const base =
        isService && !isOfService
          ? "new URL('bundle/', import.meta.resolve('linework/package.json'))"
          : 'import.meta.url';
      return {
        loader: 'ts',
        contents: text.replaceAll('import.meta.url', `new URL('./packages/${built(module)}', ${base}).href`),
      };
    });
  },
});
