// The nodes of a flow: in, the model's nodes; out, their bodies, with neighbours equalized.
import type { IconLookup } from '../../../scene/icon.js';
import type { GraphNode } from '../../graph-picture/content.js';
import { evenBodies } from '../../graph-picture/even-bodies.js';
import { typedNode } from '../../graph-picture/typed-node.js';
import type { FlowEdge, FlowNode } from '../model.js';

export function drawnNodes(
  nodes: readonly FlowNode[],
  edges: readonly Pick<FlowEdge, 'from' | 'to'>[],
  icons: IconLookup,
  wrap: number,
): readonly GraphNode[] {
  const types = new Map(nodes.map(({ id, type }) => [id, type]));
  const shapes = nodes.map((each) => typedNode(each, icons, wrap));
  // Decisions and persons are compared only with their own type.
  return evenBodies(shapes, edges, ({ id, outline, group = '' }) => {
    return `${types.get(id) === 'person' ? 'person' : outline} ${group}`;
  });
}
