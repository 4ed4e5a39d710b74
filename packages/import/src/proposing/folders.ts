// Folders of files that make one picture: in, recognised files; out, the folders to read.
import { besideFile } from '../reading/paths.js';
import type { RecognisedFile } from './recognised-files.js';

/** References are looked for in this many files of a format. */
const MOST_SEARCHED = 200;

/** `.` for a file at the root. */
export function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '.' : path.slice(0, end);
}

export function isWithin(path: string, folder: string): boolean {
  if (folder === '.') return true;
  return path.startsWith(folder) && (path.length === folder.length || path.charAt(folder.length) === '/');
}

/** Drops folders inside another one, which are read with it. */
export function outermost(folders: readonly string[]): readonly string[] {
  const outer: string[] = [];
  for (const folder of [...new Set(folders)].sort((a, b) => a.length - b.length))
    if (!outer.some((outer) => isWithin(folder, outer))) outer.push(folder);
  return outer.sort();
}

/** Files that say everything by themselves, one per folder, and the files that are not part of one. */
export function besidesOf(files: readonly RecognisedFile[]): {
  readonly whole: readonly string[];
  readonly rest: readonly RecognisedFile[];
} {
  const byFolder = new Map<string, string>();
  for (const { path, proposing } of files) {
    const folder = folderOf(path);
    if (proposing.isWhole?.(path) && !byFolder.has(folder)) byFolder.set(folder, path);
  }
  const outer = outermost([...byFolder.keys()]);
  return {
    whole: [...byFolder.values()],
    rest: files.filter(({ path }) => !outer.some((folder) => isWithin(path, folder))),
  };
}

/** The folder of each file, or the one that it shares with the folders that its file refers to. */
export function withReferences(
  files: readonly RecognisedFile[],
  beginningOf: (path: string) => string | undefined,
): readonly string[] {
  const folders = files.map(({ path }) => folderOf(path));
  if (outermost(folders).length < 2) return folders;
  return files.map(({ path }, index) => {
    const folder = folderOf(path);
    if (index >= MOST_SEARCHED) return folder;
    const named = [...(beginningOf(path) ?? '').matchAll(/(?:\.\.\/){1,9}[\w@-][\w@./-]{0,200}/g)];
    return named
      .flatMap(([written]) => besideFile(path, written) ?? [])
      .filter((target) => files.some((each) => isWithin(each.path, target.replace(/\/$/, ''))))
      .reduce(shared, folder);
  });
}

function shared(folder: string, target: string): string {
  if (folder === '.') return folder;
  const [own, other] = [folder.split('/'), target.split('/')];
  const end = own.findIndex((part, index) => part !== other[index]);
  const same = own.slice(0, end < 0 ? own.length : end).join('/');
  return same === '' ? '.' : same;
}
