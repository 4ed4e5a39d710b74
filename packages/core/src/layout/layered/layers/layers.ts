// The layer of everything in a group. In: a group's members, the lines between them and those across its frame. Out: a
// layer for each member, which lines run back and which within a layer, and the order required by constraints.

import type { LayoutConflict } from '../../graph.js';
import type { Budget } from '../budget.js';
import { known, nth } from '../checked.js';
import { type Constraint, type Hierarchy, type Member, memberWithin, nodeOf } from '../input/hierarchy.js';
import type { EdgeSection } from '../model.js';
import { type Arc, type Asked, breakCycles } from '../solve/cycles.js';
import { unionFind } from '../solve/union-find.js';
import { fileOf, withoutGaps } from './file.js';
import type { LevelSide } from './frame-sides.js';
import { Layering, type LayeringArc } from './layering.js';
import { askedReversals, askedShifts } from './trials.js';
import { BEND_SHARE, BEND_STEPS, INNER_LINE, LEVEL_STEPS } from './weights.js';

/** A section of the surrounding level, seen from inside the group it touches. */
export interface Crossing {
  readonly outer: EdgeSection;
  readonly side: LevelSide;
  readonly end: 'from' | 'to';
  readonly member: Member;
}

export interface Ends {
  readonly from: Member;
  readonly to: Member;
  readonly light: boolean;
}

export interface Unlayered {
  readonly hierarchy: Hierarchy;
  readonly group: Member;
  readonly members: readonly Member[];
  /** Members that no line orders are placed one after another. */
  readonly inFile: boolean;
  /** Of each line between two of the members. */
  readonly ends: readonly Ends[];
  readonly crossings: readonly Crossing[];
  readonly levelEdges: boolean;
  readonly budget: Budget;
}

export interface Layered {
  /** By index among the members. */
  readonly layers: readonly number[];
  /** By line: drawn against the layers, or within one. */
  readonly reversed: readonly boolean[];
  readonly inLayer: readonly boolean[];
  /** The members that must come after one on its layer. */
  readonly before: ReadonlyMap<Member, readonly Member[]>;
  readonly conflicts: readonly LayoutConflict[];
}

export function assignLayers(unlayered: Unlayered): Layered {
  const { hierarchy, group, members, inFile, ends, crossings, levelEdges, budget } = unlayered;
  const place = new Map<Member, number>(members.map((member, i) => [member, i]));
  const placeOf = (crossing: Crossing): number | undefined =>
    place.get(memberWithin(hierarchy, group, crossing.member));
  const arcs = ends.map(({ from, to, light }) => ({ from: known(place, from), to: known(place, to), light }));
  const constraints = hierarchy.constraintsOf.get(group) ?? [];
  const between = constraints.length > 0 ? betweenTied(arcs, constraints, place) : arcs;
  const requests = askedReversals(hierarchy.trial, place);
  const shifts = askedShifts(hierarchy.trial, place);
  const firstReversed = breakCycles(members.length, between, requests);
  const isWithin = between.map(({ from, to }) => from === to);
  const layeringOf = (down: readonly LayeringArc[], representatives?: Int32Array): Layering => {
    if (!inFile) return new Layering(members.length, [...down, ...shifts], representatives);
    const together = [...pairsOf(constraints, place), ...(representatives?.entries() ?? [])];
    const apart = down.filter(
      ({ upper, lower }) => representatives === undefined || representatives[upper] !== representatives[lower],
    );
    const file = fileOf(members.length, together, apart);
    const between = Array.from({ length: file.count - members.length }, (_, i) => members.length + i);
    return new Layering(
      file.count,
      [...down, ...shifts, ...file.arcs],
      representatives && Int32Array.from([...representatives, ...between]),
    );
  };
  const constrainedLayers = layeringOf(
    downward(arcs, firstReversed).map((arc, i) => (isWithin[i] ? { ...arc, upper: arc.lower } : arc)),
  );
  const constrained = constrain(constraints, place, (at, by) => constrainedLayers.join(at, by, budget));
  const level = levelEdges && budget.spend(LEVEL_STEPS * arcs.length) ? levelPairs(hierarchy, members, arcs) : [];
  const tied =
    level.length === 0
      ? undefined
      : unionFind(members.length, [
          ...constrainedLayers.representatives().subarray(0, members.length).entries(),
          ...level,
        ]);
  const reversed =
    tied === undefined
      ? firstReversed
      : breakCycles(members.length, contracted(arcs, tied), byRepresentative(requests, tied));
  const layering = tied === undefined ? constrainedLayers : layeringOf(downward(arcs, reversed), tied);
  const isNode = members.map((member) => nodeOf(hierarchy, member) !== undefined);
  const toTop = members.map(() => 0);
  const toBottom = members.map(() => 0);
  for (const crossing of crossings) {
    const at = placeOf(crossing);
    if (at === undefined || crossing.side === 'left' || crossing.side === 'right') continue;
    const pull = crossing.side === 'entry' ? toTop : toBottom;
    pull[at] = nth(pull, at) + (crossing.side === 'entry' ? INNER_LINE : 1);
  }
  const solved = layering.solve(toTop, toBottom, budget).slice(0, members.length);
  const layers = folded(inFile ? withoutGaps(solved) : solved, arcs, crossings.length, isNode, budget);
  // If the budget was too small to keep them on one layer.
  arcs.forEach(({ from, to }, i) => {
    if (isWithin[i]) reversed[i] = nth(layers, from) > nth(layers, to);
  });
  return { layers, reversed, inLayer: arcs.map(({ from, to }) => layers[from] === layers[to]), ...constrained };
}

/**
 * Members on one layer count as one, so that no line separates them: on a path from one to the other a line runs back,
 * or within the layer.
 */
function betweenTied(
  arcs: readonly Arc[],
  constraints: readonly Constraint[],
  place: ReadonlyMap<Member, number>,
): Arc[] {
  const tied = unionFind(place.size, pairsOf(constraints, place));
  return contracted(arcs, tied);
}

/** The members of the constraints, by index. */
function pairsOf(constraints: readonly Constraint[], place: ReadonlyMap<Member, number>): [number, number][] {
  return constraints.flatMap(({ member, other }): [number, number][] => {
    const [at, by] = [place.get(member), place.get(other)];
    return at === undefined || by === undefined ? [] : [[at, by]];
  });
}

/**
 * A line has a bend on every layer it passes. If that exceeds the budget, neighbouring layers are merged into one, and
 * the lines between them run within it.
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
    (sum, { from, to }) => sum + Math.abs(nth(layers, from) - nth(layers, to)),
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
 * docs/language.md, Edges, rule 3: lines between two nodes that are equally far from the start, which such a line itself does not
 * bring closer. All of them share layers, and any other path from one end to the other then runs back.
 */
function levelPairs(hierarchy: Hierarchy, members: readonly Member[], arcs: readonly Arc[]): [number, number][] {
  const distanceOf = (at: number): number | undefined => hierarchy.distances[nth(members, at)];
  return arcs.flatMap(({ from, to }): [number, number][] => {
    const distance = distanceOf(from);
    return distance !== undefined && distance === distanceOf(to) ? [[from, to]] : [];
  });
}

function contracted(arcs: readonly Arc[], representatives: Int32Array): Arc[] {
  return arcs.map((arc) => ({ ...arc, from: nth(representatives, arc.from), to: nth(representatives, arc.to) }));
}

function byRepresentative(requests: readonly Asked[], representatives: Int32Array): Asked[] {
  return requests.map(({ vertex, first }) => ({ vertex: nth(representatives, vertex), first }));
}

function downward(arcs: readonly Arc[], reversed: readonly boolean[]): LayeringArc[] {
  return arcs.map(({ from, to }, i) => {
    const [upper, lower] = reversed[i] ? [to, from] : [from, to];
    return { upper, lower, weight: INNER_LINE };
  });
}

/** `join` puts two on one layer, by index, or returns that it is impossible. */
function constrain(
  constraints: readonly Constraint[],
  place: ReadonlyMap<Member, number>,
  join: (at: number, by: number) => boolean,
): Pick<Layered, 'before' | 'conflicts'> {
  const before = new Map<Member, Member[]>();
  const conflicts: LayoutConflict[] = [];
  const isBefore = (member: Member, other: Member): boolean => {
    const seen = new Set([member]);
    for (const at of seen) for (const next of before.get(at) ?? []) seen.add(next);
    return seen.has(other);
  };
  for (const { node, constraint, member, other } of constraints) {
    const at = place.get(member);
    const by = place.get(other);
    // The constraint is about another part.
    if (at === undefined || by === undefined) continue;
    if (!join(at, by)) conflicts.push({ node, constraint, reason: 'edge' });
    else if (constraint === 'same') continue;
    else if (isBefore(other, member)) conflicts.push({ node, constraint, reason: 'cycle' });
    else before.set(member, [...(before.get(member) ?? []), other]);
  }
  return { before, conflicts };
}
