// Overlays: frames round nodes that no group holds. Wherever nodes of an overlay can stand in one frame, they are laid
// out as a group of their own, so that strangers stay out by construction; nodes in different groups, or with strangers
// on the way between them, come to several such runs. In: the graph. Out: the graph with a group for every run.
import type { LayoutGraph, LayoutGroup, LayoutOverlay } from '../graph.js';
import { type Member, readHierarchy, WHOLE } from './hierarchy.js';
import { Passage } from './passage.js';

export interface Adopted {
  readonly graph: LayoutGraph;
  /** By overlay, the groups of its runs. */
  readonly runs: ReadonlyMap<string, readonly string[]>;
  /** All of those groups. */
  readonly frames: ReadonlySet<string>;
  /** False when some node has so many overlays that not all of them could be drawn. */
  readonly complete: boolean;
}

/** Frames of overlays one inside the other; more than this round one node cannot be told apart. */
const DEEPEST = 8;
/** Work on finding runs; beyond it every node is a run of its own, and beyond twice of it overlays are left out. */
const WORK = 1_000_000;

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

interface Run {
  readonly id: string;
  readonly overlay: LayoutOverlay;
}

/** The tree of groups while overlays are put into it. Members are numbered as in the hierarchy, then the runs. */
class Forest {
  complete: boolean = true;
  readonly frames: Set<string> = new Set();
  private readonly input: LayoutGraph;
  private readonly count: number;
  private readonly memberOfNode: ReadonlyMap<string, Member>;
  private readonly holder: Member[];
  private readonly runs: Run[] = [];
  /** How many nodes a member holds, and how many frames of overlays stand in one another inside it. */
  private readonly sizes: number[];
  private readonly nested: number[];
  private readonly ids: Set<string>;
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
      for (const at of this.above(member)) this.sizes[at] = (this.sizes[at] as number) + 1;
    }
    this.ids = new Set(graph.groups.map(({ id }) => id));
  }

  /** Makes groups of the overlay's nodes and returns their names. */
  adopt(overlay: LayoutOverlay): string[] {
    const nodes = [...new Set(overlay.nodes.flatMap((id) => this.memberOfNode.get(id) ?? []))].sort((a, b) => a - b);
    this.work += nodes.length;
    if (this.work > 2 * WORK) {
      this.complete = false;
      return [];
    }
    const byHolder = new Map<Member, Member[]>();
    for (const member of this.work > WORK ? nodes : this.largest(nodes)) {
      const holder = this.holder[member] as Member;
      const list = byHolder.get(holder);
      if (list === undefined) byHolder.set(holder, [member]);
      else list.push(member);
    }
    const ids: string[] = [];
    for (const [holder, members] of byHolder) {
      let rest: readonly Member[] = members;
      while (rest.length > 0) {
        const { run, others } = this.firstRun(holder, rest);
        const id = this.insert(overlay, holder, run);
        if (id !== undefined) ids.push(id);
        rest = others;
      }
    }
    return ids;
  }

  /** The graph with a group for every run, each after its parent. */
  graph(): LayoutGraph {
    if (this.runs.length === 0) return this.input;
    const first = this.count + this.input.groups.length;
    const groups: LayoutGroup[] = [];
    const emitted = new Set<Member>();
    const emit = (member: Member): void => {
      if (emitted.has(member)) return;
      emitted.add(member);
      const holder = this.holder[member] as Member;
      if (holder !== WHOLE) emit(holder);
      const parent = this.idOf(holder);
      const run = this.runs[member - first];
      if (run !== undefined) {
        groups.push({ id: run.id, title: run.overlay.title, ...(parent === undefined ? {} : { parent }) });
        return;
      }
      const { parent: _, ...group } = this.input.groups[member - this.count] as LayoutGroup;
      groups.push(parent === undefined ? group : { ...group, parent });
    };
    for (let member = this.count; member < this.holder.length; member++) emit(member);
    const nodes = this.input.nodes.map((node, i) => {
      const group = this.idOf(this.holder[i] as Member);
      return group === undefined || group === node.group ? node : { ...node, group };
    });
    return { ...this.input, nodes, groups };
  }

  private idOf(member: Member): string | undefined {
    if (member === WHOLE) return undefined;
    const at = member - this.count;
    return this.input.groups[at]?.id ?? this.runs[at - this.input.groups.length]?.id;
  }

  /** Whatever holds a member, from the inside out. */
  private above(member: Member): Member[] {
    const above: Member[] = [];
    for (let at = this.holder[member] as Member; at !== WHOLE; at = this.holder[at] as Member) above.push(at);
    return above;
  }

  /** The largest members that hold nothing but the given nodes: groups that are in it as a whole, then single nodes. */
  private largest(nodes: readonly Member[]): Member[] {
    const hits = new Map<Member, number>();
    for (const node of nodes) {
      for (const at of [node, ...this.above(node)]) hits.set(at, (hits.get(at) ?? 0) + 1);
    }
    const isWhole = (member: Member): boolean => hits.get(member) === this.sizes[member];
    let largest = [...hits.keys()].filter((member) => {
      const holder = this.holder[member] as Member;
      return isWhole(member) && (holder === WHOLE || !isWhole(holder));
    });
    // Round all of one group the overlay stands inside it, next to the group's own title.
    for (let only = largest[0]; largest.length === 1 && only !== undefined && only >= this.count; only = largest[0]) {
      largest = [...hits.keys()].filter((member) => this.holder[member] === only);
    }
    return largest.sort((a, b) => a - b);
  }

  /** As many of the members as can stand in one frame, with the first of them in the order of the flow. */
  private firstRun(holder: Member, members: readonly Member[]): { run: readonly Member[]; others: readonly Member[] } {
    if (members.length === 1 || this.work > WORK) return { run: members.slice(0, 1), others: members.slice(1) };
    const flow = this.flowIn(holder);
    const fits = (set: readonly Member[]): boolean => {
      this.work += flow.size;
      return this.work <= WORK && flow.standTogether(new Set(set));
    };
    if (fits(members)) return { run: members, others: [] };
    const [first = [], ...units] = this.tied(members).sort((a, b) => flow.placeOf(a) - flow.placeOf(b));
    let run = first;
    const others: Member[] = [];
    for (const unit of units) {
      const longer = [...run, ...unit];
      if (fits(longer)) run = longer;
      else others.push(...unit);
    }
    return { run, others };
  }

  /** Members that a constraint holds on one layer stay in one frame. */
  private tied(members: readonly Member[]): Member[][] {
    const units = new Map<Member, Member[]>(members.map((member) => [member, [member]]));
    for (const member of members) {
      const node = this.input.nodes[member];
      for (const id of [node?.same, node?.before]) {
        const other = units.get(id === undefined ? member : (this.memberOfNode.get(id) ?? member));
        const unit = units.get(member);
        if (unit === undefined || other === undefined || unit === other) continue;
        other.push(...unit);
        for (const each of unit) units.set(each, other);
      }
    }
    return [...new Set(units.values())];
  }

  private insert(overlay: LayoutOverlay, holder: Member, run: readonly Member[]): string | undefined {
    const above = holder === WHOLE ? [] : [holder, ...this.above(holder)];
    const first = this.count + this.input.groups.length;
    const inner = run.reduce((most, member) => Math.max(most, this.nested[member] as number), 0) + 1;
    if (inner + above.filter((member) => member >= first).length > DEEPEST) {
      this.complete = false;
      return undefined;
    }
    let id = `overlay ${overlay.id} ${this.runs.length}`;
    while (this.ids.has(id)) id += ' ';
    this.ids.add(id);
    this.frames.add(id);
    const member = this.holder.length;
    this.holder.push(holder);
    this.sizes.push(run.reduce((sum, each) => sum + (this.sizes[each] as number), 0));
    this.nested.push(inner);
    this.runs.push({ id, overlay });
    for (const each of run) this.holder[each] = member;
    let levels = inner;
    for (const at of above) {
      if (at >= first) levels++;
      levels = Math.max(levels, this.nested[at] as number);
      this.nested[at] = levels;
    }
    return id;
  }

  /** How lines lead between the members of a holder, feedback turned round. */
  private flowIn(holder: Member): Passage {
    const place = new Map<Member, number>();
    const arcs: { from: number; to: number }[] = [];
    const within = (id: string): number | undefined => {
      let at = this.memberOfNode.get(id);
      while (at !== undefined && at !== WHOLE && this.holder[at] !== holder) at = this.holder[at];
      return at === undefined || at === WHOLE ? undefined : place.get(at);
    };
    this.holder.forEach((at, member) => {
      if (at === holder) place.set(member, place.size);
    });
    for (const edge of this.input.edges) {
      const from = within(edge.from);
      const to = within(edge.to);
      if (from !== undefined && to !== undefined && from !== to) arcs.push({ from, to });
    }
    this.work += this.holder.length + this.input.edges.length;
    return new Passage(place, arcs);
  }
}
