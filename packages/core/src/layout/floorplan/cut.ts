// What crosses the cut between two neighbouring runs of members. In: the members in a row, and where they are cut. Out:
// lines over the cut, pairs of twins, and overlays and constraints with a share on both sides.
import {
  type Group,
  type Line,
  type Lineup,
  NO_STUBS,
  type Pair,
  type PlacedConstraint,
  type PlacedStub,
  type Stubs,
} from './lineup.js';

/** Where the runs start and end among the members. */
export interface Cut {
  readonly first: number;
  readonly middle: number;
  readonly end: number;
}

export interface AtCut extends Cut {
  /** The same for the indices of nodes. */
  readonly firstPlace: number;
  readonly middlePlace: number;
  readonly endPlace: number;
  readonly across: readonly Line[];
  readonly twins: readonly Pair[];
  /** Pairs of members that no line orders. */
  readonly loose: number;
  readonly pairs: number;
  readonly framed: boolean;
  /** The run in which the story starts. */
  readonly entry: 'before' | 'after' | undefined;
  readonly overlays: readonly Uint8Array[];
  readonly constraints: readonly PlacedConstraint[];
  /** Of each run, by the side they leave on. */
  readonly stubsBefore: Stubs;
  readonly stubsAfter: Stubs;
}

export function readCut(lineup: Lineup, cut: Cut): AtCut {
  const { starts, lines, twins, loose, framed, entry, overlays, constraints, stubs } = lineup;
  const { first, middle, end } = cut;
  const firstPlace = at(starts, first);
  const middlePlace = at(starts, middle);
  const endPlace = at(starts, end);
  return {
    first,
    middle,
    end,
    firstPlace,
    middlePlace,
    endPlace,
    across: overCut(lines, cut),
    stubsBefore: stubsIn(stubs, firstPlace, middlePlace),
    stubsAfter: stubsIn(stubs, middlePlace, endPlace),
    twins: overCut(twins, cut),
    loose: (at(loose, middle) - at(loose, first)) * (at(loose, end) - at(loose, middle)),
    pairs: (middle - first) * (end - middle),
    framed: at(framed, end) > at(framed, first),
    entry: entry < first || entry >= end ? undefined : entry < middle ? 'before' : 'after',
    overlays:
      overlays.length === 0
        ? overlays
        : overlays.filter(
            (inside) => hasAnyIn(inside, firstPlace, middlePlace) && hasAnyIn(inside, middlePlace, endPlace),
          ),
    constraints:
      constraints.length === 0
        ? constraints
        : constraints.filter(
            ({ of, to }) =>
              (isIn(of, firstPlace, middlePlace) && isIn(to, middlePlace, endPlace)) ||
              (isIn(of, middlePlace, endPlace) && isIn(to, firstPlace, middlePlace)),
          ),
  };
}

function stubsIn({ left, right, up, down }: Stubs, from: number, to: number): Stubs {
  if (left.length + right.length + up.length + down.length === 0) return NO_STUBS;
  const isInside = ({ place }: PlacedStub): boolean => place >= from && place < to;
  return {
    left: left.filter(isInside),
    right: right.filter(isInside),
    up: up.filter(isInside),
    down: down.filter(isInside),
  };
}

/** Pairs with one end in each run. */
function overCut<P extends Pair>(pairs: readonly P[], { first, middle, end }: Cut): readonly P[] {
  const over: P[] = [];
  for (const pair of pairs) {
    const { member, other } = pair;
    if (member >= first && member < middle && other >= middle && other < end) over.push(pair);
  }
  return over;
}

function isIn({ low, high }: Group, from: number, to: number): boolean {
  return low >= from && high < to;
}

function at(numbers: Int32Array, place: number): number {
  return numbers[place] ?? 0;
}

function hasAnyIn(inside: Uint8Array, from: number, to: number): boolean {
  for (let place = from; place < to; place++) if (inside[place] === 1) return true;
  return false;
}
