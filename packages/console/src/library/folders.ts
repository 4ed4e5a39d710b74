// The folders of a library as a tree: in, folders with diagrams, as the service counts them; out, one line for each, with the folders above that have none
// of their own.
import type { FolderCount } from './endpoints.js';

export interface FolderLine {
  /** Names separated by slashes. */
  readonly folder: string;
  readonly name: string;
  /** 0 at the top. */
  readonly depth: number;
  /** Diagrams in it, without those of folders below. */
  readonly count: number;
}

export function folderLines(counts: readonly FolderCount[]): readonly FolderLine[] {
  const byFolder = new Map(counts.map(({ folder, count }) => [folder, count]));
  const all = new Set(counts.flatMap(({ folder }) => withThoseAbove(folder)));
  return [...all]
    .map((folder) => folder.split('/'))
    .sort(byNames)
    .map((names) => {
      const folder = names.join('/');
      return { folder, name: names.at(-1) ?? '', depth: names.length - 1, count: byFolder.get(folder) ?? 0 };
    });
}

/** `a/b/c`: `a`, `a/b` and `a/b/c`. */
function withThoseAbove(folder: string): readonly string[] {
  if (folder === '') return [];
  const names = folder.split('/');
  return names.map((_, i) => names.slice(0, i + 1).join('/'));
}

function byNames(a: readonly string[], b: readonly string[]): number {
  const i = a.findIndex((name, at) => name !== b[at]);
  if (i === -1) return a.length - b.length;
  const other = b[i];
  return other === undefined ? 1 : (a[i] ?? '').localeCompare(other, 'en');
}
