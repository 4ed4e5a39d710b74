// Which lines of a source the parts of its picture come from: in, an outline and the source; out, a place for each part that the SVG names
// (`data-node="api"`, `data-edge="e2"`, `data-label="e2"`).
import type { Outline } from '@linework/core';
import { lexLine } from '@linework/core/words';

/**
 * A part of a picture. `id` is that of its `data-…` attribute: an id of the source, or for an edge `e` and its number among all edges. Lines of a schema
 * that come from a column are `k` (a key) or `t` (an enum) and a number. Lines between commits of git have no statement of their own, and no place.
 */
export interface Place {
  readonly part: 'node' | 'edge' | 'group';
  readonly id: string;
  /** Offsets of its statement in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

export function placesOf(
  { nodes, edges, groups, items = [] }: Outline,
  source: string,
  kind: string,
): readonly Place[] {
  const place = (
    part: Place['part'],
    id: string,
    { start, end }: { readonly start: number; readonly end: number },
  ): Place => ({ part, id, start, end });
  return [
    ...nodes.map(({ id, span }) => place('node', id, span)),
    ...edgeIds(edges, source, kind).map((id, index) => place('edge', id, edges[index]?.span ?? { start: 0, end: 0 })),
    ...groups.map(({ id, span }) => place('group', id, span)),
    ...items.flatMap(({ id, span }) => (id === undefined ? [] : [place('node', id, span)])),
  ];
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
