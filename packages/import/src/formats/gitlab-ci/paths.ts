// Paths of includes among the given files: in, a path as an include writes it; out, the files that it names. A `*` stands for a
// part of a name, `**` for any folders.
import type { FileSet, ImportFile } from '../../contract.js';

/** A path is meant from the repository's root, which may be the given folder, the one of the including file, or above them. */
export function namedFiles(written: string, from: string, files: FileSet): readonly ImportFile[] {
  const path = written.replace(/^(?:\.?\/)+/, '');
  if (path === '') return [];
  const folder = from.split('/').slice(0, -1).join('/');
  for (const pattern of folder === '' ? [path] : [path, `${folder}/${path}`]) {
    const found = files.filter((file) => matches(pattern.split('/'), file.path.split('/')));
    if (found.length > 0) return found;
  }
  const [ending, ...others] = path.includes('*') ? [] : files.filter((file) => file.path.endsWith(`/${path}`));
  return ending && others.length === 0 ? [ending] : [];
}

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  // Which numbers of the path's parts the pattern so far may stand for.
  let ends = new Set([0]);
  for (const part of pattern) {
    const next = new Set<number>();
    for (const end of ends) {
      if (part === '**') for (let to = end; to <= path.length; to++) next.add(to);
      else if (end < path.length && isCalled(part, path[end] ?? '')) next.add(end + 1);
    }
    ends = next;
  }
  return ends.has(path.length);
}

/** With stars, each of which takes as little as can be, and more where the rest would not fit. */
function isCalled(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.split(/\*+/);
  const last = rest.pop();
  if (last === undefined) return pattern === name;
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + last.length <= name.length;
}
