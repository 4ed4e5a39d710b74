// The label of a resource: its own name, or its type if the name says nothing (`this`, `main`).
import type { Typed } from './typed.js';

const SAYING_NOTHING = new Set(['this', 'main', 'default', 'example', 'test', 'resource', 'self', 'my', 'current']);

export function longNameOf({ longName }: Typed): { readonly longName?: string } {
  return longName === undefined ? {} : { longName };
}

export function labelOf({ name, product }: Typed): string {
  if (!SAYING_NOTHING.has(name.toLowerCase())) return name;
  return product.words.charAt(0).toUpperCase() + product.words.slice(1);
}
