// What meets at the cut between two neighbouring runs of members. In: the members in a row, and where they are cut. Out: lines
// over the cut, pairs of twins, lines that leave, overlays and wishes with a share on both sides.
import type { Line, Lineup, Pair, PlacedStub, PlacedWish } from './lineup.js';

/** Where the runs start and end among the members. */
export interface Cut {
  readonly first: number;
  readonly middle: number;
  readonly end: number;
}

export interface AtCut extends Cut {
  /** The same among the places of nodes. */
  readonly firstPlace: number;
  readonly middlePlace: number;
  readonly endPlace: number;
  readonly across: readonly Line[];
  readonly twins: readonly Pair[];
  /** Pairs of members that no line orders. */
  readonly loose: number;
  readonly pairs: number;
  readonly framed: boolean;
  /** In which run the story starts. */
  readonly entry: 'before' | 'after' | undefined;
  /** Of the run before, and of the run after. */
  readonly stubs: readonly [readonly PlacedStub[], readonly PlacedStub[]];
  readonly overlays: readonly Uint8Array[];
  readonly wishes: readonly PlacedWish[];
}

export function readCut(lineup: Lineup, cut: Cut): AtCut {
  const { starts, lines, twins, loose, framed, entry, stubs, overlays, wishes } = lineup;
  const { first, middle, end } = cut;
  const [firstPlace, middlePlace, endPlace] = [at(starts, first), at(starts, middle), at(starts, end)];
  const over = (member: number, other: number): boolean =>
    member >= first && member < middle && other >= middle && other < end;
  const isBefore = (place: number): boolean => place >= firstPlace && place < middlePlace;
  const isAfter = (place: number): boolean => place >= middlePlace && place < endPlace;
  return {
    ...cut,
    firstPlace,
    middlePlace,
    endPlace,
    across: lines.filter(({ member, otherMember }) => over(member, otherMember)),
    twins: twins.length === 0 ? twins : twins.filter(({ member, other }) => over(member, other)),
    loose: (at(loose, middle) - at(loose, first)) * (at(loose, end) - at(loose, middle)),
    pairs: (middle - first) * (end - middle),
    framed: at(framed, end) > at(framed, first),
    entry: entry < first || entry >= end ? undefined : entry < middle ? 'before' : 'after',
    stubs: [stubs.filter(({ place }) => isBefore(place)), stubs.filter(({ place }) => isAfter(place))],
    overlays: overlays.filter(
      (inside) => someIn(inside, firstPlace, middlePlace) && someIn(inside, middlePlace, endPlace),
    ),
    wishes: wishes.filter(
      ({ of, to }) =>
        (isBefore(of.low) && isBefore(of.high) && isAfter(to.low) && isAfter(to.high)) ||
        (isAfter(of.low) && isAfter(of.high) && isBefore(to.low) && isBefore(to.high)),
    ),
  };
}

function at(numbers: Int32Array, place: number): number {
  return numbers[place] ?? 0;
}

function someIn(inside: Uint8Array, from: number, to: number): boolean {
  for (let place = from; place < to; place++) if (inside[place] === 1) return true;
  return false;
}
