// Parts of a bundle that are loaded when one of their functions is first called, for rolldown. In: parts by name, each a list of modules (paths
// below packages/, without `.ts`); which importers load them at once; and the text of a module that exports `part`, which returns the loaded
// part. Out: the plugin: an importer of such a module gets one with the same functions and tables.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = join(dirname(fileURLToPath(import.meta.url)), '../../packages');

const BEHIND = '?late';
/** Paths of modules that are only here; files are named after them. */
const PARTS = join(packages, 'parts/');
const LOADERS = join(packages, 'part-loaders/');

const OWN = /[\\/]packages[\\/]part(?:s|-loaders)[\\/]/;

/** The id of a part. */
export const partId = (name) => `${PARTS}${name}`;

export function lateParts({ parts, direct, loader }) {
  const partOf = new Map(
    Object.entries(parts).flatMap(([part, modules]) => modules.map((each) => [join(packages, `${each}.ts`), part])),
  );
  const nameOf = (path) => `m${[...partOf.keys()].indexOf(path)}`;
  const stubbed = new Set();
  return {
    name: 'late-parts',
    resolveId: {
      order: 'pre',
      filter: {
        id: [OWN, new RegExp(`/(?:${[...partOf.keys()].map((path) => basename(path, '.ts')).join('|')})\\.js$`)],
      },
      async handler(source, importer, options) {
        if (source.startsWith(PARTS) || source.startsWith(LOADERS)) return source;
        if (importer === undefined || !source.startsWith('.')) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        const part = partOf.get(resolved?.id);
        if (part === undefined || partOf.get(importer) === part || direct.test(importer)) return null;
        stubbed.add(resolved.id);
        return `${resolved.id}${BEHIND}`;
      },
    },
    load(id) {
      if (id.startsWith(LOADERS)) return { code: loader(id.slice(LOADERS.length)), moduleType: 'js' };
      if (id.startsWith(PARTS)) {
        const modules = [...partOf].filter(([, each]) => each === id.slice(PARTS.length));
        const lines = modules.map(([path]) => `export * as ${nameOf(path)} from ${JSON.stringify(path)};`);
        return { code: lines.join('\n'), moduleType: 'js' };
      }
      if (!id.endsWith(BEHIND)) return null;
      const path = id.slice(0, -BEHIND.length);
      const tree = this.parse(readFileSync(path, 'utf8'), { lang: 'ts' });
      const from = `import { part } from ${JSON.stringify(LOADERS + partOf.get(path))};`;
      return { code: [from, ...standIns(tree, `part().${nameOf(path)}`)].join('\n'), moduleType: 'js' };
    },
    buildEnd() {
      const unused = [...partOf.keys()].filter((path) => !stubbed.has(path));
      if (unused.length > 0) throw new Error(`Nobody imports these late: update the parts.\n${unused.join('\n')}`);
    },
  };
}

/** The functions and tables of a module, which call those of the part. What is neither isn't exported, so its importers fail to build. */
function standIns({ body }, module) {
  return body.flatMap(({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || declaration === null) return [];
    if (declaration.type === 'FunctionDeclaration') {
      const { name } = declaration.id;
      return `export function ${name}(...inputs) { return ${module}.${name}(...inputs); }`;
    }
    return declaration.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id, init }) => standIn(id.name, init, module))
      : [];
  });
}

function standIn(name, init, module) {
  const whole = `${module}.${name}`;
  if (init.type === 'Literal') return `export const ${name} = ${init.raw};`;
  if (init.type === 'ArrowFunctionExpression' || init.callee?.name === 'reporter')
    return `export const ${name} = (...inputs) => ${whole}(...inputs);`;
  if (init.type !== 'ObjectExpression') return [];
  // With its keys, so that merging it loads it as well.
  return `export const ${name} = new Proxy({}, { get: (_, key) => Reflect.get(${whole}, key), ownKeys: () => Reflect.ownKeys(${whole}) });`;
}
