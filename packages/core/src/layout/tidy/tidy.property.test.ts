// Tidy trees of random boxes: nothing overlaps, parents are centred on their children, order is kept, and the work
// grows linearly with the boxes.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cases } from '../../testing/depth.js';
import type { Box } from '../graph.js';
import { type TidyNode, tidyPlaces } from './index.js';

const GAPS = { level: 40, sibling: 8, family: 6 };

const { node } = fc.letrec<{ node: TidyNode }>((tie) => ({
  node: fc.record({
    width: fc.integer({ min: 8, max: 200 }),
    height: fc.integer({ min: 8, max: 90 }),
    children: fc.oneof({ maxDepth: 6 }, fc.constant([]), fc.array(tie('node'), { maxLength: 5 })),
  }),
}));

function everyNode(root: TidyNode): readonly TidyNode[] {
  return [root, ...root.children.flatMap(everyNode)];
}

function boxes(root: TidyNode): readonly Box[] {
  const places = tidyPlaces(root, GAPS);
  return everyNode(root).map((each) => {
    const at = places.get(each);
    if (at === undefined) throw new Error('a box has no place');
    return { ...at, width: each.width, height: each.height };
  });
}

describe('a tidy tree', () => {
  test('keeps every box apart from every other by the gap', () => {
    fc.assert(
      fc.property(node, (root) => {
        const all = boxes(root);
        all.forEach((a, i) => {
          for (const b of all.slice(i + 1)) {
            const along = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
            const across = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
            expect(along <= 0.001 || across <= -GAPS.sibling + 0.001).toBe(true);
          }
        });
      }),
      { numRuns: cases(200) },
    );
  });

  test('keeps boxes of two parents farther apart than those of one', () => {
    fc.assert(
      fc.property(node, (root) => {
        const places = tidyPlaces(root, GAPS);
        const all = everyNode(root).flatMap((parent) => parent.children.map((each) => ({ each, parent })));
        all.forEach(({ each: a, parent }, i) => {
          for (const { each: b, parent: other } of all.slice(i + 1)) {
            const [at, to] = [places.get(a), places.get(b)];
            if (parent === other || at === undefined || to === undefined) continue;
            const along = Math.min(at.x + a.width, to.x + b.width) - Math.max(at.x, to.x);
            const across = Math.min(at.y + a.height, to.y + b.height) - Math.max(at.y, to.y);
            expect(along <= 0.001 || across <= -GAPS.sibling - GAPS.family + 0.001).toBe(true);
          }
        });
      }),
      { numRuns: cases(200) },
    );
  });

  test('has each parent at the middle of its first and last child, and children in order', () => {
    fc.assert(
      fc.property(node, (root) => {
        const places = tidyPlaces(root, GAPS);
        const middle = (each: TidyNode): number => (places.get(each)?.y ?? 0) + each.height / 2;
        const edge = (each: TidyNode): number => places.get(each)?.y ?? 0;
        for (const each of everyNode(root)) {
          const [first] = each.children;
          const last = each.children.at(-1);
          if (first === undefined || last === undefined) continue;
          expect(middle(each)).toBeCloseTo((edge(first) + edge(last) + last.height) / 2, 3);
          const tops = each.children.map(edge);
          expect(tops).toEqual(tops.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: cases(200) },
    );
  });

  it('is packed by contours: a short branch is beside the deep part of a long one', () => {
    const leaf = (width: number): TidyNode => ({ width, height: 10, children: [] });
    const deep: TidyNode = {
      width: 10,
      height: 10,
      children: [{ width: 10, height: 10, children: [leaf(10), leaf(10), leaf(10)] }],
    };
    const root: TidyNode = { width: 10, height: 10, children: [leaf(10), deep, leaf(10)] };
    const tops = boxes(root).map(({ y }) => y);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(5 * 18 - 18);
  });
});
