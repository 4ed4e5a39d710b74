// Icons as paths. An icon that stands in a picture often enough is written once and used by reference.
import type { IconArt, IconShape } from '../scene/icon.js';
import type { ColourRole, IconShapeNode } from '../scene/scene.js';
import { escapeAttribute } from './escape.js';
import type { Ink } from './ink.js';
import { factor, px } from './number.js';

/** Icons at places, and the definitions they refer to. */
export interface IconWriter {
  readonly lines: (icon: IconShapeNode) => readonly string[];
  readonly definitions: readonly string[];
}

function strokeOnly(shape: IconShape): boolean {
  return shape.stroke !== undefined && shape.fill === undefined && shape.d.startsWith('M');
}

/** Neighbouring outlines with the same pen become one path. Filled ones do not: overlaps would become holes. */
function mergedShapes(art: IconArt): readonly IconShape[] {
  const merged: IconShape[] = [];
  for (const shape of art.shapes) {
    const last = merged.at(-1);
    const joins =
      last !== undefined &&
      strokeOnly(last) &&
      strokeOnly(shape) &&
      last.stroke === shape.stroke &&
      last.strokeWidth === shape.strokeWidth;
    if (joins) merged[merged.length - 1] = { ...last, d: last.d + shape.d };
    else if (shape.fill !== undefined || shape.stroke !== undefined) merged.push(shape);
  }
  return merged;
}

/** Attributes of a shape but its ink, which `inkAttributes` writes. */
function shapeAttributes(
  shape: IconShape,
  inkAttributes: (colours: { fill: boolean; stroke: boolean }) => string,
): string {
  const own = (['fill', 'stroke'] as const)
    .filter((property) => shape[property] !== undefined && shape[property] !== 'ink')
    .map((property) => ` ${property}="${escapeAttribute(shape[property] ?? '')}"`)
    .join('');
  const pen =
    shape.stroke === undefined ? '' : ` stroke-width="${factor(shape.strokeWidth ?? 1)}" stroke-linecap="round"`;
  const rule = shape.evenOdd === true ? ' fill-rule="evenodd"' : '';
  const inked = inkAttributes({ fill: shape.fill === 'ink', stroke: shape.stroke === 'ink' });
  return `${inked}${own}${pen}${rule} d="${escapeAttribute(shape.d)}"`;
}

function scaleOf(icon: IconShapeNode): number {
  return icon.size / Math.max(icon.art.width, icon.art.height);
}

/** Top left corner of the drawing, which is centred in the icon's square. */
function cornerOf(icon: IconShapeNode): { x: number; y: number } {
  const scale = scaleOf(icon);
  return {
    x: icon.x + (icon.size - icon.art.width * scale) / 2,
    y: icon.y + (icon.size - icon.art.height * scale) / 2,
  };
}

function inlineLines(icon: IconShapeNode, shapes: readonly IconShape[], ink: Ink): string[] {
  const corner = cornerOf(icon);
  const transform = ` transform="translate(${px(corner.x)} ${px(corner.y)})scale(${factor(scaleOf(icon))})"`;
  const role = (painted: boolean): ColourRole | undefined => (painted ? icon.ink : undefined);
  const paths = shapes.map((shape) =>
    shapeAttributes(shape, ({ fill, stroke }) => ink.attributes({ fill: role(fill), stroke: role(stroke) })),
  );
  const [only, ...more] = paths;
  if (only === undefined) return [];
  if (more.length === 0) return [`<path${transform}${only}/>`];
  return [`<g${transform}>`, ...paths.map((path) => `<path${path}/>`), '</g>'];
}

function sharedLines(id: string, scale: number, shapes: readonly IconShape[]): string[] {
  const current = ({ fill, stroke }: { fill: boolean; stroke: boolean }): string =>
    (fill ? ' fill="currentColor"' : '') + (stroke ? ' stroke="currentColor"' : '');
  return [
    `<g id="${id}" transform="scale(${factor(scale)})">`,
    ...shapes.map((shape) => `<path${shapeAttributes(shape, current)}/>`),
    '</g>',
  ];
}

function useLine(id: string, icon: IconShapeNode, ink: Ink): string {
  const corner = cornerOf(icon);
  return `<use href="#${id}" x="${px(corner.x)}" y="${px(corner.y)}"${ink.attributes({ color: icon.ink })}/>`;
}

/** What makes two icons the same drawing at the same size. */
function keyOf(icon: IconShapeNode, shapes: readonly IconShape[]): string {
  return JSON.stringify([scaleOf(icon), icon.art.width, icon.art.height, shapes]);
}

function isDrawable(icon: IconShapeNode): boolean {
  return icon.art.width > 0 && icon.art.height > 0 && icon.size > 0 && Number.isFinite(scaleOf(icon));
}

/** px of `all` are not looked at, only which drawings repeat. */
export function createIconWriter(all: readonly IconShapeNode[], prefix: string, ink: Ink): IconWriter {
  const drawable = all.filter(isDrawable);
  const groups = new Map<string, { first: IconShapeNode; shapes: readonly IconShape[]; count: number }>();
  for (const icon of drawable) {
    const shapes = mergedShapes(icon.art);
    const key = keyOf(icon, shapes);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: icon, shapes, count: 1 });
    else group.count += 1;
  }

  const definitions: string[] = [];
  const ids = new Map<string, string>();
  // A colour class may be made by measuring a line that is then not used, so lengths are taken with an ink of no colour.
  const colourless: Ink = { attributes: () => '', darkRules: () => [] };
  for (const [key, { first, shapes, count }] of groups) {
    const id = `${prefix}-${ids.size}`;
    const shared = sharedLines(id, scaleOf(first), shapes);
    const lengthOf = (lines: readonly string[]): number => lines.join('\n').length;
    const inline = count * lengthOf(inlineLines(first, shapes, colourless));
    if (lengthOf(shared) + count * useLine(id, first, colourless).length >= inline) continue;
    ids.set(key, id);
    definitions.push(...shared);
  }

  return {
    definitions: definitions.length === 0 ? [] : ['<defs>', ...definitions, '</defs>'],
    lines: (icon) => {
      if (!isDrawable(icon)) return [];
      const shapes = mergedShapes(icon.art);
      const id = ids.get(keyOf(icon, shapes));
      return id === undefined ? inlineLines(icon, shapes, ink) : [useLine(id, icon, ink)];
    },
  };
}
