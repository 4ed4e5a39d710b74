// Arranges a scope from the inside out. In: a scope. Out: its best shapes, with frames around them.
import type { FlowDirection } from '../graph.js';
import { framed, inOrder } from './frame.js';
import { type Cast, patternOf, playedBy } from './pattern.js';
import type { Constraint, Run, SlicedMember, SlicedWire, Stub, Work } from './runs.js';
import type { Leaf, Member, Scope } from './scopes.js';
import { best, EMPTY, nodeShape, type Shape } from './shape.js';
import { keyOf, slice } from './slices.js';
import { startsOf, storyOrders, topologicalOrder, withoutReplies } from './story.js';
import { findTwins } from './twins.js';
import { STORY_BACK, STORY_ENTRY, STORY_START, TURNED } from './weights.js';

export interface Arranging {
  readonly cast: Cast;
  /** The graph's nodes. */
  readonly overlays: readonly ReadonlySet<Leaf>[];
  readonly constraints: readonly Constraint[];
  /** Where lines leave a scope, as far as that is known. */
  readonly stubs: (scope: Scope) => readonly Stub[];
  /** How many shapes of a scope are kept. */
  readonly beam: number;
  /** Whether what no call enters comes before what it calls, even if that costs crossings. */
  readonly startsFirst: boolean;
  readonly work: Work;
  readonly patterns: Map<Scope, readonly (Member | undefined)[]>;
  /** Results so far, by scope and direction. */
  readonly known: Map<Scope, Map<FlowDirection, readonly Shape[]>>;
}

/** In the stated direction; without one, in the parent's direction or across it. */
function arrangeScope(scope: Scope, outer: FlowDirection, arranging: Arranging): readonly Shape[] {
  if (scope.members.length === 0) return [framed(EMPTY, scope)];
  if (scope.direction !== undefined) return arrangedAlong(scope, scope.direction, arranging);
  const turned = arrangedAlong(scope, outer === 'right' || outer === 'left' ? 'down' : 'right', arranging);
  return best(
    [
      ...arrangedAlong(scope, outer, arranging),
      ...turned.map((shape) => ({ ...shape, cost: shape.cost + TURNED * scope.wires.length })),
    ],
    arranging.beam,
  );
}

/** In that direction. */
export function arrangedAlong(scope: Scope, direction: FlowDirection, arranging: Arranging): readonly Shape[] {
  const known = arranging.known.get(scope) ?? new Map<FlowDirection, readonly Shape[]>();
  arranging.known.set(scope, known);
  const shapes = known.get(direction) ?? arrange(scope, direction, arranging);
  known.set(direction, shapes);
  return shapes;
}

function arrange(scope: Scope, direction: FlowDirection, arranging: Arranging): readonly Shape[] {
  const overlays = overlaysIn(scope, arranging);
  const members = slicedMembers(scope, direction, arranging);
  const runs = new Map<string, readonly Run[]>();
  const shapes = storyOrders(storyScope(scope, arranging), overlays).flatMap((order) =>
    slice({
      runs,
      direction,
      stated: scope.direction !== undefined,
      nodes: arranging.cast.nodes,
      members: order.flatMap((i) => members[i] ?? []),
      wires: renumbered(scope, order, arranging),
      stubs: arranging.stubs(scope),
      overlays,
      constraints: constraintsIn(scope, arranging),
      beam: beamFor(scope.members.length, arranging.beam),
      work: arranging.work,
    }),
  );
  return best(
    shapes.map((shape) => framed(shape, scope)),
    arranging.beam,
  );
}

const NO_STARTS: ReadonlySet<number> = /* @__PURE__ */ new Set();

function beamFor(members: number, most: number): number {
  if (members <= 6) return most;
  return Math.min(most, 4);
}

/** Each member with its shapes; similar members have the shapes of their pattern. */
function slicedMembers(scope: Scope, direction: FlowDirection, arranging: Arranging): readonly SlicedMember[] {
  const { cast, patterns } = arranging;
  const roles = patterns.get(scope) ?? rolesIn(scope, cast);
  patterns.set(scope, roles);
  const numbers = new Map<Member, number>();
  const [start] = scope.wires.length === 0 ? [] : topologicalOrder(storyScope(scope, arranging));
  return scope.members.map((member, i): SlicedMember => {
    const { leaves } = member;
    const key = keyOf(i);
    const entry = i === start;
    const loose = scope.wires.every(({ fromMember, toMember }) => fromMember !== i && toMember !== i);
    const role = roles[i];
    if (role?.kind === 'scope') {
      const twin = numbers.get(role) ?? numbers.size;
      numbers.set(role, twin);
      const own = role.scope.twins.find(({ scope: each }) => member.kind === 'scope' && each === member.scope);
      const shapes = arrangeScope(role.scope, direction, arranging);
      return {
        key,
        leaves,
        shapes: own === undefined ? [] : shapes.map((shape) => inOrder(playedBy(shape, own, cast), leaves)),
        framed: true,
        loose,
        entry,
        twin,
      };
    }
    if (member.kind === 'scope') {
      const shapes = arrangeScope(member.scope, direction, arranging);
      return { key, leaves, shapes, framed: member.scope.group !== undefined, loose, entry, twin: undefined };
    }
    const [leaf] = leaves;
    return {
      key,
      leaves,
      shapes: leaf === undefined ? [] : [nodeShape(member.node, leaf)],
      framed: false,
      loose,
      entry,
      twin: undefined,
    };
  });
}

/** By member, the pattern it shares with others. */
function rolesIn(scope: Scope, cast: Cast): readonly (Member | undefined)[] {
  const roles: (Member | undefined)[] = scope.members.map(() => undefined);
  for (const alike of findTwins(scope)) {
    const scopes = alike.flatMap((i) => {
      const member = scope.members[i];
      return member?.kind === 'scope' ? [member.scope] : [];
    });
    const pattern = patternOf(scopes, cast);
    for (const i of alike) roles[i] = { kind: 'scope', scope: pattern, leaves: pattern.leaves };
  }
  // One object per class, so that it can be counted.
  const first = new Map<Scope, Member>();
  return roles.map((role) => {
    if (role?.kind !== 'scope') return undefined;
    const known = first.get(role.scope) ?? role;
    first.set(role.scope, known);
    return known;
  });
}

function overlaysIn({ leaves }: Scope, { overlays, cast }: Arranging): readonly ReadonlySet<Leaf>[] {
  return overlays
    .map((nodes) => new Set(leaves.filter((leaf) => cast.played[leaf]?.some((each) => nodes.has(each)))))
    .filter(({ size }) => size > 1 && size < leaves.length);
}

function constraintsIn({ leaves }: Scope, { constraints, cast }: Arranging): readonly Constraint[] {
  const roles = new Map(leaves.flatMap((leaf) => (cast.played[leaf] ?? []).map((each) => [each, leaf])));
  const played = (of: readonly Leaf[]): readonly Leaf[] => of.flatMap((leaf) => roles.get(leaf) ?? []);
  return constraints.flatMap((constraint) => {
    const [of, to] = [played(constraint.of), played(constraint.to)];
    const whole = of.length === constraint.of.length && to.length === constraint.to.length;
    return whole && of.every((leaf) => !to.includes(leaf)) ? [{ ...constraint, of, to }] : [];
  });
}

/** What orders the story of a scope. */
function storyScope(scope: Scope, { startsFirst }: Arranging): Scope {
  return startsFirst ? withoutReplies(scope) : scope;
}

function renumbered(scope: Scope, order: readonly number[], arranging: Arranging): readonly SlicedWire[] {
  const places = new Map(order.map((member, place) => [member, place]));
  const story = new Map(topologicalOrder(storyScope(scope, arranging)).map((member, place) => [member, place]));
  const starts = arranging.startsFirst ? startsOf(scope) : NO_STARTS;
  return scope.wires.map((wire) => {
    const [from, to] = [story.get(wire.fromMember) ?? 0, story.get(wire.toMember) ?? 0];
    const fromMember = places.get(wire.fromMember) ?? 0;
    const toMember = places.get(wire.toMember) ?? 0;
    return {
      ...wire,
      fromMember,
      toMember,
      order: to < from ? STORY_BACK : from === 0 ? STORY_ENTRY : starts.has(wire.fromMember) ? STORY_START : 1,
    };
  });
}
