// Flows that form a cycle: from the flows in source order to each flow that closes a cycle, with the cycle. Flows are put back
// one by one, so that the reported line is the one written last.
import type { SankeyFlow } from './model.js';

export interface Circle {
  readonly closing: SankeyFlow;
  /** From a flow's target to its source. */
  readonly way: readonly SankeyFlow[];
}

export interface Untangled {
  /** Without those that close a cycle. */
  readonly flows: readonly SankeyFlow[];
  readonly circles: readonly Circle[];
}

export function untangled(flows: readonly SankeyFlow[]): Untangled {
  const flowsFrom = new Map<string, SankeyFlow[]>();
  const all: SankeyFlow[] = [];
  const circles: Circle[] = [];
  for (const flow of flows) {
    const way = wayBack(flow, flowsFrom);
    if (way !== undefined) {
      circles.push({ closing: flow, way });
      continue;
    }
    all.push(flow);
    const own = flowsFrom.get(flow.from);
    if (own === undefined) flowsFrom.set(flow.from, [flow]);
    else own.push(flow);
  }
  return { flows: all, circles };
}

/** The shortest path from the end of a flow to its start. */
function wayBack(
  { from, to }: SankeyFlow,
  flowsFrom: ReadonlyMap<string, readonly SankeyFlow[]>,
): readonly SankeyFlow[] | undefined {
  if (from === to) return [];
  const by = new Map<string, SankeyFlow>();
  const open = [to];
  for (let i = 0; i < open.length; i++) {
    for (const flow of flowsFrom.get(open[i] ?? '') ?? []) {
      if (flow.to === to || by.has(flow.to)) continue;
      by.set(flow.to, flow);
      if (flow.to === from) return traced(from, to, by);
      open.push(flow.to);
    }
  }
  return undefined;
}

function traced(from: string, to: string, by: ReadonlyMap<string, SankeyFlow>): readonly SankeyFlow[] {
  const way: SankeyFlow[] = [];
  for (let at = from; at !== to; ) {
    const flow = by.get(at);
    if (flow === undefined) break;
    way.unshift(flow);
    at = flow.from;
  }
  return way;
}
