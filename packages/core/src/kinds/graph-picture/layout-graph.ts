// Input of the layout: in, the measured content; out, boxes and lines.
import type { LayoutEdge, LayoutGraph, LayoutNode, Size } from '../../layout/graph.js';
import { headLength } from '../../scene/heads.js';
import type { Block } from '../../scene/parts/block.js';
import { snapUp } from '../../scene/parts/grid.js';
import type { Head } from '../../scene/scene.js';
import { CORNER, type DrawnLine, sharedWordsOf, trunkOf } from '../drawn-line.js';
import type { GraphContent, GraphNode } from './content.js';
import type { DrawnGraph } from './drawn-graph.js';
import { backId } from './turns.js';

export function layoutGraph(
  { direction, layered }: Pick<GraphContent, 'direction' | 'layered'>,
  { nodes, lines, groups, overlays }: DrawnGraph,
): LayoutGraph {
  const frames = new Set(groups.map(({ of }) => of.id));
  return {
    direction,
    ...(layered === undefined ? {} : { layered }),
    nodes: nodes.map(layoutNode),
    edges: lines.flatMap((each) => inPieces(each, layoutEdge(each, frames))),
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

/** A line that turns outside a frame is two: out with its text, and back with its head. */
function inPieces({ via }: DrawnLine, edge: LayoutEdge): readonly LayoutEdge[] {
  if (via === undefined) return [edge];
  const { id, from, to, toFrame, toLength, ...there } = edge;
  return [
    { ...there, id, from, to: via },
    {
      id: backId(id),
      from: via,
      to,
      light: true,
      ...(toFrame === undefined ? {} : { toFrame }),
      ...(toLength === undefined ? {} : { toLength }),
    },
  ];
}

/** An end of a line as the layout knows it. */
interface LineEnd {
  readonly id: string;
  /** It ends at that frame, in which it is routed to the node. */
  readonly frame: string | undefined;
  readonly row: number | undefined;
  readonly words: Block | undefined;
  readonly head: Head;
}

/** From a head to the first bend or text after it, px. */
const BEHIND_HEAD = 4;

function layoutEdge(of: DrawnLine, frames: ReadonlySet<string>): LayoutEdge {
  const { id, dash, startHead, endHead } = of.line;
  const { width, height, blank } = of.label;
  const trunk = trunkOf(of);
  const shared = sharedWordsOf(of);
  const { fromNode = of.line.from, toNode = of.line.to } = of;
  const frameOf = (id: string): string | undefined => (frames.has(id) ? id : undefined);
  const start: LineEnd = {
    id: fromNode,
    frame: frameOf(of.line.from),
    row: of.fromRow,
    words: of.fromEnd,
    head: startHead,
  };
  const end: LineEnd = { id: toNode, frame: frameOf(of.line.to), row: of.toRow, words: of.toEnd, head: endHead };
  const [earlier, later] = of.up === true ? [end, start] : [start, end];
  return {
    id,
    from: earlier.id,
    to: later.id,
    ...(earlier.frame === undefined ? {} : { fromFrame: earlier.frame }),
    ...(later.frame === undefined ? {} : { toFrame: later.frame }),
    ...(earlier.row === undefined ? {} : { fromRow: earlier.row }),
    ...(later.row === undefined ? {} : { toRow: later.row }),
    ...(earlier.head === false ? {} : { fromLength: lengthOf(earlier.head) }),
    ...(later.head === false ? {} : { toLength: lengthOf(later.head) }),
    ...(earlier.words === undefined ? {} : { fromLabel: sizeOf(earlier.words) }),
    ...(later.words === undefined ? {} : { toLabel: sizeOf(later.words) }),
    // A line up is never turned before another line.
    ...(of.up === true || (dash === 'solid' && (startHead !== false || endHead !== false)) ? {} : { light: true }),
    ...(width === 0 ? {} : { label: { width, height, blank, ...(shared === undefined ? {} : { shared }) } }),
    ...(trunk === undefined ? {} : { trunk }),
    ...(trunk === undefined || of.up !== true ? {} : { paired: true }),
  };
}

/**
 * Heads longer than the plain one end before the first bend; a crow's foot ends in a ring or a bar, which a corner
 * after it would touch.
 */
function lengthOf(head: Head): number {
  const length = headLength(head);
  if (typeof head === 'string' && head.startsWith('crow')) return length + CORNER;
  return length > headLength(true) ? length + BEHIND_HEAD : length;
}

function sizeOf({ width, height }: Block): Size {
  return { width: snapUp(width, 4), height: snapUp(height, 4) };
}
