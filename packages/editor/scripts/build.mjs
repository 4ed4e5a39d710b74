// Builds the editor as files that any web server can serve: in, src/; out, bundle/ with index.html, its style, its scripts and the icons, and in it
// loads.json, which module is in which file and what that file loads at once, for the test of sizes; and NOTICE, of the packages of others in it.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { noticesOf } from '../../../scripts/notices.mjs';
import { chunkOf } from '../../browser/scripts/chunks.mjs';
import { writeIcons } from '../../browser/scripts/icons.mjs';
import { latePlugins } from '../../browser/scripts/late-plugins.mjs';
import { loadsOf } from '../../browser/scripts/loads.mjs';
import { withoutTexts } from '../../browser/scripts/without-texts.mjs';
import { writeOffline } from './offline.mjs';
import { pageOf } from './page.mjs';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = dirname(home);
const folder = join(home, 'bundle');

const resolve = {
  conditionNames: ['@linework/source', 'import', 'default'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  // The published package is its bundle; bundled from its sources, drawing and language share their modules.
  alias: { '@linework/browser': join(packages, 'browser', 'src', 'index.ts') },
};

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

/** The page and the worker are bundled apart, since they share next to nothing. */
async function bundled(name, entry, { plugins, codeSplitting }) {
  const bundle = await rolldown({
    input: { [name]: join(home, 'src', entry) },
    platform: 'browser',
    resolve,
    plugins,
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    ...(codeSplitting === undefined ? {} : { codeSplitting }),
  });
  await bundle.close();
  return loadsOf(output, packages);
}

/** Reads a repository, which no page has; the rest of the importers runs anywhere. */
const REPOSITORY = /packages\/import\/src\/formats\/git-log\/repository\.ts$/;
const withoutRepositories = {
  name: 'without-repositories',
  load: {
    filter: { id: REPOSITORY },
    handler: () => ({
      code: 'export function repositoryFile() { throw new Error("A page has no repository."); }',
      moduleType: 'js',
    }),
  },
};

/** What a module exports, evaluated here. */
async function evaluated(entry) {
  const bundle = await rolldown({ input: join(home, 'src', entry), resolve, treeshake: { moduleSideEffects: false } });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

const loads = [
  ...(await bundled('editor', 'page/main.tsx', {})),
  ...(await bundled('worker', 'drawing/worker.ts', {
    plugins: [...(await latePlugins()), withoutTexts()],
    codeSplitting: { groups: [{ name: chunkOf, debugName: 'base' }] },
  })),
  ...(await bundled('starter', 'start/worker/worker.ts', { plugins: [withoutRepositories] })),
];
const { COLOURS } = await evaluated('page/colours.ts');
const styles = await Promise.all(
  ['page/page.css', 'picture/picture.css', 'start/start.css', 'beside/beside.css', 'hosted/hosted.css'].map((each) =>
    readFile(join(home, 'src', each), 'utf8'),
  ),
);
await writeFile(join(folder, 'editor.css'), COLOURS + styles.join(''));
await writeFile(join(folder, 'index.html'), pageOf());
await writeIcons(join(folder, 'icons'));
await writeFile(join(folder, 'loads.json'), JSON.stringify(loads));
const inputs = loads.flatMap(({ modules }) => modules).map((path) => [posix.join('packages', path), {}]);
await writeFile(join(folder, 'NOTICE'), await noticesOf(Object.fromEntries(inputs)));
const { appIcon } = await evaluated('offline/app-icon.ts');
await writeFile(join(folder, 'icon.svg'), appIcon());
await writeOffline(folder, join(home, 'src', 'offline', 'offline-worker.ts'));
