// The nodes of a flow: in, the model's nodes; out, what the layout needs of each and its part of the scene.
import type { Box, LayoutNode } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import { equalSizes } from '../../../scene/parts/equal-sizes.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { type NodeBody, nodeBody } from '../../../scene/parts/node.js';
import type { PartNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { FlowNode } from '../model.js';

export interface DrawnNode extends NodeBody {
  readonly node: FlowNode;
}

/** The nodes of a flow, sizes of neighbours evened out. */
export function drawnNodes(nodes: readonly FlowNode[], icons: IconLookup): readonly DrawnNode[] {
  const drawn = nodes.map((each) => drawnNode(each, icons));
  const sizes = equalSizes(
    drawn.map(({ node, width, height, outline }) => ({ width, height, family: familyOf(node, outline) })),
  );
  return drawn.map((each, i) => ({ ...each, ...sizes[i] }));
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
