// The parts of a picture that can be selected: in, its outline and places; out, each part with its key, its accessible name and its place in the text,
// in source order.
import type { Outline } from '@linework/browser';
import { itemKey, type PartKey, type Place } from '../drawing/places.js';

export interface PicturePart {
  readonly key: PartKey;
  readonly part: 'node' | 'edge' | 'group';
  /** What a screen reader says. */
  readonly name: string;
  /** The same part in the next picture has the same, even if numbers of edges have changed. */
  readonly sameAs: string;
  /** The id in the source, if it has one. */
  readonly id: string | undefined;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

export function partsOf(outline: Outline, places: readonly Place[]): readonly PicturePart[] {
  const names = new Map([
    ...outline.nodes.map(({ id, label }) => [id, label || id] as const),
    ...outline.groups.map(({ id, label }) => [id, label || id] as const),
    ...(outline.items ?? []).flatMap(({ id, label }) => (id === undefined ? [] : [[id, label || id] as const])),
  ]);
  const items = new Map((outline.items ?? []).map((each, index) => [itemKey(index), each]));
  const same = counter();
  return places.map(({ part, key, id, edge: index, label, start, end }): PicturePart => {
    const at = { key, part, start, end };
    if (label !== undefined) return { ...at, id: undefined, name: label, sameAs: same(`line ${label}`) };
    const item = items.get(key);
    if (item !== undefined) {
      const name = item.kind === 'item' ? item.label : `${item.label}, ${item.kind}`;
      return { ...at, id: undefined, name, sameAs: same(`item ${item.label}`) };
    }
    if (part !== 'edge' && id !== undefined)
      return { ...at, id, name: nameOf(outline, part, id, names.get(id) ?? id), sameAs: key };
    const edge = outline.edges[index ?? -1];
    const ends = `${names.get(edge?.from ?? '') ?? edge?.from} to ${names.get(edge?.to ?? '') ?? edge?.to}`;
    const name = `${ends}${edge?.label ? `: ${edge.label}` : ''}, line`;
    return { ...at, id: undefined, name, sameAs: same(`edge ${edge?.from} ${edge?.to}`) };
  });
}

/** The part whose line has the cursor: the innermost. */
export function partAt(parts: readonly PicturePart[], source: string, cursor: number): PicturePart | undefined {
  const lineStart = source.lastIndexOf('\n', cursor - 1) + 1;
  const next = source.indexOf('\n', cursor);
  const lineEnd = next < 0 ? source.length : next;
  return parts.findLast(({ start }) => start >= lineStart && start <= lineEnd);
}

function nameOf({ nodes, groups }: Outline, part: 'node' | 'group', id: string, label: string): string {
  const type = (part === 'node' ? nodes : groups).find((each) => each.id === id)?.type;
  return [label, type, ...(part === 'group' ? ['group'] : [])].filter((each) => each !== undefined).join(', ');
}

function counter(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name} ${count}`;
  };
}
