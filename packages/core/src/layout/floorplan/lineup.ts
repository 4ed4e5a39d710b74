// Members in a row as numbers, computed once before all possible cuts are tried. In: the arrangement's input. Out:
// nodes by index, lines by the members they join, and everything else that a cut has to consider.
import type { Size } from '../graph.js';
import type { Side, SlicedMember, SlicedWire, Slicing, Stub } from './runs.js';
import type { Leaf } from './scopes.js';

/** A line between two members: its ends by index, the earlier member's first. */
export interface Line extends Pair {
  /** Whether the line runs from the earlier member to the later one. */
  readonly forward: boolean;
  readonly label: Size | undefined;
  readonly place: number;
  readonly otherPlace: number;
  /** Weight of running along the direction; zero between twins. */
  readonly order: number;
}

/** Two members, the earlier first. */
export interface Pair {
  readonly member: number;
  readonly other: number;
}

export interface PlacedStub extends Stub {
  readonly place: number;
}

export type Stubs = Readonly<Record<Side, readonly PlacedStub[]>>;

/** The nodes of a constraint by index, and the range of these indices. */
export interface Group {
  readonly places: readonly number[];
  readonly low: number;
  readonly high: number;
}

export interface PlacedConstraint {
  readonly of: Group;
  readonly to: Group;
  readonly first: boolean;
}

export interface Lineup {
  readonly members: number;
  /** By member, plus one: the index of its first node. */
  readonly starts: Int32Array;
  /** By index, the nodes' sizes. */
  readonly widths: Float64Array;
  readonly heights: Float64Array;
  readonly leaves: readonly Leaf[];
  readonly lines: readonly Line[];
  readonly twins: readonly Pair[];
  /** Before each member, plus one: how many are unconnected, and how many have a frame. */
  readonly loose: Int32Array;
  readonly framed: Int32Array;
  readonly entry: number;
  /** By the side they leave on. */
  readonly stubs: Stubs;
  /** By overlay, whether the node at an index is in it. */
  readonly overlays: readonly Uint8Array[];
  readonly constraints: readonly PlacedConstraint[];
}

export const NO_STUBS: Stubs = { left: [], right: [], up: [], down: [] };

export function readLineup(slicing: Slicing): Lineup {
  const { members, nodes, stubs, overlays, constraints } = slicing;
  const leaves = members.flatMap((member) => member.leaves);
  const places = new Map(leaves.map((leaf, place) => [leaf, place]));
  const leaving = (side: Side): readonly PlacedStub[] =>
    stubs.flatMap((stub): PlacedStub[] => {
      const place = stub.side === side ? places.get(stub.leaf) : undefined;
      return place === undefined ? [] : [{ ...stub, place }];
    });
  return {
    members: members.length,
    starts: sums(members.map((member) => member.leaves.length)),
    widths: new Float64Array(leaves.map((leaf) => nodes[leaf]?.width ?? 0)),
    heights: new Float64Array(leaves.map((leaf) => nodes[leaf]?.height ?? 0)),
    leaves,
    lines: linesOf(slicing, places),
    twins: twinPairs(slicing),
    loose: sums(members.map(({ loose }) => Number(loose))),
    framed: sums(members.map(({ framed }) => Number(framed))),
    entry: members.findIndex(({ entry }) => entry),
    stubs:
      stubs.length === 0
        ? NO_STUBS
        : { left: leaving('left'), right: leaving('right'), up: leaving('up'), down: leaving('down') },
    overlays: overlays.map((overlay) => Uint8Array.from(leaves, (leaf) => Number(overlay.has(leaf)))),
    constraints: constraints.flatMap(({ of, to, first }): PlacedConstraint[] => {
      const [one, other] = [groupOf(of, places), groupOf(to, places)];
      return one === undefined || other === undefined ? [] : [{ of: one, to: other, first }];
    }),
  };
}

/** Prefix sums, with the total at the end. */
function sums(numbers: readonly number[]): Int32Array {
  const before = new Int32Array(numbers.length + 1);
  numbers.forEach((each, i) => {
    before[i + 1] = (before[i] as number) + each;
  });
  return before;
}

function groupOf(leaves: readonly Leaf[], known: ReadonlyMap<Leaf, number>): Group | undefined {
  const places = leaves.flatMap((leaf) => known.get(leaf) ?? []);
  return places.length < leaves.length ? undefined : { places, low: Math.min(...places), high: Math.max(...places) };
}

function linesOf({ members, wires }: Slicing, places: ReadonlyMap<Leaf, number>): readonly Line[] {
  const areLevel = levelTwins(members, wires);
  const line = (wire: SlicedWire): Line[] => {
    const forward = wire.fromMember < wire.toMember;
    const [member, other] = forward ? [wire.fromMember, wire.toMember] : [wire.toMember, wire.fromMember];
    const [near, far] = forward ? [wire.from, wire.to] : [wire.to, wire.from];
    const [place, otherPlace] = [places.get(near), places.get(far)];
    if (place === undefined || otherPlace === undefined) return [];
    const order = areLevel(member, other) ? 0 : wire.order;
    return [{ forward, label: wire.edge.label, member, place, other, otherPlace, order }];
  };
  return wires.flatMap(line).toSorted((a, b) => a.member - b.member || a.other - b.other);
}

/** Twins joined by few lines are level; twins that pass work node by node are stages in sequence. */
function levelTwins(
  members: readonly SlicedMember[],
  wires: readonly SlicedWire[],
): (member: number, other: number) => boolean {
  if (members.every(({ twin }) => twin === undefined)) return () => false;
  const lines = new Map<string, number>();
  for (const { fromMember, toMember } of wires) {
    const pair = `${Math.min(fromMember, toMember)} ${Math.max(fromMember, toMember)}`;
    lines.set(pair, (lines.get(pair) ?? 0) + 1);
  }
  return (member, other) => {
    const [one, two] = [members[member], members[other]];
    if (one?.twin === undefined || one.twin !== two?.twin) return false;
    return 2 * (lines.get(`${member} ${other}`) ?? 0) < Math.min(one.leaves.length, two.leaves.length);
  };
}

function twinPairs({ members }: Slicing): readonly Pair[] {
  const pairs: Pair[] = [];
  members.forEach(({ twin }, member) => {
    for (let other = member + 1; twin !== undefined && other < members.length; other++) {
      if (members[other]?.twin === twin) pairs.push({ member, other });
    }
  });
  return pairs;
}
