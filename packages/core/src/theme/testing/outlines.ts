// Shapes of a scene as polygons and lines for tests: in, a primitive; out, its rings of points.
import type { Box } from '../../layout/graph.js';
import { connectorPath } from '../../scene/connector.js';
import type { ConnectorShape, EllipseShape, PathShape, PathStep, RectShape } from '../../scene/scene.js';

export interface At {
  readonly x: number;
  readonly y: number;
}

export interface Ring {
  readonly points: readonly At[];
  readonly closed: boolean;
}

const PIECES = 24;

function pieces(of: (share: number) => At): readonly At[] {
  return Array.from({ length: PIECES }, (_, i) => of((i + 1) / PIECES));
}

/** An arc's points; SVG 2, section B.2.4, for axes that are not rotated. */
function arc(from: At, [, rx, ry, large, sweep, x, y]: Extract<PathStep, { readonly 0: 'A' }>): readonly At[] {
  const dx = (from.x - x) / 2 / rx;
  const dy = (from.y - y) / 2 / ry;
  const reach = Math.max(1e-12, dx * dx + dy * dy);
  const grown = Math.max(1, Math.sqrt(reach));
  const off = Math.sqrt(Math.max(0, 1 / Math.min(1, reach) - 1)) * (large === sweep ? -1 : 1);
  const centre = { x: off * dy, y: -off * dx };
  const start = Math.atan2(dy / grown - centre.y, dx / grown - centre.x);
  let turn = Math.atan2(-dy / grown - centre.y, -dx / grown - centre.x) - start;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  const middle = {
    x: (from.x + x) / 2 + centre.x * rx * grown,
    y: (from.y + y) / 2 + centre.y * ry * grown,
  };
  return pieces((share) => ({
    x: middle.x + Math.cos(start + turn * share) * rx * grown,
    y: middle.y + Math.sin(start + turn * share) * ry * grown,
  }));
}

function curve(from: At, [, x1, y1, x2, y2, x, y]: Extract<PathStep, { readonly 0: 'C' }>): readonly At[] {
  const along = (share: number, a: number, b: number, c: number, d: number): number => {
    const rest = 1 - share;
    return rest ** 3 * a + 3 * rest * rest * share * b + 3 * rest * share * share * c + share ** 3 * d;
  };
  return pieces((share) => ({ x: along(share, from.x, x1, x2, x), y: along(share, from.y, y1, y2, y) }));
}

export function stepRings(steps: readonly PathStep[]): readonly Ring[] {
  const rings: Ring[] = [];
  let points: At[] = [];
  const end = (closed: boolean): void => {
    const [first] = points;
    if (first !== undefined && points.length > 1) rings.push({ points: closed ? [...points, first] : points, closed });
    points = [];
  };
  for (const step of steps) {
    const last = points.at(-1) ?? { x: 0, y: 0 };
    if (step[0] === 'Z') end(true);
    else if (step[0] === 'M') {
      end(false);
      points = [{ x: step[1], y: step[2] }];
    } else if (step[0] === 'L') points.push({ x: step[1], y: step[2] });
    else if (step[0] === 'C') points.push(...curve(last, step));
    else if (step[0] === 'A') points.push(...arc(last, step));
  }
  end(false);
  return rings;
}

function rectSteps({ x, y, width, height, radius = 0 }: RectShape): readonly PathStep[] {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (r <= 0) return [['M', x, y], ['L', right, y], ['L', right, bottom], ['L', x, bottom], ['Z']];
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['A', r, r, 0, 1, right, y + r],
    ['L', right, bottom - r],
    ['A', r, r, 0, 1, right - r, bottom],
    ['L', x + r, bottom],
    ['A', r, r, 0, 1, x, bottom - r],
    ['L', x, y + r],
    ['A', r, r, 0, 1, x + r, y],
    ['Z'],
  ];
}

function ellipseSteps({ cx, cy, rx, ry }: EllipseShape): readonly PathStep[] {
  return [['M', cx - rx, cy], ['A', rx, ry, 0, 1, cx + rx, cy], ['A', rx, ry, 0, 1, cx - rx, cy], ['Z']];
}

export function shapeRings(shape: RectShape | EllipseShape | PathShape): readonly Ring[] {
  if (shape.type === 'rect') return stepRings(rectSteps(shape));
  return stepRings(shape.type === 'ellipse' ? ellipseSteps(shape) : shape.steps);
}

export function connectorRings(shape: ConnectorShape): {
  readonly line: readonly Ring[];
  readonly heads: readonly Ring[];
  readonly outlines: readonly Ring[];
} {
  const { line, heads, outlines } = connectorPath(shape);
  return { line: stepRings(line), heads: stepRings(heads), outlines: stepRings(outlines) };
}

export function boundsOf(rings: readonly Ring[]): Box {
  const points = rings.flatMap((each) => each.points);
  const xs = points.map((each) => each.x);
  const ys = points.map((each) => each.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** By the non-zero rule, SVG's default fill. */
export function fills(rings: readonly Ring[], { x, y }: At): boolean {
  let turns = 0;
  for (const { points } of rings) {
    for (const [i, from] of points.entries()) {
      const to = points[i + 1] ?? points[0] ?? from;
      if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) {
        turns += to.y > from.y ? 1 : -1;
      }
    }
  }
  return turns !== 0;
}

/** Points along the rings, `every` px, each with the direction across the line there. */
export function walked(rings: readonly Ring[], every: number): readonly { readonly at: At; readonly across: At }[] {
  return rings.flatMap(({ points }) =>
    points.slice(1).flatMap((to, i) => {
      const from = points[i] ?? to;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length === 0) return [];
      const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
      const count = Math.max(1, Math.floor(length / every));
      return Array.from({ length: count }, (_, step) => {
        const share = (step + 0.5) / count;
        return { at: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, across };
      });
    }),
  );
}
