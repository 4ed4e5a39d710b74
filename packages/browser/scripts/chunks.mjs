// Which chunk a module goes to: in, a module and who imports it; out, a name, or nothing if the bundler may choose. Few chunks are
// smaller than many, because each is compressed apart.

const KIND = /packages\/core\/src\/kinds\/(?<kind>[a-z0-9]+)\/(?<form>plain|index)\.ts$/;
const DRAWING = /packages\/browser\/src\/draw\.ts$/;

/** A module that so many kinds need is worth its bytes in the base of all. */
const MANY = 11;

export function chunkOf(id, context) {
  const roots = [...rootsOf(id, (each) => context.getModuleInfo(each), new Map())];
  const plain = new Set(
    roots
      .flatMap((root) => KIND.exec(root)?.groups ?? [])
      .flatMap(({ kind, form }) => (form === 'plain' ? [kind] : [])),
  );
  return roots.some((root) => DRAWING.test(root)) || plain.size >= MANY ? 'base' : null;
}

/** The modules that are loaded on demand or by name and load it. */
function rootsOf(id, getModuleInfo, known) {
  const before = known.get(id);
  if (before !== undefined) return before;
  const roots = new Set();
  known.set(id, roots);
  const info = getModuleInfo(id);
  if (info.isEntry || info.dynamicImporters.length > 0 || DRAWING.test(id)) roots.add(id);
  for (const importer of info.importers) for (const root of rootsOf(importer, getModuleInfo, known)) roots.add(root);
  return roots;
}
