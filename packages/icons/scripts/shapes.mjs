// Converts the SVG markup of one icon into painted outlines, the shapes of src/art.ts.
// Supports only what the installed sets use; anything else throws, so that nothing is drawn wrong.

import { clipFor } from './clip.mjs';
import { fraction, hexOf, readColour } from './colour.mjs';
import { dashed } from './dashes.mjs';
import { gradientPaint } from './gradient.mjs';
import { readMarkup } from './markup.mjs';
import { determinant, IDENTITY, joined, readTransform } from './matrix.mjs';
import { outlineOf, rectangleOutline, transformed } from './outline.mjs';
import { readPath, writePath } from './path-data.mjs';
import { pathText } from './path-text.mjs';
import { resolved, styleReader } from './style.mjs';

/** Each element: its geometry attributes, and the path data they represent. */
const ELEMENTS = {
  path: { names: ['d'], data: ({ d = '' }) => d },
  circle: { names: ['cx', 'cy', 'r'], data: ({ cx, cy, r }) => oval(cx, cy, r, r) },
  ellipse: { names: ['cx', 'cy', 'rx', 'ry'], data: ({ cx, cy, rx, ry }) => oval(cx, cy, rx, ry) },
  rect: { names: ['x', 'y', 'width', 'height', 'rx', 'ry'], data: rectangle },
  line: { names: ['x1', 'y1', 'x2', 'y2'], data: ({ x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => `M${x1} ${y1}L${x2} ${y2}` },
  polyline: { names: ['points'], data: ({ points }) => `M${points}` },
  polygon: { names: ['points'], data: ({ points }) => `M${points}z` },
};
const CONTAINERS = new Set(['g', 'svg', 'a', 'symbol']);
/** Drawn only where another element refers to them, or not at all. */
const UNDRAWN = new Set([
  'defs',
  'style',
  'title',
  'desc',
  'metadata',
  'clipPath',
  'mask',
  'filter',
  'linearGradient',
  'radialGradient',
  'pattern',
  'sodipodi:namedview',
]);
const PLACED = ['x', 'y', 'width', 'height', 'href', 'xlink:href'];
const MOST_NESTED = 40;
/** Opacity below which nothing is visible. */
const UNSEEN = 0.02;

/**
 * @typedef {object} Box
 * @property {number} left
 * @property {number} top
 * @property {number} width
 * @property {number} height
 * @property {boolean} [asDrawn] keep outlines without a transform exactly as their authors wrote them
 * @property {boolean} [coarser] write numbers with one decimal less
 * @property {boolean} [unlettered] skip text instead of rejecting it
 */

/**
 * @param {string | readonly import('./markup.mjs').Element[]} markup
 * @param {Box} [box]
 * @returns {import('../src/art.ts').IconShape[]}
 */
export function shapesOf(markup, box = { left: 0, top: 0, width: 24, height: 24, asDrawn: true }) {
  const elements = typeof markup === 'string' ? readMarkup(markup) : markup;
  const side = Math.max(box.width, box.height);
  const context = {
    box,
    byId: idsOf(elements),
    styleOf: styleReader(elements),
    decimals: Math.max(0, (side <= 100 ? 2 : side <= 1000 ? 1 : 0) - (box.coarser ? 1 : 0)),
    slack: side / 200,
    shapes: [],
  };
  const matrix = box.left === 0 && box.top === 0 ? IDENTITY : [1, 0, 0, 1, -box.left, -box.top];
  const whole = rectangleOutline([0, 0, box.width, box.height]);
  const state = { matrix, inherited: {}, opacity: 1, clips: [whole], depth: 0 };
  for (const element of elements) walk(element, state, context);
  return context.shapes;
}

function idsOf(elements) {
  const byId = new Map();
  const collect = (element) => {
    if (element.attributes.id !== undefined && !byId.has(element.attributes.id))
      byId.set(element.attributes.id, element);
    for (const child of element.children) collect(child);
  };
  for (const element of elements) collect(element);
  return byId;
}

function walk(element, state, context) {
  const { name } = element;
  if (UNDRAWN.has(name)) return;
  if (name === 'text' && context.box.unlettered) return;
  if (state.depth > MOST_NESTED) throw new Error('nested too deeply');
  const kind = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
  const isUse = name === 'use';
  if (kind === undefined && !isUse && !CONTAINERS.has(name)) throw new Error(`<${name}> is not supported`);
  if (element.text.trim() !== '') throw new Error(`text in <${name}>`);
  const geometryNames = kind?.names ?? PLACED;
  const { passed, own, shape } = resolved(state.inherited, context.styleOf(element), geometryNames, name);
  if (own.display === 'none') return;
  const next = enter(state, passed, own, context);
  if (next.opacity < UNSEEN) return;
  if (kind !== undefined) {
    if (element.children.some((child) => !UNDRAWN.has(child.name))) throw new Error(`<${name}> is not empty`);
    if (passed.visibility !== 'hidden') paint(outlined(kind.data(shape), next.matrix), passed, next, context);
    return;
  }
  let children = element.children;
  if (isUse) {
    const target = referred(shape.href ?? shape['xlink:href'], context);
    children = [target];
    next.matrix = joined(next.matrix, [1, 0, 0, 1, Number(shape.x ?? 0), Number(shape.y ?? 0)]);
    if (target.name === 'symbol') next.matrix = joined(next.matrix, viewMap(target, shape));
  } else if (name === 'svg' && state.depth > 0) next.matrix = joined(next.matrix, viewMap(element, shape));
  for (const child of children) walk(child, next, context);
}

/** The state inside an element, with its transform, opacity and clip applied. */
function enter(state, inherited, own, context) {
  const matrix = own.transform === undefined ? state.matrix : joined(state.matrix, readTransform(own.transform));
  const clips = [...state.clips];
  for (const value of [own['clip-path'], own.mask]) {
    if (value === undefined || value === 'none') continue;
    const source = referred(urlOf(value), context);
    clips.push(clipOutline(source, { ...state, matrix }, context));
  }
  const blur = blurOf(own.filter, matrix, context);
  // A strongly blurred part is a shine or a shadow, which makes no sense without the blur.
  const opacity = blur > context.slack * 4 ? 0 : state.opacity * fraction(own.opacity ?? '1');
  return { matrix, inherited, opacity, clips, depth: state.depth + 1 };
}

/** How far a filter blurs its element, in the icon's units; 0 if the element itself stays sharp. */
function blurOf(value, matrix, context) {
  if (value === undefined || value === 'none') return 0;
  const filter = referred(urlOf(value), context);
  const [first] = filter.children;
  const ofGraphic = ({ attributes, children }) =>
    [attributes, ...children.map((each) => each.attributes)].some(
      (each) => each.in === 'SourceGraphic' || each.in2 === 'SourceGraphic',
    );
  const begins = first !== undefined && first.attributes.in === undefined && first.name !== 'feFlood';
  // A filter that doesn't use the element itself leaves only its shadow.
  if (!begins && !filter.children.some(ofGraphic)) return Number.POSITIVE_INFINITY;
  const keeps = filter.children.some((each) => /^fe(?:Blend|Merge|Composite)$/.test(each.name) && ofGraphic(each));
  if (keeps) return 0;
  const deviations = filter.children
    .filter(({ name }) => name === 'feGaussianBlur')
    .map(({ attributes }) => Number.parseFloat(attributes.stdDeviation ?? '0'));
  return Math.max(0, ...deviations) * Math.sqrt(Math.abs(determinant(matrix)));
}

function urlOf(value) {
  const match = /^url\(\s*['"]?(#.+?)['"]?\s*\)\s*$/.exec(value);
  if (match === null) throw new Error(`"${value}" is not supported`);
  return match[1];
}

function referred(href, { byId }) {
  const target = href?.startsWith('#') ? byId.get(href.slice(1)) : undefined;
  if (target === undefined) throw new Error(`"${href}" refers to an element that does not exist`);
  return target;
}

/** A clip path, or a mask that is fully white or fully transparent, as one outline in the icon's units. */
function clipOutline(source, state, context) {
  const isMask = source.name === 'mask';
  if (!isMask && source.name !== 'clipPath') throw new Error(`<${source.name}> is not a clip`);
  const { attributes } = source;
  if ((attributes.clipPathUnits ?? attributes.maskContentUnits) === 'objectBoundingBox')
    throw new Error('a clip in units of its shape');
  const style = context.styleOf(source);
  const parts = { ...context, shapes: [], whole: [], decimals: context.decimals, collects: true };
  const inner = { ...state, inherited: isMask ? inheritedOf(style) : {}, opacity: 1, clips: [] };
  if (!isMask && style.transform !== undefined) inner.matrix = joined(state.matrix, readTransform(style.transform));
  const nested = style['clip-path'];
  if (nested !== undefined && nested !== 'none') throw new Error('a clip within a clip');
  for (const child of source.children) walk(child, inner, parts);
  const ofAlpha = style['mask-type'] === 'alpha';
  for (const { fill, alpha, stroked, outline, evenOdd } of parts.whole) {
    if (stroked && isMask) throw new Error('a mask with strokes');
    const plain = !isMask || (alpha > 0.98 && fill !== undefined && (ofAlpha || Math.min(...fill.slice(0, 3)) > 250));
    if (!plain) throw new Error('a mask of more than one tone');
    if (evenOdd && outline.filter(({ letter }) => letter === 'M').length > 1)
      throw new Error('a clip by the even-odd rule');
  }
  return parts.whole.flatMap(({ outline }) => outline);
}

function inheritedOf(style) {
  return style.fill === undefined ? {} : { fill: style.fill };
}

/** SVG 2, 8.2: a view box fitted into its viewport, centred. */
function viewMap({ attributes }, placed) {
  const [x, y, width, height] = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  const [left, top] = [Number(placed.x ?? attributes.x ?? 0), Number(placed.y ?? attributes.y ?? 0)];
  if (attributes.viewBox === undefined) return [1, 0, 0, 1, left, top];
  const side = (value, otherwise) =>
    value === undefined || value.endsWith('%') ? otherwise : Number.parseFloat(value);
  const [across, down] = [
    side(placed.width ?? attributes.width, width),
    side(placed.height ?? attributes.height, height),
  ];
  const scale = Math.min(across / width, down / height);
  return [
    scale,
    0,
    0,
    scale,
    left + (across - width * scale) / 2 - x * scale,
    top + (down - height * scale) / 2 - y * scale,
  ];
}

function outlined(data, matrix) {
  const outline = data.trim() === '' || data === 'none' ? [] : outlineOf(data);
  return { data, matrix, outline, placed: matrix === IDENTITY ? outline : transformed(outline, matrix) };
}

function paint({ data, matrix, outline, placed }, style, state, context) {
  if (outline.length === 0) return;
  const evenOdd = style['fill-rule'] === 'evenodd';
  const fill = paintOf(style.fill ?? 'black', style, { outline, matrix }, context);
  const stroke = paintOf(style.stroke ?? 'none', style, { outline, matrix }, context);
  if (context.collects) {
    const rule = style['clip-rule'] === 'evenodd' || (evenOdd && style['clip-rule'] === undefined);
    context.whole.push({
      outline: placed,
      evenOdd: rule,
      stroked: stroke !== undefined,
      fill: fill?.colour,
      alpha: state.opacity * (fill?.colour[3] ?? 0) * fraction(style['fill-opacity'] ?? '1'),
    });
    return;
  }
  const width = stroke === undefined ? 0 : strokeWidth(style, matrix);
  const pen = stroke === undefined || width === 0 ? undefined : penOf(stroke, width, style, context);
  const fillAlpha = state.opacity * fraction(style['fill-opacity'] ?? '1') * (fill?.colour[3] ?? 0);
  const strokeAlpha = state.opacity * fraction(style['stroke-opacity'] ?? '1') * (stroke?.colour[3] ?? 0);
  const filled = fill === undefined || fillAlpha < UNSEEN ? undefined : fillOf(fill, evenOdd);
  const strokePaint = pen === undefined || strokeAlpha < UNSEEN ? undefined : pen;
  if (filled === undefined && strokePaint === undefined) return;
  const clip = clipFor(placed, state.clips, width / 2, context.slack);
  if (clip === null) return;
  const isAsDrawn = context.box.asDrawn && matrix === IDENTITY;
  const base = { d: isAsDrawn ? writePath(readPath(data)) : pathText(placed, context.decimals) };
  const dashes = strokePaint === undefined ? undefined : dashed(outline, style);
  if (dashes !== undefined) strokePaint.d = pathText(transformed(dashes, matrix), context.decimals);
  const cut = clip === undefined ? {} : { clip: pathText(clip, context.decimals) };
  const shape = (look, alpha) => add(context.shapes, { ...base, ...look, ...seen(alpha), ...cut });
  // A gradient's own opacity is in its stops.
  const fillSeen = fill?.gradient === undefined ? fillAlpha : fillAlpha / fill.colour[3];
  if (filled === undefined) shape(strokePaint, strokeAlpha);
  else if (strokePaint === undefined) shape(filled, fillSeen);
  else if (
    dashes === undefined &&
    Math.abs(fillSeen - 1) < 0.005 &&
    Math.abs(strokeAlpha - 1) < 0.005 &&
    !style['paint-order']?.startsWith('stroke')
  ) {
    shape({ ...filled, ...strokePaint }, 1);
  } else {
    const both = [() => shape(filled, fillSeen), () => shape(strokePaint, strokeAlpha)];
    for (const one of style['paint-order']?.startsWith('stroke') ? both.reverse() : both) one();
  }
}

function seen(alpha) {
  const opacity = Math.round(alpha * 100) / 100;
  return opacity >= 1 ? {} : { opacity };
}

function fillOf({ colour, gradient, ink }, evenOdd) {
  return { fill: ink ? 'ink' : hexOf(colour), ...(gradient && { gradient }), ...(evenOdd && { evenOdd: true }) };
}

function penOf({ colour, ink }, width, style, context) {
  const cap = style['stroke-linecap'] ?? 'butt';
  const join = style['stroke-linejoin'] ?? 'miter';
  const scale = 10 ** (context.decimals + 1);
  return {
    stroke: ink ? 'ink' : hexOf(colour),
    strokeWidth: Math.round(width * scale) / scale,
    ...(cap !== 'round' && { strokeCap: cap === 'square' ? 'square' : 'butt' }),
    ...(join !== 'round' && { strokeJoin: join === 'bevel' ? 'bevel' : 'miter' }),
  };
}

function strokeWidth(style, matrix) {
  const width = Number.parseFloat(style['stroke-width'] ?? '1');
  if (!Number.isFinite(width) || width < 0) throw new Error(`a stroke ${style['stroke-width']} wide`);
  // A stretching map would make the stroke thicker in one direction; its mean is close enough for the few such icons.
  return width * Math.sqrt(Math.abs(determinant(matrix)));
}

function paintOf(value, style, { outline, matrix }, context) {
  if (value === 'none' || value === 'transparent') return undefined;
  if (value === 'currentColor' || value === 'currentcolor') {
    const own = style.color;
    return own === undefined || own.toLowerCase() === 'currentcolor'
      ? { colour: [0, 0, 0, 1], ink: true }
      : { colour: readColour(own) };
  }
  if (!value.startsWith('url(')) return { colour: readColour(value) };
  const source = referred(urlOf(value), context);
  if (!/^(?:linear|radial)Gradient$/.test(source.name)) throw new Error(`a fill by <${source.name}>`);
  return gradientPaint(source, { ...context, commands: outline, matrix, viewport: context.box });
}

/**
 * Strokes with the same paint are merged into one shape, for fewer elements in a picture. Fills stay separate, since
 * overlaps would show.
 */
function add(shapes, shape) {
  const last = shapes.at(-1);
  const alike =
    last?.stroke !== undefined && last.fill === undefined && shape.fill === undefined && shape.opacity === undefined;
  if (alike && JSON.stringify({ ...last, d: '' }) === JSON.stringify({ ...shape, d: '' })) {
    shapes[shapes.length - 1] = { ...last, d: last.d + shape.d };
  } else shapes.push(shape);
}

function oval(cx = 0, cy = 0, rx = 0, ry = rx) {
  const [x, y, a, b] = [cx, cy, rx, ry].map(Number);
  if (a <= 0 || b <= 0) return '';
  return `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0z`;
}

/** Radii as in SVG 2, 10.2: a missing one equals the other, and neither exceeds half a side. */
function rectangle({ x = 0, y = 0, width, height, rx, ry }) {
  const [left, top, w, h] = [x, y, width, height].map((each) => Number.parseFloat(each ?? '0'));
  if (w <= 0 || h <= 0) return '';
  const a = Math.min(Number(rx ?? ry ?? 0), w / 2);
  const b = Math.min(Number(ry ?? rx ?? 0), h / 2);
  if (a === 0 || b === 0) return `M${left} ${top}h${w}v${h}h${-w}z`;
  const corner = (dx, dy) => `a${a} ${b} 0 0 1 ${dx} ${dy}`;
  return [
    `M${left + a} ${top}h${w - 2 * a}${corner(a, b)}v${h - 2 * b}${corner(-a, b)}`,
    `h${2 * a - w}${corner(-a, -b)}v${2 * b - h}${corner(a, -b)}z`,
  ].join('');
}
