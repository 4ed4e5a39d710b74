// The lines of a flow: in, the model's edges; out, the room their labels need, and the parts of line and label.
import type { Box, Point, RoutedEdge } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import { chip, lineLabel } from '../../../scene/parts/chip.js';
import type { ColourRole, ConnectorShape, PartNode } from '../../../scene/scene.js';
import type { FlowEdge } from '../model.js';
import { type DrawnNode, namedIcon, spoken } from './nodes.js';

const CORNER = 8;
const WIDTH = 1.5;

export interface DrawnEdge {
  readonly edge: FlowEdge;
  readonly label: Block;
  readonly stroke: ColourRole;
}

export function drawnEdge(edge: FlowEdge, icons: IconLookup): DrawnEdge {
  const stroke: ColourRole = edge.role === undefined ? 'line' : `role-${edge.role}`;
  const icon = namedIcon(edge.icon, icons);
  const label = lineLabel({
    iconInk: edge.role === undefined ? 'secondary' : stroke,
    ...(edge.label === undefined ? {} : { text: edge.label }),
    ...(icon === undefined ? {} : { icon }),
    ...(edge.number === undefined ? {} : { number: edge.number }),
  });
  return { edge, label, stroke };
}

export interface PlacedEnd {
  readonly drawn: DrawnNode;
  readonly box: Box;
}

/** A route whose ends lie on the drawn borders instead of the boxes. */
export function met(
  points: readonly Point[],
  from: PlacedEnd | undefined,
  to: PlacedEnd | undefined,
): readonly Point[] {
  const [first, second] = points;
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (first === undefined || second === undefined || last === undefined || beforeLast === undefined) return points;
  return [
    from === undefined ? first : from.drawn.meet(from.box, first, second),
    ...points.slice(1, -1),
    to === undefined ? last : to.drawn.meet(to.box, last, beforeLast),
  ];
}

export function edgePart(
  { edge, stroke }: DrawnEdge,
  points: readonly Point[],
  names: ReadonlyMap<string, string>,
): PartNode {
  const connector: ConnectorShape = {
    type: 'connector',
    points,
    cornerRadius: CORNER,
    stroke,
    strokeWidth: WIDTH,
    dash: edge.dash,
    startHead: edge.startHead,
    endHead: edge.endHead,
    animate: edge.animate,
  };
  return {
    type: 'part',
    part: 'edge',
    id: edge.id,
    label: sentence(edge, names),
    ...(edge.desc === undefined ? {} : { description: edge.desc }),
    ...(edge.link === undefined ? {} : { link: edge.link }),
    children: [connector],
  };
}

/** What stands on the line; nothing for a line without label, icon and number. */
export function labelPart({ edge, label }: DrawnEdge, route: RoutedEdge, ground: ColourRole): readonly PartNode[] {
  const box = route.label;
  if (box === undefined || label.width === 0) return [];
  const corner = { x: box.x + (box.width - label.width) / 2, y: box.y + (box.height - label.height) / 2 };
  return [
    {
      type: 'part',
      part: 'label',
      id: edge.id,
      ...(edge.link === undefined ? {} : { link: edge.link }),
      children: chip(label, ground).at(corner),
    },
  ];
}

/** "3. Web shop to Orders API: calls" */
function sentence({ from, to, arrow, number, label }: FlowEdge, names: ReadonlyMap<string, string>): string {
  const counted = number === undefined ? '' : `${number}. `;
  const joined = arrow === '--' || arrow.startsWith('<') ? 'and' : 'to';
  const said = label === undefined ? '' : `: ${spoken(label)}`;
  return `${counted}${names.get(from) ?? from} ${joined} ${names.get(to) ?? to}${said}`;
}
