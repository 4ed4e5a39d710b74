// An icon's title in a list. In: its full name. Out: the set's own title, or a product's name in its own spelling, or
// the name as words.

import type { Known } from '../products/known.js';
import type { Catalogue } from './catalogue.js';

export function titleOf(icon: string, { titles }: Catalogue, { products }: Known): string {
  if (Object.hasOwn(titles, icon)) return titles[icon] ?? icon;
  const name = icon.slice(icon.indexOf(':') + 1);
  const known = products.get(name.replace(/-icon$/, '').replaceAll('-', ''));
  if (known?.product.icons.includes(icon)) return known.product.name;
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
