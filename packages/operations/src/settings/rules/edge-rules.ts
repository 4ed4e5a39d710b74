// Rules about edges: in, what a team settled; out, a function that reports the edges that break it. The time is linear in nodes and edges.
import type { StyleCheck, StyledDiagram, StyledEdge } from '@linework/core';
import type { LayerRule, SharingRule } from '../contract.js';
import { ruleReport } from './codes.js';

/** A word such as `inherits` states what its line does; the start and the end of a state machine are not steps. */
export const edgeLabels: StyleCheck = (diagram) => {
  const known = idsIn(diagram);
  return diagram.edges.flatMap((edge) => {
    const { from, to, arrow, label, isStatement, span } = edge;
    const needsLabel = isStatement && label === undefined && !/^[a-z]/.test(arrow) && known.has(from) && known.has(to);
    return needsLabel ? [ruleReport('R108', span, { line: lineOf(edge) })] : [];
  });
};

/** Reports each further node at its first line to what is not shared. */
export function sharing({ types }: SharingRule): StyleCheck {
  const isOwn = new Set(types);
  return (diagram) => {
    const known = idsIn(diagram);
    const own = new Set(
      diagram.nodes.flatMap(({ id, types: is }) => (id !== undefined && is.some((each) => isOwn.has(each)) ? id : [])),
    );
    const users = new Map<string, Set<string>>();
    return diagram.edges.flatMap((edge) =>
      usesIn(edge).flatMap(([other, id]) => {
        const before = users.get(id) ?? new Set<string>();
        if (other === id || !own.has(id) || !known.has(other) || before.has(other)) return [];
        users.set(id, before.add(other));
        const [first = other] = before;
        return first === other ? [] : [ruleReport('R111', edge.span, { id, first, other })];
      }),
    );
  };
}

/** Reports lines from a lower layer to a higher one, but not the reply to a call. */
export function layering({ order }: LayerRule): StyleCheck {
  const layers = order.map((each) => [each].flat());
  const ranks = new Map(layers.flatMap((names, rank) => names.map((name) => [name.toLowerCase(), rank] as const)));
  const titles = layers.map(([first = '']) => first);
  return (diagram) => {
    const rankOf = rankIn(diagram, ranks);
    const calls = new Set(diagram.edges.filter(({ arrow }) => arrow !== '-->').map(({ from, to }) => `${from} ${to}`));
    return diagram.edges.flatMap((edge) => {
      const isReply = edge.arrow === '-->' && calls.has(`${edge.to} ${edge.from}`);
      const up = isReply ? [] : directionsOf(edge).flatMap(([from, to]) => climb(rankOf(from), rankOf(to)));
      return up.map(([from, to]) => {
        const names = { from: titles[from] ?? '', to: titles[to] ?? '' };
        return ruleReport('R112', edge.span, { line: lineOf(edge), ...names, order: titles });
      });
    });
  };
}

type Way = readonly [from: string, to: string];

function climb(from: number | undefined, to: number | undefined): readonly (readonly [number, number])[] {
  return from === undefined || to === undefined || from <= to ? [] : [[from, to]];
}

/** The layer of a node or group: of the innermost group that has one, else of the node's type. */
function rankIn(
  { nodes, groups }: StyledDiagram,
  ranks: ReadonlyMap<string, number>,
): (id: string) => number | undefined {
  const known = new Map<string, number | undefined>();
  // Parents precede what they contain.
  for (const { id, label, parent } of groups) {
    if (id === undefined) continue;
    const own = ranks.get(id.toLowerCase()) ?? ranks.get(label.toLowerCase());
    known.set(id, own ?? (parent === undefined ? undefined : known.get(parent)));
  }
  for (const { id, group, types } of nodes) {
    if (id === undefined) continue;
    const ofType = types.map((each) => ranks.get(each)).find((each) => each !== undefined);
    known.set(id, (group === undefined ? undefined : known.get(group)) ?? ofType);
  }
  return (id) => known.get(id);
}

function idsIn({ nodes, groups }: StyledDiagram): ReadonlySet<string> {
  return new Set([...nodes, ...groups].flatMap(({ id }) => id ?? []));
}

function lineOf({ from, arrow, to }: StyledEdge): string {
  return `${from} ${arrow} ${to}`;
}

/** An association has no direction, a two-way line both. */
function directionsOf({ from, to, arrow }: StyledEdge): readonly Way[] {
  if (arrow === '--') return [];
  return arrow.startsWith('<')
    ? [
        [from, to],
        [to, from],
      ]
    : [[from, to]];
}

/** Of an association, either end can be the user. */
function usesIn(edge: StyledEdge): readonly Way[] {
  const { from, to, arrow } = edge;
  return arrow === '--'
    ? [
        [from, to],
        [to, from],
      ]
    : directionsOf(edge);
}
