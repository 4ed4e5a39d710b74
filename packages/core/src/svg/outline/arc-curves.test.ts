import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arcCurves } from './arc-curves.js';

describe('arcs', () => {
  const length = fc.double({ min: -500, max: 500, noNaN: true, noDefaultInfinity: true });
  const radius = fc.double({ min: 1, max: 500, noNaN: true, noDefaultInfinity: true });

  /** A point of a cubic curve. */
  const at = (from: number[], [, x1, y1, x2, y2, x3, y3]: number[], t: number): number[] =>
    [0, 1].map((axis) => {
      const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = [from[axis], axis ? y1 : x1, axis ? y2 : x2, axis ? y3 : x3];
      const u = 1 - t;
      return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
    });

  test('are on a circle of their radius, or the smallest that fits, and end where they should', () => {
    fc.assert(
      fc.property(
        length,
        length,
        length,
        length,
        radius,
        fc.boolean(),
        fc.boolean(),
        (x, y, toX, toY, r, large, sweep) => {
          fc.pre(Math.hypot(toX - x, toY - y) > 1);
          const steps = arcCurves({ x, y }, { rx: r, ry: r, turn: 0, large, sweep }, { x: toX, y: toY });
          expect(steps.at(-1)?.slice(-2)).toEqual([toX, toY]);
          const used = Math.max(r, Math.hypot(toX - x, toY - y) / 2);
          const points: number[][] = [];
          let from = [x, y];
          for (const step of steps) {
            const numbers = [0, ...step.slice(1)] as number[];
            for (const t of [0, 0.25, 0.5, 0.75, 1]) points.push(at(from, numbers, t));
            from = numbers.slice(-2);
          }
          // The centre from three of the points: all others have the same distance from it.
          const [a = [], b = [], c = []] = [points[0], points[Math.floor(points.length / 2)], points.at(-1)];
          const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = [...a, ...b, ...c];
          const d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by));
          fc.pre(Math.abs(d) > 1);
          const ox =
            ((ax * ax + ay * ay) * (by - cy) + (bx * bx + by * by) * (cy - ay) + (cx * cx + cy * cy) * (ay - by)) / d;
          const oy =
            ((ax * ax + ay * ay) * (cx - bx) + (bx * bx + by * by) * (ax - cx) + (cx * cx + cy * cy) * (bx - ax)) / d;
          for (const [px = 0, py = 0] of points)
            expect(Math.abs(Math.hypot(px - ox, py - oy) - used) / used).toBeLessThan(3e-4);
        },
      ),
    );
  });
});
