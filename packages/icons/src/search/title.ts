// What an icon is called in a list: its full name in, its title out, which is the set's own, or a product's name as the product
// writes it, or the name as words.

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
