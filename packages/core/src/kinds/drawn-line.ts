// Lines as drawn, shared by all kinds that have them: in, what a line means; out, the space for its label, and the
// parts of line and label.
import { marksAnswer } from '../grammar/status-words.js';
import type { Box, LayoutEdge, Point } from '../layout/graph.js';
import type { IconLookup } from '../scene/icon.js';
import type { Block } from '../scene/parts/block.js';
import { type LabelBlock, type LineLabel, lineLabel, sideLabel } from '../scene/parts/chip.js';
import type { NamedIcon } from '../scene/parts/icon-block.js';
import { inkIcon, namedIcon } from '../scene/parts/named-icon.js';
import type { ConnectorShape, PartNode } from '../scene/scene.js';
import type { LinePaint } from './line-options/contract.js';
import { linePaint } from './line-options/registry.js';
import type { Line } from './lines.js';
import { spokenLine } from './outline-words.js';

export const CORNER = 8;

export interface DrawnLine {
  readonly line: Line;
  readonly label: LabelBlock;
  readonly paint: LinePaint;
  /** Rows of its nodes that the line leaves and meets, px below each one's top. */
  readonly fromRow?: number;
  readonly toRow?: number;
  /** For a line that joins a frame: the node inside that the route is computed to; it ends at the frame. */
  readonly fromNode?: string;
  readonly toNode?: string;
  /** For a line that leaves a frame and returns to it: the turning point outside. */
  readonly via?: string;
  /** Texts next to it at the source end, and at the other. */
  readonly fromEnd?: Block;
  readonly toEnd?: Block;
  /** Its target is earlier, as parents are above. */
  readonly up?: boolean;
}

/** What the label of a line can take. */
export interface LabelRoom {
  readonly place?: 'on' | 'beside';
  /** Minimum width, px. */
  readonly width?: number;
  /** The width to wrap it at, over the usual one. */
  readonly wrap?: number;
  /** Lines of text that are preferred to a wider label. */
  readonly lines?: number;
}

export function drawnLine(
  line: Line,
  icons: IconLookup,
  { place = 'on', width = 0, wrap, lines }: LabelRoom = {},
): DrawnLine {
  const paint = linePaint(line);
  const icon = iconOf(line, icons);
  const content: LineLabel = {
    iconInk: paint.stroke === 'line' ? 'secondary' : paint.stroke,
    ...(line.label === undefined ? (line.sub === undefined ? {} : { text: line.sub }) : { text: line.label }),
    ...(line.label === undefined || line.sub === undefined ? {} : { sub: line.sub }),
    ...(icon === undefined ? {} : { icon }),
    ...(line.number === undefined ? {} : { number: line.number }),
    ...(wrap === undefined ? {} : { wrap }),
    ...(lines === undefined ? {} : { lines }),
  };
  return { line, label: place === 'on' ? lineLabel(content, width) : sideLabel(content, width), paint };
}

function iconOf({ icon: name, label }: Line, icons: IconLookup): NamedIcon | undefined {
  const icon = namedIcon(name, icons);
  return icon !== undefined && marksAnswer(icon.name, label) ? inkIcon(icon) : icon;
}

/**
 * The trunk that a line can share with others: without its own label, and with one head that shows its direction.
 * Upward dashed lines join only at the item above.
 */
export function trunkOf(of: DrawnLine): string | undefined {
  const { line, label, up } = of;
  const above = up === true && line.dash !== 'solid' ? ` ${line.to}` : '';
  return label.width === 0 && mayShare(of) ? `${lookOf(of)}${above}` : undefined;
}

/** The trunk that a line can share where it arrives, beyond its label: dashes of several lines would not match there. */
function arrivingTrunkOf(of: DrawnLine): string | undefined {
  return of.line.dash === 'solid' && mayShare(of) ? lookOf(of) : undefined;
}

/** The label that a line can share with others on a trunk: it has the same label as they do. */
export function sharedWordsOf(of: DrawnLine): string | undefined {
  const { label, sub, icon, number } = of.line;
  if (of.label.width === 0 || number !== undefined || !mayShare(of)) return undefined;
  return JSON.stringify([lookOf(of), label, sub, icon]);
}

function mayShare({ line: { startHead, endHead }, paint: { animate }, fromEnd, toEnd }: DrawnLine): boolean {
  const isOneHeaded = (startHead === false) !== (endHead === false);
  return isOneHeaded && fromEnd === undefined && toEnd === undefined && !animate;
}

function lookOf({ line: { dash, startHead, endHead }, paint: { stroke, strokeWidth } }: DrawnLine): string {
  return `${dash} ${stroke} ${strokeWidth} ${startHead} ${endHead}`;
}

/** The line as the layout of bands takes it. */
export function bandEdge(of: DrawnLine): LayoutEdge {
  const { id, from, to } = of.line;
  const { width, height, blank } = of.label;
  const trunk = arrivingTrunkOf(of);
  return {
    id,
    from,
    to,
    ...(width === 0 ? {} : { label: { width, height, blank } }),
    ...(trunk === undefined ? {} : { trunk }),
  };
}

export function linePart(
  { line, paint }: DrawnLine,
  points: readonly Point[],
  names: ReadonlyMap<string, string>,
  gaps: readonly Box[] = [],
): PartNode {
  const { animate, ...stroke } = paint;
  const connector: ConnectorShape = {
    type: 'connector',
    points,
    cornerRadius: CORNER,
    ...stroke,
    dash: line.dash,
    startHead: line.startHead,
    endHead: line.endHead,
    animate,
    ...(gaps.length === 0 ? {} : { gaps }),
  };
  return {
    type: 'part',
    part: 'edge',
    id: line.id,
    span: line.span,
    label: spokenLine(line, names),
    ...(line.desc === undefined ? {} : { description: line.desc }),
    ...(line.link === undefined ? {} : { link: line.link }),
    children: [connector],
  };
}

/**
 * The label centred in its box, which may lack room for its blank part; `painted` is what is drawn there if it is
 * larger than the label.
 */
export function labelPart({ line, label }: DrawnLine, box: Box, painted: Block = label): PartNode {
  const width = box.width < label.width ? label.width - label.blank : label.width;
  const corner = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - label.height) / 2 };
  return {
    type: 'part',
    part: 'label',
    id: line.id,
    span: line.span,
    ...(line.link === undefined ? {} : { link: line.link }),
    children: painted.at(corner),
  };
}

/** Text at one of its ends. */
export function endPart({ line }: DrawnLine, painted: Block, corner: Point): PartNode {
  return { type: 'part', part: 'label', id: line.id, span: line.span, children: painted.at(corner) };
}
