import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestPath } from '../solve/network-simplex.js';
import { type CompactionNode, tall, visiblePairs } from './visibility.js';

const MARGINS = { box: 8, label: 3, line: 6 };

function compactionNode(
  block: number,
  kind: CompactionNode['kind'],
  left: number,
  right: number,
  top: number,
  bottom = top,
): CompactionNode {
  return { block, offset: 0, left, right, top, bottom, kind };
}

function named(compactionNodes: readonly CompactionNode[]): string[] {
  return visiblePairs(compactionNodes, MARGINS).map(([upper, lower]) => `${upper.block} over ${lower.block}`);
}

describe('vertical visibility', () => {
  it('includes boxes that overlap sideways, or nearly', () => {
    const over = compactionNode(0, 'box', 0, 80, 0, 40);
    expect(named([over, compactionNode(1, 'box', 60, 140, 100, 140)])).toEqual(['0 over 1']);
    expect(named([over, compactionNode(1, 'box', 90, 170, 100, 140)])).toEqual(['0 over 1']);
    expect(named([over, compactionNode(1, 'box', 100, 180, 100, 140)])).toEqual([]);
  });

  it('omits pairs that are kept apart by what is between them', () => {
    const column = [0, 1, 2].map((i) => compactionNode(i, 'box', 0, 80, 100 * i, 100 * i + 40));
    expect(named(column)).toEqual(['0 over 1', '1 over 2']);
  });

  it('includes boxes behind a line, which needs less room than a box', () => {
    const compactionNodes = [
      compactionNode(0, 'box', 0, 80, 0, 40),
      compactionNode(1, 'line', -20, 120, 60),
      compactionNode(2, 'box', 0, 80, 100, 140),
    ];
    expect(named(compactionNodes)).toEqual(['0 over 1', '1 over 2', '0 over 2']);
  });

  it('excludes neighbours, and whatever moves together', () => {
    expect(named([compactionNode(0, 'box', 0, 80, 0, 40), compactionNode(1, 'box', 84, 160, 10, 50)])).toEqual([]);
    expect(named([compactionNode(0, 'box', 0, 80, 0, 40), compactionNode(0, 'line', 0, 80, 60)])).toEqual([]);
  });
});

/** Boxes and lines on a grid without overlaps. */
const scattered = fc
  .uniqueArray(fc.tuple(fc.nat(6), fc.nat(6), fc.integer({ min: 1, max: 3 }), fc.boolean()), {
    selector: ([column, row]) => `${column}:${row}`,
    maxLength: 24,
  })
  .map((cells) => {
    const compactionNodes: CompactionNode[] = [];
    for (const [column, row, wide, isLine] of cells) {
      const next = compactionNode(
        compactionNodes.length,
        isLine ? 'line' : 'box',
        30 * column,
        30 * (column + wide) - 4,
        50 * row,
        50 * row + (isLine ? 0 : 30),
      );
      if (!compactionNodes.some((other) => meet(other, next, other.top, next.top))) compactionNodes.push(next);
    }
    return compactionNodes;
  });

function meet(a: CompactionNode, b: CompactionNode, top: number, other: number): boolean {
  return a.left < b.right && b.left < a.right && top <= other + tall(b) && other <= top + tall(a);
}

it('keeps everything apart if every pair is, however far it all moves up', () => {
  fc.assert(
    fc.property(scattered, (compactionNodes) => {
      const pairs = visiblePairs(compactionNodes, MARGINS);
      const tops = longestPath({
        count: compactionNodes.length,
        tails: pairs.map(([upper]) => upper.block),
        heads: pairs.map(([, lower]) => lower.block),
        lengths: pairs.map(([upper]) => tall(upper) + 1),
      });
      compactionNodes.forEach((a, i) => {
        for (const b of compactionNodes.slice(i + 1))
          expect(meet(a, b, tops[a.block] ?? 0, tops[b.block] ?? 0)).toBe(false);
      });
    }),
  );
});
