// What a resource is called: its own name, or where that says nothing (`this`, `main`) the kind of thing it is.
import type { Typed } from './typed.js';

const SAYING_NOTHING = new Set(['this', 'main', 'default', 'example', 'test', 'resource', 'self', 'my', 'current']);

export function longNameOf({ longName }: Typed): { readonly longName?: string } {
  return longName === undefined ? {} : { longName };
}

export function labelOf({ name, product }: Typed): string {
  if (!SAYING_NOTHING.has(name.toLowerCase())) return name;
  return product.words.charAt(0).toUpperCase() + product.words.slice(1);
}
