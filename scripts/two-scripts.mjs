// Bundles a program as two scripts, each module in one of them: in, esbuild's options, the entry, and which modules that are imported on
// demand only the second has; out, both texts and their inputs as esbuild lists them. The function around each script has `scripts`,
// which bin/load.js gives both: there each offers modules to the other by their path.
import { relative, sep } from 'node:path';
import { build } from 'esbuild';

/**
 * @param {import('esbuild').BuildOptions & { absWorkingDir: string }} options for one script in CommonJS
 * @param {{ entry: string, isLater: (path: string, importer: string) => boolean }} program paths relative to the working folder
 * @returns {Promise<{ first: string, second: string, inputs: import('esbuild').Metafile['inputs'] }>}
 */
export async function twoScripts(options, { entry, isLater }) {
  const later = new Set();
  const begins = `require(${JSON.stringify(`./${entry}`)});`;
  const withoutOffer = await bundled(options, begins, laterModules(options, isLater, later));
  const own = new Set(Object.keys(withoutOffer.inputs));
  const taken = new Set();
  const second = await bundled(options, offer('second', later), firstModules(options, own, taken));
  const first = await bundled(options, offer('first', taken) + begins, laterModules(options, isLater, later));
  return { first: first.text, second: second.text, inputs: plainInputs({ ...second.inputs, ...first.inputs }) };
}

const offer = (script, paths) =>
  `scripts.${script} = {${[...paths]
    .sort()
    .map((path) => `${JSON.stringify(path)}: () => require(${JSON.stringify(`./${path}`)}),`)
    .join('')}};`;

async function bundled(options, contents, plugin) {
  const { metafile, outputFiles } = await build({
    ...options,
    plugins: [...(options.plugins ?? []), plugin],
    stdin: { contents, resolveDir: options.absWorkingDir, loader: 'js' },
    metafile: true,
    write: false,
  });
  const { '<stdin>': _, ...inputs } = metafile.inputs;
  return { text: outputFiles[0].text, inputs };
}

/** Of the first script: what is imported on demand and the second has. */
function laterModules({ absWorkingDir }, isLater, later) {
  return modulesElsewhere('later', absWorkingDir, (path, { kind, importer }) => {
    if (kind !== 'dynamic-import' || !isLater(path, pathOf(absWorkingDir, importer))) return false;
    later.add(path);
    return true;
  });
}

/** A package's entry has no code, so both scripts have it: one that offers it would have to run everything behind it at its start. */
const ONLY_EXPORTS = /^packages\/[^/]+\/src\/index\.ts$/;

/** Of the second script: what the first has. */
function firstModules({ absWorkingDir }, own, taken) {
  return modulesElsewhere('first', absWorkingDir, (path) => {
    if (!own.has(path) || ONLY_EXPORTS.test(path)) return false;
    taken.add(path);
    return true;
  });
}

/** Modules of the other script, by a call of `scripts` at run time. */
function modulesElsewhere(name, folder, isElsewhere) {
  return {
    name: `${name}-modules`,
    setup: (esbuild) => {
      esbuild.onResolve({ filter: /./ }, async ({ pluginData, ...request }) => {
        if (pluginData === name || request.namespace !== 'file' || request.importer === '') return undefined;
        const { kind, importer, namespace, resolveDir } = request;
        const resolved = await esbuild.resolve(request.path, {
          kind,
          importer,
          namespace,
          resolveDir,
          pluginData: name,
        });
        if (resolved.errors.length > 0 || resolved.external || resolved.namespace !== 'file') return undefined;
        const path = pathOf(folder, resolved.path);
        return isElsewhere(path, request) ? { path, namespace: name, sideEffects: false } : undefined;
      });
      esbuild.onLoad({ filter: /./, namespace: name }, ({ path }) => ({
        contents: `module.exports = scripts.${name}${name === 'first' ? `[${JSON.stringify(path)}]()` : `(${JSON.stringify(path)})`};`,
        loader: 'js',
      }));
    },
  };
}

const pathOf = (folder, file) => relative(folder, file).split(sep).join('/');

/** As of one script. */
function plainInputs(inputs) {
  const plain = (path) => path.replace(/^(?:later|first):/, '');
  return Object.fromEntries(
    Object.entries(inputs)
      .filter(([path]) => plain(path) === path)
      .map(([path, { imports, ...more }]) => [
        path,
        { ...more, imports: imports.map((each) => ({ ...each, path: plain(each.path) })) },
      ]),
  );
}
