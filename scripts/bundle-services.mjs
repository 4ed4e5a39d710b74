// Bundles what the command loads on demand, so one npm package contains every package of this repository: out, in the given
// folder, export.js, import.js, mcp.js and server.js with their shared chunks, their workers, and the files they read. Third-party
// packages are not bundled and must be dependencies of the command's package.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = join(root, 'packages');
const SERVICES = ['export', 'import', 'mcp', 'server'];

/** Files that are read at run time; their paths in the bundle are the same as below the root. */
const FILES = [
  'export/generated/fonts',
  'server/generated/swagger',
  'server/generated/seed.tar.gz',
  'server/migrations',
  'icons/generated/icons',
];

export async function bundleServices(folder) {
  const dependencies = await dependenciesOf('cli');
  await expectSame(dependencies);
  const workers = await workersOf(SERVICES);
  await build({
    absWorkingDir: root,
    entryPoints: [
      ...SERVICES.map((name) => ({ in: join(packages, name, 'src', 'index.ts'), out: name })),
      ...workers.map((path) => ({ in: join(packages, path), out: outOf(path) })),
    ],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@linework/source'],
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'warning',
    chunkNames: 'chunk-[hash]',
    plugins: [onlyOurs(dependencies), ownPlaces],
  });
  // Where their own sources look for them.
  for (const path of workers) {
    const place = join(folder, 'packages', built(path));
    await mkdir(dirname(place), { recursive: true });
    const back = posix.relative(posix.dirname(`packages/${built(path)}`), `${outOf(path)}.js`);
    await writeFile(place, `export * from '${back}';\n`);
  }
  for (const path of FILES) await cp(join(packages, path), join(folder, 'packages', path), { recursive: true });
}

/** The dependencies of a package, without those of this repository. */
async function dependenciesOf(name) {
  const { dependencies } = JSON.parse(await readFile(join(packages, name, 'package.json'), 'utf8'));
  return Object.fromEntries(Object.entries(dependencies).filter(([each]) => !each.startsWith('@linework/')));
}

/** Checks that the command's package has the dependencies of the bundled packages, in the same versions: only it is installed. */
async function expectSame(dependencies) {
  const bundled = await Promise.all((await readdir(packages)).filter((each) => each !== 'cli').map(dependenciesOf));
  const wanted = Object.assign({}, ...bundled);
  for (const name of Object.keys({ ...wanted, ...dependencies })) {
    if (wanted[name] === dependencies[name]) continue;
    throw new Error(
      `packages/cli depends on ${name} ${dependencies[name]}, but the packages it bundles on ${wanted[name]}.`,
    );
  }
}

/** Entry modules of worker threads by name, relative to `packages`. */
async function workersOf(names) {
  const found = [];
  for (const name of names) {
    for (const file of await readdir(join(packages, name, 'src'), { recursive: true }))
      if (/(^|[\\/])worker\.ts$/.test(file)) found.push(`${name}/src/${file.split(sep).join('/')}`);
  }
  return found.sort();
}

/** `server/src/platform/pool/worker.ts` as `server-platform-pool-worker`. */
function outOf(path) {
  return path.replace('/src/', '/').replace(/\.ts$/, '').replaceAll('/', '-');
}

/** The path of a module's build output. */
function built(path) {
  return path.replace('/src/', '/dist/').replace(/\.ts$/, '.js');
}

/** Bundles our packages. Excludes dependencies of the command's package; reports any other package as an error. */
function onlyOurs(dependencies) {
  return {
    name: 'only-ours',
    setup: (esbuild) => {
      esbuild.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'entry-point' || path.startsWith('@linework/')) return undefined;
        const name = /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
        if (path.startsWith('node:') || name in dependencies) return { external: true };
        return { errors: [{ text: `${name} is not a dependency of packages/cli` }] };
      });
    },
  };
}

/** Makes each module find its files as if it ran from its built package, in a folder of the bundle. */
const ownPlaces = {
  name: 'own-places',
  setup: (esbuild) => {
    esbuild.onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const place = `./packages/${built(relative(packages, path).split(sep).join('/'))}`;
      return {
        loader: 'ts',
        contents: text.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`),
      };
    });
  },
};
