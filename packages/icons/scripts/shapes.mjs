// The SVG body of one icon turned into painted outlines: markup in, the shapes of src/art.ts out.
// Only what the sets at hand use is known; anything else stops the build rather than be drawn wrong.

import { readPath, writePath } from './path-data.mjs';

const TAG = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>\s*/y;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

const PAINT = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'fill-rule',
  'clip-rule',
]);

/** Each element: the attributes of its geometry, and the path data they stand for. */
const ELEMENTS = {
  path: { names: ['d'], data: ({ d }) => d },
  circle: { names: ['cx', 'cy', 'r'], data: ({ cx, cy, r }) => oval(Number(cx), Number(cy), Number(r), Number(r)) },
  ellipse: {
    names: ['cx', 'cy', 'rx', 'ry'],
    data: ({ cx, cy, rx, ry }) => oval(Number(cx), Number(cy), Number(rx), Number(ry)),
  },
  rect: { names: ['x', 'y', 'width', 'height', 'rx', 'ry'], data: rectangle },
  line: { names: ['x1', 'y1', 'x2', 'y2'], data: ({ x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => `M${x1} ${y1}L${x2} ${y2}` },
  polyline: { names: ['points'], data: ({ points }) => `M${points}` },
  polygon: { names: ['points'], data: ({ points }) => `M${points}z` },
};

/**
 * @param {string} body
 * @returns {import('../src/art.ts').IconShape[]}
 */
export function shapesOf(body) {
  const shapes = [];
  const inherited = [{}];
  let at = 0;
  while (at < body.length) {
    TAG.lastIndex = at;
    const tag = TAG.exec(body);
    if (tag === null) throw new Error(`not markup that is known: ${body.slice(at, at + 60)}`);
    at = TAG.lastIndex;
    const [, closes, element, text, empty] = tag;
    if (closes) {
      inherited.pop();
      continue;
    }
    const attributes = Object.fromEntries(Array.from(text.matchAll(ATTRIBUTE), ([, name, value]) => [name, value]));
    const paint = { ...inherited.at(-1) };
    const geometry = {};
    const own = element === 'g' ? [] : ELEMENTS[element]?.names;
    if (own === undefined) throw new Error(`<${element}> is not known`);
    for (const [name, value] of Object.entries(attributes)) {
      if (PAINT.has(name)) paint[name] = value;
      else if (own.includes(name)) geometry[name] = value;
      else throw new Error(`${name}="${value}" on <${element}> is not known`);
    }
    if (element === 'g') inherited.push(paint);
    else {
      if (!empty) throw new Error(`<${element}> is not empty`);
      add(shapes, painted(writePath(readPath(ELEMENTS[element].data(geometry))), paint));
    }
  }
  if (inherited.length !== 1) throw new Error('a <g> is not closed');
  return shapes;
}

function painted(d, paint) {
  const fill = colour(paint.fill);
  const stroke = colour(paint.stroke ?? 'none');
  if (stroke && (paint['stroke-linecap'] !== 'round' || paint['stroke-linejoin'] !== 'round')) {
    throw new Error('a stroke whose ends or joins are not round');
  }
  return {
    d,
    ...(fill && { fill }),
    ...(stroke && { stroke, strokeWidth: Number(paint['stroke-width'] ?? 1) }),
    ...(fill && paint['fill-rule'] === 'evenodd' && { evenOdd: true }),
  };
}

function colour(value) {
  if (value === 'none') return undefined;
  if (value === 'currentColor') return 'ink';
  if (/^#[0-9a-f]{6}$/i.test(value ?? '')) return value.toLowerCase();
  throw new Error(`paint "${value}" is not known`);
}

/** Strokes of one paint are one shape: fewer elements in a picture. A fill stays apart, since overlaps would show. */
function add(shapes, shape) {
  const last = shapes.at(-1);
  const joins = last?.stroke && !last.fill && !shape.fill;
  if (joins && last.stroke === shape.stroke && last.strokeWidth === shape.strokeWidth) {
    shapes[shapes.length - 1] = { ...last, d: last.d + shape.d };
  } else shapes.push(shape);
}

function oval(cx, cy, rx, ry) {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** Radii as SVG 2, 10.2 has them: one that is left out is the other, neither more than half a side. */
function rectangle({ x = 0, y = 0, width, height, rx, ry }) {
  const [left, top, w, h] = [x, y, width, height].map(Number);
  const a = Math.min(Number(rx ?? ry ?? 0), w / 2);
  const b = Math.min(Number(ry ?? rx ?? 0), h / 2);
  if (a === 0 || b === 0) return `M${left} ${top}h${w}v${h}h${-w}z`;
  const corner = (dx, dy) => `a${a} ${b} 0 0 1 ${dx} ${dy}`;
  return [
    `M${left + a} ${top}h${w - 2 * a}${corner(a, b)}v${h - 2 * b}${corner(-a, b)}`,
    `h${2 * a - w}${corner(-a, -b)}v${2 * b - h}${corner(a, -b)}z`,
  ].join('');
}
