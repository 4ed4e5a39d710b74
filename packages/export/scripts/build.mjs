// Copies the fonts that exports are drawn with, and their licence, to generated/fonts/ of this package or of the given
// folder (`node build.mjs [directory]`). Source: the package @expo-google-fonts/inter. Identical files are not
// rewritten.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
const target = join(resolve(process.argv[2] ?? home), 'generated', 'fonts');
const inter = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'));

const files = {
  'Inter-400.ttf': '400Regular/Inter_400Regular.ttf',
  'Inter-500.ttf': '500Medium/Inter_500Medium.ttf',
  'Inter-600.ttf': '600SemiBold/Inter_600SemiBold.ttf',
  'OFL.txt': 'LICENSE_FONT',
};

mkdirSync(target, { recursive: true });
for (const [name, from] of Object.entries(files)) {
  const path = join(target, name);
  const bytes = readFileSync(join(inter, from));
  if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
  // Written by renaming, so that a concurrent reader never sees half a file.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, path);
}
