// Fonts for Chinese, Japanese and Korean from optional npm packages (SIL Open Font License), which are too large for
// every installation: 49 to 92 MB each with all their weights. In: scripts. Out: faces of the installed packages.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontFace } from './font-file.js';
import { outlineFaces } from './outline-faces.js';
import { fontPackagesFor } from './scripts.js';

/** The folder of a package if it is installed beside this one. */
function folderOf(name: string): string | undefined {
  try {
    return dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
  } catch {
    return undefined;
  }
}

/** The weight that most texts of a picture use: `NotoSansSC_500Medium.ttf`. */
function fileIn(folder: string, name: string): string {
  const language = name.slice(name.lastIndexOf('-') + 1).toUpperCase();
  return join(folder, '500Medium', `NotoSans${language}_500Medium.ttf`);
}

export function* packageFaces(
  scripts: readonly string[],
  folder: (name: string) => string | undefined = folderOf,
): Generator<FontFace> {
  for (const name of fontPackagesFor(scripts)) {
    const place = folder(name);
    const path = place === undefined ? undefined : fileIn(place, name);
    if (path !== undefined && existsSync(path)) yield* outlineFaces(path);
  }
}
