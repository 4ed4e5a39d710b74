// Places unconnected parts one after another along the direction that the author chose for their group. In: the number
// of members, the pairs of them that belong together and the arcs that point down. Out: further arcs, through one more
// vertex between two parts, that put each part before the next one, in source order; and the layers without those
// vertices.
import { unionFind } from '../solve/union-find.js';
import type { LayeringArc } from './layering.js';

export interface File {
  /** With the vertices between the parts. */
  readonly count: number;
  readonly arcs: readonly LayeringArc[];
}

export function fileOf(
  count: number,
  together: readonly (readonly [number, number])[],
  downward: readonly LayeringArc[],
): File {
  const part = unionFind(count, [...together, ...downward.map(({ upper, lower }): [number, number] => [upper, lower])]);
  const isSource = new Uint8Array(count);
  const isTarget = new Uint8Array(count);
  for (const { upper, lower } of downward) {
    if (upper === lower) continue;
    isSource[upper] = 1;
    isTarget[lower] = 1;
  }
  const places = new Map<number, number>();
  for (const each of part) if (!places.has(each)) places.set(each, places.size);
  const last = places.size - 1;
  const arcs: LayeringArc[] = [];
  part.forEach((each, vertex) => {
    const at = places.get(each) ?? 0;
    if (at > 0 && isTarget[vertex] === 0) arcs.push({ upper: count + at - 1, lower: vertex, weight: 0 });
    if (at < last && isSource[vertex] === 0) arcs.push({ upper: vertex, lower: count + at, weight: 0 });
  });
  return { count: count + Math.max(0, last), arcs };
}

/** Renumbers the layers of members without gaps. */
export function withoutGaps(layers: readonly number[]): number[] {
  const used = [...new Set(layers)].sort((a, b) => a - b);
  const place = new Map(used.map((layer, i) => [layer, i]));
  return layers.map((layer) => place.get(layer) ?? layer);
}
