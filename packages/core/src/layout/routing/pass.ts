// The working data of a compaction pass along an axis. In: the room and routes. Out: a variable for everything that
// moves along the axis.
import type { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import type { Spacing } from '../layered/spacing.js';
import type { Alignment } from '../plan.js';
import { labelAt, labelExtent, type Variables } from './axis-items.js';
import type { Orders } from './members.js';
import { type Axis, type End, isAnswer, type Room, type Route, type Segment, SIDES, X } from './model.js';
import { Distances } from './solve.js';

export interface Compacting {
  readonly room: Room;
  readonly routes: readonly Route[];
  readonly aligned: readonly Alignment[];
  /** Those of them that proved impossible. */
  readonly dropped: ReadonlySet<number>;
  readonly order: Orders;
  readonly spacing: Spacing;
  readonly budget: Budget;
}

/**
 * `rough` if elements are only in order yet; `firm` gives everything its room; `settled` keeps the size of frames and
 * centres them and their content.
 */
export type Stage = 'rough' | 'firm' | 'settled';

export interface Pass {
  readonly work: Compacting;
  readonly axis: Axis;
  readonly stage: Stage;
  readonly distances: Distances;
  readonly variables: Variables;
  /** By variable, its current position. */
  readonly guesses: readonly number[];
  /** By side of a node, how many lines end there, and how many answers leave. */
  readonly ends: Int32Array;
  readonly answers: Int32Array;
}

export function openPass(work: Compacting, axis: Axis, stage: Stage): Pass {
  const { room, routes } = work;
  const distances = new Distances();
  const guesses: number[] = [0, 0];
  const add = (guess: number): number => {
    guesses.push(guess);
    return distances.add();
  };
  const nodes = Array.from(room.start[axis], add);
  const lows = Array.from(room.low[axis], add);
  const highs = Array.from(room.high[axis], add);
  // Lines of one trunk share segments.
  const known = new Map<Segment, number>();
  const variableOf = (segment: Segment): number => {
    const variable = known.get(segment) ?? add(segment.at);
    known.set(segment, variable);
    return variable;
  };
  const segments = routes.map((route) =>
    route.segments.map((segment) => (segment.axis === axis ? variableOf(segment) : -1)),
  );
  const labels = routes.map((route, r) => {
    const { label } = route;
    if (label === undefined) return -1;
    const own = nth(nth(segments, r), label.segment);
    return own >= 0 ? own : add(labelAt(route, label, axis) - labelExtent(label, axis) / 2);
  });
  const titles = Array.from(room.titles, (at) => (axis === X ? add(at) : -1));
  const variables: Variables = {
    node: (node) => nth(nodes, node),
    low: (group) => nth(lows, group),
    high: (group) => nth(highs, group),
    segment: (route, place) => nth(nth(segments, route), place),
    label: (route) => nth(labels, route),
    title: (zone) => nth(titles, zone),
  };
  return { work, axis, stage, distances, variables, guesses, ...endsBySide(room, routes) };
}

/** Of a node's side, among all. */
export function sideKey({ node, side }: End): number {
  return 4 * node + SIDES.indexOf(side);
}

function endsBySide(room: Room, routes: readonly Route[]): Pick<Pass, 'ends' | 'answers'> {
  const ends = new Int32Array(4 * room.groupOf.length);
  const answers = new Int32Array(4 * room.groupOf.length);
  const met = new Set<Segment>();
  for (const { edge, start, end, segments } of routes) {
    const [first, last] = [nth(segments, 0), nth(segments, segments.length - 1)];
    if (!met.has(first)) {
      ends[sideKey(start)] = nth(ends, sideKey(start)) + 1;
      if (isAnswer(room, edge)) answers[sideKey(start)] = nth(answers, sideKey(start)) + 1;
    }
    if (!met.has(last) || first === last) ends[sideKey(end)] = nth(ends, sideKey(end)) + 1;
    met.add(first).add(last);
  }
  return { ends, answers };
}

/** The variables of a member's start and end, and how far after the second one it ends. */
export function memberExtent(pass: Pass, member: number): readonly [number, number, number] {
  const { work, axis, variables } = pass;
  if (member < 0) return [variables.low(-1 - member), variables.high(-1 - member), 0];
  const at = variables.node(member);
  return [at, at, nth(work.room.size[axis], member)];
}
