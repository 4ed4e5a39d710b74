// A gradient in an icon's own units. In: its element, the box of the shape that it paints and the transform from there to the
// icon. Out: the gradient and its mean colour; undefined if it cannot be read.
import type { IconGradient, IconStop } from '../scene/icon.js';
import type { Hex } from '../theme/colour.js';
import type { Bounds } from './bounds.js';
import { type Colour, fractionOf, readColour } from './colour.js';
import type { SvgElement } from './element-tree.js';
import { lengthOf } from './shapes.js';
import type { Properties } from './style-sheet.js';
import { IDENTITY, type Matrix, moved, times, transformOf } from './transform.js';

export interface GradientPaint {
  readonly mean: Colour;
  /** Undefined if it comes to one colour. */
  readonly gradient?: IconGradient;
}

export interface GradientPlace {
  readonly bounds: Bounds;
  readonly matrix: Matrix;
}

/** The file of the gradient. */
export interface GradientFile {
  /** For lengths in percent. */
  readonly width: number;
  readonly height: number;
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly propertiesOf: (element: SvgElement) => Properties;
}

interface Stop extends Colour {
  readonly offset: number;
}

const MOST_STOPS = 32;
const MOST_LINKS = 8;
const LARGEST = 1e6;

export function isGradient({ name }: SvgElement): boolean {
  return name === 'linearGradient' || name === 'radialGradient';
}

export function gradientPaint(
  element: SvgElement,
  { bounds, matrix }: GradientPlace,
  { width, height, byId, propertiesOf }: GradientFile,
): GradientPaint | undefined {
  const chain = linked(element, byId);
  const attribute = (name: string): string | undefined =>
    chain.find(({ attributes }) => attributes.has(name))?.attributes.get(name);
  const stops = stopsOf(chain, propertiesOf);
  const last = stops?.at(-1);
  if (stops === undefined || last === undefined) return undefined;
  const mean = meanOf(stops);
  if (stops.every(({ hex, alpha }) => hex === last.hex && alpha === last.alpha)) return { mean: last };

  const { left, top, right, bottom } = bounds;
  const onBox = attribute('gradientUnits') !== 'userSpaceOnUse';
  // SVG 2, 8.11: units of the box do not apply to one without area.
  if (onBox && !(right > left && bottom > top)) return { mean };
  const own = transformOf(attribute('gradientTransform') ?? '');
  if (own === undefined) return undefined;
  const map = times(matrix, onBox ? times([right - left, 0, 0, bottom - top, left, top], own) : own);
  const length = (name: string, otherwise: string, side: number): number =>
    lengthIn(attribute(name) ?? otherwise, onBox ? 1 : side);
  const written = stops.map(({ offset, hex, alpha }): IconStop => {
    const place = decimals(offset, 1000);
    return alpha < 0.995 ? [place, hex, decimals(alpha, 100)] : [place, hex];
  });
  if (element.name === 'linearGradient') {
    const [x1, y1] = [length('x1', '0%', width), length('y1', '0%', height)];
    const [x2, y2] = [length('x2', '100%', width), length('y2', '0%', height)];
    if (x1 === x2 && y1 === y2) return { mean: last };
    const line = lineOf(map, [x1, y1, x2, y2])?.map((each) => decimals(each, 100));
    return line?.every(isBounded) ? { mean, gradient: { line, stops: written } } : undefined;
  }
  const r = length('r', '50%', Math.sqrt((width * width + height * height) / 2));
  const [cx, cy] = [length('cx', '50%', width), length('cy', '50%', height)];
  if (r === 0) return { mean: last };
  const focus = [
    attribute('fx') === undefined ? cx : length('fx', '0', width),
    attribute('fy') === undefined ? cy : length('fy', '0', height),
  ];
  const circle = [cx, cy, r, ...focus].map((each) => decimals(each, 10_000));
  const placed = map.map((each) => decimals(each, 10_000));
  if (!(r > 0) || ![...circle, ...placed].every(isBounded)) return undefined;
  const isPlain = IDENTITY.every((each, at) => placed[at] === each);
  return { mean, gradient: { circle, ...(isPlain ? {} : { matrix: placed }), stops: written } };
}

/** The element and those that it takes attributes and stops from. */
function linked(element: SvgElement, byId: ReadonlyMap<string, SvgElement>): readonly SvgElement[] {
  const chain = [element];
  for (let next: SvgElement | undefined = element; next !== undefined && chain.length < MOST_LINKS; ) {
    const href: string | undefined = next.attributes.get('href') ?? next.attributes.get('xlink:href');
    next = href?.startsWith('#') ? byId.get(href.slice(1)) : undefined;
    if (next === undefined || !isGradient(next) || chain.includes(next)) break;
    chain.push(next);
  }
  return chain;
}

/** The stops of the first element that has some; an offset is at least the one before it (SVG 2, 14.2.4). Undefined if one is invalid. */
function stopsOf(
  chain: readonly SvgElement[],
  propertiesOf: GradientFile['propertiesOf'],
): readonly Stop[] | undefined {
  const elements = chain
    .map(({ children }) => children.filter(({ name }) => name === 'stop'))
    .find((all) => all.length > 0);
  if (elements === undefined || elements.length > MOST_STOPS) return undefined;
  const stops: Stop[] = [];
  let least = 0;
  for (const element of elements) {
    const properties = propertiesOf(element);
    const colour = readColour(properties.get('stop-color') ?? 'black');
    const opacity = fractionOf(properties.get('stop-opacity') ?? '1');
    const offset = fractionOf(element.attributes.get('offset') ?? '0');
    if (colour === undefined || opacity === undefined || offset === undefined) return undefined;
    least = Math.max(least, offset);
    stops.push({ offset: least, hex: colour.hex, alpha: colour.alpha * opacity });
  }
  return stops;
}

function lengthIn(text: string, side: number): number {
  const word = text.trim();
  const value = lengthOf(word.endsWith('%') ? word.slice(0, -1) : word) ?? Number.NaN;
  return word.endsWith('%') ? (value / 100) * side : value;
}

/**
 * A transform can turn a gradient's stripes differently from its line. The colour stays an affine function of the position,
 * so the line is recovered from the direction in which that function grows.
 */
function lineOf(
  map: Matrix,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): readonly number[] | undefined {
  const [a, b, c, d] = map;
  const area = a * d - b * c;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const size = (dx * dx + dy * dy) * area;
  const [gx, gy] = [(dx * d - dy * b) / size, (dy * a - dx * c) / size];
  const growth = gx * gx + gy * gy;
  if (!(growth > 0)) return undefined;
  const [startX, startY] = moved(map, x1, y1);
  return [startX, startY, startX + gx / growth, startY + gy / growth];
}

/** Each stop weighs as much as the part of the way that is nearest to it. */
function meanOf(stops: readonly Stop[]): Colour {
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  stops.forEach((stop, at) => {
    const from = at === 0 ? 0 : ((stops[at - 1]?.offset ?? 0) + stop.offset) / 2;
    const to = at === stops.length - 1 ? 1 : ((stops[at + 1]?.offset ?? 1) + stop.offset) / 2;
    const weight = (to - from) * stop.alpha;
    red += channelOf(stop.hex, 1) * weight;
    green += channelOf(stop.hex, 3) * weight;
    blue += channelOf(stop.hex, 5) * weight;
    alpha += weight;
  });
  if (alpha <= 0) return { hex: '#000000', alpha: 0 };
  const digits = [red, green, blue].map((each) =>
    Math.round(Math.min(255, each / alpha))
      .toString(16)
      .padStart(2, '0'),
  );
  return { hex: `#${digits.join('')}`, alpha: Math.min(1, alpha) };
}

function channelOf(hex: Hex, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}

function isBounded(value: number): boolean {
  return Math.abs(value) <= LARGEST;
}

function decimals(value: number, scale: number): number {
  return Math.round(value * scale) / scale + 0;
}
