// The parts of a picture that can be selected: in, its outline and places; out, each part with its key, its accessible name and its place in the text,
// in source order. Items without ids are found by their words.
import type { Outline } from '@linework/browser';
import type { Place } from '../drawing/places.js';

/** `node:api`, `edge:e2`, `group:shop`; an item without an id is `item:3`, its number in the outline. */
export type PartKey = string;

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

/** Undefined for an element of the picture that is none. */
export function keyOf(element: {
  readonly dataset: Readonly<Record<string, string | undefined>>;
}): PartKey | undefined {
  const { part, node, edge, label, group } = element.dataset;
  if (part) return part;
  if (node) return `node:${node}`;
  if (edge) return `edge:${edge}`;
  if (label) return `edge:${label}`;
  return group ? `group:${group}` : undefined;
}

export function partsOf(outline: Outline, places: readonly Place[]): readonly PicturePart[] {
  const names = new Map([
    ...outline.nodes.map(({ id, label }) => [id, label || id] as const),
    ...outline.groups.map(({ id, label }) => [id, label || id] as const),
    ...(outline.items ?? []).flatMap(({ id, label }) => (id === undefined ? [] : [[id, label || id] as const])),
  ]);
  const same = counter();
  let edges = 0;
  const parts = places.map(({ part, id, start, end }): PicturePart => {
    if (part !== 'edge') {
      const name = nameOf(outline, part, id, names.get(id) ?? id);
      return { key: `${part}:${id}`, part, id, name, sameAs: `${part}:${id}`, start, end };
    }
    const edge = outline.edges[edges++];
    const ends = `${names.get(edge?.from ?? '') ?? edge?.from} to ${names.get(edge?.to ?? '') ?? edge?.to}`;
    const name = `${ends}${edge?.label ? `: ${edge.label}` : ''}, line`;
    return { key: `edge:${id}`, part, id: undefined, name, sameAs: same(`edge ${edge?.from} ${edge?.to}`), start, end };
  });
  const items = (outline.items ?? []).flatMap(({ id, kind, label, span }, index): readonly PicturePart[] =>
    id === undefined && label !== ''
      ? [
          {
            key: itemKey(index),
            part: 'node',
            id,
            name: kind === 'item' ? label : `${label}, ${kind}`,
            sameAs: same(`item ${label}`),
            start: span.start,
            end: span.end,
          },
        ]
      : [],
  );
  return [...parts, ...items].sort((a, b) => a.start - b.start);
}

export function itemKey(index: number): PartKey {
  return `item:${index + 1}`;
}

/** Which drawn part without an id is which item: by its words, if no other item and no other part has them. */
export function itemsByWords(outline: Outline, drawnWords: readonly string[]): ReadonlyMap<number, PartKey> {
  const labels = (outline.items ?? []).map(({ id, label }) => (id === undefined ? compact(label) : ''));
  const byPlace = new Map<number, PartKey>();
  for (const [index, label] of labels.entries()) {
    if (label === '' || labels.indexOf(label) !== labels.lastIndexOf(label)) continue;
    const whole = drawnWords.flatMap((words, at) => (compact(words) === label ? [at] : []));
    const places =
      whole.length > 0 ? whole : drawnWords.flatMap((words, at) => (compact(words).includes(label) ? [at] : []));
    if (places.length === 1 && places[0] !== undefined && !byPlace.has(places[0]))
      byPlace.set(places[0], itemKey(index));
  }
  return byPlace;
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

/** Wrapped labels lose their spaces. */
function compact(words: string): string {
  return words.replace(/\s/g, '');
}

function counter(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name} ${count}`;
  };
}
