// Copies what exports read to generated/ of this package or of the given folder (`node build.mjs [directory]`): the fonts with their
// licence, and HarfBuzz's subsetter. Sources: the packages @expo-google-fonts/inter and harfbuzzjs. Identical files are
// not rewritten.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
const target = join(resolve(process.argv[2] ?? home), 'generated');
const { resolve: fileOf } = createRequire(import.meta.url);

const inter = '@expo-google-fonts/inter';
const files = {
  'fonts/Inter-400.ttf': `${inter}/400Regular/Inter_400Regular.ttf`,
  'fonts/Inter-500.ttf': `${inter}/500Medium/Inter_500Medium.ttf`,
  'fonts/Inter-600.ttf': `${inter}/600SemiBold/Inter_600SemiBold.ttf`,
  'fonts/OFL.txt': `${inter}/LICENSE_FONT`,
  'harfbuzz-subset.wasm': 'harfbuzzjs/dist/harfbuzz-subset.wasm',
};

mkdirSync(join(target, 'fonts'), { recursive: true });
for (const [name, from] of Object.entries(files)) {
  const path = join(target, name);
  const bytes = readFileSync(fileOf(from));
  if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
  // Written by renaming, so that a concurrent reader never sees half a file.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, path);
}
