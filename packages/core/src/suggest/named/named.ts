// The names in a request: in, a request, a text to draw and the products of the icons; out, the named items and what connects them, in
// the order of the words.
import type { Named, NamedItem } from '../../kinds/starting.js';
import { fold } from '../words.js';
import type { Found, ProductOf } from './contract.js';
import { idFor } from './ids.js';
import { foundIn } from './named-places.js';

/** More would be no start, but a diagram. */
const MOST = 30;
/** Characters of a text that are searched. */
const SEARCHED = 10_000;

/** Undefined if nothing is named. */
export function namedIn(request: string, text: string, product: ProductOf): Named | undefined {
  const byLabel = new Map<string, NamedItem>();
  const links: [string, string][] = [];
  const ids = new Set<string>();
  for (const each of [request, text]) {
    const { names, chains } = foundIn(each.slice(0, SEARCHED), product);
    for (const { label, amount } of withoutParts(names)) {
      const key = fold(label);
      if (byLabel.has(key) || byLabel.size >= MOST) continue;
      const id = idFor(label, ids);
      ids.add(id);
      byLabel.set(key, { id, label, ...(amount === undefined ? {} : { amount }) });
    }
    for (const chain of chains)
      for (const [at, to] of chain.entries()) if (at > 0) links.push([fold(chain[at - 1] ?? ''), fold(to)]);
  }
  if (byLabel.size === 0) return undefined;
  return {
    items: [...byLabel.values()],
    links: links.flatMap(([a, b]) => {
      const [from, to] = [byLabel.get(a), byLabel.get(b)];
      return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
    }),
  };
}

/** In the order of the text; of names that overlap, the longest one. */
function withoutParts(names: readonly Found[]): readonly Found[] {
  const outermost: Found[] = [];
  for (const each of [...names].sort((a, b) => a.at - b.at || b.end - a.end)) {
    const last = outermost.at(-1);
    if (last === undefined || each.at >= last.end) outermost.push(each);
    else if (each.end - each.at > last.end - last.at) outermost.splice(-1, 1, each);
  }
  return outermost;
}
