// Which chunk a module goes to: in, a module and who imports it; out, a name, or nothing if the bundler may choose. Few chunks are
// smaller than many, because each is compressed apart.
import { rootsOf } from '../../../scripts/late/roots.mjs';

const KIND = /packages\/core\/src\/kinds\/(?<kind>[a-z0-9]+)\/(?<form>plain|index)\.ts$/;
const DRAWING = /packages\/browser\/src\/draw\.ts$/;

/** A module that so many kinds need is worth its bytes in the base of all. */
const MANY = 11;

export function chunkOf(id, context) {
  const roots = rootsOf(id, context, (each) => DRAWING.test(each));
  const plain = new Set(
    roots
      .flatMap((root) => KIND.exec(root)?.groups ?? [])
      .flatMap(({ kind, form }) => (form === 'plain' ? [kind] : [])),
  );
  return roots.some((root) => DRAWING.test(root)) || plain.size >= MANY ? 'base' : null;
}
