// Scene nodes as lines of SVG, one element a line. In: a node and the pens of this picture; out: its lines in order.

import type { TextStyle } from '../metrics/contract.js';
import { connectorPath } from '../scene/connector.js';
import type { ConnectorShape, Paint, PartNode, SceneNode } from '../scene/scene.js';
import { escapeAttribute, escapeText } from './escape.js';
import type { IconWriter } from './icon-element.js';
import type { Ink } from './ink.js';
import { safeLink } from './link.js';
import { px } from './number.js';
import { pathData } from './path-data.js';
import { MOVING } from './style-sheet.js';
import { textElement } from './text-element.js';

/** Width the root element sets, px. */
export const ROOT_STROKE_WIDTH = 1.5;

export interface Pens {
  readonly ink: Ink;
  readonly icons: IconWriter;
  /** Text style the root element sets. */
  readonly rootText: TextStyle;
}

const DASHES = {
  solid: '',
  dashed: ' stroke-dasharray="6 4"',
  dotted: ' stroke-dasharray="0 4.5" stroke-linecap="round"',
} as const;

function penAttributes(paint: Pick<Paint, 'strokeWidth' | 'dash'>): string {
  const width = paint.strokeWidth ?? ROOT_STROKE_WIDTH;
  return (width === ROOT_STROKE_WIDTH ? '' : ` stroke-width="${px(width)}"`) + DASHES[paint.dash ?? 'solid'];
}

function paintAttributes(paint: Paint, ink: Ink): string {
  const pen = paint.stroke === undefined ? '' : penAttributes(paint);
  return ink.attributes({ fill: paint.fill, stroke: paint.stroke }) + pen;
}

function connectorLines(shape: ConnectorShape, ink: Ink): string[] {
  const { line, heads } = connectorPath(shape);
  const lines: string[] = [];
  if (line.length > 0) {
    const colour = ink.attributes({ stroke: shape.stroke }, shape.animate ? [MOVING[shape.dash]] : []);
    lines.push(`<path${colour}${penAttributes(shape)} d="${pathData(line)}"/>`);
  }
  if (heads.length > 0) lines.push(`<path${ink.attributes({ fill: shape.stroke })} d="${pathData(heads)}"/>`);
  return lines;
}

/** The drawn words of a part, in order. */
function wordsIn(nodes: readonly SceneNode[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'part' ? wordsIn(node.children) : ''))
    .filter((words) => words !== '')
    .join(' ');
}

/** What the part says beyond its drawn words; shown beside the pointer. */
function partTitle(part: PartNode): string | undefined {
  const words = wordsIn(part.children);
  const label = part.label === undefined || part.label === words ? '' : part.label;
  const description = part.description ?? '';
  if (label === '' && description === '') return undefined;
  if (label === '' || description === '') return label + description;
  return `${label}: ${description}`;
}

function partLines(part: PartNode, pens: Pens): string[] {
  const hook = ` data-${part.part}="${escapeAttribute(part.id ?? '')}"`;
  const title = partTitle(part);
  const inside = [
    ...(title === undefined ? [] : [`<title>${escapeText(title)}</title>`]),
    ...elementLines(part.children, pens),
  ];
  const href = part.link === undefined ? undefined : safeLink(part.link);
  if (href === undefined) return [`<g${hook}>`, ...inside, '</g>'];
  return [`<a href="${escapeAttribute(href)}" target="_blank" rel="noopener"${hook}>`, ...inside, '</a>'];
}

function nodeLines(node: SceneNode, pens: Pens): readonly string[] {
  switch (node.type) {
    case 'rect': {
      const radius = node.radius === undefined || node.radius === 0 ? '' : ` rx="${px(node.radius)}"`;
      const box = `x="${px(node.x)}" y="${px(node.y)}" width="${px(node.width)}" height="${px(node.height)}"${radius}`;
      return [`<rect ${box}${paintAttributes(node, pens.ink)}/>`];
    }
    case 'ellipse': {
      const centre = `cx="${px(node.cx)}" cy="${px(node.cy)}"`;
      const round = px(node.rx) === px(node.ry);
      const radii = round ? `r="${px(node.rx)}"` : `rx="${px(node.rx)}" ry="${px(node.ry)}"`;
      return [`<${round ? 'circle' : 'ellipse'} ${centre} ${radii}${paintAttributes(node, pens.ink)}/>`];
    }
    case 'path':
      return node.steps.length === 0 ? [] : [`<path${paintAttributes(node, pens.ink)} d="${pathData(node.steps)}"/>`];
    case 'connector':
      return connectorLines(node, pens.ink);
    case 'text': {
      const element = textElement(node, pens.rootText, pens.ink);
      return element === undefined ? [] : [element];
    }
    case 'icon':
      return pens.icons.lines(node);
    case 'part':
      return partLines(node, pens);
  }
}

export function elementLines(nodes: readonly SceneNode[], pens: Pens): string[] {
  return nodes.flatMap((node) => nodeLines(node, pens));
}
