// Existing icons for an unknown name: in, a name with or without its set; out, names, the best first.
import type { IconLookup } from '../scene/icon.js';

const MOST = 3;

/** `rocket` is a set's icon of that name, `postgres` the product's. */
export function nearIcons(name: string, icons: IconLookup): readonly string[] {
  const plain = name.slice(name.indexOf(':') + 1);
  const own = `lx:${plain}`;
  const product = icons.product?.(plain.replaceAll('-', ' '));
  const near = [...(icons.find(own) ? [own] : []), ...(product === undefined ? [] : [product]), ...icons.nearest(name)];
  return [...new Set(near)].slice(0, MOST);
}
