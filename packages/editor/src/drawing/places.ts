// Which lines of a source the parts of its picture come from: in, an outline, the source, and the parts as drawn; out, a place for each part that is in
// the picture, and to which of them each element of the SVG belongs.
import type { Outline, PartPlaces, PlacedPart } from '@linework/browser';
import type { Span } from '@linework/core';
import { lexLine } from '@linework/core/words';

/** `node:api`, `edge:e2`, `group:shop`; an item without an id is `item:3`, its number in the outline, and any other statement `line:2`. */
export type PartKey = string;

/**
 * A part of a picture. `id` is that of its `data-…` attribute: an id of the source, or for an edge `e` and its number among all edges. Lines of a schema
 * that come from a column are `k` (a key) or `t` (an enum) and a number.
 */
export interface Place {
  readonly part: 'node' | 'edge' | 'group';
  readonly key: PartKey;
  readonly id?: string;
  /** Of a line, its index among the edges of the outline. */
  readonly edge?: number;
  /** Of a part that the outline doesn't name. */
  readonly label?: string;
  /** Offsets of its statement in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

export interface Places {
  /** In the order of the source. */
  readonly places: readonly Place[];
  /** For each element of the SVG that has a `data-…` attribute of a part, in order; null for one that belongs to no statement. */
  readonly elements: readonly (PartKey | null)[];
  /** Texts inside such an element, or outside all, that have a statement of their own: from the `first` to the one in front of `end`. */
  readonly texts: readonly { readonly key: PartKey; readonly first: number; readonly end: number }[];
}

export function placesOf(outline: Outline, source: string, kind: string, listed: PartPlaces): Places {
  const known = knownPlaces(outline, source, kind);
  const byKey = new Map(known.toReversed().map((each) => [each.key, each]));
  const byStart = new Map(known.toReversed().map((each) => [each.start, each.key]));
  const used = new Set<PartKey>();
  let others = 0;
  const keyAt = (span: Span | undefined, part: PlacedPart['part'] | 'row', label?: string): PartKey | null => {
    if (span === undefined) return null;
    const there = byStart.get(span.start);
    if (there !== undefined) return there;
    const key = `line:${++others}`;
    const words = source.slice(span.start, span.end);
    byKey.set(key, { part: sortOf(part), key, label: label || wordsOf(words), start: span.start, end: span.end });
    byStart.set(span.start, key);
    return key;
  };
  const use = <Key extends PartKey | null>(key: Key): Key => {
    if (key !== null) used.add(key);
    return key;
  };
  const elements = listed.parts.map(({ part, id, label, span }) =>
    use(hooks(part, id).find((each) => byKey.has(each)) ?? keyAt(span, part, label)),
  );
  const texts = listed.texts.flatMap(({ span, first, end }) => {
    const key = use(keyAt(span, 'row'));
    return key === null ? [] : [{ key, first, end }];
  });
  const places = [...byKey.values()].filter(({ key }) => used.has(key)).sort((a, b) => a.start - b.start);
  return { places, elements, texts };
}

/** What the outline names: nodes first, since a node that only a line names has the place of that line. */
function knownPlaces({ nodes, edges, groups, items = [] }: Outline, source: string, kind: string): readonly Place[] {
  const named = (part: Place['part'], id: string, { start, end }: Span): Place => ({
    part,
    key: `${part}:${id}`,
    id,
    start,
    end,
  });
  const places = [
    ...nodes.map(({ id, span }) => named('node', id, span)),
    ...groups.map(({ id, span }) => named('group', id, span)),
    ...items.flatMap(({ id, span }) => (id === undefined ? [] : [named('node', id, span)])),
    ...edgeIds(edges, source, kind).map((id, edge) => ({
      ...named('edge', id, edges[edge]?.span ?? { start: 0, end: 0 }),
      edge,
    })),
  ];
  const starts = new Set(places.map(({ start }) => start));
  const unnamed = items.flatMap(({ id, label, span: { start, end } }, index): readonly Place[] =>
    id !== undefined || label === '' || starts.has(start) ? [] : [{ part: 'node', key: itemKey(index), start, end }],
  );
  return [...places, ...unnamed];
}

export function itemKey(index: number): PartKey {
  return `item:${index + 1}`;
}

/** The keys that the id of an element can mean. */
function hooks(part: PlacedPart['part'], id: string | undefined): readonly PartKey[] {
  if (id === undefined) return [];
  return [`${part}:${id}`, ...(part === 'label' ? [`edge:${id}`] : []), `node:${id}`, `group:${id}`];
}

function sortOf(part: PlacedPart['part'] | 'row'): Place['part'] {
  if (part === 'edge') return 'edge';
  return part === 'group' || part === 'overlay' ? 'group' : 'node';
}

/** `Locked for edits, note` */
function wordsOf(statement: string): string {
  const { keyword = '', label = '' } =
    /^(?<keyword>[^\s"]*)[^"\n]*(?:"(?<label>[^"\n]*))?/.exec(statement)?.groups ?? {};
  return label === '' ? keyword : `${label}, ${keyword}`;
}

function edgeIds(edges: Outline['edges'], source: string, kind: string): readonly string[] {
  const counts = { e: 0, k: 0, t: 0 };
  return edges.map(({ span: { start, end } }) => {
    const text = source.slice(start, end);
    const isLine = kind !== 'schema' || lexLine(text, 0, text.length).tokens[1]?.type === 'arrow';
    const sort = isLine ? 'e' : /\sfk=/.test(text) ? 'k' : 't';
    return `${sort}${++counts[sort]}`;
  });
}
