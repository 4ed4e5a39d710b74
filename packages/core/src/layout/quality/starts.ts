// Where reading starts. In: what the lines of a graph join. Out: in every scope, the members that call others and that
// no call enters, such as people and first steps; and in a drawing, how many of them are read after what they call.
import type { Box, Drawing, LayoutGraph } from '../graph.js';
import { isBefore, type Standees } from './reading.js';
import { directionsOf, type Lifted, liftedLines, type Member } from './scopes.js';
import { type Share, shareOf } from './share.js';

export interface Start {
  /** Undefined for the whole picture. */
  readonly scope: string | undefined;
  readonly first: Member;
  /** As often as it has a line there. */
  readonly called: readonly Member[];
}

/** Replies and events, dashed or dotted, do not count, nor lines between members whose order the author stated. */
export function startsOf(graph: LayoutGraph, lifted: readonly Lifted[]): readonly Start[] {
  const stated = statedPairs(graph);
  const calls = lifted.filter(
    ({ edge, from, to }) => edge.light !== true && from !== to && !stated.has(`${from}\n${to}`),
  );
  const entered = new Set(calls.map(({ to }) => to));
  const starts = new Map<Member, { readonly scope: string | undefined; readonly called: Member[] }>();
  for (const { scope, from, to } of calls) {
    if (entered.has(from)) continue;
    const start = starts.get(from) ?? { scope, called: [] };
    starts.set(from, start);
    start.called.push(to);
  }
  return [...starts].map(([first, rest]) => ({ first, ...rest }));
}

function statedPairs({ nodes, groups }: LayoutGraph): ReadonlySet<string> {
  const frames = new Set(groups.map(({ id }) => id));
  const named = (id: string): Member => (frames.has(id) ? `group ${id}` : `node ${id}`);
  return new Set(
    [...nodes, ...groups].flatMap(({ id, same, before }) =>
      [same, before].flatMap((other) =>
        other === undefined ? [] : [`${named(id)}\n${named(other)}`, `${named(other)}\n${named(id)}`],
      ),
    ),
  );
}

/** Late along the direction: something it calls is before it. Late across it: more is above it than further on. */
export function lateStarts(starts: readonly Start[], graph: LayoutGraph, drawing: Standees): readonly Start[] {
  const boxes = new Map<Member, Box>([
    ...drawing.nodes.map((node) => [`node ${node.id}`, node] as const),
    ...drawing.groups.map((group) => [`group ${group.id}`, group] as const),
  ]);
  const directionOf = directionsOf(graph, drawing.direction);
  return starts.filter(({ scope, first, called }) => {
    const own = boxes.get(first);
    if (own === undefined) return false;
    const along = directionOf(scope);
    const across = along === 'right' || along === 'left' ? 'down' : 'right';
    let lead = 0;
    for (const each of called) {
      const box = boxes.get(each);
      if (box === undefined) continue;
      if (isBefore(box, own, along)) return true;
      if (isBefore(own, box, along) || isBefore(own, box, across)) lead++;
      else if (isBefore(box, own, across)) lead--;
    }
    return lead < 0;
  });
}

export function startsFirst(graph: LayoutGraph, drawing: Drawing): Share {
  const starts = startsOf(graph, liftedLines(graph));
  const late = new Set(lateStarts(starts, graph, drawing));
  return shareOf(starts.map((each) => !late.has(each)));
}
