// What meets at the cut between two neighbouring runs of members. In: what is arranged, and where it is cut. Out: lines
// over the cut, pairs of twins, lines that leave, overlays and wishes with a share on both sides.
import type { LayoutNode, Size } from '../graph.js';
import type { SlicedWire, Slicing, Stub, Wish } from './runs.js';
import type { Leaf } from './scopes.js';

/** Where the runs start and end among the members. */
export interface Cut {
  readonly first: number;
  readonly middle: number;
  readonly end: number;
}

/** A line over the cut: its ends by place in the runs before and after. */
export interface Across {
  readonly forward: boolean;
  readonly label: Size | undefined;
  readonly member: number;
  readonly leaf: number;
  readonly node: LayoutNode;
  readonly otherMember: number;
  readonly otherLeaf: number;
  readonly otherNode: LayoutNode;
  /** How much it counts that it runs along the direction; between twins it need not. */
  readonly order: number;
}

export interface Pair {
  readonly member: number;
  readonly other: number;
}

/** A line that leaves, its node by place in its run. */
export interface CutStub extends Stub {
  readonly place: number;
  readonly node: LayoutNode;
}

export interface AtCut {
  readonly across: readonly Across[];
  readonly twins: readonly Pair[];
  /** Pairs of members that no line orders. */
  readonly loose: number;
  readonly pairs: number;
  readonly framed: boolean;
  /** In which run the story starts. */
  readonly entry: 'before' | 'after' | undefined;
  /** Of the run before, and of the run after. */
  readonly stubs: readonly [readonly CutStub[], readonly CutStub[]];
  readonly overlays: readonly ReadonlySet<Leaf>[];
  readonly wishes: readonly Wish[];
}

export function readCut(slicing: Slicing, cut: Cut, between: ReadonlyMap<number, readonly SlicedWire[]>): AtCut {
  const { members, overlays, wishes } = slicing;
  const { first, middle, end } = cut;
  const before = placesOf(slicing, first, middle);
  const after = placesOf(slicing, middle, end);
  const isLoose = (member: number): boolean => members[member]?.loose === true;
  return {
    across: acrossCut(slicing, cut, between, before, after),
    twins: pairsAt(cut, (a, b) => areTwins(slicing, a, b)),
    loose: pairsAt(cut, (a, b) => isLoose(a) && isLoose(b)).length,
    pairs: (middle - first) * (end - middle),
    framed: members.slice(first, end).some(({ framed }) => framed),
    entry: entryAt(slicing, cut),
    stubs: [stubsIn(slicing, before), stubsIn(slicing, after)],
    overlays: overlays.filter((nodes) => someIn(nodes, before) && someIn(nodes, after)),
    wishes: wishes.filter(
      ({ of, to }) => (allIn(of, before) && allIn(to, after)) || (allIn(of, after) && allIn(to, before)),
    ),
  };
}

function entryAt({ members }: Slicing, { first, middle, end }: Cut): AtCut['entry'] {
  const place = members.findIndex(({ entry }) => entry);
  if (place < first || place >= end) return undefined;
  return place < middle ? 'before' : 'after';
}

type Places = ReadonlyMap<Leaf, number>;

function placesOf({ members }: Slicing, from: number, to: number): Places {
  return new Map(
    members
      .slice(from, to)
      .flatMap(({ leaves }) => leaves)
      .map((leaf, place) => [leaf, place]),
  );
}

function someIn(nodes: ReadonlySet<Leaf>, places: Places): boolean {
  for (const leaf of nodes) if (places.has(leaf)) return true;
  return false;
}

function allIn(leaves: readonly Leaf[], places: Places): boolean {
  return leaves.every((leaf) => places.has(leaf));
}

function pairsAt({ first, middle, end }: Cut, hold: (a: number, b: number) => boolean): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let a = first; a < middle; a++) {
    for (let b = middle; b < end; b++) if (hold(a, b)) pairs.push({ member: a - first, other: b - middle });
  }
  return pairs;
}

function areTwins({ members }: Slicing, a: number, b: number): boolean {
  const twin = members[a]?.twin;
  return twin !== undefined && twin === members[b]?.twin;
}

function stubsIn({ stubs, nodes }: Slicing, places: Places): readonly CutStub[] {
  return stubs.flatMap((stub): CutStub[] => {
    const [place, node] = [places.get(stub.leaf), nodes[stub.leaf]];
    return place === undefined || node === undefined ? [] : [{ ...stub, place, node }];
  });
}

function acrossCut(
  slicing: Slicing,
  cut: Cut,
  between: ReadonlyMap<number, readonly SlicedWire[]>,
  before: Places,
  after: Places,
): readonly Across[] {
  const { members, nodes } = slicing;
  const { first, middle } = cut;
  return pairsAt(cut, () => true).flatMap(({ member, other }) => {
    const wires = between.get((first + member) * members.length + middle + other) ?? [];
    return wires.flatMap((wire): Across[] => {
      const forward = wire.fromMember === first + member;
      const [from, to] = forward ? [wire.from, wire.to] : [wire.to, wire.from];
      const [node, otherNode, leaf, otherLeaf] = [nodes[from], nodes[to], before.get(from), after.get(to)];
      if (node === undefined || otherNode === undefined || leaf === undefined || otherLeaf === undefined) return [];
      const order = areTwins(slicing, first + member, middle + other) ? 0 : wire.order;
      return [{ forward, label: wire.edge.label, member, leaf, node, otherMember: other, otherLeaf, otherNode, order }];
    });
  });
}
