// Messages as drawn: in, the model's lines; out, the room their labels need, and the parts of line, label and bar.
import type { Box, Size } from '../../../layout/graph.js';
import type { PlacedMessage } from '../../../layout/lifelines/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import { lineLabel } from '../../../scene/parts/chip.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import type { ColourRole, ConnectorShape, PartNode, RectShape, Tone } from '../../../scene/scene.js';
import type { Line } from '../../lines.js';
import { spokenLine } from '../../outline-words.js';

const CORNER = 8;
const WIDTH = 1.5;

export interface DrawnMessage {
  readonly line: Line;
  readonly label: Block;
  readonly stroke: ColourRole;
}

export function drawnMessage(line: Line, icons: IconLookup): DrawnMessage {
  const stroke: ColourRole = line.role === undefined ? 'line' : `role-${line.role}`;
  const icon = namedIcon(line.icon, icons);
  const label = lineLabel({
    iconInk: line.role === undefined ? 'secondary' : stroke,
    ...(line.label === undefined ? {} : { text: line.label }),
    ...(icon === undefined ? {} : { icon }),
    ...(line.number === undefined ? {} : { number: line.number }),
  });
  return { line, label, stroke };
}

/** Whole px, so that a label's place is one too. */
export function roomFor({ width, height }: Size): Size {
  return { width: Math.ceil(width), height: Math.ceil(height) };
}

export function linePart(
  { line, stroke }: DrawnMessage,
  { points }: PlacedMessage,
  names: ReadonlyMap<string, string>,
): PartNode {
  const connector: ConnectorShape = {
    type: 'connector',
    points,
    cornerRadius: CORNER,
    stroke,
    strokeWidth: WIDTH,
    dash: line.dash,
    startHead: line.startHead,
    endHead: line.endHead,
    animate: line.animate,
  };
  return {
    type: 'part',
    part: 'edge',
    id: line.id,
    label: spokenLine(line, names),
    ...(line.desc === undefined ? {} : { description: line.desc }),
    ...(line.link === undefined ? {} : { link: line.link }),
    children: [connector],
  };
}

export function labelPart({ line, label }: DrawnMessage, { label: box }: PlacedMessage): readonly PartNode[] {
  if (box === undefined) return [];
  return [
    {
      type: 'part',
      part: 'label',
      id: line.id,
      ...(line.link === undefined ? {} : { link: line.link }),
      children: label.at({ x: box.x + (box.width - label.width) / 2, y: box.y + (box.height - label.height) / 2 }),
    },
  ];
}

export function barShape({ x, y, width, height }: Box, tone: Tone): RectShape {
  return {
    type: 'rect',
    x,
    y,
    width,
    height,
    radius: 2,
    fill: `${tone}-fill`,
    stroke: `${tone}-stroke`,
    strokeWidth: 1,
  };
}
