// Builds the levels of a graph from the outside in: parts, cycle breaking, layers, and for each group the sections that
// cross its frame. In: the hierarchy. Out: the root level with items on layers and long sections split by bends.

import type { FlowDirection, LayoutConflict, LayoutEdge, Size } from '../../graph.js';
import type { Budget } from '../budget.js';
import { known, nth } from '../checked.js';
import { groupOf, type Hierarchy, type Member, memberWithin, nodeOf, WHOLE } from '../input/hierarchy.js';
import {
  type EdgeSection,
  type Item,
  isSideways,
  type Level,
  makeItem,
  makeLevel,
  makeSection,
  type SplitEdge,
  type Tie,
} from '../model.js';
import { unionFind } from '../solve/union-find.js';
import { splitSections } from './edge-splitting.js';
import { type FrameSide, frameSide, levelSide } from './frame-sides.js';
import { assignLayers, type Crossing, type Ends } from './layers.js';

export interface Built {
  readonly root: Level;
  readonly splitEdges: readonly SplitEdge[];
  readonly conflicts: readonly LayoutConflict[];
}

export function buildLevels(hierarchy: Hierarchy, budget: Budget, levelEdges: boolean): Built {
  const builder = new Builder(hierarchy, budget, levelEdges);
  const root = builder.level(undefined, WHOLE, hierarchy.direction, []);
  return { root, splitEdges: builder.splitEdges, conflicts: builder.conflicts };
}

class Builder {
  readonly splitEdges: SplitEdge[] = [];
  readonly conflicts: LayoutConflict[];
  private readonly hierarchy: Hierarchy;
  private readonly budget: Budget;
  private readonly levelEdges: boolean;

  constructor(hierarchy: Hierarchy, budget: Budget, levelEdges: boolean) {
    this.hierarchy = hierarchy;
    this.conflicts = hierarchy.apart.slice();
    this.budget = budget;
    this.levelEdges = levelEdges;
  }

  level(parent: Level | undefined, group: Member, direction: FlowDirection, crossings: readonly Crossing[]): Level {
    const members = this.hierarchy.inside.get(group) ?? [];
    const level = makeLevel(parent, groupOf(this.hierarchy, group), direction, this.hierarchy.ranks[group] ?? 0);
    const edges = this.hierarchy.edgesOf.get(group) ?? [];
    const { parts, tied } = this.parts(group, members, edges, crossings);
    if (parts.length <= 1 || isInFile(level, crossings)) {
      this.fill(level, group, members, edges, crossings, []);
      return level;
    }
    const main = parts.filter((_, i) => tied[i]);
    const loose = parts.filter((_, i) => !tied[i]);
    if (main.length === 0) {
      for (const part of loose) level.parts.push(this.part(level, group, part, edges));
      return level;
    }
    this.fill(level, group, main.flat().sort(this.byRank), edges, crossings, loose);
    return level;
  }

  private readonly byRank = (a: Member, b: Member): number =>
    nth(this.hierarchy.ranks, a) - nth(this.hierarchy.ranks, b) || b - a;

  private part(level: Level, group: Member, members: readonly Member[], edges: readonly LayoutEdge[]): Level {
    const part = makeLevel(level, undefined, level.direction, nth(this.hierarchy.ranks, nth(members, 0)));
    this.fill(part, group, members, edges, [], []);
    return part;
  }

  /** Splits members by connectivity; `tied` marks parts with a section across the frame. */
  private parts(
    group: Member,
    members: readonly Member[],
    edges: readonly LayoutEdge[],
    crossings: readonly Crossing[],
  ): { parts: Member[][]; tied: boolean[] } {
    const place = new Map<Member, number>(members.map((member, i) => [member, i]));
    const placeOf = (member: Member): number => known(place, member);
    const pairs = [
      ...edges.map(({ from, to }): [Member, Member] => [this.within(group, from), this.within(group, to)]),
      ...(this.hierarchy.constraintsOf.get(group) ?? []).map(({ member, other }): [Member, Member] => [member, other]),
    ];
    const joined = unionFind(
      members.length,
      pairs.map(([a, b]): [number, number] => [placeOf(a), placeOf(b)]),
    );
    const tied = new Set(
      crossings.map((crossing) => joined[placeOf(memberWithin(this.hierarchy, group, crossing.member))]),
    );
    const parts = new Map<number, Member[]>();
    members.forEach((member, i) => {
      const part = nth(joined, i);
      const list = parts.get(part);
      if (list === undefined) parts.set(part, [member]);
      else list.push(member);
    });
    return { parts: [...parts.values()], tied: [...parts.keys()].map((part) => tied.has(part)) };
  }

  private within(group: Member, id: string): Member {
    return memberWithin(this.hierarchy, group, known(this.hierarchy.memberOfNode, id));
  }

  private fill(
    level: Level,
    group: Member,
    members: readonly Member[],
    edges: readonly LayoutEdge[],
    crossings: readonly Crossing[],
    loose: readonly Member[][],
  ): void {
    const sideways = isSideways(level.direction);
    const items = this.nodeItems(level, members);
    const { sections, ends } = this.joins(level, group, members, edges, items);
    const { layers, reversed, inLayer, before, conflicts } = assignLayers({
      hierarchy: this.hierarchy,
      group,
      members,
      inFile: isInFile(level, crossings),
      ends,
      crossings,
      levelEdges: this.levelEdges,
      budget: this.budget,
    });
    this.conflicts.push(...conflicts);
    sections.forEach((section, i) => {
      section.reversed = nth(reversed, i);
      section.inLayer = nth(inLayer, i);
      section.label = labelSize(section, sideways);
    });
    const borders = crossings.map((crossing) => this.borderSection(level, crossing));
    level.sections = [...sections, ...borders.filter(({ inLayer: isLateral }) => !isLateral)];
    const place = new Map<Member, number>(members.map((member, i) => [member, i]));
    const standsAlone = (member: Member): boolean => {
      const layer = nth(layers, known(place, member));
      return (layer > 0 || loose.length === 0) && layers.indexOf(layer) === layers.lastIndexOf(layer);
    };
    this.addGroups(
      level,
      members,
      items,
      this.hooks(level, { group, sections, ends, borders, crossings, standsAlone }),
    );
    this.setEnds(group, items, { sections, ends, borders, crossings, sideways });
    level.ties = this.tiesOf(group, items);
    for (const [member, item] of items)
      item.precedes = (before.get(member) ?? []).flatMap((each) => items.get(each) ?? []);
    const depth = layers.reduce((most, layer) => Math.max(most, layer + 1), 0);
    level.layers = Array.from({ length: depth }, () => []);
    members.forEach((member, i) => {
      nth(level.layers, nth(layers, i)).push(known(items, member));
    });
    if (loose.length > 0) this.addLoose(level, group, loose, edges);
    addBorders(level);
    level.layers.forEach((layer, i) => {
      for (const item of layer) item.layer = i;
    });
    splitSections(level);
  }

  /** Groups come after nodes, so that children are built once every section of this level is known. */
  private nodeItems(level: Level, members: readonly Member[]): Map<Member, Item> {
    const sideways = isSideways(level.direction);
    const items = new Map<Member, Item>();
    for (const member of members) {
      const node = nodeOf(this.hierarchy, member);
      if (node === undefined) continue;
      const [width, height] = sideways ? [node.height, node.width] : [node.width, node.height];
      items.set(member, makeItem('node', level, nth(this.hierarchy.ranks, member), { node, width, height }));
    }
    return items;
  }

  /** The lines between members as sections; self loops stay with their node. */
  private joins(
    level: Level,
    group: Member,
    members: readonly Member[],
    edges: readonly LayoutEdge[],
    items: ReadonlyMap<Member, Item>,
  ): { readonly sections: EdgeSection[]; readonly ends: Ends[] } {
    const here = new Set<Member>(members);
    const sections: EdgeSection[] = [];
    const ends: Ends[] = [];
    // The items at both ends of a section are set once the layers determine which one is above.
    const nothing = makeItem('bend', level, level.rank);
    for (const edge of edges) {
      const from = this.within(group, edge.from);
      const to = this.within(group, edge.to);
      if (!here.has(from)) continue;
      const splitEdge: SplitEdge = { edge, rank: known(this.hierarchy.edgeRanks, edge), sections: [] };
      this.splitEdges.push(splitEdge);
      if (from === to) {
        const item = items.get(from);
        if (item !== undefined) addLoop(item, splitEdge);
        continue;
      }
      ends.push({ from, to, light: edge.light === true });
      const section = makeSection(splitEdge, nothing, nothing);
      splitEdge.sections.push(section);
      sections.push(section);
    }
    return { sections, ends };
  }

  private addGroups(
    level: Level,
    members: readonly Member[],
    items: Map<Member, Item>,
    hooks: ReadonlyMap<Member, readonly Hook[]>,
  ): void {
    for (const member of members) {
      if (items.has(member)) continue;
      const direction = this.directionInside(member, level.direction);
      const inward = (hooks.get(member) ?? []).map(({ side, ...each }) => ({
        ...each,
        side: levelSide(direction, side),
      }));
      const child = this.level(level, member, direction, inward);
      items.set(member, makeItem('group', level, nth(this.hierarchy.ranks, member), { child }));
    }
  }

  /** Gives sections the items they join. */
  private setEnds(
    group: Member,
    items: ReadonlyMap<Member, Item>,
    { sections, ends, borders, crossings, sideways }: Joined,
  ): void {
    sections.forEach((section, i) => {
      const { from, to } = nth(ends, i);
      section.upper = known(items, section.reversed ? to : from);
      section.lower = known(items, section.reversed ? from : to);
    });
    borders.forEach((section, i) => {
      const crossing = nth(crossings, i);
      if (this.isAnswer(group, crossing)) takeLabel(section, crossing.outer, sideways);
      const item = known(items, memberWithin(this.hierarchy, group, crossing.member));
      if (section.upper.kind === 'exit') section.upper = item;
      else section.lower = item;
    });
  }

  private tiesOf(group: Member, items: ReadonlyMap<Member, Item>): Tie[] {
    return (this.hierarchy.constraintsOf.get(group) ?? []).flatMap(
      ({ node, member, otherNode, other, constraint }): Tie[] => {
        const [one, next] = [items.get(member), items.get(other)];
        // Groups themselves are level, like everything on a layer.
        const isInside = one?.child?.group?.id !== node || next?.child?.group?.id !== otherNode;
        if (one === undefined || next === undefined || !isInside) return [];
        return [{ item: one, node, other: next, otherNode, constraint }];
      },
    );
  }

  /** Whether a line leaves a decision on this level, so that its label belongs here too. */
  private isAnswer(group: Member, { outer, side, end, member }: Crossing): boolean {
    if (end !== 'from' || side === 'left' || side === 'right' || outer.inLayer) return false;
    // A line that ends at the frame has its label outside.
    if (outer.splitEdge.edge.fromFrame !== undefined) return false;
    return nth(this.hierarchy.holder, member) === group && nodeOf(this.hierarchy, member)?.outline === 'diamond';
  }

  private addLoose(level: Level, group: Member, loose: readonly Member[][], edges: readonly LayoutEdge[]): void {
    const rest = makeLevel(level, undefined, level.direction, this.hierarchy.ranks[loose[0]?.[0] as Member] as number);
    for (const part of loose) rest.parts.push(this.part(rest, group, part, edges));
    const item = makeItem('group', level, rest.rank, { child: rest });
    if (level.layers.length === 0) level.layers.push([]);
    nth(level.layers, 0).push(item);
  }

  /** A single node in its frame has the direction of its surroundings: there is nothing to turn. */
  private directionInside(member: Member, around: FlowDirection): FlowDirection {
    const own = groupOf(this.hierarchy, member)?.direction;
    if (own === undefined) return around;
    const inside = this.hierarchy.inside.get(member) ?? [];
    return inside.length === 1 && nodeOf(this.hierarchy, nth(inside, 0)) !== undefined ? around : own;
  }

  /** The piece of an outer section from the frame to its target, which is filled in once that exists. */
  private borderSection(level: Level, { outer, end, side }: Crossing): EdgeSection {
    const isLateral = side === 'left' || side === 'right';
    const port = makeItem(isLateral ? 'lateral' : side, level, outer.splitEdge.rank);
    const section = makeSection(outer.splitEdge, port, port);
    section.inLayer = isLateral;
    section.reversed = (side !== 'exit') === (end === 'from');
    if (end === 'from') outer.splitEdge.sections.unshift(section);
    else outer.splitEdge.sections.push(section);
    if ((end === 'from') === outer.reversed) outer.lowerPort = port;
    else outer.upperPort = port;
    if (isLateral) level.laterals = [...level.laterals, { section, side }];
    else (side === 'entry' ? level.entries : level.exits).push(port);
    return section;
  }

  /** Which sections of this level cross the frames of the groups in it. */
  private hooks(
    { direction }: Level,
    { group, sections, ends, borders, crossings, standsAlone }: Hooked,
  ): Map<Member, Hook[]> {
    const hooks = new Map<Member, Hook[]>();
    const hook = (at: Member, { side, ...crossing }: Crossing): void => {
      if (nodeOf(this.hierarchy, at) !== undefined) return;
      const entry = { ...crossing, side: frameSide(direction, side) };
      const list = hooks.get(at);
      if (list === undefined) hooks.set(at, [entry]);
      else list.push(entry);
    };
    sections.forEach((outer, i) => {
      for (const end of ['from', 'to'] as const) {
        // Within a layer lines run from top to top.
        const side = outer.inLayer || (end === 'from') === outer.reversed ? 'entry' : 'exit';
        const member = known(this.hierarchy.memberOfNode, outer.splitEdge.edge[end]);
        hook(nth(ends, i)[end], { outer, side, end, member });
      }
    });
    borders.forEach((outer, i) => {
      const { end, member, side } = nth(crossings, i);
      const at = memberWithin(this.hierarchy, group, member);
      // A member with others beside it is reached over them.
      hook(at, { outer, side: outer.inLayer && !standsAlone(at) ? 'entry' : side, end, member });
    });
    return hooks;
  }
}

/**
 * Parts are placed one after another if the author chose a direction, or if lines come from the sides and would have to
 * go around them.
 */
function isInFile({ group }: Level, crossings: readonly Crossing[]): boolean {
  return group?.direction !== undefined || crossings.some(({ side }) => side === 'left' || side === 'right');
}

/** A crossing as the drawing has it. */
type Hook = Omit<Crossing, 'side'> & { readonly side: FrameSide };

/** The sections of a level: those between its members, and those across its frame. */
interface Sections {
  readonly sections: readonly EdgeSection[];
  readonly ends: readonly Ends[];
  readonly borders: readonly EdgeSection[];
  readonly crossings: readonly Crossing[];
}

interface Joined extends Sections {
  readonly sideways: boolean;
}

interface Hooked extends Sections {
  readonly group: Member;
  /** Whether a member is the only one on its layer. */
  readonly standsAlone: (member: Member) => boolean;
}

function addLoop(item: Item, splitEdge: SplitEdge): void {
  const { fromRow, toRow } = splitEdge.edge;
  if (fromRow === undefined && toRow === undefined) item.loops = [...item.loops, splitEdge];
  else {
    const unplaced = { side: 'right', from: 0, to: 0, lane: 0, label: { away: 0, at: 0 }, reach: 0 } as const;
    item.rowLoops = [...item.rowLoops, { splitEdge, ...unplaced }];
  }
}

/** Moves the label of a line from its present place to a piece of the line inside. */
function takeLabel(section: EdgeSection, outer: EdgeSection, sideways: boolean): void {
  for (const each of outer.splitEdge.sections) each.label = undefined;
  section.label = labelSize(section, sideways);
}

/** Room for a line's label in the level's frame: on a level line without the part where nothing is painted. */
function labelSize({ splitEdge, inLayer }: EdgeSection, sideways: boolean): Size | undefined {
  const { label } = splitEdge.edge;
  if (label === undefined) return undefined;
  const width = label.width - (sideways === inLayer ? 0 : (label.blank ?? 0));
  return sideways ? { width: label.height, height: width } : { width, height: label.height };
}

/** Puts the frame crossings and the title on layers of their own. */
function addBorders(level: Level): void {
  const title = level.group?.title;
  const titled = title !== undefined && title.width > 0 && title.height > 0 && !isSideways(level.direction);
  const first: Item[] = [];
  const last: Item[] = [];
  if (titled) {
    const item = makeItem('title', level, -1, { width: title.width, height: title.height });
    (level.direction === 'down' ? first : last).push(item);
  }
  first.push(...level.entries);
  last.push(...level.exits);
  if (first.length > 0) level.layers.unshift(first);
  if (last.length > 0) level.layers.push(last);
}
