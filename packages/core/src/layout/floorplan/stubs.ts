// The sides on which lines will leave a scope, taken from an earlier plan. In: the positions of the graph's nodes in
// it. Out: for each scope its stubs.
import type { Box } from '../graph.js';
import { type Bounds, boundsOf } from './bounds.js';
import type { Side, Stub } from './runs.js';
import type { Scope } from './scopes.js';

export function stubsFrom(boxes: readonly Box[]): (scope: Scope) => readonly Stub[] {
  const known = new Map<Scope, readonly Stub[]>();
  const stubsOf = (scope: Scope): readonly Stub[] => {
    const stubs = known.get(scope) ?? find(scope);
    known.set(scope, stubs);
    return stubs;
  };
  const find = (scope: Scope): readonly Stub[] => {
    if (scope.twins.length > 0) {
      return scope.twins.flatMap(({ scope: own, leaves }) =>
        stubsOf(own).flatMap((stub) => {
          const role = leaves.get(stub.leaf);
          return role === undefined ? [] : [{ ...stub, leaf: role }];
        }),
      );
    }
    const frame = boundsOf(scope.leaves.flatMap((leaf) => boxes[leaf] ?? []));
    return scope.leaving.flatMap(({ leaf, other }) => {
      const target = boxes[other];
      if (target === undefined) return [];
      const side = sideTo(frame, target);
      const at = side === 'left' || side === 'right' ? target.y + target.height / 2 : target.x + target.width / 2;
      return [{ leaf, side, at, target: other }];
    });
  };
  return stubsOf;
}

/** The side with the widest gap before the target. */
function sideTo(frame: Bounds, target: Box): Side {
  const gaps: readonly [Side, number][] = [
    ['right', target.x - frame.right],
    ['left', frame.left - target.x - target.width],
    ['down', target.y - frame.bottom],
    ['up', frame.top - target.y - target.height],
  ];
  return gaps.reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
