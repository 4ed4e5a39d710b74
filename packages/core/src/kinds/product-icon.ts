// The icon of the product that a label names: in, an entry and its label; out, the icon's name, unless the entry has another one
// or the header turns automatic icons off.
import type { DeclarationEntry, ItemEntry, RowEntry } from '../grammar/entry.js';
import { isNodeType, NODE_STYLES } from '../grammar/node-types.js';
import type { IconLookup } from '../scene/icon.js';
import type { HeaderValues } from '../settings/defaults.js';

export function productIcon(
  entry: DeclarationEntry | ItemEntry | RowEntry,
  label: string,
  { header, icons }: { readonly header: HeaderValues; readonly icons: IconLookup },
): string | undefined {
  const isUnwanted = entry.options.has('icon') || header.text('icons') === 'off';
  return isUnwanted || !canBeProduct(entry) ? undefined : icons.product?.(label);
}

/** Of nodes and actors, those without a type, and those whose type is a thing. */
function canBeProduct(entry: DeclarationEntry | ItemEntry | RowEntry): boolean {
  if (entry.shape === 'item') return entry.spec.products === true;
  if (entry.shape === 'row' || entry.spec.types === undefined) return false;
  const type = entry.type ?? entry.spec.keyword;
  // A person who works with a product is not that product.
  if (type === 'person') return false;
  // docs/conversion.md, Product icons: decisions, starts, ends and plain steps never get one.
  return entry.type === undefined || (isNodeType(type) && NODE_STYLES[type].icon !== undefined);
}
