// Siblings: members of a scope that one other member calls, such as the branches of a decision. In: what the lines of a
// graph join. Out: the families, and in a drawing, how many siblings are apart: in no row or column with another.
import type { Box, Drawing, LayoutGraph } from '../graph.js';
import type { Standees } from './reading.js';
import { type Lifted, liftedLines, type Member } from './scopes.js';
import { AXES, isLevel, type Share } from './share.js';

/** At least two members, none of which calls another. */
export type Family = readonly Member[];

export function familiesOf(lifted: readonly Lifted[]): readonly Family[] {
  const called = new Map<Member, Set<Member>>();
  for (const { from, to } of lifted) {
    if (from === to) continue;
    const known = called.get(from);
    if (known === undefined) called.set(from, new Set([to]));
    else known.add(to);
  }
  const known = new Set<string>();
  return [...called.values()].flatMap((all) => {
    const later = new Set([...all].flatMap((each) => [...(called.get(each) ?? [])]));
    const family = [...all].filter((each) => !later.has(each));
    const key = family.toSorted().join('\n');
    if (family.length < 2 || known.has(key)) return [];
    known.add(key);
    return [family];
  });
}

export function siblingsApart(families: readonly Family[], standees: Pick<Standees, 'nodes' | 'groups'>): number {
  const boxes = new Map<Member, Box>([
    ...standees.nodes.map((node) => [`node ${node.id}`, node] as const),
    ...standees.groups.map((group) => [`group ${group.id}`, group] as const),
  ]);
  return families.reduce((sum, family) => {
    return sum + countApart(family.flatMap((each) => boxes.get(each) ?? []));
  }, 0);
}

/** The boxes of one family that are in no row or column with another. */
export function countApart(family: readonly Box[]): number {
  return family.filter((box) => !family.some((other) => other !== box && areInLine(box, other))).length;
}

function areInLine(one: Box, other: Box): boolean {
  return AXES.some((axis) => isLevel(one, other, axis, 'start') || isLevel(one, other, axis, 'middle'));
}

export function siblingsLevel(graph: LayoutGraph, drawing: Drawing): Share {
  const families = familiesOf(liftedLines(graph));
  const of = families.reduce((sum, { length }) => sum + length, 0);
  return { of, met: of - siblingsApart(families, drawing) };
}
