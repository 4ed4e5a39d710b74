// Lines that share a stroke at a common end, as in an organisation chart. In: the graph. Out: for each trunk its lines
// and which of their ends they share.
import type { LayoutGraph } from '../graph.js';
import { LEAST_ARRIVING_TRUNK, LEAST_TRUNK } from './weights.js';

export interface Trunk {
  /** By index in the graph. */
  readonly edges: readonly number[];
  readonly atEnd: boolean;
  /** Minimum number of lines that share the stroke. */
  readonly least: number;
}

export function trunksOf({ edges }: LayoutGraph): Trunk[] {
  const ends = new Map<string, number[]>();
  const keysOf = (edge: number): readonly string[] => {
    const { trunk, light, from, to } = edges[edge] ?? {};
    if (trunk === undefined || from === to) return [];
    const leading = JSON.stringify([trunk, 'from', from]);
    return light === true ? [leading] : [JSON.stringify([trunk, 'to', to]), leading];
  };
  edges.forEach((_, edge) => {
    for (const key of keysOf(edge)) {
      const list = ends.get(key);
      if (list === undefined) ends.set(key, [edge]);
      else list.push(edge);
    }
  });
  // A line shares one of its ends, where more lines meet: never both, which would hide what is connected to what.
  const trunks = new Map<string, number[]>();
  edges.forEach((_, edge) => {
    const [one, other = one] = keysOf(edge);
    if (one === undefined || other === undefined) return;
    const key = (ends.get(one)?.length ?? 0) >= (ends.get(other)?.length ?? 0) ? one : other;
    trunks.set(key, [...(trunks.get(key) ?? []), edge]);
  });
  return [...trunks].flatMap(([key, lines]) => {
    const [, end] = JSON.parse(key) as string[];
    const atEnd = end === 'to';
    const least = atEnd ? LEAST_ARRIVING_TRUNK : LEAST_TRUNK;
    return lines.length < least ? [] : [{ edges: lines, atEnd, least }];
  });
}
