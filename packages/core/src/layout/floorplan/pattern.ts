// One arrangement for similar groups. In: their scopes. Out: a scope whose nodes have room for each twin's and whose
// lines are those of all; and, from a shape of it, the shape of one twin, with everything at the same place.
import type { LayoutEdge, LayoutGroup, LayoutNode, Size } from '../graph.js';
import type { Leaf, Leaving, Member, Scope, Twin, Wire } from './scopes.js';
import type { Shape } from './shape.js';
import { slots } from './twins.js';

/** All nodes, with those of patterns after the graph's. */
export interface Cast {
  readonly nodes: LayoutNode[];
  /** By the pattern's node, the graph's nodes that it represents. */
  readonly played: Leaf[][];
}

export function patternOf(scopes: readonly Scope[], cast: Cast): Scope {
  const leaves = scopes.map(() => new Map<Leaf, Leaf>());
  const groups = scopes.map(() => new Map<string, LayoutGroup>());
  const { members, inner } = mergeMembers(scopes, cast, leaves, groups);
  const [first] = scopes;
  const twins = scopes.map(
    (scope, i): Twin => ({ scope, leaves: leaves[i] ?? new Map(), groups: groups[i] ?? new Map() }),
  );
  const group = mergeGroups(scopes, groups);
  return finishedPattern(group, first?.direction, members, inner, twins);
}

interface Merged {
  readonly members: readonly Member[];
  readonly inner: readonly Wire[];
}

function mergeMembers(
  scopes: readonly Scope[],
  cast: Cast,
  leaves: readonly Map<Leaf, Leaf>[],
  groups: readonly Map<string, LayoutGroup>[],
): Merged {
  const members = slots(scopes).map((slot): Member => {
    const insides = slot.map((member) => (member?.kind === 'scope' ? member.scope : undefined));
    if (insides.every((inside) => inside === undefined)) {
      return mergeNodes(slot, cast, leaves);
    }
    const scoped = slot.map((member, i) => insides[i] ?? alone(member));
    const merged = mergeMembers(scoped, cast, leaves, groups);
    const group = scoped.some((each) => each.group !== undefined) ? mergeGroups(scoped, groups) : undefined;
    const direction = scoped.find((each) => each.members.length > 0)?.direction;
    const twins = scoped.map(
      (scope, i): Twin => ({ scope, leaves: leaves[i] ?? new Map(), groups: groups[i] ?? new Map() }),
    );
    const scope = finishedPattern(group, direction, merged.members, merged.inner, twins);
    return { kind: 'scope', scope, leaves: scope.leaves };
  });
  return { members, inner: mergeWires(scopes, members, leaves) };
}

/** A node as a scope, to match a twin with a card. */
function alone(member: Member | undefined): Scope {
  const members = member === undefined ? [] : [member];
  const leaves = member?.leaves ?? [];
  return { group: undefined, direction: undefined, members, leaves, wires: [], leaving: [], twins: [] };
}

function mergeNodes(slot: readonly (Member | undefined)[], cast: Cast, leaves: readonly Map<Leaf, Leaf>[]): Member {
  const leaf = cast.nodes.length;
  const nodes = slot.flatMap((member) => (member?.kind === 'node' ? [member.node] : []));
  const node: LayoutNode = { id: `pattern ${leaf}`, ...largest(nodes) };
  cast.nodes.push(node);
  const played: Leaf[] = [];
  slot.forEach((member, i) => {
    const [own] = member?.leaves ?? [];
    if (own === undefined) return;
    leaves[i]?.set(own, leaf);
    played.push(...(cast.played[own] ?? []));
  });
  cast.played.push(played);
  return { kind: 'node', node, leaves: [leaf] };
}

function largest(sizes: readonly Size[]): Size {
  return {
    width: sizes.reduce((most, { width }) => Math.max(most, width), 0),
    height: sizes.reduce((most, { height }) => Math.max(most, height), 0),
  };
}

function mergeGroups(scopes: readonly Scope[], groups: readonly Map<string, LayoutGroup>[]): LayoutGroup | undefined {
  const real = scopes.flatMap(({ group }) => group ?? []);
  const [first] = real;
  if (first === undefined) return undefined;
  scopes.forEach(({ group }, i) => {
    if (group !== undefined) groups[i]?.set(first.id, group);
  });
  return { ...first, title: largest(real.map(({ title }) => title)) };
}

/** Lines of one twin, plus those of the others where they differ; with the longest of their labels. */
function mergeWires(
  scopes: readonly Scope[],
  members: readonly Member[],
  leaves: readonly ReadonlyMap<Leaf, Leaf>[],
): readonly Wire[] {
  const memberOf = new Map(members.flatMap((member, i) => member.leaves.map((leaf) => [leaf, i])));
  const merged = new Map<string, Wire>();
  scopes.forEach((scope, i) => {
    const seen = new Map<string, number>();
    for (const { edge, from, to } of scope.wires) {
      const [a, b] = [leaves[i]?.get(from), leaves[i]?.get(to)];
      if (a === undefined || b === undefined) continue;
      const nth = seen.get(`${a} ${b}`) ?? 0;
      seen.set(`${a} ${b}`, nth + 1);
      const key = `${a} ${b} ${nth}`;
      const known = merged.get(key);
      merged.set(key, {
        edge: known === undefined ? edge : withLabel(known.edge, edge),
        from: a,
        to: b,
        fromMember: memberOf.get(a) ?? 0,
        toMember: memberOf.get(b) ?? 0,
      });
    }
  });
  return [...merged.values()];
}

function withLabel(edge: LayoutEdge, { label }: LayoutEdge): LayoutEdge {
  if (label === undefined) return edge;
  return { ...edge, label: edge.label === undefined ? label : largest([edge.label, label]) };
}

function finishedPattern(
  group: LayoutGroup | undefined,
  direction: Scope['direction'],
  members: readonly Member[],
  wires: readonly Wire[],
  twins: readonly Twin[],
): Scope {
  const leaving = twins.flatMap(({ scope, leaves }) =>
    scope.leaving.flatMap((each): Leaving[] => {
      const leaf = leaves.get(each.leaf);
      return leaf === undefined ? [] : [{ ...each, leaf }];
    }),
  );
  return { group, direction, members, leaves: members.flatMap((each) => each.leaves), wires, leaving, twins };
}

/** The pattern's shape with the twin's own nodes and groups, each centred in its room. */
export function playedBy(shape: Shape, { leaves, groups }: Twin, cast: Cast): Shape {
  const own = new Map([...leaves].map(([leaf, role]) => [role, leaf]));
  const play = (of: Shape): Shape => {
    const cells = of.leaves.flatMap((role, i) => {
      const leaf = own.get(role);
      const node = leaf === undefined ? undefined : cast.nodes[leaf];
      const room = cast.nodes[role];
      if (leaf === undefined || node === undefined || room === undefined) return [];
      const x = (of.xs[i] ?? 0) + (room.width - node.width) / 2;
      const y = (of.ys[i] ?? 0) + (room.height - node.height) / 2;
      return [{ leaf, node, x, y }];
    });
    const placed = {
      width: of.width,
      height: of.height,
      cost: of.cost,
      leaves: cells.map(({ leaf }) => leaf),
      xs: cells.map(({ x }) => x),
      ys: cells.map(({ y }) => y),
      form: of.form,
      pattern: of,
    };
    if (of.node !== undefined) {
      const [cell] = cells;
      if (cell === undefined) return { ...placed, parts: [] };
      const { leaf, node, x, y } = cell;
      const inner: Shape = {
        ...placed,
        width: node.width,
        height: node.height,
        leaves: [leaf],
        xs: [0],
        ys: [0],
        node,
        parts: [],
      };
      return { ...placed, parts: [{ shape: inner, x, y }] };
    }
    const group = of.group === undefined ? undefined : groups.get(of.group.id);
    return {
      ...placed,
      ...(group === undefined ? {} : { group }),
      parts: of.parts.map((part) => ({ ...part, shape: play(part.shape) })),
    };
  };
  return play(shape);
}
