// Loads Linework from its sources for the benchmarks of kinds: no input; out, the drawing function, the kinds and the icons. Needs
// no build.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export async function loadKinds() {
  const folder = mkdtempSync(join(tmpdir(), 'linework-kinds-'));
  await build({
    stdin: {
      contents:
        "export { draw, kinds } from '@linework/core'; export { basicIcons as icons } from '@linework/icons/basic';",
      resolveDir: fileURLToPath(new URL('../..', import.meta.url)),
      loader: 'js',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    conditions: ['@linework/source'],
    outfile: join(folder, 'core.mjs'),
  });
  const loaded = await import(pathToFileURL(join(folder, 'core.mjs')).href);
  rmSync(folder, { recursive: true, force: true });
  return loaded;
}
