// Names of files and folders. In: a path; out, its parts. In: the names of nested items; out, whether they are file
// names.
import { isFileName } from './file-icon.js';

/** Names that can form a path; a text with a space next to a slash, or with two slashes, is not a path. */
const PATH = /^(?:\.{0,2}\/)?[^/\s][^/]*(?:\/[^/\s][^/]*)*\/?$/;

/** The names of a path, folders with their slash; undefined for a single name, and for what only looks like a path. */
export function pathNames(label: string): readonly string[] | undefined {
  if (!/\/./.test(label) || /\s\/|\/\s|\/\/|:\//.test(label) || !PATH.test(label)) return undefined;
  const names = label.split('/');
  const last = names.pop() ?? '';
  const folders = names.filter((each) => each !== '' && each !== '.').map((each) => `${each}/`);
  return last === '' ? folders : [...folders, last];
}

export interface NamedItem {
  readonly name: string;
  readonly inside: readonly NamedItem[];
}

/** At least one folder, or at least half of the leaf names are file names. */
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

/** An ellipsis stands for omitted names, so it can occur more than once. */
export function isLeftOut(name: string): boolean {
  return /^(?:\.{2,}|…)$/.test(name);
}
