// Lines are not drawn inside boxes, but everywhere else.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box, Point } from '../layout/graph.js';
import { arcCurves } from '../svg/outline/arc-curves.js';
import { cases } from '../testing/depth.js';
import { connectorPath } from './connector.js';
import { interrupted } from './gaps.js';
import type { PathStep } from './scene.js';

const SAMPLES = 24;

/** Points all along the steps, slightly inside the ends of each step. */
function pointsOn(steps: readonly PathStep[]): Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  const sample = (curve: (t: number) => Point): void => {
    for (let i = 0; i <= SAMPLES; i++) points.push(curve(Math.min(0.999, Math.max(0.001, i / SAMPLES))));
  };
  const line = (from: Point, to: Point): void =>
    sample((t) => ({ x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) }));
  for (const step of steps) {
    const to = step[0] === 'Z' ? start : { x: Number(step.at(-2)), y: Number(step.at(-1)) };
    if (step[0] === 'M') start = to;
    else if (step[0] === 'A') {
      let from = at;
      for (const curve of arcCurves(
        at,
        { rx: step[1], ry: step[2], turn: 0, large: false, sweep: step[4] === 1 },
        to,
      )) {
        const [x1, y1, x2, y2, x, y] = curve.slice(1) as [number, number, number, number, number, number];
        const a = from;
        const bezier = (t: number, p: number, q: number, r: number, s: number): number =>
          (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s;
        sample((t) => ({ x: bezier(t, a.x, x1, x2, x), y: bezier(t, a.y, y1, y2, y) }));
        from = { x, y };
      }
    } else line(at, to);
    at = to;
  }
  return points;
}

/** px that a point is inside a box; below 0 outside. */
function depthIn({ x, y }: Point, box: Box): number {
  return Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y);
}

const near = (one: Point, others: readonly Point[], by: number): boolean =>
  others.some(({ x, y }) => Math.abs(x - one.x) <= by && Math.abs(y - one.y) <= by);

describe('a line with gaps', () => {
  it('stops at the border of a box and continues after it', () => {
    const steps: PathStep[] = [
      ['M', 0, 10],
      ['L', 100, 10],
    ];
    expect(interrupted(steps, [{ x: 40, y: 0, width: 20, height: 20 }])).toEqual([
      ['M', 0, 10],
      ['L', 40, 10],
      ['M', 60, 10],
      ['L', 100, 10],
    ]);
  });

  it('is unchanged where it meets no box, and on its border', () => {
    const steps: PathStep[] = [['M', 0, 10], ['L', 100, 10], ['L', 100, 80], ['Z']];
    expect(
      interrupted(steps, [
        { x: 40, y: 10, width: 20, height: 20 },
        { x: 0, y: 200, width: 9, height: 9 },
      ]),
    ).toBe(steps);
  });

  it('is cut within a rounded corner, with the remaining arc unchanged', () => {
    const cut = interrupted(
      [
        ['M', 0, 0],
        ['L', 92, 0],
        ['A', 8, 8, 0, 1, 100, 8],
        ['L', 100, 50],
      ],
      [{ x: 95, y: -5, width: 20, height: 20 }],
    );
    expect(cut.map(([letter]) => letter).join('')).toBe('MLAML');
    const [, , arc] = cut;
    expect(arc?.slice(0, 5)).toEqual(['A', 8, 8, 0, 1]);
    expect(arc?.at(-2)).toBe(95);
    expect(cut.at(-2)).toEqual(['M', 100, 15]);
  });

  const place = fc.integer({ min: 0, max: 60 }).map((each) => 4 * each);
  const box = fc.record({
    x: place,
    y: place,
    width: fc.integer({ min: 8, max: 80 }),
    height: fc.integer({ min: 8, max: 24 }),
  });
  /** At right angles, as layouts give them. */
  const route = fc.array(fc.tuple(fc.boolean(), place), { minLength: 1, maxLength: 6 }).map((turns) => {
    const points: Point[] = [{ x: 120, y: 120 }];
    for (const [across, to] of turns) {
      const { x, y } = points.at(-1) as Point;
      points.push(across ? { x: to, y } : { x, y: to });
    }
    return points;
  });

  it('is nowhere inside a box, and nowhere else interrupted', () => {
    fc.assert(
      fc.property(route, fc.array(box, { minLength: 1, maxLength: 4 }), (points, gaps) => {
        const shape = {
          type: 'connector',
          points,
          cornerRadius: 8,
          stroke: 'line',
          strokeWidth: 1.5,
          dash: 'solid',
          startHead: false,
          endHead: false,
          animate: false,
        } as const;
        const spots = pointsOn(connectorPath({ ...shape, gaps }).line);
        for (const point of spots) for (const gap of gaps) expect(depthIn(point, gap)).toBeLessThan(0.1);
        for (const point of pointsOn(connectorPath(shape).line)) {
          // Samples are up to 10 px apart.
          if (gaps.every((gap) => depthIn(point, gap) < -0.1)) expect(near(point, spots, 11)).toBe(true);
        }
      }),
      { numRuns: cases(300) },
    );
  });
});
