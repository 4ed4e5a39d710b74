// The folder that contains all of some files: in, their paths with `/`; out, the longest folder that all paths begin with.
import { posix } from 'node:path';

export function commonFolder(paths: readonly string[]): string {
  const [first = '', ...others] = paths.map((path) => (path.includes('/') ? posix.dirname(path) : ''));
  const parts = first === '' ? [] : first.split('/');
  const length = others.reduce((least, other) => {
    const own = other.split('/');
    let same = 0;
    while (same < least && own[same] === parts[same]) same++;
    return same;
  }, parts.length);
  return parts.slice(0, length).join('/');
}
