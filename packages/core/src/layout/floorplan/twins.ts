// Similar groups: equal in their content and their connections to the rest, up to a few differences. In: a scope. Out:
// its members by similarity.
import type { Leaf, Member, Scope } from './scopes.js';
import { ALIKE_LINES, ALIKE_NODES, MOST_TWINS } from './weights.js';

/** Members of the scope that are similar, by index; each of them once. */
export function findTwins(scope: Scope): readonly (readonly number[])[] {
  const groups = scope.members.flatMap((member, i) => (isGroup(member) && member.leaves.length > 1 ? [i] : []));
  if (groups.length > MOST_TWINS) return [];
  const classes: number[][] = [];
  for (const i of groups) {
    const twinClass = classes.find(([first]) => first !== undefined && areAlike(scope, first, i));
    if (twinClass === undefined) classes.push([i]);
    else twinClass.push(i);
  }
  return classes.filter((each) => each.length > 1);
}

function isGroup(member: Member | undefined): boolean {
  return member?.kind === 'scope' && member.scope.group !== undefined;
}

function areAlike(parent: Scope, i: number, j: number): boolean {
  const a = parent.members[i];
  const b = parent.members[j];
  if (a?.kind !== 'scope' || b?.kind !== 'scope' || !haveOneForm(a.scope, b.scope)) return false;
  const named: [Map<Leaf, number>, Map<Leaf, number>] = [new Map(), new Map()];
  nameAlike(a.scope, b.scope, named);
  const common = [...named[0].values()].filter((name) => [...named[1].values()].includes(name)).length;
  if (common < 2 || common < ALIKE_NODES * Math.max(named[0].size, named[1].size)) return false;
  const [one, other] = [linesOf(parent, i, j, named[0]), linesOf(parent, j, i, named[1])];
  const shared = [...one].filter((line) => other.has(line)).length;
  return shared > 0 && shared >= ALIKE_LINES * (one.size + other.size - shared);
}

function haveOneForm(a: Scope, b: Scope): boolean {
  if (a.direction !== b.direction) return false;
  const [one, other] = [a, b].map(({ members }) => members.filter(isGroup));
  if (one === undefined || other === undefined || one.length !== other.length) return false;
  return one.every((member, i) => {
    const like = other[i];
    return member.kind === 'scope' && like?.kind === 'scope' && haveOneForm(member.scope, like.scope);
  });
}

/** Gives corresponding nodes of both one number; cards have none. */
function nameAlike(a: Scope, b: Scope, [one, other]: [Map<Leaf, number>, Map<Leaf, number>]): void {
  for (const [first, second] of slots([a, b])) {
    if (isGroup(first) || isGroup(second)) {
      if (first?.kind === 'scope' && second?.kind === 'scope') nameAlike(first.scope, second.scope, [one, other]);
      continue;
    }
    const number = Math.max(one.size, other.size) + 1000 * Number(first === undefined || second === undefined);
    const [x] = first?.leaves ?? [];
    const [y] = second?.leaves ?? [];
    if (x !== undefined) one.set(x, number);
    if (y !== undefined) other.set(y, number + (first === undefined ? 1 : 0));
  }
}

/** Members of the scopes that have the same place: the first groups of each, the second, and likewise the nodes. */
export function slots(scopes: readonly Scope[]): readonly (readonly (Member | undefined)[])[] {
  const longest = scopes.reduce((most, each) => (each.members.length > most.members.length ? each : most));
  const sorted = scopes.map(({ members }) => ({
    groups: members.filter(isGroup),
    nodes: members.filter((member) => !isGroup(member)),
  }));
  let group = 0;
  let node = 0;
  return longest.members.map((member) => {
    if (isGroup(member)) {
      const at = group++;
      return sorted.map(({ groups }) => groups[at]);
    }
    const at = node++;
    return sorted.map(({ nodes }) => nodes[at]);
  });
}

/** The lines at a member as strings that are the same for its twin. */
function linesOf(parent: Scope, member: number, twin: number, names: ReadonlyMap<Leaf, number>): ReadonlySet<string> {
  const lines = new Set<string>();
  const inside = (scope: Scope): void => {
    for (const { from, to } of scope.wires) {
      if (names.has(from) && names.has(to)) lines.add(`${names.get(from)}>${names.get(to)}`);
    }
    for (const each of scope.members) if (each.kind === 'scope') inside(each.scope);
  };
  const own = parent.members[member];
  if (own?.kind === 'scope') inside(own.scope);
  for (const { from, to, fromMember, toMember } of parent.wires) {
    if (fromMember !== member && toMember !== member) continue;
    const other = fromMember === member ? toMember : fromMember;
    const name = names.get(fromMember === member ? from : to);
    lines.add(other === twin ? `${name}=` : `${name}${fromMember === member ? '>' : '<'}member ${other}`);
  }
  for (const { leaf, other, out } of parent.leaving) {
    if (names.has(leaf)) lines.add(`${names.get(leaf)}${out ? '>' : '<'}node ${other}`);
  }
  return lines;
}
