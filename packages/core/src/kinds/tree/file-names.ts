// Whether the names of a tree are those of files and folders: in, the names with what stands in each; out, the answer.
import { isFileName } from './file-icon.js';
import { pathNames } from './paths.js';

export interface NamedItem {
  readonly name: string;
  readonly inside: readonly NamedItem[];
}

/** Somebody wrote a folder, or at least every second name with nothing in it is that of a file. */
export function isOfFiles(tops: readonly NamedItem[]): boolean {
  let leaves = 0;
  let files = 0;
  const open = [...tops];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { name, inside } = at;
    if (name.endsWith('/') || pathNames(name) !== undefined) return true;
    if (inside.length === 0) leaves++;
    if (inside.length === 0 && isFileName(name)) files++;
    open.push(...inside);
  }
  return files > 0 && 2 * files >= leaves;
}

/** Dots stand for names that are left out, so they may stand more than once. */
export function isLeftOut(name: string): boolean {
  return /^(?:\.{2,}|…)$/.test(name);
}
