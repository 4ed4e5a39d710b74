// The nodes of a flow: in, the model's nodes; out, what the layout needs of each and its part of the scene.
import type { Box, LayoutNode } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import { equalSizes, rowSizes } from '../../../scene/parts/equal-sizes.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { type NodeBody, nodeBody } from '../../../scene/parts/node.js';
import type { PartNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { FlowEdge, FlowNode } from '../model.js';

export interface DrawnNode extends NodeBody {
  readonly node: FlowNode;
}

/** The nodes of a flow, sizes of neighbours evened out. */
export function drawnNodes(
  nodes: readonly FlowNode[],
  edges: readonly Ends[],
  icons: IconLookup,
): readonly DrawnNode[] {
  const drawn = nodes.map((each) => drawnNode(each, icons));
  const families = drawn.map(({ node, outline }) => familyOf(node, outline));
  const even = equalSizes(drawn.map(({ width, height }, i) => ({ width, height, family: families[i] ?? '' })));
  const rows = rowsOf(nodes, edges);
  const sizes = rowSizes(even.map((size, i) => ({ ...size, family: `${families[i]}\n${rows[i]}` })));
  return drawn.map((each, i) => ({ ...each, ...sizes[i] }));
}

type Ends = Pick<FlowEdge, 'from' | 'to'>;

/** By node: what it follows, as all in a row of branches do, or what it leads to, as all in a row of sources do. */
function rowsOf(nodes: readonly FlowNode[], edges: readonly Ends[]): readonly string[] {
  const before = new Map<string, Set<string>>();
  const after = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    if (from === to) continue;
    before.set(to, (before.get(to) ?? new Set()).add(from));
    after.set(from, (after.get(from) ?? new Set()).add(to));
  }
  return nodes.map(({ id }) => {
    const [side, ends] = before.has(id) ? ['after', before.get(id)] : ['before', after.get(id)];
    return ends === undefined ? `alone ${id}` : `${side} ${[...ends].toSorted().join(' ')}`;
  });
}

/** Decisions and persons look right beside their own kind only. */
function familyOf({ type, group }: FlowNode, outline: string): string {
  return `${type === 'person' ? type : outline} ${group ?? ''}`;
}

/** The person's mark says what this icon says. */
const PERSON_ICON = 'lx:user';

function drawnNode(node: FlowNode, icons: IconLookup): DrawnNode {
  const { type: form, label, sub, tone } = node;
  const icon = form === 'person' && node.icon === PERSON_ICON ? undefined : namedIcon(node.icon, icons);
  const face = { form, label, tone, ...(sub === undefined ? {} : { sub }), ...(icon === undefined ? {} : { icon }) };
  return { ...nodeBody(face), node };
}

export function layoutNode({ node, width, height, outline }: DrawnNode): LayoutNode {
  const { id, group, same, before } = node;
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

export function nodePart({ node, shapes }: DrawnNode, box: Box): PartNode {
  const { id, label, sub, desc, link } = node;
  return {
    type: 'part',
    part: 'node',
    id,
    label: oneLine(sub === undefined ? label : `${label} ${sub}`),
    ...(desc === undefined ? {} : { description: desc }),
    ...(link === undefined ? {} : { link }),
    children: shapes(box),
  };
}
