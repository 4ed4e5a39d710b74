// Bundles the command: packages/cli/src to packages/cli/bundle (or to a folder given), with the icon files beside it.
// The core is bundled from its TypeScript sources; the service stays a package of its own, loaded by `serve` alone.
import { cp, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cli = join(root, 'packages', 'cli');

/** Empties the folder and writes linework.js, its chunks and icons/ there. */
export async function bundleCli(folder = join(cli, 'bundle')) {
  const { version } = JSON.parse(await readFile(join(cli, 'package.json'), 'utf8'));
  await rm(folder, { recursive: true, force: true });
  await build({
    entryPoints: [join(cli, 'src', 'linework.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@linework/source'],
    external: ['@linework/server'],
    minifyWhitespace: true,
    minifySyntax: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    define: { LINEWORK_VERSION: JSON.stringify(version) },
  });
  await cp(join(root, 'packages', 'icons', 'generated', 'icons'), join(folder, 'icons'), { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  await bundleCli(folder === undefined ? undefined : resolve(folder));
}
