// .helmignore: in, its lines; out, whether a path of the chart is ignored (helm/pkg/ignore: shell patterns, `!` and a trailing
// slash for folders). Matching takes time proportional to the product of both lengths at most.

import { matcher } from '../../reading/globs.js';

export function ignoredBy(content: string): (path: string) => boolean {
  const rules = content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const negated = line.startsWith('!');
      const body = negated ? line.slice(1) : line;
      const folder = body.endsWith('/');
      const pattern = (folder ? body.slice(0, -1) : body).replace(/^\//, '');
      const isMeant = matcher(pattern) ?? (() => false);
      return { negated, folder, isMeant, whole: body.replace(/\/$/, '').includes('/') };
    });
  if (rules.length === 0) return () => false;
  return (path) => {
    const parts = path.split('/');
    return parts.some((part, at) => {
      const isFolder = at < parts.length - 1;
      const way = parts.slice(0, at + 1).join('/');
      return rules.some(
        ({ negated, folder, isMeant, whole }) => (!folder || isFolder) && !negated && isMeant(whole ? way : part),
      );
    });
  };
}
