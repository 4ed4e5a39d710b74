// Scene nodes as lines of SVG, one element a line. In: the nodes, the pens of this picture and the lines written so far;
// out: the lines after them, in painting order.

import type { TextStyle } from '../metrics/contract.js';
import { connectorPath } from '../scene/connector.js';
import type { ConnectorShape, EllipseShape, Paint, PartNode, RectShape, SceneNode } from '../scene/scene.js';
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

function writeConnector(shape: ConnectorShape, ink: Ink, lines: string[]): void {
  const { line, heads } = connectorPath(shape);
  if (line.length > 0) {
    const colour = ink.attributes({ stroke: shape.stroke }, shape.animate ? [MOVING[shape.dash]] : []);
    lines.push(`<path${colour}${penAttributes(shape)} d="${pathData(line)}"/>`);
  }
  if (heads.length > 0) lines.push(`<path${ink.attributes({ fill: shape.stroke })} d="${pathData(heads)}"/>`);
}

/** The drawn words of a part without white space, which says nothing about where a label was wrapped. */
function wordsIn(nodes: readonly SceneNode[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? compact(node.text) : node.type === 'part' ? wordsIn(node.children) : ''))
    .join('');
}

function compact(text: string): string {
  return text.replace(/\s/g, '');
}

/** What the part says beyond its drawn words; shown beside the pointer. */
function partTitle(part: PartNode): string | undefined {
  const { label = '', description = '' } = part;
  const said = label === '' || wordsIn(part.children).includes(compact(label)) ? '' : label;
  if (said === '' && description === '') return undefined;
  if (said === '' || description === '') return said + description;
  return `${said}: ${description}`;
}

function writePart(part: PartNode, pens: Pens, lines: string[]): void {
  const hook = ` data-${part.part}="${escapeAttribute(part.id ?? '')}"`;
  const href = part.link === undefined ? undefined : safeLink(part.link);
  const link = href === undefined ? '' : ` href="${escapeAttribute(href)}" target="_blank" rel="noopener"`;
  const name = href === undefined ? 'g' : 'a';
  lines.push(`<${name}${link}${hook}>`);
  const title = partTitle(part);
  if (title !== undefined) lines.push(`<title>${escapeText(title)}</title>`);
  writeElements(part.children, pens, lines);
  lines.push(`</${name}>`);
}

function rectElement(shape: RectShape, ink: Ink): string {
  const radius = shape.radius === undefined || shape.radius === 0 ? '' : ` rx="${px(shape.radius)}"`;
  const box = `x="${px(shape.x)}" y="${px(shape.y)}" width="${px(shape.width)}" height="${px(shape.height)}"${radius}`;
  return `<rect ${box}${paintAttributes(shape, ink)}/>`;
}

function ellipseElement(shape: EllipseShape, ink: Ink): string {
  const centre = `cx="${px(shape.cx)}" cy="${px(shape.cy)}"`;
  const rx = px(shape.rx);
  const ry = px(shape.ry);
  const [name, radii] = rx === ry ? ['circle', `r="${rx}"`] : ['ellipse', `rx="${rx}" ry="${ry}"`];
  return `<${name} ${centre} ${radii}${paintAttributes(shape, ink)}/>`;
}

/** Appends the nodes' lines. */
export function writeElements(nodes: readonly SceneNode[], pens: Pens, lines: string[]): void {
  for (const node of nodes) {
    switch (node.type) {
      case 'rect':
        lines.push(rectElement(node, pens.ink));
        break;
      case 'ellipse':
        lines.push(ellipseElement(node, pens.ink));
        break;
      case 'path':
        if (node.steps.length > 0) lines.push(`<path${paintAttributes(node, pens.ink)} d="${pathData(node.steps)}"/>`);
        break;
      case 'connector':
        writeConnector(node, pens.ink, lines);
        break;
      case 'text': {
        const element = textElement(node, pens.rootText, pens.ink);
        if (element !== undefined) lines.push(element);
        break;
      }
      case 'icon':
        lines.push(...pens.icons.lines(node));
        break;
      case 'part':
        writePart(node, pens, lines);
        break;
    }
  }
}
