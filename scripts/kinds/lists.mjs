// The lists that load kinds: in, the names in packages/core/src/syntax/kind-names.ts and the export of each kind's folder; out, the
// texts of registry.ts and loaders.ts. A new kind is its folder and a line of kind-names.ts; a test asks for its
// meaning in kind-meanings.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../fresh.mjs';

const NAMES = 'packages/core/src/syntax/kind-names.ts';
const KINDS = 'packages/core/src/kinds';
const WRITTEN = '// Written by `npm run build` from kind-names.ts (scripts/kinds/lists.mjs).';

const readText = (path) => readFileSync(join(root, path), 'utf8');

/** @returns each file's text by its path from the root; `read` returns the text of such a path. */
export function kindLists(read = readText) {
  const kinds = kindList(read);
  return new Map([
    [`${KINDS}/registry.ts`, registry(kinds)],
    [`${KINDS}/loaders.ts`, loaders(kinds)],
  ]);
}

/** @returns {readonly { name: string, exported: string, plain: string | undefined }[]} each kind with what its modules export. */
export function kindList(read = readText) {
  return [...read(NAMES).matchAll(/^ {2}'([a-z][a-z0-9]*)',$/gm)].map(([, name]) => {
    const [, exported] = /^export const (\w+): AnyKind\b/m.exec(read(`${KINDS}/${name}/index.ts`)) ?? [];
    if (exported === undefined)
      throw new Error(`${KINDS}/${name}/index.ts exports no kind: 'export const …: AnyKind'.`);
    return { name, exported, plain: plainOf(name, read) };
  });
}

/** The kind without its repairs of other languages, if its folder has one; @returns {string | undefined} its export. */
function plainOf(name, read) {
  const path = `${KINDS}/${name}/plain.ts`;
  try {
    return /^export const (\w+): AnyKind\b/m.exec(read(path))?.[1];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function registry(kinds) {
  const imports = kinds.map(({ name, exported }) => [`./${name}/index.js`, `import { ${exported} }`]);
  const lines = [...imports, ['./kind.js', 'import type { AnyKind, Kinds }']]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, what]) => `${what} from '${from}';`);
  return `// Every kind of diagram, in the language's order.
${WRITTEN}
${lines.join('\n')}

const list: readonly AnyKind[] = [
${kinds.map(({ exported }) => `  ${exported},`).join('\n')}
];

export const kinds: Kinds = new Map(list.map((each) => [each.grammar.kind, each]));
`;
}

function loaders(kinds) {
  return `// What loads each kind by itself, in the language's order.
${WRITTEN}
import type { AnyKind } from './kind.js';

export const loaders: Readonly<Record<string, () => Promise<AnyKind>>> = {
${kinds.map(({ name, exported }) => `  ${name}: async () => (await import('./${name}/index.js')).${exported},`).join('\n')}
};

/** Kinds without the repairs of other languages, which a source in our language does not need. */
export const plainLoaders: Readonly<Record<string, () => Promise<AnyKind>>> = {
${kinds.map(plainLine).join('\n')}
};
`;
}

function plainLine({ name, exported, plain }) {
  const [file, of] = plain === undefined ? ['index', exported] : ['plain', plain];
  return `  ${name}: async () => (await import('./${name}/${file}.js')).${of},`;
}
