// One item with its neighbours: in, a graph, the name of an item and the distance in lines; out, the graph of only these, or
// similar names.
import { nearest } from '@linework/core';
import type { ImportGraph, Item } from './contract.js';

export interface Focus {
  /** Its external name, or its short name if only one item has it. */
  readonly item: string;
  /** Lines from it, 1 by default. */
  readonly depth?: number;
}

export type Focused = { readonly graph: ImportGraph } | { readonly near: readonly string[] };

export function focused(graph: ImportGraph, { item, depth = 1 }: Focus): Focused {
  const middle = itemNamed(graph.items, item);
  if (!middle)
    return {
      near: nearest(
        item,
        graph.items.map(({ external }) => external),
      ),
    };
  const shown = reached(graph, within(graph.items, middle), depth);
  const frames = framesOf(graph.items, shown);
  const items = graph.items.filter(({ external, frame }) => (frame ? frames : shown).has(external));
  const relations = graph.relations.filter(({ from, to }) => shown.has(from) && shown.has(to));
  return { graph: { ...graph, items, relations } };
}

function itemNamed(items: readonly Item[], wanted: string): Item | undefined {
  const exact = items.find(({ external }) => external === wanted);
  if (exact) return exact;
  const called = items.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  return called.length === 1 ? called[0] : undefined;
}

/** Of a frame, everything in it. */
function within(items: readonly Item[], middle: Item): ReadonlySet<string> {
  if (!middle.frame) return new Set([middle.external]);
  const inside = new Set([middle.external]);
  for (let size = 0; size < inside.size; ) {
    size = inside.size;
    for (const item of items) if (item.within !== undefined && inside.has(item.within)) inside.add(item.external);
  }
  return inside;
}

function reached({ relations }: ImportGraph, start: ReadonlySet<string>, depth: number): ReadonlySet<string> {
  const shown = new Set(start);
  for (let step = 0; step < depth; step++) {
    const next = relations.flatMap(({ from, to }) => (shown.has(from) ? [to] : shown.has(to) ? [from] : []));
    const before = shown.size;
    for (const each of next) shown.add(each);
    if (shown.size === before) break;
  }
  return shown;
}

function framesOf(items: readonly Item[], shown: ReadonlySet<string>): ReadonlySet<string> {
  const known = new Map(items.map((item) => [item.external, item]));
  const frames = new Set<string>();
  for (const external of shown) {
    const own = known.get(external);
    if (own?.frame) frames.add(external);
    for (let at = own?.within; at !== undefined && !frames.has(at); at = known.get(at)?.within) frames.add(at);
  }
  return frames;
}
