// Loads Linework from its sources for the layout's tools: the engine, its judge, text sizes, and pictures whose
// layout can be read or exchanged. No input; out, the modules in one. Needs no build of the core.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const own = fileURLToPath(new URL('../..', import.meta.url));

/** What a kind imports instead of the layout: the layout, unless another engine is set. */
function seamOf(core) {
  const [folding, engines] = ['folding', 'engines'].map((room) => join(core, 'layout', room, 'index.ts'));
  // Earlier commits have only one engine, or do not fold drawings.
  const plain = existsSync(engines) ? `{ layOut as plain } from ${JSON.stringify(engines)}` : layered(core);
  const own = existsSync(folding)
    ? `import { layOutOnPage as own, onPage as fold } from ${JSON.stringify(folding)}; export * from ${JSON.stringify(folding)};`
    : 'const own = plain; const fold = (graph, drawing) => drawing;';
  return `
import ${plain};
${own}
let other;
export const layOut = (graph) => (other ?? plain)(graph);
export const layoutLayered = layOut;
export const layOutOnPage = (graph) => (other ?? own)(graph);
export const onPage = (graph, drawing) => (other === undefined ? fold(graph, drawing) : drawing);
export const layPicturesWith = (engine) => { other = engine; };
export { own as layOutAsDrawn };
`;
}

function layered(core) {
  return `{ layoutLayered as plain } from ${JSON.stringify(join(core, 'layout/layered/index.ts'))}`;
}

const entryOf = (core) => `
export { layoutLayered } from ${JSON.stringify(join(core, 'layout/layered/index.ts'))};
export { findFaults } from ${JSON.stringify(join(core, 'layout/layered/testing/faults.ts'))};
export { measureText, wrapText } from ${JSON.stringify(join(core, 'metrics/index.ts'))};
export { compose, renderSvg, THEMES } from '@linework/core';
export { convertMermaid } from '@linework/convert';
export { basicIcons } from '@linework/icons/basic';
export { layOutAsDrawn, layPicturesWith } from 'seam';
`;

/** The measures of drawings, always from this checkout. */
const quality = ['index', 'arrangement', 'stages', 'starts', 'twins']
  .map((file) => `export * from ${JSON.stringify(join(own, 'packages/core/src/layout/quality', `${file}.ts`))};`)
  .join('\n');

const seam = (core) => ({
  name: 'seam',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^seam$|\/layout\/(layered|engines|folding)\/index\.js$/ }, ({ path, importer }) =>
      path === 'seam' || importer.startsWith(join(core, 'kinds')) ? { path: 'seam', namespace: 'seam' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'seam' }, () => ({ contents: seamOf(core), loader: 'js', resolveDir: own }));
  },
});

/** Core and converter of another tree; built icons and packages are from this checkout. */
const packagesOf = (root) => ({
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^@linework\/(core|convert)$/ }, ({ path }) => ({
      path: join(root, 'packages', path.slice('@linework/'.length), 'src/index.ts'),
    }));
  },
});

/**
 * `root`: another checkout, or a folder with the packages of one.
 * @returns what is exported above, and `pictureOf(source, engine?)`: `{ scene, layouts, diagnostics }`, where `layouts` holds
 * the `{ graph, drawing }` of every layout of the picture; `scene` is omitted if the source has errors.
 */
export async function loadSources(root = own) {
  const core = join(root, 'packages/core/src');
  const { outputFiles } = await build({
    stdin: { contents: entryOf(core) + quality, resolveDir: own, loader: 'js' },
    plugins: [seam(core), packagesOf(root)],
    nodePaths: [join(own, 'node_modules')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    conditions: ['@linework/source'],
    logLevel: 'error',
  });
  const folder = mkdtempSync(join(tmpdir(), 'linework-layout-'));
  try {
    const file = join(folder, 'linework.mjs');
    writeFileSync(file, outputFiles[0]?.contents ?? '');
    const linework = await import(pathToFileURL(file).href);
    return { ...linework, pictureOf: (source, engine) => pictureOf(linework, source, engine) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function pictureOf({ compose, basicIcons, layOutAsDrawn, layPicturesWith }, source, engine = layOutAsDrawn) {
  const layouts = [];
  layPicturesWith((graph) => {
    const drawing = engine(graph);
    layouts.push({ graph, drawing });
    return drawing;
  });
  try {
    return { ...compose(source, { icons: basicIcons }), layouts };
  } finally {
    layPicturesWith(undefined);
  }
}
