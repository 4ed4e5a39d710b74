// Keys of objects that a picture does not show: in, objects and the keys that are used; out, each other key once, with the
// place of its first occurrence.
import type { ImportOutput, LeftOut } from '../../contract.js';
import { entriesAt, type Tree } from '../../reading/tree.js';

export function otherKeys(
  objects: readonly Tree[],
  used: ReadonlySet<string>,
  because: string,
  of = '',
): readonly LeftOut[] {
  const rest = new Map<string, LeftOut>();
  for (const object of objects) {
    for (const { key, place, value } of entriesAt(object)) {
      if (used.has(key) || rest.has(key) || isEmpty(value)) continue;
      rest.set(key, { external: `${of}${key}`, because, place });
    }
  }
  return [...rest.values()];
}

function isEmpty(value: Tree): boolean {
  if (value.is === 'scalar') return value.value === null || value.value === '';
  return value.is === 'list' ? value.items.length === 0 : value.entries.size === 0;
}

/** Keys that the whole picture represents have the place of its first line. */
export function withKeys(output: ImportOutput, tree: Tree, keys: ReadonlySet<string>): ImportOutput {
  const { drafted } = output;
  const [first] = drafted?.draft.statements ?? [];
  if (!drafted || !first) return output;
  const origins = entriesAt(tree)
    .filter(({ key }) => keys.has(key))
    .map(({ key, place }) => ({ kind: 'node' as const, id: '', external: key, place, statement: first }));
  return { ...output, drafted: { ...drafted, origins: [...drafted.origins, ...origins] } };
}
