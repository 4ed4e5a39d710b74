// What a browser loads that handles sources of one kind: nothing of another. Read from the bundler's list of what it wrote.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { kinds } from './kinds/registry.js';

const here = dirname(fileURLToPath(import.meta.url));

async function bundled(contents: string): Promise<Metafile['outputs']> {
  const { metafile } = await build({
    absWorkingDir: here,
    stdin: { contents, resolveDir: here, sourcefile: 'page.ts', loader: 'ts' },
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  return metafile.outputs;
}

/** The kinds that these files of a bundle and all they import at once have code of. */
function kindsIn(outputs: Metafile['outputs'], ...files: readonly string[]): readonly string[] {
  const loaded = new Set(files);
  for (const file of loaded)
    for (const each of outputs[file]?.imports ?? []) if (each.kind === 'import-statement') loaded.add(each.path);
  const inputs = [...loaded].flatMap((file) =>
    Object.entries(outputs[file]?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])),
  );
  return [...kinds.keys()].filter((kind) => inputs.some((path) => path.startsWith(`kinds/${kind}/`)));
}

const onDemand = Object.keys(await import('./on-demand.js'));

test.each(onDemand)('%s on demand loads no kind before a source is known, and then only its kind', async (name) => {
  const outputs = await bundled(`export { ${name} } from './on-demand.js';`);
  expect(kindsIn(outputs, 'out/stdin.js')).toEqual([]);
  for (const kind of kinds.keys()) {
    const chunk = Object.keys(outputs).find((each) => outputs[each]?.entryPoint === `kinds/${kind}/index.ts`);
    expect(kindsIn(outputs, 'out/stdin.js', chunk ?? 'nowhere')).toEqual([kind]);
  }
});

test.each([
  ['check', "import { checkText } from './check-cut.js'", "checkText('', { icons }, kinds)"],
  ['format', "import { formatSource } from './source/format.js'", "formatSource('', kinds)"],
  ['autofix', "import { autofix } from './source/autofix.js'", "autofix('', { icons }, kinds)"],
  ['edit', "import { editSource } from './edit/edit-source.js'", "editSource('', [], { icons }, kinds)"],
  [
    'compare',
    "import { compareSources } from './compare/compare-sources.js'",
    "compareSources('', '', { icons }, kinds)",
  ],
  [
    'the picture of a comparison',
    "import { comparisonPicture } from './compare/picture.js'",
    "comparisonPicture([], 'light', { icons }, kinds)",
  ],
  ['vocabulary', "import { kindVocabulary } from './vocabulary/data.js'", "kindVocabulary('flow', kinds)"],
  ['the reference as text', "import { languageText } from './vocabulary/text.js'", 'languageText(kinds)'],
  ['suggest', "import { suggest } from './suggest/suggest.js'", "suggest('', '', () => undefined, kinds)"],
])('%s with flow contains no other kind', async (_name, imported, call) => {
  const outputs = await bundled(`
    ${imported};
    import { flow } from './kinds/flow/index.js';
    declare const icons: never;
    const kinds = new Map([['flow', flow]]);
    export const made = () => ${call};`);
  expect(kindsIn(outputs, 'out/stdin.js')).toEqual(['flow']);
});
