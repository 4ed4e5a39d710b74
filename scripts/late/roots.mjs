// Who loads a module: in, its id, what rolldown knows of modules, and which modules count besides entries and what is loaded on demand; out, the
// ids of those that load it at once, itself among them. What only the index of a package passes on is loaded by nobody.

const INDEX = /packages\/(?:core|convert|export|icons|import)\/src\/index\.ts$/;

export function rootsOf(id, context, isRoot) {
  const known = new Map();
  const find = (each) => {
    const before = known.get(each);
    if (before !== undefined) return before;
    const roots = new Set();
    known.set(each, roots);
    if (INDEX.test(each)) return roots;
    const { isEntry, dynamicImporters, importers } = context.getModuleInfo(each);
    if (isEntry || dynamicImporters.length > 0 || isRoot(each)) roots.add(each);
    for (const importer of importers) for (const root of find(importer)) roots.add(root);
    return roots;
  };
  return [...find(id)];
}
