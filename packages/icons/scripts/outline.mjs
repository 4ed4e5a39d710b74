// Outlines: path segments made absolute, transformed, measured, flattened to points, and written compactly.

import { determinant, moved, scaleOf } from './matrix.mjs';
import { readPath } from './path-data.mjs';

/**
 * One absolute command: M, L, C, Q, A or Z and its numbers; for an arc its radii, rotation in degrees, two flags and
 * the end.
 * @typedef {{ readonly letter: string, readonly values: readonly number[] }} Command
 */

/** @returns {Command[]} */
export function outlineOf(data) {
  const commands = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** Of the preceding curve, for S and T: its letter and its last control point. */
  let control;
  for (const { letter, values } of readPath(data)) {
    const upper = letter.toUpperCase();
    const [dx, dy] = letter === upper ? [0, 0] : [x, y];
    const at = (index) => [(values[index] ?? 0) + dx, (values[index + 1] ?? 0) + dy];
    let next;
    switch (upper) {
      case 'Z':
        commands.push({ letter: 'Z', values: [] });
        [x, y] = [startX, startY];
        control = undefined;
        continue;
      case 'M':
      case 'L':
        next = { letter: upper, values: at(0) };
        break;
      case 'H':
        next = { letter: 'L', values: [values[0] + dx, y] };
        break;
      case 'V':
        next = { letter: 'L', values: [x, values[0] + dy] };
        break;
      case 'C':
        next = { letter: 'C', values: [...at(0), ...at(2), ...at(4)] };
        break;
      case 'Q':
        next = { letter: 'Q', values: [...at(0), ...at(2)] };
        break;
      case 'S': {
        const [cx, cy] = control?.letter === 'C' ? control.point : [x, y];
        next = { letter: 'C', values: [2 * x - cx, 2 * y - cy, ...at(0), ...at(2)] };
        break;
      }
      case 'T': {
        const [cx, cy] = control?.letter === 'Q' ? control.point : [x, y];
        next = { letter: 'Q', values: [2 * x - cx, 2 * y - cy, ...at(0)] };
        break;
      }
      default:
        next = { letter: 'A', values: [...values.slice(0, 5), ...at(5)] };
    }
    commands.push(next);
    const end = next.values;
    control = 'CQ'.includes(next.letter) ? { letter: next.letter, point: end.slice(-4, -2) } : undefined;
    [x, y] = end.slice(-2);
    if (next.letter === 'M') [startX, startY] = [x, y];
  }
  return commands;
}

/** @returns {Command[]} */
export function transformed(commands, matrix) {
  const scale = scaleOf(matrix);
  const curved = scale === undefined ? withoutArcs(commands) : commands;
  return curved.map(({ letter, values }) => {
    if (letter !== 'A') {
      const points = [];
      for (let at = 0; at < values.length; at += 2) points.push(...moved(matrix, values[at], values[at + 1]));
      return { letter, values: points };
    }
    const [rx, ry, turn, large, sweep, x, y] = values;
    const flips = determinant(matrix) < 0;
    const angle = (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI;
    const turned = rx === ry ? 0 : angle + (flips ? -turn : turn);
    const ends = moved(matrix, x, y);
    return { letter, values: [rx * scale, ry * scale, turned, large, flips ? 1 - sweep : sweep, ...ends] };
  });
}

/** Every arc as cubic curves, each at most a quarter of the ellipse (SVG 2, B.2.4). */
export function withoutArcs(commands) {
  const result = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const command of commands) {
    if (command.letter === 'A') result.push(...curvesOf(x, y, command.values));
    else result.push(command);
    [x, y] = command.letter === 'Z' ? [startX, startY] : command.values.slice(-2);
    if (command.letter === 'M') [startX, startY] = [x, y];
  }
  return result;
}

function curvesOf(x1, y1, [rx0, ry0, turn, large, sweep, x2, y2]) {
  let [rx, ry] = [Math.abs(rx0), Math.abs(ry0)];
  if (x1 === x2 && y1 === y2) return [];
  if (rx === 0 || ry === 0) return [{ letter: 'L', values: [x2, y2] }];
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [halfX, halfY] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [u, v] = [cosine * halfX + sine * halfY, cosine * halfY - sine * halfX];
  const reach = (u * u) / (rx * rx) + (v * v) / (ry * ry);
  if (reach > 1) [rx, ry] = [rx * Math.sqrt(reach), ry * Math.sqrt(reach)];
  const below = rx * rx * v * v + ry * ry * u * u;
  const root = Math.sqrt(Math.max(0, (rx * rx * ry * ry - below) / below)) * (large === sweep ? -1 : 1);
  const [cu, cv] = [(root * rx * v) / ry, (-root * ry * u) / rx];
  const [cx, cy] = [cosine * cu - sine * cv + (x1 + x2) / 2, sine * cu + cosine * cv + (y1 + y2) / 2];
  const start = Math.atan2((v - cv) / ry, (u - cu) / rx);
  let extent = Math.atan2((-v - cv) / ry, (-u - cu) / rx) - start;
  if (sweep === 1 && extent < 0) extent += 2 * Math.PI;
  if (sweep === 0 && extent > 0) extent -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(extent) / (Math.PI / 2) - 1e-6));
  const step = extent / parts;
  const pull = (4 / 3) * Math.tan(step / 4);
  const place = (p, q) => [cx + rx * p * cosine - ry * q * sine, cy + rx * p * sine + ry * q * cosine];
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [start + part * step, start + (part + 1) * step];
    const [c1, s1, c2, s2] = [Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)];
    const end = part === parts - 1 ? [x2, y2] : place(c2, s2);
    return {
      letter: 'C',
      values: [...place(c1 - pull * s1, s1 + pull * c1), ...place(c2 + pull * s2, s2 - pull * c2), ...end],
    };
  });
}

/** Points along the outline, one list per subpath; `steps` points per curve. */
export function flattened(commands, steps) {
  const parts = [];
  let part = [];
  let [x, y] = [0, 0];
  for (const { letter, values } of withoutArcs(commands)) {
    if (letter === 'M') {
      part = [values[0], values[1]];
      parts.push(part);
    } else if (letter === 'Z') {
      part = [part[0], part[1]];
      parts.at(-1)?.push(part[0], part[1]);
      parts.push(part);
    } else if (letter === 'L') part.push(values[0], values[1]);
    else {
      const [ax, ay, bx, by, ex, ey] =
        letter === 'C'
          ? values
          : [
              x + (2 / 3) * (values[0] - x),
              y + (2 / 3) * (values[1] - y),
              values[2] + (2 / 3) * (values[0] - values[2]),
              values[3] + (2 / 3) * (values[1] - values[3]),
              values[2],
              values[3],
            ];
      for (let step = 1; step <= steps; step++) {
        const t = step / steps;
        const r = 1 - t;
        const [k0, k1, k2, k3] = [r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t];
        part.push(k0 * x + k1 * ax + k2 * bx + k3 * ex, k0 * y + k1 * ay + k2 * by + k3 * ey);
      }
    }
    [x, y] = part.slice(-2);
  }
  return parts.filter((each) => each.length > 2);
}

/** [left, top, right, bottom], or undefined for an outline without points. */
export function boundsOf(commands) {
  const bounds = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const part of flattened(commands, 8)) {
    for (let at = 0; at < part.length; at += 2) {
      bounds[0] = Math.min(bounds[0], part[at]);
      bounds[1] = Math.min(bounds[1], part[at + 1]);
      bounds[2] = Math.max(bounds[2], part[at]);
      bounds[3] = Math.max(bounds[3], part[at + 1]);
    }
  }
  return bounds[0] <= bounds[2] ? bounds : undefined;
}

/** An axis-aligned rectangle as [left, top, right, bottom]; undefined for any other outline. */
export function rectangleOf(commands) {
  if (commands.some(({ letter }) => !'MLZ'.includes(letter))) return undefined;
  const parts = flattened(commands, 1);
  const [points, ...more] = parts;
  if (points === undefined || more.length > 0 || points.length < 8) return undefined;
  const [left, top, right, bottom] = boundsOf(commands) ?? [];
  const slack = (right - left + bottom - top) / 2000;
  for (let at = 0; at < points.length; at += 2) {
    const onSide = Math.min(points[at] - left, right - points[at]) <= slack;
    const onTop = Math.min(points[at + 1] - top, bottom - points[at + 1]) <= slack;
    if (!onSide || !onTop) return undefined;
  }
  // The corners could be those of a triangle, so the area is checked too.
  let area = 0;
  for (let at = 0; at + 3 < points.length; at += 2)
    area += points[at] * points[at + 3] - points[at + 2] * points[at + 1];
  area += points.at(-2) * points[1] - points[0] * points.at(-1);
  const full = (right - left) * (bottom - top);
  return Math.abs(Math.abs(area) / 2 - full) <= full / 500 ? [left, top, right, bottom] : undefined;
}

/** @returns {Command[]} */
export function rectangleOutline([left, top, right, bottom]) {
  return [
    { letter: 'M', values: [left, top] },
    { letter: 'L', values: [right, top] },
    { letter: 'L', values: [right, bottom] },
    { letter: 'L', values: [left, bottom] },
    { letter: 'Z', values: [] },
  ];
}
