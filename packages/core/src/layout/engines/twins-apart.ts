// Similar groups without a common line of alignment. In: pairs of them and a drawing. Out: how many pairs.
import type { Drawing } from '../graph.js';
import { isLevel } from '../quality/share.js';

export function twinsApart(twins: readonly (readonly [string, string])[], { groups }: Pick<Drawing, 'groups'>): number {
  if (twins.length === 0) return 0;
  const boxes = new Map(groups.map((group) => [group.id, group]));
  const apart = twins.filter(([a, b]) => {
    const [one, other] = [boxes.get(a), boxes.get(b)];
    if (one === undefined || other === undefined) return false;
    return !isLevel(one, other, 'x', 'start') && !isLevel(one, other, 'y', 'start');
  });
  return apart.length;
}
