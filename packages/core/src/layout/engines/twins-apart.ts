// Groups alike that stand on no common line. In: a graph and its drawing. Out: how many pairs.
import type { Drawing, LayoutGraph } from '../graph.js';
import { isLevel } from '../quality/share.js';
import { twinPairs } from '../quality/twins.js';

export function twinsApart(graph: LayoutGraph, { groups }: Drawing): number {
  const boxes = new Map(groups.map((group) => [group.id, group]));
  const apart = twinPairs(graph).filter(([a, b]) => {
    const [one, other] = [boxes.get(a), boxes.get(b)];
    if (one === undefined || other === undefined) return false;
    return !isLevel(one, other, 'x', 'start') && !isLevel(one, other, 'y', 'start');
  });
  return apart.length;
}
