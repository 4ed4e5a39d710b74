// Scene nodes as SVG elements, in painting order. In: the nodes and the picture's pens. Out: the elements with the
// properties each needs, before it is decided where these are written.
import { connectorPath } from '../scene/connector.js';
import type {
  ConnectorShape,
  Dash,
  EllipseShape,
  Paint,
  PartNode,
  PathStep,
  RectShape,
  SceneNode,
} from '../scene/scene.js';
import { escapeAttribute, escapeText } from './escape.js';
import type { IconWriter } from './icon-element.js';
import type { Ink } from './ink.js';
import { safeLink } from './link.js';
import type { Group, Leaf, Markup, Values } from './markup.js';
import { px } from './number.js';
import { pathData } from './path-data.js';
import { MOVING } from './style-sheet.js';
import { textElement } from './text-element.js';

/** px, for shapes that set none. */
const STROKE_WIDTH = 1.5;

export interface Pens {
  readonly ink: Ink;
  readonly icons: IconWriter;
}

/** Long dashes and round dots, which stay distinct at half size. */
const DASHES: Readonly<Record<Dash, string>> = { solid: 'none', dashed: '8 4', dotted: '0 5' };
/** Width of a dot over that of a line: at its width, dots fade beside dashes. */
const DOT = 4 / 3;

/**
 * What a shape needs. The form of ends matters for lines and dashes; an open shape ends on an outline, which hides
 * them.
 */
function paintNeeds({ fill, stroke, strokeWidth, dash = 'solid' }: Paint, isLine: boolean, { of }: Ink): Values {
  const filled = fill === undefined ? 'none' : of(fill);
  if (stroke === undefined) return { fill: filled, stroke: 'none' };
  const needs = {
    fill: filled,
    stroke: of(stroke),
    'stroke-width': px((strokeWidth ?? STROKE_WIDTH) * (dash === 'dotted' ? DOT : 1)),
    'stroke-dasharray': DASHES[dash],
  };
  return isLine || dash !== 'solid' ? { ...needs, 'stroke-linecap': dash === 'dotted' ? 'round' : 'butt' } : needs;
}

function shapeLeaf(name: string, attributes: string, needs: Values, classes: readonly string[] = []): Leaf {
  const isPath = name === 'path';
  return { type: 'leaf', name, before: isPath ? '' : attributes, after: isPath ? attributes : '', classes, needs };
}

function pathLeaf(steps: readonly PathStep[], needs: Values, classes: readonly string[] = []): Leaf {
  const data = ` d="${pathData(steps)}"`;
  // One straight line encloses nothing, whatever its fill.
  const isStraight = steps.length === 2 && steps[1]?.[0] === 'L';
  if (!isStraight) return shapeLeaf('path', data, needs, classes);
  const { fill: _, ...stroked } = needs;
  return shapeLeaf('path', data, stroked, classes);
}

function connectorLeaves(shape: ConnectorShape, ink: Ink): readonly Leaf[] {
  const { line, heads, outlines } = connectorPath(shape);
  const { stroke, strokeWidth, dash } = shape;
  const moving = shape.animate ? [MOVING[dash]] : [];
  return [
    ...(line.length === 0 ? [] : [pathLeaf(line, paintNeeds({ stroke, strokeWidth, dash }, true, ink), moving)]),
    ...(heads.length === 0 ? [] : [pathLeaf(heads, paintNeeds({ fill: stroke }, false, ink))]),
    ...(outlines.length === 0 ? [] : [pathLeaf(outlines, paintNeeds({ stroke, strokeWidth }, true, ink))]),
  ];
}

/** The drawn text of a part without white space, which only reflects how a label was wrapped. */
function wordsIn(nodes: readonly SceneNode[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? compact(node.text) : node.type === 'part' ? wordsIn(node.children) : ''))
    .join('');
}

function compact(text: string): string {
  return text.replace(/\s/g, '');
}

/** What the part says beyond its drawn text; shown beside the pointer. */
function partTitle(part: PartNode): string | undefined {
  const { label = '', description = '' } = part;
  const title = label === '' || wordsIn(part.children).includes(compact(label)) ? '' : label;
  if (title === '' && description === '') return undefined;
  if (title === '' || description === '') return title + description;
  return `${title}: ${description}`;
}

function partGroup(part: PartNode, pens: Pens): Group {
  const hook = ` data-${part.part}="${escapeAttribute(part.id ?? '')}"`;
  const href = part.link === undefined ? undefined : safeLink(part.link);
  const link = href === undefined ? '' : ` href="${escapeAttribute(href)}" target="_blank" rel="noopener"`;
  const title = partTitle(part);
  return {
    type: 'group',
    name: href === undefined ? 'g' : 'a',
    before: link + hook,
    title: title === undefined ? undefined : escapeText(title),
    children: elements(part.children, pens),
  };
}

function rectLeaf(shape: RectShape, ink: Ink): Leaf {
  const { x, y, width, height, radius = 0 } = shape;
  const needs = paintNeeds(shape, false, ink);
  // Sharp corners are shorter as a path.
  if (radius === 0 && width > 0 && height > 0) return pathLeaf(corners(x, y, width, height), needs);
  const round = radius === 0 ? '' : ` rx="${px(radius)}"`;
  return shapeLeaf('rect', ` x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}"${round}`, needs);
}

function corners(x: number, y: number, width: number, height: number): readonly PathStep[] {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']];
}

function ellipseLeaf(shape: EllipseShape, ink: Ink): Leaf {
  const rx = px(shape.rx);
  const ry = px(shape.ry);
  const [name, radii] = rx === ry ? ['circle', `r="${rx}"`] : ['ellipse', `rx="${rx}" ry="${ry}"`];
  return shapeLeaf(name, ` cx="${px(shape.cx)}" cy="${px(shape.cy)}" ${radii}`, paintNeeds(shape, false, ink));
}

function markupOf(node: SceneNode, pens: Pens): readonly (Markup | undefined)[] {
  switch (node.type) {
    case 'rect':
      return [rectLeaf(node, pens.ink)];
    case 'ellipse':
      return [ellipseLeaf(node, pens.ink)];
    case 'path':
      return node.steps.length === 0 ? [] : [pathLeaf(node.steps, paintNeeds(node, false, pens.ink))];
    case 'connector':
      return connectorLeaves(node, pens.ink);
    case 'text':
      return [textElement(node, pens.ink)];
    case 'icon':
      return [pens.icons.markup(node)];
    case 'part':
      return node.part === 'row' ? elements(node.children, pens) : [partGroup(node, pens)];
  }
}

export function elements(nodes: readonly SceneNode[], pens: Pens): readonly Markup[] {
  return nodes.flatMap((node) => markupOf(node, pens)).filter((each) => each !== undefined);
}

/** From this many on, consecutive parts of one name can share what they need. */
const RUN = 3;

/** The elements of a whole picture, with those of one kind of part kept together. */
export function pageElements(nodes: readonly SceneNode[], pens: Pens): readonly Markup[] {
  const runs: SceneNode[][] = [];
  const nameOf = (node: SceneNode | undefined): string | undefined =>
    node?.type === 'part' && node.part !== 'row' ? node.part : undefined;
  for (const node of nodes) {
    const run = runs.at(-1);
    if (run !== undefined && nameOf(node) !== undefined && nameOf(run[0]) === nameOf(node)) run.push(node);
    else runs.push([node]);
  }
  return runs.flatMap((run): readonly Markup[] => {
    const children = elements(run, pens);
    return run.length < RUN ? children : [{ type: 'group', name: 'g', before: '', children }];
  });
}
