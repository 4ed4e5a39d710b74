// Which layer everything in a group stands on. In: a group's members, the lines between them and those across its frame.
// Out: a layer for each member, which lines run back and which within a layer, and what constraints say of the order.
import type { LayoutConflict } from '../graph.js';
import type { Budget } from './budget.js';
import { type Arc, breakCycles } from './cycles.js';
import { type Constraint, type Hierarchy, type Member, memberWithin, nodeOf } from './hierarchy.js';
import { Layering } from './layering.js';
import type { Wire } from './model.js';
import { askedShifts, askedTurns } from './trials.js';
import { unite } from './unite.js';

/** A wire of the level around, seen from inside the group it touches. */
export interface Crossing {
  readonly outer: Wire;
  readonly side: 'entry' | 'exit';
  readonly end: 'from' | 'to';
  readonly member: Member;
}

export interface Ends {
  readonly from: Member;
  readonly to: Member;
}

export interface Unlayered {
  readonly hierarchy: Hierarchy;
  readonly group: Member;
  readonly members: readonly Member[];
  /** Of each line between two of the members. */
  readonly ends: readonly Ends[];
  readonly crossings: readonly Crossing[];
  readonly levelEdges: boolean;
  readonly budget: Budget;
}

export interface Layered {
  /** By place among the members. */
  readonly layers: readonly number[];
  /** By line: drawn against the layers, or within one. */
  readonly turned: readonly boolean[];
  readonly flat: readonly boolean[];
  /** The member that one stands before on its layer. */
  readonly before: ReadonlyMap<Member, Member>;
  readonly conflicts: readonly LayoutConflict[];
}

/** Lines inside a group, and into it, are kept short before lines out of it: what follows stays near its source. */
const INNER = 3;
/** How many steps have to be left for each bend, and how many of them it costs whatever else is done. */
const BEND_STEPS = 4000;
const BEND_SHARE = 400;

export function assignLayers({ hierarchy, group, members, ends, crossings, levelEdges, budget }: Unlayered): Layered {
  const place = new Map<Member, number>(members.map((member, i) => [member, i]));
  const placeOf = (crossing: Crossing): number | undefined =>
    place.get(memberWithin(hierarchy, group, crossing.member));
  const arcs = ends.map(({ from, to }) => ({ from: place.get(from) as number, to: place.get(to) as number }));
  const between = hierarchy.open ? betweenTied(arcs, hierarchy.constraintsOf.get(group) ?? [], place) : arcs;
  const turned = breakCycles(members.length, between, askedTurns(hierarchy.trial, place));
  const isWithin = between.map(({ from, to }) => from === to);
  const layering = new Layering(members.length, [
    ...arcs.map(({ from, to }, i) => {
      const [upper, lower] = turned[i] ? [to, from] : [from, to];
      return { upper: isWithin[i] ? lower : upper, lower, weight: INNER };
    }),
    ...askedShifts(hierarchy.trial, place),
  ]);
  const isNode = members.map((member) => nodeOf(hierarchy, member) !== undefined);
  const constrained = constrain(hierarchy.constraintsOf.get(group) ?? [], place, (at, by) =>
    layering.join(at, by, budget),
  );
  if (levelEdges && budget.spend(8 * arcs.length)) {
    const entering = members.map(() => 0);
    for (const crossing of crossings) {
      const at = placeOf(crossing);
      if (at !== undefined && crossing.end === 'to' && !crossing.outer.reversed) {
        entering[at] = (entering[at] as number) + 1;
      }
    }
    layFlat(layering, arcs, turned, entering, isNode);
  }
  const toTop = members.map(() => 0);
  const toBottom = members.map(() => 0);
  for (const crossing of crossings) {
    const at = placeOf(crossing);
    if (at === undefined) continue;
    const pull = crossing.side === 'entry' ? toTop : toBottom;
    pull[at] = (pull[at] as number) + (crossing.side === 'entry' ? INNER : 1);
  }
  const solved = layering.solve(toTop, toBottom, budget);
  const layers = folded(solved, arcs, crossings.length, isNode, budget);
  // Where the budget was too small to keep them on one layer.
  arcs.forEach(({ from, to }, i) => {
    if (isWithin[i]) turned[i] = (layers[from] as number) > (layers[to] as number);
  });
  return { layers, turned, flat: arcs.map(({ from, to }) => layers[from] === layers[to]), ...constrained };
}

/**
 * Members on one layer count as one, so that no line parts them: what frames of overlays hold, the check of constraints
 * sees apart. Without such frames it sees what is laid out here.
 */
function betweenTied(
  arcs: readonly Arc[],
  constraints: readonly Constraint[],
  place: ReadonlyMap<Member, number>,
): Arc[] {
  const pairs = constraints.flatMap(({ member, other }): [number, number][] => {
    const [at, by] = [place.get(member), place.get(other)];
    return at === undefined || by === undefined ? [] : [[at, by]];
  });
  const tied = unite(place.size, pairs);
  return arcs.map(({ from, to }) => ({ from: tied[from] as number, to: tied[to] as number }));
}

/**
 * A line has a bend on every layer it passes. Where that is more than there is budget for, neighbouring layers are
 * folded into one, and the lines between them run within it.
 */
function folded(
  layers: number[],
  arcs: readonly Arc[],
  crossings: number,
  isNode: readonly boolean[],
  budget: Budget,
): number[] {
  const depth = layers.reduce((most, layer) => Math.max(most, layer + 1), 0);
  const passed = arcs.reduce(
    (sum, { from, to }) => sum + Math.abs((layers[from] as number) - (layers[to] as number)),
    crossings * depth,
  );
  const allowed = Math.max(arcs.length + crossings, budget.beyond(0) / BEND_STEPS);
  const fold = passed > allowed && isNode.every((node) => node) ? Math.ceil(passed / allowed) : 1;
  budget.charge(Math.round((BEND_SHARE * passed) / fold));
  if (fold === 1) return layers;
  budget.cutShort();
  return layers.map((layer) => Math.floor(layer / fold));
}

/**
 * SPEC.md, level edges: other edges reach both ends, and they share a layer without this one. A line that leads back
 * does not reach its end from the start, so it does not count.
 */
function layFlat(
  layering: Layering,
  arcs: readonly Arc[],
  turned: readonly boolean[],
  entering: readonly number[],
  isNode: readonly boolean[],
): void {
  const reached = entering.slice();
  arcs.forEach(({ to }, i) => {
    if (!turned[i]) reached[to] = (reached[to] as number) + 1;
  });
  arcs.forEach(({ from, to }, i) => {
    const others = (reached[to] as number) - (turned[i] ? 0 : 1);
    if (isNode[from] && isNode[to] && others > 0 && (reached[from] as number) > 0) layering.flatten(i);
  });
}

/** `join` puts two on one layer, by their places, or says that it cannot be. */
function constrain(
  constraints: readonly Constraint[],
  place: ReadonlyMap<Member, number>,
  join: (at: number, by: number) => boolean,
): Pick<Layered, 'before' | 'conflicts'> {
  const before = new Map<Member, Member>();
  const conflicts: LayoutConflict[] = [];
  const isBefore = (member: Member, other: Member): boolean => {
    for (let at: Member | undefined = member; at !== undefined; at = before.get(at)) if (at === other) return true;
    return false;
  };
  for (const { node, constraint, member, other } of constraints) {
    const at = place.get(member);
    const by = place.get(other);
    // The constraint is about another part.
    if (at === undefined || by === undefined) continue;
    if (!join(at, by)) conflicts.push({ node, constraint, reason: 'edge' });
    else if (constraint === 'same') continue;
    else if (isBefore(other, member)) conflicts.push({ node, constraint, reason: 'cycle' });
    else before.set(member, other);
  }
  return { before, conflicts };
}
