// What the layout is asked: in, what was measured; out, boxes and lines.
import type { Direction, LayoutEdge, LayoutGraph, LayoutNode } from '../../layout/graph.js';
import { headLength } from '../../scene/heads.js';
import { snapUp } from '../../scene/parts/grid.js';
import { type DrawnLine, trunkOf } from '../drawn-line.js';
import type { GraphNode } from './content.js';
import type { DrawnGraph } from './drawn.js';

export function layoutGraph(direction: Direction, { nodes, lines, groups, overlays }: DrawnGraph): LayoutGraph {
  const frames = new Set(groups.map(({ of }) => of.id));
  return {
    direction,
    nodes: nodes.map(layoutNode),
    edges: lines.map((each) => layoutEdge(each, frames)),
    groups: groups.map(({ of, title: { width, height } }) => ({
      id: of.id,
      title: { width: snapUp(width, 4), height: snapUp(height, 4) },
      ...(of.parent === undefined ? {} : { parent: of.parent }),
      ...(of.direction === undefined ? {} : { direction: of.direction }),
      ...(of.same === undefined ? {} : { same: of.same }),
      ...(of.before === undefined ? {} : { before: of.before }),
    })),
    overlays: overlays.map(({ of, title: { width, height } }) => ({
      id: of.id,
      nodes: of.nodes,
      title: { width, height },
    })),
  };
}

function layoutNode({ id, width, height, outline, group, same, before }: GraphNode): LayoutNode {
  return {
    id,
    width,
    height,
    outline,
    ...(group === undefined ? {} : { group }),
    ...(same === undefined ? {} : { same }),
    ...(before === undefined ? {} : { before }),
  };
}

function layoutEdge(of: DrawnLine, frames: ReadonlySet<string>): LayoutEdge {
  const { id, dash, startHead, endHead } = of.line;
  const { fromNode: from = of.line.from, toNode: to = of.line.to } = of;
  const [fromLength, toLength] = [headLength(startHead), headLength(endHead)];
  const { width, height, blank } = of.label;
  const trunk = trunkOf(of);
  return {
    id,
    from,
    to,
    ...(frames.has(of.line.from) ? { fromFrame: of.line.from } : {}),
    ...(frames.has(of.line.to) ? { toFrame: of.line.to } : {}),
    ...(of.fromRow === undefined ? {} : { fromRow: of.fromRow }),
    ...(of.toRow === undefined ? {} : { toRow: of.toRow }),
    ...(fromLength === 0 ? {} : { fromLength }),
    ...(toLength === 0 ? {} : { toLength }),
    ...(dash === 'solid' && endHead ? {} : { light: true }),
    ...(width === 0 ? {} : { label: { width, height, blank } }),
    ...(trunk === undefined ? {} : { trunk }),
  };
}
