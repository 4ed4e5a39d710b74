// Include paths among the given files: in, a path as an include writes it; out, the files that it matches. A `*` matches a part
// of a name, `**` any folders.
import type { FileSet, ImportFile } from '../../contract.js';

/** A path is relative to the repository's root, which can be the given folder, the including file's folder, or one above them. */
export function namedFiles(written: string, from: string, files: FileSet): readonly ImportFile[] {
  const path = written.replace(/^(?:\.?\/)+/, '');
  if (path === '') return [];
  const folder = from.split('/').slice(0, -1).join('/');
  for (const pattern of folder === '' ? [path] : [path, `${folder}/${path}`]) {
    const matching = files.filter((file) => matches(pattern.split('/'), file.path.split('/')));
    if (matching.length > 0) return matching;
  }
  const [ending, ...others] = path.includes('*') ? [] : files.filter((file) => file.path.endsWith(`/${path}`));
  return ending && others.length === 0 ? [ending] : [];
}

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  // Positions in the path's parts that the pattern so far can match.
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

/** Matches stars, each as short as possible, and longer if the rest would not fit. */
function isCalled(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.split(/\*+/);
  const last = rest.pop();
  if (last === undefined) return pattern === name;
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const start = name.indexOf(part, at);
    if (start < 0) return false;
    at = start + part.length;
  }
  return at + last.length <= name.length;
}
