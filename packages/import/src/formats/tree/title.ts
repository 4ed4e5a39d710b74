// The title of a tree: in, its file and the name of its root there; out, the title.

const NO_NAMES = /^(?:\.|\.\.|\.\/|\/|~|[A-Za-z]:\.?|)$/;
const SHAPES = /\.(?:txt|tree|json|lst|list|out|md|ls-la?R|ls-R|find|tree-\w{1,12})$/;
const GENERIC = /^(?:tree|find|files|ls|ls-R|stdin|input|listing|structure|)$/i;

export function titleOf(path: string, rootName: string | undefined): string {
  const named = (rootName ?? '.').replace(/\/$/, '');
  if (!NO_NAMES.test(named)) return lastOf(named);
  let name = lastOf(path);
  while (SHAPES.test(name)) name = name.replace(SHAPES, '');
  return GENERIC.test(name) ? 'Folders and files' : name;
}

function lastOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
