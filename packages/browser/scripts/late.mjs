// Puts parts of the core behind functions that load them when they are first called (src/late.ts): in, the list of parts, as modules; out,
// for whoever draws, in place of such a module one with the same functions and tables. A part is one file.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** What no source without mistakes and without words of other languages calls. */
const MISTAKES = [
  'diagnostics/bounded-text',
  'diagnostics/layout-codes',
  'diagnostics/line-codes',
  'diagnostics/option-codes',
  'diagnostics/text-codes',
  'foreign/mermaid/node-shapes',
  'grammar/advice',
  'grammar/cell-repairs',
  'grammar/codes',
  'grammar/form',
  'grammar/member-habits',
  'grammar/rows-without-keyword',
  'grammar/unknown-statement',
  'kinds/advice-reports',
  'kinds/foreign-header',
  'syntax/habits/answer',
  'syntax/habits/foreign-text',
  'syntax/habits/look-ahead',
  'syntax/habits/normalise',
  'syntax/moved',
  'syntax/tone-of-colour',
  'syntax/word-from',
  'text/edit',
];

/** What an option needs that pages seldom use. */
const OPTIONS = ['scene/narrow-texts', 'scene/pageless', 'svg/source-element'];

const PARTS = { mistakes: MISTAKES, options: OPTIONS };

const partOf = new Map(
  Object.entries(PARTS).flatMap(([part, modules]) =>
    modules.map((each) => [join(packages, 'core/src', `${each}.ts`), part]),
  ),
);

/** They are loaded with what needs them. */
const DIRECT =
  /packages\/convert\/|core\/src\/(?:check|index|svg\/read-source)\.ts$|core\/src\/(?:compare|edit|source|vocabulary)\/|\/kinds\/(?:[a-z0-9]+\/)?habits\//;
const BEHIND = '?late';
/** Paths of modules that are only here; files are named after them. */
const PART = join(packages, 'browser/parts/');
const LOADER = join(packages, 'browser/part-loaders/');

export function lateParts() {
  const stubbed = new Set();
  return {
    name: 'late-parts',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (source.startsWith(PART) || source.startsWith(LOADER)) return source;
        if (importer === undefined || !source.startsWith('.')) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        const part = partOf.get(resolved?.id);
        if (part === undefined || partOf.get(importer) === part || DIRECT.test(importer)) return null;
        stubbed.add(resolved.id);
        return `${resolved.id}${BEHIND}`;
      },
    },
    load(id) {
      if (id.startsWith(LOADER)) return { code: loaderOf(id.slice(LOADER.length)), moduleType: 'js' };
      if (id.startsWith(PART)) return { code: partModule(id.slice(PART.length)), moduleType: 'js' };
      if (!id.endsWith(BEHIND)) return null;
      const path = id.slice(0, -BEHIND.length);
      return { code: standIn(path, this.parse(readFileSync(path, 'utf8'), { lang: 'ts' })), moduleType: 'js' };
    },
    buildEnd() {
      const unused = [...partOf.keys()].filter((path) => !stubbed.has(path));
      if (unused.length > 0) throw new Error(`Nobody who draws imports these: update late.mjs.\n${unused.join('\n')}`);
    },
  };
}

const nameOf = (path) => `m${[...partOf.keys()].indexOf(path)}`;

function partModule(part) {
  return [...partOf]
    .filter(([, each]) => each === part)
    .map(([path]) => `export * as ${nameOf(path)} from ${JSON.stringify(path)};\n`)
    .join('');
}

function loaderOf(part) {
  const late = join(packages, 'browser/src/late.ts');
  return `import { late } from ${JSON.stringify(late)};\nexport const part = late(() => import(${JSON.stringify(PART + part)}));\n`;
}

/** A module with the same functions and tables, which call those of the part. */
function standIn(path, { body }) {
  const module = `part().${nameOf(path)}`;
  const exported = body.flatMap(({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || declaration === null) return [];
    if (declaration.type === 'FunctionDeclaration')
      return `export function ${declaration.id.name}(...inputs) { return ${module}.${declaration.id.name}(...inputs); }`;
    if (declaration.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      if (init.type === 'ArrowFunctionExpression' || init.callee?.name === 'reporter')
        return `export const ${id.name} = (...inputs) => ${module}.${id.name}(...inputs);`;
      if (init.type === 'Literal') return `export const ${id.name} = ${init.raw};`;
      return init.type === 'ObjectExpression' ? `export const ${id.name} = lateTable(() => ${module}.${id.name});` : [];
    });
  });
  return [
    `import { part } from ${JSON.stringify(LOADER + partOf.get(path))};`,
    `import { lateTable } from ${JSON.stringify(join(packages, 'browser/src/late.ts'))};`,
    ...exported,
  ].join('\n');
}
