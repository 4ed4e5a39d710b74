// Paths between files: in, the path of a file or a folder and a path written there; out, the path that it refers to. The given
// folder is the empty path.
import type { ImportOptions } from '../contract.js';
import { uniqueNames } from '../unique-names.js';

export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** `../net` from `envs/prod` is `envs/net`; undefined if it leaves the given folder. */
export function fromFolder(folder: string, written: string): string | undefined {
  const way = folder === '' ? [] : folder.split('/');
  for (const part of written.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') way.push(part);
    else if (way.pop() === undefined) return undefined;
  }
  return way.join('/');
}

export function besideFile(file: string, written: string): string | undefined {
  return fromFolder(folderOf(file), written);
}

/** By path, the shortest end of it that no other path has: `build.yml`, or `web/build.yml` beside `api/build.yml`. */
export function shortPaths(paths: readonly string[]): ReadonlyMap<string, string> {
  return uniqueNames(
    [...new Set(paths)].map((path) => {
      const parts = path.split('/');
      return [path, parts.map((_, index) => parts.slice(-index - 1).join('/'))] as const;
    }),
  );
}

/** The files that the option `root` names: by path, or by path without the ending. All of them, if it is not set. */
export function askedFiles<File>(
  options: ImportOptions,
  all: readonly File[],
  pathOf: (file: File) => string,
): readonly File[] {
  const root = askedRoot(options);
  if (root === undefined) return all;
  const exact = all.filter((each) => pathOf(each) === root);
  return exact.length > 0 ? exact : all.filter((each) => pathOf(each).replace(/\.\w+$/, '') === root);
}

/** The folder that the option `root` names, if it is set. */
export function askedRoot({ root }: ImportOptions): string | undefined {
  return root?.[0]?.replace(/^\.\/|(?<!\/)\/+$/g, '').replace(/^\.$/, '');
}
