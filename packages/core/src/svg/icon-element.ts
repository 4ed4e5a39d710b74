// Icons as paths. An icon that occurs often enough in a picture is written once and used by reference.
import type { IconArt, IconGradient, IconShape } from '../scene/icon.js';
import type { IconShapeNode } from '../scene/scene.js';
import { escapeAttribute } from './escape.js';
import type { Ink } from './ink.js';
import type { Leaf, Markup } from './markup.js';
import { factor, shortFactor, tenth } from './number.js';

/** Icons at positions, and the definitions they refer to. */
export interface IconWriter {
  readonly markup: (icon: IconShapeNode) => Markup | undefined;
  /** Finished lines; complete once every icon's markup was requested. */
  readonly definitions: () => readonly string[];
}

/** Ids of the gradients and clips of a picture; the same request gives the same id. */
interface Paints {
  readonly idOf: (definition: (id: string) => string) => string;
  readonly definitions: () => readonly string[];
}

function createPaints(prefix: string): Paints {
  const ids = new Map<string, string>();
  const definitions: string[] = [];
  return {
    idOf: (definition) => {
      const key = definition('');
      const known = ids.get(key);
      if (known !== undefined) return known;
      const id = `${prefix}-p${ids.size}`;
      ids.set(key, id);
      definitions.push(definition(id));
      return id;
    },
    definitions: () => definitions,
  };
}

/** A gradient's numbers in order, with 0 for missing ones. */
function numbers(values: readonly number[], names: readonly string[]): string {
  return names.map((name, at) => ` ${name}="${factor(values[at] ?? 0)}"`).join('');
}

function gradientElement({ line, circle, matrix, stops }: IconGradient, id: string): string {
  const [element, geometry] =
    circle === undefined
      ? ['linearGradient', numbers(line ?? [], ['x1', 'y1', 'x2', 'y2'])]
      : ['radialGradient', numbers(circle, ['cx', 'cy', 'r', 'fx', 'fy'])];
  const turned = matrix === undefined ? '' : ` gradientTransform="matrix(${matrix.map(factor).join(' ')})"`;
  const colours = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${factor(offset)}" stop-color="${escapeAttribute(colour)}"` +
      `${opacity === undefined ? '' : ` stop-opacity="${factor(opacity)}"`}/>`,
  );
  return `<${element} id="${id}" gradientUnits="userSpaceOnUse"${geometry}${turned}>${colours.join('')}</${element}>`;
}

function clipElement(d: string, id: string): string {
  return `<clipPath id="${id}"><path d="${escapeAttribute(d)}"/></clipPath>`;
}

/** Only an outline in the most common pen, so that two of them can be one path. */
function strokeOnly(shape: IconShape): boolean {
  return (
    shape.stroke !== undefined &&
    shape.fill === undefined &&
    shape.opacity === undefined &&
    shape.clip === undefined &&
    shape.strokeCap === undefined &&
    shape.strokeJoin === undefined &&
    shape.d.startsWith('M')
  );
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

/** A shape in an ink, which is a value of markup.ts or `currentColor`. */
function shapeLeaf(shape: IconShape, ink: string, before: string, paints: Paints): Leaf {
  const { gradient, clip, opacity, stroke, strokeJoin } = shape;
  const rule = shape.evenOdd === true ? ' fill-rule="evenodd"' : '';
  const joins = stroke === undefined || strokeJoin === undefined ? '' : ` stroke-linejoin="${strokeJoin}"`;
  const seen = opacity === undefined ? '' : ` opacity="${factor(opacity)}"`;
  const cut = clip === undefined ? '' : ` clip-path="url(#${paints.idOf((id) => clipElement(clip, id))})"`;
  const paint = (colour: string | undefined): string =>
    colour === undefined ? 'none' : colour === 'ink' ? ink : escapeAttribute(colour);
  const filled = gradient !== undefined && shape.fill !== undefined;
  const pen = { 'stroke-width': factor(shape.strokeWidth ?? 1), 'stroke-linecap': shape.strokeCap ?? 'round' };
  return {
    type: 'leaf',
    name: 'path',
    before,
    after: `${joins}${rule}${seen}${cut} d="${escapeAttribute(shape.d)}"`,
    classes: [],
    needs: {
      fill: filled ? `url(#${paints.idOf((id) => gradientElement(gradient, id))})` : paint(shape.fill),
      stroke: paint(stroke),
      ...(stroke === undefined ? {} : { ...pen, 'stroke-dasharray': 'none' }),
    },
  };
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

function inlineMarkup(
  icon: IconShapeNode,
  shapes: readonly IconShape[],
  ink: string,
  paints: Paints,
): Markup | undefined {
  const corner = cornerOf(icon);
  const transform = ` transform="translate(${tenth(corner.x)} ${tenth(corner.y)})scale(${shortFactor(scaleOf(icon))})"`;
  const [only, ...more] = shapes;
  if (only === undefined) return undefined;
  if (more.length === 0) return shapeLeaf(only, ink, transform, paints);
  return {
    type: 'group',
    name: 'g',
    before: transform,
    children: shapes.map((shape) => shapeLeaf(shape, ink, '', paints)),
  };
}

/** What a shape needs, as text: in a definition everything is written, because its place is not known yet. */
function definedLine({ name, before, after, needs }: Leaf): string {
  const written = Object.entries(needs)
    .filter(([, value]) => value !== 'none')
    .map(([property, value]) => ` ${property}="${value}"`)
    .join('');
  return `<${name}${before}${written}${after}/>`;
}

/** Outlines only in ink take their colour as any line does; other drawings take it as `currentColor`. */
function isOutline(shapes: readonly IconShape[]): boolean {
  return shapes.every(({ fill, stroke }) => fill === undefined && stroke === 'ink');
}

function sharedLines(id: string, scale: number, shapes: readonly IconShape[], paints: Paints): string[] {
  const ink = isOutline(shapes) ? 'none' : 'currentColor';
  return [
    `<g id="${id}" transform="scale(${shortFactor(scale)})">`,
    ...shapes.map((shape) => definedLine(shapeLeaf(shape, ink, '', paints))),
    '</g>',
  ];
}

function useLeaf(id: string, icon: IconShapeNode, shapes: readonly IconShape[], ink: string): Leaf {
  const corner = cornerOf(icon);
  const colours = isOutline(shapes) ? { stroke: ink } : { color: ink, stroke: 'none' };
  return {
    type: 'leaf',
    name: 'use',
    before: ` href="#${id}" x="${tenth(corner.x)}" y="${tenth(corner.y)}"`,
    after: '',
    classes: [],
    needs: { ...colours, fill: 'none', 'stroke-dasharray': 'none' },
  };
}

/** What is drawn, and the text that makes two drawings the same. */
function drawingOf(art: IconArt): { readonly shapes: readonly IconShape[]; readonly text: string } {
  const shapes = mergedShapes(art);
  return { shapes, text: JSON.stringify([art.width, art.height, shapes]) };
}

function isDrawable(icon: IconShapeNode): boolean {
  return icon.art.width > 0 && icon.art.height > 0 && icon.size > 0 && Number.isFinite(scaleOf(icon));
}

/** Bytes of a `use` without its position. */
const USE = 50;

/** Only repeated drawings in `all` matter, not their positions. */
export function createIconWriter(all: readonly IconShapeNode[], prefix: string, ink: Ink): IconWriter {
  const groups = new Map<string, { first: IconShapeNode; shapes: readonly IconShape[]; count: number }>();
  const keys = new Map<IconShapeNode, string>();
  /** Many icons are one drawing, which is examined once. */
  const drawings = new Map<IconArt, { readonly shapes: readonly IconShape[]; readonly text: string }>();
  for (const icon of all.filter(isDrawable)) {
    const drawing = drawings.get(icon.art) ?? drawingOf(icon.art);
    drawings.set(icon.art, drawing);
    const { shapes } = drawing;
    const key = `${scaleOf(icon)} ${drawing.text}`;
    keys.set(icon, key);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: icon, shapes, count: 1 });
    else group.count += 1;
  }

  const definitions: string[] = [];
  const ids = new Map<string, string>();
  // A drawing's references are in its own units, at any position.
  const paints = createPaints(prefix);
  for (const [key, { first, shapes, count }] of groups) {
    if (count === 1) continue;
    const id = `${prefix}-${ids.size}`;
    const shared = sharedLines(id, scaleOf(first), shapes, paints);
    const length = shared.join('\n').length;
    // Written in place, a drawing takes about as much as its definition.
    if (length + count * (USE + id.length) >= count * length) continue;
    ids.set(key, id);
    definitions.push(...shared);
  }

  return {
    definitions: () => {
      const defined = [...paints.definitions(), ...definitions];
      return defined.length === 0 ? [] : ['<defs>', ...defined, '</defs>'];
    },
    markup: (icon) => {
      const key = keys.get(icon);
      if (key === undefined) return undefined;
      const id = ids.get(key);
      const colour = ink.of(icon.ink);
      const shapes = groups.get(key)?.shapes ?? [];
      return id === undefined ? inlineMarkup(icon, shapes, colour, paints) : useLeaf(id, icon, shapes, colour);
    },
  };
}
