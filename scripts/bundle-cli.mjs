// Bundles the command from its TypeScript sources: packages/cli/src to packages/cli/bundle (or to a given folder), with its compiled
// code, the services it loads on demand, and the files they read. The bundle is one CommonJS file, because V8 accepts compiled code
// (packages/cli/bin/load.js) only for scripts. The code of a verb runs only when the verb is called.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { inAscii } from './ascii.mjs';
import { bundleServer, bundleServices } from './bundle-services.mjs';
import { noticesOf } from './notices.mjs';

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

/**
 * Empties the folder and writes linework.js, linework.compiled and the services there, with inputs.json, which says which file imports
 * which, and the notices of the packages in it.
 */
export async function bundleCli(folder = join(cli, 'bundle')) {
  await rm(folder, { recursive: true, force: true });
  const { metafile, outputFiles } = await build({
    ...(await scriptOptions()),
    entryPoints: [join(cli, 'src', 'main.ts')],
    outfile: join(folder, 'linework.js'),
    minifyWhitespace: true,
    minifySyntax: true,
    charset: 'ascii',
    metafile: true,
    write: false,
  });
  await mkdir(folder, { recursive: true });
  for (const { path, text } of outputFiles) await writeFile(path, functionOf(inAscii(text)));
  const inputs = await bundleServices(folder);
  await writeFile(join(folder, 'NOTICE'), await noticesOf({ ...inputs, ...metafile.inputs }));
  await keepCompiled(folder);
  await writeFile(join(folder, 'inputs.json'), JSON.stringify(metafile.inputs));
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
    plugins: [readersElsewhere],
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
  return `(function (require, __filename, importPackage) {${script}\n})\n`;
}

/** Draws once in a separate process, as a user would, and stores the compiled code. */
async function keepCompiled(folder) {
  const place = await mkdtemp(join(tmpdir(), 'linework-compile-'));
  await writeFile(join(place, 'sample.diagram'), SAMPLE);
  const keep = `
    const { script, compiled, run } = require(${JSON.stringify(join(cli, 'bin', 'load.js'))}).load(${JSON.stringify(folder)});
    process.on('exit', (code) => {
      if (code === 0) require('node:fs').writeFileSync(compiled, script.createCachedData());
    });
    run();`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', keep, 'linework', 'draw', 'sample.diagram'], {
    cwd: place,
    encoding: 'utf8',
  });
  await rm(place, { recursive: true, force: true });
  if (status !== 0) throw new Error(`The bundled command cannot draw: ${stderr}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  await bundleCli(folder === undefined ? undefined : resolve(folder));
  if (folder === undefined) await bundleServer();
}
