// The columns of a sankey: from nodes and flows without cycles to the column of each node by the longest path to it, nodes that
// nothing leaves in the last column, and every flow as its stops: its ends, and one in each column between.
import { type SankeyFlow, type SankeyModel, throughput } from '../model.js';

/** A node, or the place where a flow passes a column. */
export interface Stop {
  readonly column: number;
  /** What flows through it. */
  readonly value: number;
  /** Its index in the model's nodes; omitted if a flow only passes. */
  readonly node?: number;
}

/** A flow from one column to the next. */
export interface Stretch {
  readonly flow: number;
  readonly value: number;
  readonly from: Stop;
  readonly to: Stop;
}

export interface Columns {
  /** From left to right, each from top to bottom as written. */
  readonly columns: readonly (readonly Stop[])[];
  readonly stretches: readonly Stretch[];
}

export function columnsOf({ nodes, flows }: SankeyModel): Columns {
  const shown = flows.filter(({ value }) => value > 0);
  const places = columnPlaces(shown);
  const count = Math.max(-1, ...places.values()) + 1;
  const columns: Stop[][] = Array.from({ length: count }, () => []);
  const stops = new Map<string, Stop>();
  nodes.forEach((each, node) => {
    const column = places.get(each.id);
    if (column === undefined) return;
    const stop: Stop = { column, value: throughput(each), node };
    stops.set(each.id, stop);
    columns[column]?.push(stop);
  });
  const stretches = flows.flatMap(({ from, to, value }, flow): readonly Stretch[] => {
    const [start, end] = [stops.get(from), stops.get(to)];
    if (value <= 0 || start === undefined || end === undefined) return [];
    const passed = Array.from({ length: end.column - start.column - 1 }, (_, i): Stop => {
      return { column: start.column + 1 + i, value };
    });
    for (const each of passed) columns[each.column]?.push(each);
    const way = [start, ...passed, end];
    return way.slice(1).map((stop, i) => ({ flow, value, from: way[i] ?? start, to: stop }));
  });
  return { columns, stretches };
}

/** By id: the most consecutive flows that lead to it; ends are in the last column. */
function columnPlaces(flows: readonly SankeyFlow[]): ReadonlyMap<string, number> {
  const leaving = new Map<string, SankeyFlow[]>();
  const waiting = new Map<string, number>();
  for (const flow of flows) {
    leaving.set(flow.from, [...(leaving.get(flow.from) ?? []), flow]);
    waiting.set(flow.from, waiting.get(flow.from) ?? 0);
    waiting.set(flow.to, (waiting.get(flow.to) ?? 0) + 1);
  }
  const places = new Map<string, number>();
  const open = [...waiting].flatMap(([id, count]) => (count === 0 ? [id] : []));
  for (const id of open) places.set(id, 0);
  for (let i = 0; i < open.length; i++) {
    const id = open[i] ?? '';
    for (const { to } of leaving.get(id) ?? []) {
      places.set(to, Math.max(places.get(to) ?? 0, (places.get(id) ?? 0) + 1));
      const left = (waiting.get(to) ?? 1) - 1;
      waiting.set(to, left);
      if (left === 0) open.push(to);
    }
  }
  const last = Math.max(0, ...places.values());
  for (const id of places.keys()) if (!leaving.has(id)) places.set(id, last);
  return places;
}
