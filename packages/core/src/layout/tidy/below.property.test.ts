// Generated trees below their parents: no box over another, no line through a box, children below their parents and in order, every
// child met by a line, and a picture that suits its page.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { Box } from '../graph.js';
import { type BelowDrawing, placedBelow } from './below.js';
import type { BelowNode } from './below-form.js';

const PAGE = { width: 1_000, ratio: 2.95, around: { width: 48, height: 96 } };

interface Made {
  readonly depth: number;
  readonly width: number;
  readonly height: number;
}

const rows = (most: number): fc.Arbitrary<readonly Made[]> =>
  fc.array(
    fc.record({
      depth: fc.nat(5),
      width: fc.integer({ min: 9, max: 25 }).map((each) => 8 * each),
      height: fc.constantFrom(40, 56, 72),
    }),
    { minLength: 1, maxLength: most },
  );

type Growing = BelowNode & { readonly children: BelowNode[] };

/** Each row is at most one level deeper than the one before. */
function grown(specs: readonly Made[]): readonly BelowNode[] {
  const tops: BelowNode[] = [];
  const open: Growing[] = [];
  for (const { depth, width, height } of specs) {
    open.length = Math.min(open.length, depth);
    const node: Growing = { width, height, children: [] };
    (open.at(-1)?.children ?? tops).push(node);
    open.push(node);
  }
  return tops;
}

function everyNode(nodes: readonly BelowNode[]): readonly BelowNode[] {
  return nodes.flatMap((each) => [each, ...everyNode(each.children)]);
}

function boxIn({ places }: BelowDrawing, node: BelowNode): Box {
  const { x, y } = places.get(node) ?? { x: Number.NaN, y: Number.NaN };
  return { x, y, width: node.width, height: node.height };
}

function apart(a: Box, b: Box, by: number): boolean {
  return (
    a.x + a.width + by <= b.x || b.x + b.width + by <= a.x || a.y + a.height + by <= b.y || b.y + b.height + by <= a.y
  );
}

const forest = rows(80).map(grown);

describe('boxes below their parents', () => {
  test('are apart from one another, inside the drawing, and below their parents', () => {
    fc.assert(
      fc.property(forest, (tops) => {
        const drawing = placedBelow(tops, PAGE);
        const nodes = everyNode(tops);
        const boxes = nodes.map((each) => boxIn(drawing, each));
        boxes.forEach((one, i) => {
          for (const other of boxes.slice(i + 1)) expect(apart(one, other, 8)).toBe(true);
          expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(-0.01);
          expect(one.x + one.width).toBeLessThanOrEqual(drawing.width + 0.01);
          expect(one.y + one.height).toBeLessThanOrEqual(drawing.height + 0.01);
        });
        for (const node of nodes) {
          const { y, height } = boxIn(drawing, node);
          for (const child of node.children) expect(boxIn(drawing, child).y).toBeGreaterThan(y + height);
        }
      }),
      { numRuns: cases(80) },
    );
  });

  test('have lines of right angles that run through no box and meet every child', () => {
    fc.assert(
      fc.property(forest, (tops) => {
        const drawing = placedBelow(tops, PAGE);
        const nodes = everyNode(tops);
        const boxes = nodes.map((each) => boxIn(drawing, each));
        for (const line of drawing.lines) {
          line.slice(1).forEach((b, i) => {
            const a = line[i] ?? b;
            expect(a.x === b.x || a.y === b.y).toBe(true);
            const run = {
              x: Math.min(a.x, b.x),
              y: Math.min(a.y, b.y),
              width: Math.abs(a.x - b.x),
              height: Math.abs(a.y - b.y),
            };
            for (const box of boxes) expect(apart(run, box, -0.01)).toBe(true);
          });
        }
        const ends = drawing.lines.flatMap((line) => [line[0], line.at(-1)]);
        for (const parent of nodes) {
          for (const child of parent.children) {
            const { x, y, width, height } = boxIn(drawing, child);
            const met = ends.some(
              (end) =>
                end !== undefined &&
                ((Math.abs(end.x - x - width / 2) < 0.01 && Math.abs(end.y - y) < 0.01) ||
                  (Math.abs(end.x - x) < 0.01 && Math.abs(end.y - y - height / 2) < 0.01)),
            );
            expect(met).toBe(true);
          }
        }
      }),
      { numRuns: cases(80) },
    );
  });

  test('keep the written order of siblings: each is right of the one before it, or below it', () => {
    fc.assert(
      fc.property(forest, (tops) => {
        const drawing = placedBelow(tops, PAGE);
        for (const siblings of [tops, ...everyNode(tops).map(({ children }) => children)]) {
          siblings.slice(1).forEach((each, i) => {
            const before = siblings[i];
            if (before === undefined) return;
            const [a, b] = [boxIn(drawing, before), boxIn(drawing, each)];
            expect(b.x >= a.x + a.width || b.y >= a.y + a.height).toBe(true);
          });
        }
      }),
      { numRuns: cases(60) },
    );
  });

  test.each([5, 20, 60, 200])('stay within 3:1 with %i boxes, and near the width of a page with sixty', (count) => {
    fc.assert(
      fc.property(rows(count), (specs) => {
        const all = Array.from({ length: count }, (_, i) => {
          const { depth = 0, width = 120, height = 56 } = specs[i % specs.length] ?? {};
          return { depth: i === 0 ? 0 : 1 + (depth % 4), width, height };
        });
        const { width, height } = placedBelow(grown(all), PAGE);
        const [w, h] = [width + PAGE.around.width, height + PAGE.around.height];
        expect(Math.max(w / h, h / w)).toBeLessThanOrEqual(3);
        if (count <= 60) expect(w).toBeLessThanOrEqual(1_250);
      }),
      { numRuns: cases(20) },
    );
  });
});
