// Overlays: frames around nodes that don't form a group. Wherever nodes of an overlay can share one frame, they are
// laid out as a group of their own, which keeps other nodes out by construction; nodes in different groups, or with
// other nodes on the paths between them, form several such runs, and so do nodes that a `same` or `before` ties to
// nodes outside. In: the graph. Out: the graph with a group for every run.

import type { LayoutGraph, LayoutGroup, LayoutOverlay } from '../../graph.js';
import { nth } from '../checked.js';
import { unionFind } from '../solve/union-find.js';
import { type Member, readHierarchy, WHOLE } from './hierarchy.js';
import { Precedence } from './precedence.js';
import { DEEPEST_OVERLAY, OVERLAY_WORK } from './weights.js';

export interface Adopted {
  readonly graph: LayoutGraph;
  /** By overlay, the groups of its runs. */
  readonly runs: ReadonlyMap<string, readonly string[]>;
  /** All of those groups. */
  readonly frames: ReadonlySet<string>;
  /** False if some node has so many overlays that not all of them could be drawn. */
  readonly complete: boolean;
}

export function adoptOverlays(graph: LayoutGraph): Adopted {
  if (graph.overlays.length === 0) return { graph, runs: new Map(), frames: new Set(), complete: true };
  const forest = new Forest(graph);
  const runs = new Map<string, string[]>();
  for (const overlay of graph.overlays) {
    if (runs.has(overlay.id)) continue;
    const ids = forest.adopt(overlay);
    if (ids.length > 0) runs.set(overlay.id, ids);
  }
  return { graph: forest.graph(), runs, frames: forest.frames, complete: forest.complete };
}

/** Members of an overlay that a constraint keeps on one layer, so that they stay in one frame. */
interface Unit {
  readonly members: Member[];
  /** Whether a constraint ties them to something outside the overlay, and whether one fixes their order. */
  reaches: boolean;
  ordered: boolean;
}

/** A constraint, seen from either of its nodes. */
interface Tie {
  readonly other: Member;
  readonly ordered: boolean;
}

interface Run {
  readonly id: string;
  readonly overlay: LayoutOverlay;
}

/**
 * The tree of groups while overlays are added to it. Members are numbered as in the hierarchy, followed by the runs.
 */
class Forest {
  complete: boolean = true;
  readonly frames: Set<string> = new Set();
  private readonly input: LayoutGraph;
  private readonly count: number;
  private readonly memberOfNode: ReadonlyMap<string, Member>;
  private readonly holder: Member[];
  private readonly runs: Run[] = [];
  /** How many nodes a member holds, and how many nested overlay frames it contains. */
  private readonly sizes: number[];
  private readonly nested: number[];
  private readonly ids: Set<string>;
  private readonly tiesOf: ReadonlyMap<Member, readonly Tie[]>;
  private work = 0;

  constructor(graph: LayoutGraph) {
    const { memberOfNode, holder } = readHierarchy(graph, 'down');
    this.input = graph;
    this.count = graph.nodes.length;
    this.memberOfNode = memberOfNode;
    this.holder = holder.slice();
    this.sizes = holder.map((_, member) => (member < this.count ? 1 : 0));
    this.nested = holder.map(() => 0);
    for (let member = 0; member < this.count; member++) {
      for (const at of this.above(member)) this.sizes[at] = nth(this.sizes, at) + 1;
    }
    this.ids = new Set(graph.groups.map(({ id }) => id));
    this.tiesOf = readTies(graph, memberOfNode);
  }

  /** Makes groups of the overlay's nodes and returns their names. */
  adopt(overlay: LayoutOverlay): string[] {
    const nodes = [...new Set(overlay.nodes.flatMap((id) => this.memberOfNode.get(id) ?? []))].sort((a, b) => a - b);
    this.work += nodes.length;
    if (this.work > 2 * OVERLAY_WORK) {
      this.complete = false;
      return [];
    }
    const byHolder = new Map<Member, Member[]>();
    for (const member of this.work > OVERLAY_WORK ? nodes : this.largest(nodes)) {
      const holder = nth(this.holder, member);
      const list = byHolder.get(holder);
      if (list === undefined) byHolder.set(holder, [member]);
      else list.push(member);
    }
    const ids: string[] = [];
    const tied = this.tied([...byHolder.values()].flat(), nodes);
    for (const [holder, members] of byHolder) {
      const units = [...new Set(members.flatMap((member) => tied.get(member) ?? []))];
      const runs: (readonly Member[])[] = units.filter(({ reaches }) => reaches).flatMap(framesOf);
      let rest: readonly Unit[] = units.filter(({ reaches }) => !reaches);
      while (rest.length > 0) {
        const { run, others } = this.firstRun(holder, rest);
        runs.push(run);
        rest = others;
      }
      for (const run of runs) {
        const id = this.insert(overlay, holder, run);
        if (id !== undefined) ids.push(id);
      }
    }
    return ids;
  }

  /** The graph with a group for every run, each after its parent. */
  graph(): LayoutGraph {
    if (this.runs.length === 0) return this.input;
    const first = this.count + this.input.groups.length;
    const groups: LayoutGroup[] = [];
    const directions = new Map<string | undefined, LayoutGroup['direction']>();
    const emitted = new Set<Member>();
    const emit = (member: Member): void => {
      if (emitted.has(member)) return;
      emitted.add(member);
      const holder = nth(this.holder, member);
      if (holder !== WHOLE) emit(holder);
      const parent = this.idOf(holder);
      const run = this.runs[member - first];
      if (run !== undefined) {
        // The author's arrangement stays unchanged within the frame.
        const direction = directions.get(parent);
        directions.set(run.id, direction);
        groups.push({
          id: run.id,
          title: run.overlay.title,
          ...(parent === undefined ? {} : { parent }),
          ...(direction === undefined ? {} : { direction }),
        });
        return;
      }
      const { parent: _, ...group } = nth(this.input.groups, member - this.count);
      directions.set(group.id, group.direction);
      groups.push(parent === undefined ? group : { ...group, parent });
    };
    for (let member = this.count; member < this.holder.length; member++) emit(member);
    const nodes = this.input.nodes.map((node, i) => {
      const group = this.idOf(nth(this.holder, i));
      return group === undefined || group === node.group ? node : { ...node, group };
    });
    return { ...this.input, nodes, groups };
  }

  private idOf(member: Member): string | undefined {
    if (member === WHOLE) return undefined;
    const at = member - this.count;
    return this.input.groups[at]?.id ?? this.runs[at - this.input.groups.length]?.id;
  }

  /** The ancestors of a member, from the inside out. */
  private above(member: Member): Member[] {
    const above: Member[] = [];
    for (let at = nth(this.holder, member); at !== WHOLE; at = nth(this.holder, at)) above.push(at);
    return above;
  }

  /** The largest members that hold only the given nodes: groups that are included as a whole, then single nodes. */
  private largest(nodes: readonly Member[]): Member[] {
    const hits = new Map<Member, number>();
    for (const node of nodes) {
      for (const at of [node, ...this.above(node)]) hits.set(at, (hits.get(at) ?? 0) + 1);
    }
    const isWhole = (member: Member): boolean => hits.get(member) === this.sizes[member];
    let largest = [...hits.keys()].filter((member) => {
      const holder = nth(this.holder, member);
      return isWhole(member) && (holder === WHOLE || !isWhole(holder));
    });
    // Around all of one group, the overlay is inside it, next to the group's own title.
    for (let only = largest[0]; largest.length === 1 && only !== undefined && only >= this.count; only = largest[0]) {
      largest = [...hits.keys()].filter((member) => this.holder[member] === only);
    }
    return largest.sort((a, b) => a - b);
  }

  /** As many of the units as fit in one frame, with the first of them in the order of the flow. */
  private firstRun(holder: Member, units: readonly Unit[]): { run: readonly Member[]; others: readonly Unit[] } {
    const membersOf = (of: readonly Unit[]): Member[] => of.flatMap(({ members }) => members).sort((a, b) => a - b);
    if (units.length === 1 || this.work > OVERLAY_WORK)
      return { run: membersOf(units.slice(0, 1)), others: units.slice(1) };
    const flow = this.flowIn(holder);
    const fits = (set: readonly Unit[]): boolean => {
      this.work += flow.size;
      return this.work <= OVERLAY_WORK && flow.standTogether(new Set(membersOf(set)));
    };
    if (fits(units)) return { run: membersOf(units), others: [] };
    const [first, ...more] = units.toSorted((a, b) => flow.placeOf(a.members) - flow.placeOf(b.members));
    let run = first === undefined ? [] : [first];
    const others: Unit[] = [];
    for (const unit of more) {
      const longer = [...run, unit];
      if (fits(longer)) run = longer;
      else others.push(unit);
    }
    return { run: run.flatMap(({ members }) => members), others };
  }

  /**
   * By member, the unit it belongs to. A unit with outside ties is on the layer of what it is tied to, the only one in
   * its frame.
   */
  private tied(members: readonly Member[], nodes: readonly Member[]): ReadonlyMap<Member, Unit> {
    const units = new Map<Member, Unit>(
      members.map((member) => [member, { members: [member], reaches: false, ordered: false }]),
    );
    const memberAt = (node: Member): Member | undefined => {
      let at = node;
      while (at !== WHOLE && !units.has(at)) at = nth(this.holder, at);
      return at === WHOLE ? undefined : at;
    };
    for (const node of nodes) {
      const own = memberAt(node);
      for (const { other, ordered } of this.tiesOf.get(node) ?? []) {
        const met = memberAt(other);
        const unit = own === undefined ? undefined : units.get(own);
        if (own === undefined || unit === undefined || met === own) continue;
        const next = met === undefined || this.holder[met] !== this.holder[own] ? undefined : units.get(met);
        if (next === undefined) {
          unit.reaches = true;
          unit.ordered ||= ordered;
        } else if (next !== unit) {
          next.members.push(...unit.members);
          next.reaches ||= unit.reaches;
          next.ordered ||= unit.ordered;
          for (const each of unit.members) units.set(each, next);
        }
      }
    }
    return units;
  }

  private insert(overlay: LayoutOverlay, holder: Member, run: readonly Member[]): string | undefined {
    const above = holder === WHOLE ? [] : [holder, ...this.above(holder)];
    const first = this.count + this.input.groups.length;
    const inner = run.reduce((most, member) => Math.max(most, nth(this.nested, member)), 0) + 1;
    if (inner + above.filter((member) => member >= first).length > DEEPEST_OVERLAY) {
      this.complete = false;
      return undefined;
    }
    let id = `overlay ${overlay.id} ${this.runs.length}`;
    while (this.ids.has(id)) id += ' ';
    this.ids.add(id);
    this.frames.add(id);
    const member = this.holder.length;
    this.holder.push(holder);
    this.sizes.push(run.reduce((sum, each) => sum + nth(this.sizes, each), 0));
    this.nested.push(inner);
    this.runs.push({ id, overlay });
    for (const each of run) this.holder[each] = member;
    let levels = inner;
    for (const at of above) {
      if (at >= first) levels++;
      levels = Math.max(levels, nth(this.nested, at));
      this.nested[at] = levels;
    }
    return id;
  }

  /** How lines run between the members of a holder, with feedback reversed; members on one layer count as one. */
  private flowIn(holder: Member): Precedence {
    const numbers = new Map<Member, number>();
    this.holder.forEach((at, member) => {
      if (at === holder) numbers.set(member, numbers.size);
    });
    const numberOf = (node: Member | undefined): number | undefined => {
      let at = node;
      while (at !== undefined && at !== WHOLE && this.holder[at] !== holder) at = this.holder[at];
      return at === undefined || at === WHOLE ? undefined : numbers.get(at);
    };
    const pairs: [number, number][] = [];
    for (const [node, ties] of this.tiesOf) {
      for (const { other } of ties) {
        const [one, met] = [numberOf(node), numberOf(other)];
        if (one !== undefined && met !== undefined) pairs.push([one, met]);
      }
    }
    const places = unionFind(numbers.size, pairs);
    const placeOf = (id: string): number | undefined => {
      const number = numberOf(this.memberOfNode.get(id));
      return number === undefined ? undefined : places[number];
    };
    const arcs = this.input.edges.flatMap((edge) => {
      const [from, to] = [placeOf(edge.from), placeOf(edge.to)];
      return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
    });
    this.work += this.holder.length + this.input.edges.length + this.tiesOf.size;
    return new Precedence(new Map([...numbers].map(([member, number]) => [member, nth(places, number)])), arcs);
  }
}

/** Each of a unit's members separately if other nodes could have to be between them, otherwise all together. */
function framesOf({ members, ordered }: Unit): Member[][] {
  return ordered ? members.map((member) => [member]) : [members.toSorted((a, b) => a - b)];
}

function readTies(graph: LayoutGraph, memberOfNode: ReadonlyMap<string, Member>): Map<Member, Tie[]> {
  const ties = new Map<Member, Tie[]>();
  const add = (member: Member, tie: Tie): void => {
    const list = ties.get(member);
    if (list === undefined) ties.set(member, [tie]);
    else list.push(tie);
  };
  graph.nodes.forEach((node, member) => {
    for (const constraint of ['same', 'before'] as const) {
      const other = memberOfNode.get(node[constraint] ?? '');
      if (node[constraint] === undefined || other === undefined || other === member) continue;
      const ordered = constraint === 'before';
      add(member, { other, ordered });
      add(other, { other: member, ordered });
    }
  });
  return ties;
}
