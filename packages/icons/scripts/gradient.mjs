// Gradients of an SVG file in an icon's own units. In: a gradient element, the shape it paints and the map from that
// shape's units to the icon's. Out: IconGradient (src/art.ts), or a plain colour if it is not really a gradient.

import { fraction, hexOf, readColour } from './colour.mjs';
import { IDENTITY, inverse, joined, moved, readTransform, scaleOf } from './matrix.mjs';
import { boundsOf } from './outline.mjs';

/**
 * @returns {{ colour: readonly number[], gradient?: object }} the mean colour with its opacity, and the gradient itself
 */
export function gradientPaint(element, { byId, commands, matrix, styleOf, viewport }) {
  const chain = [element];
  for (let link = linkOf(element); link !== undefined; link = linkOf(chain.at(-1))) {
    const next = byId.get(link);
    if (next === undefined || chain.includes(next) || chain.length > 8) break;
    chain.push(next);
  }
  const attribute = (name) => chain.find((each) => each.attributes[name] !== undefined)?.attributes[name];
  const stops = stopsOf(
    chain.find((each) => each.children.some(({ name }) => name === 'stop')),
    styleOf,
  );
  if (stops.length === 0) throw new Error('a gradient without stops');
  const colour = meanOf(stops);
  if (stops.length === 1 || new Set(stops.map(([, each]) => each.join())).size === 1) return { colour };

  const onBox = attribute('gradientUnits') !== 'userSpaceOnUse';
  const bounds = onBox ? boundsOf(commands) : undefined;
  const [left = 0, top = 0, right = 0, bottom = 0] = bounds ?? [];
  // SVG 2, 8.11: bounding-box units don't apply to a box without area.
  if (onBox && (right - left <= 0 || bottom - top <= 0)) return { colour };
  const box = onBox ? [right - left, 0, 0, bottom - top, left, top] : IDENTITY;
  const own = attribute('gradientTransform');
  const map = joined(matrix, joined(box, own === undefined ? IDENTITY : readTransform(own)));
  const length = (name, otherwise, side) => {
    const value = attribute(name) ?? otherwise;
    return value.endsWith('%') ? (Number.parseFloat(value) / 100) * (onBox ? 1 : side) : Number(value);
  };
  const { width, height } = viewport;
  const written = stops.map(([offset, each]) => [
    decimals(offset, 3),
    hexOf(each),
    ...(each[3] < 0.995 ? [decimals(each[3], 2)] : []),
  ]);
  if (element.name === 'linearGradient') {
    const line = lineOf(
      map,
      [length('x1', '0%', width), length('y1', '0%', height)],
      [length('x2', '100%', width), length('y2', '0%', height)],
    );
    if (line === undefined) return { colour: stops.at(-1)[1] };
    return { colour, gradient: { line: line.map((each) => decimals(each, 2)), stops: written } };
  }
  const diagonal = Math.sqrt((width * width + height * height) / 2);
  const [cx, cy, r] = [length('cx', '50%', width), length('cy', '50%', height), length('r', '50%', diagonal)];
  if (r <= 0) return { colour: stops.at(-1)[1] };
  const [fx, fy] = [
    attribute('fx') === undefined ? cx : length('fx', '0', width),
    attribute('fy') === undefined ? cy : length('fy', '0', height),
  ];
  const scale = scaleOf(map);
  if (scale !== undefined) {
    const circle = [...moved(map, cx, cy), r * scale, ...moved(map, fx, fy)].map((each) => decimals(each, 2));
    return { colour, gradient: { circle, stops: written } };
  }
  const circle = [cx, cy, r, fx, fy].map((each) => decimals(each, 4));
  return { colour, gradient: { circle, matrix: map.map((each) => decimals(each, 4)), stops: written } };
}

function linkOf(element) {
  const href = element.attributes.href ?? element.attributes['xlink:href'];
  return href?.startsWith('#') ? href.slice(1) : undefined;
}

/** Offsets never fall (SVG 2, 14.2.4). */
function stopsOf(owner, styleOf) {
  let least = 0;
  return (owner?.children ?? [])
    .filter(({ name }) => name === 'stop')
    .map((stop) => {
      const style = styleOf(stop);
      const [r, g, b, alpha] = readColour(style['stop-color'] ?? 'black');
      least = Math.min(1, Math.max(least, fraction(stop.attributes.offset ?? '0')));
      return [least, [r, g, b, alpha * fraction(style['stop-opacity'] ?? '1')]];
    });
}

/**
 * A map can turn a gradient's stripes differently from its line. The colour stays an affine function of the position,
 * so the line is recovered from the direction in which that function grows.
 */
function lineOf(map, [x1, y1], [x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const size = dx * dx + dy * dy;
  if (size === 0) return undefined;
  const [a, b, c, d] = inverse(map);
  const [gx, gy] = [(dx * a + dy * b) / size, (dx * c + dy * d) / size];
  const growth = gx * gx + gy * gy;
  const [startX, startY] = moved(map, x1, y1);
  return [startX, startY, startX + gx / growth, startY + gy / growth];
}

function meanOf(stops) {
  const mean = [0, 0, 0, 0];
  stops.forEach(([offset, colour], at) => {
    const from = at === 0 ? 0 : (stops[at - 1][0] + offset) / 2;
    const to = at === stops.length - 1 ? 1 : (stops[at + 1][0] + offset) / 2;
    const weight = to - from;
    for (const part of [0, 1, 2]) mean[part] += colour[part] * colour[3] * weight;
    mean[3] += colour[3] * weight;
  });
  const [r, g, b, alpha] = mean;
  return alpha === 0 ? [0, 0, 0, 0] : [r / alpha, g / alpha, b / alpha, alpha];
}

function decimals(value, count) {
  const scale = 10 ** count;
  return Math.round(value * scale) / scale + 0;
}
