// An organisation's own icons beside the bundled ones. In: the look-up of the bundled ones and the own icons. Out: one look-up in
// which an own icon comes first wherever both would do.
import type { IconArt } from '../art.js';
import type { IndexedIcons } from '../lookup.js';
import { nearestFinder } from '../nearest.js';
import type { IconIndex } from '../nearest-text.js';
import { keptLabelProduct, type OwnProducts } from '../products/label-product.js';
import { labelKey } from './label-key.js';
import { OWN_SET, type OwnIcon } from './own-icon.js';

const PREFIX = `${OWN_SET}:`;

export function withOwnIcons(lookup: IndexedIcons, icons: readonly OwnIcon[]): IndexedIcons {
  if (icons.length === 0) return lookup;
  const arts = new Map<string, IconArt>(icons.map(({ name, art }) => [PREFIX + name, art]));
  const find = (name: string): IconArt | undefined => arts.get(name) ?? lookup.find(name);
  let index: IconIndex | undefined;
  const withOwn = (): IconIndex => {
    index ??= indexOf(lookup.index(), icons);
    return index;
  };
  const productOf = keptLabelProduct(ownProducts(icons));
  const product = (label: string): string | undefined => {
    const name = productOf(label);
    if (name === undefined || arts.has(name)) return name;
    return lookup.product?.(label) === name ? name : undefined;
  };
  return {
    find,
    nearest: nearestFinder(withOwn),
    product,
    ...(lookup.productType === undefined ? {} : { productType: lookup.productType }),
    index: withOwn,
  };
}

/** By the words of each product in lower case; of two icons with the same product, the first has it. */
function ownProducts(icons: readonly OwnIcon[]): OwnProducts {
  const products = new Map<string, string>();
  for (const { name, products: labels } of icons) {
    for (const label of labels) {
      const key = labelKey(label);
      if (!products.has(key)) products.set(key, PREFIX + name);
    }
  }
  return products;
}

function indexOf(bundled: IconIndex, icons: readonly OwnIcon[]): IconIndex {
  const perIcon = (list: 'words' | 'products'): Record<string, readonly string[]> =>
    Object.fromEntries(icons.map((icon) => [PREFIX + icon.name, icon[list]]));
  return {
    ...bundled,
    names: [...icons.map(({ name }) => PREFIX + name), ...bundled.names],
    words: perIcon('words'),
    products: perIcon('products'),
  };
}
