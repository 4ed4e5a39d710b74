// Bundles the command from its TypeScript sources: packages/cli/src to packages/cli/bundle (or to a given folder), with its compiled
// code, the services it loads on demand, and the files they read. The bundle is scripts, because V8 accepts compiled code
// (packages/cli/bin/load.js) only for them: linework.js has what draws and checks, verbs.js what the other verbs need besides, so that a
// drawing reads half as much. The code of a verb runs only when the verb is called.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inAscii } from './ascii.mjs';
import { bundleServer, bundleServices } from './bundle-services.mjs';
import { noticesOf } from './notices.mjs';
import { pastEntries } from './past-entries.mjs';
import { twoScripts } from './two-scripts.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cli = join(root, 'packages', 'cli');

/** A diagram whose drawing runs most of the drawing code, so that the compiled code covers it. */
const SAMPLE = `flow "Sample" direction=right numbered=on
node a person "A"
group g "Group" type=cluster {
  node b client "B" sub="small\\ntext"
  group h "Inner" {
    node c service "C" icon=lx:rocket
  }
  node d decision "D?"
}
node e database "E" tone=blue
node f external "F" link="https://example.com"
overlay o "Overlay" nodes=c,e tone=red
a -> b : "opens"
b -> c : "calls"
c -> e : "writes to" role=data
c -> d
d ..> f : "yes" role=async animate=on
d --> b : "no" step=off
note c : "A note of some words" side=left
`;

/** Packages of which a drawing needs a part. */
const ENTRIES = {
  ...Object.fromEntries(
    ['core', 'convert', 'icons', 'import', 'operations', 'patterns'].map((name) => [
      `@linework/${name}`,
      join(root, 'packages', name, 'src', 'index.ts'),
    ]),
  ),
  '@linework/core/on-demand': join(root, 'packages', 'core', 'src', 'on-demand.ts'),
};

/** A conversion loads most of what the other verbs share. */
const MERMAID = 'flowchart LR\n  a[One] -->|calls| b{Two}\n  subgraph s [Three]\n    c([Four])\n  end\n  b -.-> c\n';

const DRAWS = /^packages\/cli\/src\/(?:verbs\/(?:draw|check)|drawing\/thread|version)\.ts$/;
/** Of the suggestions, in the core. */
const SUGGESTS = /\/(?:evidence|weights\.data)\.ts$/;

/** What is imported on demand and no drawing or check needs: all but kinds and formats of pictures, which the core imports. */
const isLater = (path, importer) => (importer.startsWith('packages/core/') ? SUGGESTS.test(path) : !DRAWS.test(path));

/**
 * Empties the folder and writes linework.js, verbs.js, the compiled code of both and the services there, with inputs.json, which says which
 * file imports which, and the notices of the packages in it.
 */
export async function bundleCli(folder = join(cli, 'bundle')) {
  await rm(folder, { recursive: true, force: true });
  const { first, second, inputs } = await twoScripts(
    {
      ...(await scriptOptions()),
      minifyWhitespace: true,
      minifySyntax: true,
      minifyIdentifiers: true,
      charset: 'ascii',
    },
    { entry: 'packages/cli/src/main.ts', isLater },
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'linework.js'), functionOf(inAscii(first)));
  await writeFile(join(folder, 'verbs.js'), functionOf(inAscii(second)));
  const services = await bundleServices(folder);
  await writeFile(join(folder, 'NOTICE'), await noticesOf({ ...services, ...inputs }));
  await keepCompiled(folder);
  await writeFile(join(folder, 'inputs.json'), JSON.stringify(inputs));
}

/**
 * How the command becomes one script; `place` is an expression for the file that it finds its own files beside.
 * @returns {Promise<import('esbuild').BuildOptions>}
 */
export async function scriptOptions(place = '__filename') {
  const { version } = JSON.parse(await readFile(join(cli, 'package.json'), 'utf8'));
  return {
    absWorkingDir: root,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    conditions: ['@linework/source'],
    legalComments: 'none',
    logLevel: 'warning',
    banner: { js: `const __moduleUrl = require("node:url").pathToFileURL(${place});` },
    plugins: [readersElsewhere, pastEntries(ENTRIES)],
    define: { 'import.meta.url': '__moduleUrl', LINEWORK_VERSION: JSON.stringify(version) },
  };
}

/** Keeps readers of other formats and their parsers out of the command: only the services contain them. The command knows only the names of formats. */
const readersElsewhere = {
  name: 'readers-elsewhere',
  setup: (esbuild) => {
    esbuild.onResolve({ filter: /(?:^|\/)(?:read|names-files|repository)\.js$/ }, ({ kind, importer }) =>
      kind === 'dynamic-import' && /[\\/]packages[\\/]import[\\/]src[\\/]/.test(importer)
        ? { external: true }
        : undefined,
    );
  },
};

/** The function that bin/load.js calls. */
function functionOf(script) {
  return `(function (require, __filename, importPackage, scripts) {${script}\n})\n`;
}

/** Draws and converts once in separate processes, as a user would, and stores the compiled code. */
async function keepCompiled(folder) {
  const place = await mkdtemp(join(tmpdir(), 'linework-compile-'));
  await writeFile(join(place, 'sample.diagram'), SAMPLE);
  await writeFile(join(place, 'sample.mmd'), MERMAID);
  runKeeping(folder, place, 'linework', ['draw', 'sample.diagram']);
  runKeeping(folder, place, 'verbs', ['convert', 'sample.mmd']);
  await rm(place, { recursive: true, force: true });
}

/** Runs a command line and stores the compiled code of one of the scripts. */
function runKeeping(folder, place, name, words) {
  const keep = `
    const { loaded, run } = require(${JSON.stringify(join(cli, 'bin', 'load.js'))}).load(${JSON.stringify(folder)});
    process.on('exit', (code) => {
      const { script, compiled } = loaded.get(${JSON.stringify(name)});
      if (code === 0) require('node:fs').writeFileSync(compiled, script.createCachedData());
    });
    run();`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', keep, 'linework', ...words], {
    cwd: place,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The bundled command cannot ${words[0]}: ${stderr}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  await bundleCli(folder === undefined ? undefined : resolve(folder));
  if (folder === undefined) await bundleServer();
}
