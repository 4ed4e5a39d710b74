// The entry of a picture. In: what the lines of a graph join. Out: the box on the outermost level that a reader sees
// first and no call enters, with its targets; and in a drawing, whether it comes after one of these.
import type { Box, LayoutGraph } from '../graph.js';
import { isBefore, type Standees } from './reading.js';
import type { Lifted, Member } from './scopes.js';

export interface Entry {
  readonly first: Member;
  readonly called: readonly Member[];
}

/**
 * Undefined if calls enter the first-written caller, as in a cycle. Replies and events, dashed or dotted, do not count.
 */
export function entryOf({ nodes }: LayoutGraph, lifted: readonly Lifted[]): Entry | undefined {
  const calls = lifted.filter(({ scope, edge }) => scope === undefined && edge.light !== true);
  const places = new Map(nodes.map(({ id }, i) => [id, i]));
  const place = ({ edge }: Lifted): number => places.get(edge.from) ?? nodes.length;
  const start = calls.reduce<Lifted | undefined>(
    (best, each) => (best === undefined || place(each) < place(best) ? each : best),
    undefined,
  );
  if (start === undefined) return undefined;
  const { from: first } = start;
  if (calls.some(({ to }) => to === first)) return undefined;
  return { first, called: calls.flatMap(({ from, to }) => (from === first ? [to] : [])) };
}

export function isEntryLate({ first, called }: Entry, { nodes, groups, direction }: Standees): boolean {
  const boxes = new Map<string, Box>([
    ...nodes.map((node) => [`node ${node.id}`, node] as const),
    ...groups.map((group) => [`group ${group.id}`, group] as const),
  ]);
  const own = boxes.get(first);
  return called.some((each) => {
    const box = boxes.get(each);
    return own !== undefined && box !== undefined && isBefore(box, own, direction);
  });
}
