// A placement that ignores lines: members of every scope in rows, as written. In: a graph. Out: a plan, its rows
// aligned.
import type { LayoutGraph, PlacedGroup, PlacedNode, Size } from '../../graph.js';
import type { Alignment, Plan } from '../../plan.js';

const GAP = 40;
const PADDING = 20;
const EMPTY: Size = { width: 40, height: 40 };

interface Member extends Size {
  readonly id: string;
  readonly place: (x: number, y: number) => void;
}

/** `perRow` members per row; by default about as many as there are rows. */
export function shelfPlan(graph: LayoutGraph, perRow?: number): Plan {
  const nodes = new Map<string, PlacedNode>();
  const groups = new Map<string, PlacedGroup>();
  const aligned: Alignment[] = [];
  const scope = (holder: string | undefined): Member => {
    const members: Member[] = [
      ...graph.nodes
        .filter(({ group }) => group === holder)
        .map(({ id, width, height }) => ({
          id,
          width,
          height,
          place: (x: number, y: number) => nodes.set(id, { id, x, y, width, height }),
        })),
      ...graph.groups.filter(({ parent }) => parent === holder).map(({ id }) => scope(id)),
    ];
    const count = perRow ?? Math.max(1, Math.ceil(Math.sqrt(members.length)));
    const rows = Array.from({ length: Math.ceil(members.length / count) }, (_, i) =>
      members.slice(i * count, (i + 1) * count),
    );
    for (const row of rows) if (row.length > 1) aligned.push({ axis: 'y', at: 'start', ids: row.map(({ id }) => id) });
    const title = graph.groups.find(({ id }) => id === holder)?.title ?? { width: 0, height: 0 };
    const [left, top] = holder === undefined ? [0, 0] : [PADDING, title.width === 0 ? PADDING : title.height + 24];
    const width = Math.max(
      title.width,
      EMPTY.width,
      ...rows.map((row) => row.reduce((sum, each) => sum + each.width + GAP, -GAP)),
    );
    const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
    const height = Math.max(
      EMPTY.height,
      heights.reduce((sum, each) => sum + each + GAP, -GAP),
    );
    const size = { width: width + 2 * left, height: height + top + left };
    return {
      id: holder ?? '',
      ...size,
      place: (x, y) => {
        if (holder !== undefined) groups.set(holder, { id: holder, x, y, ...size });
        let at = y + top;
        rows.forEach((row, i) => {
          let from = x + left;
          for (const member of row) {
            member.place(from, at);
            from += member.width + GAP;
          }
          at += (heights[i] ?? 0) + GAP;
        });
      },
    };
  };
  scope(undefined).place(0, 0);
  return {
    nodes: graph.nodes.flatMap(({ id }) => nodes.get(id) ?? []),
    groups: graph.groups.flatMap(({ id }) => groups.get(id) ?? []),
    aligned,
  };
}
