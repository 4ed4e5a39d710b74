// What the files of a bundle load at once. In: what rolldown wrote; out, its loads.json, and from that the sizes of what a page loads, gzipped.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Of each file, what it loads at once, and its modules by their paths from `packages`. */
export function loadsOf(output, packages) {
  return output.map(({ fileName, imports, moduleIds }) => ({
    file: fileName,
    loads: imports,
    modules: moduleIds.map((id) => relative(packages, id)),
  }));
}

/**
 * @param {string} folder of the bundle
 * @returns {{ files: readonly { file: string, modules: readonly string[] }[], fileOf: (module: string) => string, kilobytes: (...entries: readonly string[]) => number }}
 * `kilobytes`: of files and all that they load at once.
 */
export function loadedIn(folder) {
  const files = JSON.parse(readFileSync(join(folder, 'loads.json'), 'utf8'));
  const loadedWith = (file, loaded) => {
    if (loaded.has(file)) return loaded;
    loaded.add(file);
    for (const each of files.find((other) => other.file === file)?.loads ?? []) loadedWith(each, loaded);
    return loaded;
  };
  const bytes = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  return {
    files,
    fileOf: (module) => files.find(({ modules }) => modules.includes(module))?.file ?? `no file has ${module}`,
    kilobytes: (...entries) => {
      const loaded = new Set();
      for (const entry of entries) loadedWith(entry, loaded);
      return [...loaded].reduce((sum, file) => sum + bytes(file), 0) / 1_000;
    },
  };
}
