// Builds the console: in, src/; out, bundle/ with its script, a file for each page, its style, and loads.json, what each file loads, for the test of sizes.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { noticesOf } from '../../../scripts/notices.mjs';
import { loadsOf } from '../../browser/scripts/loads.mjs';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = dirname(home);
const folder = join(home, 'bundle');

const resolve = {
  conditionNames: ['@linework/source', 'import', 'default'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
};

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const bundle = await rolldown({ input: { console: join(home, 'src', 'main.tsx') }, platform: 'browser', resolve });
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  minify: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
});
await bundle.close();
const loads = loadsOf(output, packages);

async function coloursOf() {
  const colours = await rolldown({
    input: join(packages, 'editor', 'src', 'page', 'colours.ts'),
    resolve,
    treeshake: { moduleSideEffects: false },
  });
  const evaluated = await colours.generate({ format: 'esm', codeSplitting: false });
  await colours.close();
  const { COLOURS } = await import(
    `data:text/javascript;base64,${Buffer.from(evaluated.output[0].code).toString('base64')}`
  );
  return COLOURS;
}

/** That of the console, and after it those of its pages. */
async function stylesOf() {
  const source = join(home, 'src');
  const files = (await readdir(join(source, 'pages'), { recursive: true }))
    .filter((each) => each.endsWith('.css'))
    .sort();
  const paths = [join('style', 'console.css'), ...files.map((each) => join('pages', each))];
  return Promise.all(paths.map((path) => readFile(join(source, path), 'utf8')));
}

await writeFile(join(folder, 'console.css'), (await coloursOf()) + (await stylesOf()).join(''));
await writeFile(join(folder, 'loads.json'), JSON.stringify(loads));
const inputs = loads.flatMap(({ modules }) => modules).map((path) => [posix.join('packages', path), {}]);
await writeFile(join(folder, 'NOTICE'), await noticesOf(Object.fromEntries(inputs)));
