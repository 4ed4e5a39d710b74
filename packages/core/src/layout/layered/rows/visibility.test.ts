import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestPath } from '../solve/network-simplex.js';
import { type Piece, tall, visiblePairs } from './visibility.js';

const MARGINS = { box: 8, label: 3, line: 6 };

function piece(block: number, kind: Piece['kind'], left: number, right: number, top: number, bottom = top): Piece {
  return { block, offset: 0, left, right, top, bottom, kind };
}

function named(pieces: readonly Piece[]): string[] {
  return visiblePairs(pieces, MARGINS).map(([upper, lower]) => `${upper.block} over ${lower.block}`);
}

describe('what stands over what', () => {
  it('is told of boxes that overlap sideways, or nearly', () => {
    const over = piece(0, 'box', 0, 80, 0, 40);
    expect(named([over, piece(1, 'box', 60, 140, 100, 140)])).toEqual(['0 over 1']);
    expect(named([over, piece(1, 'box', 90, 170, 100, 140)])).toEqual(['0 over 1']);
    expect(named([over, piece(1, 'box', 100, 180, 100, 140)])).toEqual([]);
  });

  it('is not told twice: what stands between keeps them apart', () => {
    const column = [0, 1, 2].map((i) => piece(i, 'box', 0, 80, 100 * i, 100 * i + 40));
    expect(named(column)).toEqual(['0 over 1', '1 over 2']);
  });

  it('is told of boxes behind a line, which asks for less room than a box', () => {
    const pieces = [piece(0, 'box', 0, 80, 0, 40), piece(1, 'line', -20, 120, 60), piece(2, 'box', 0, 80, 100, 140)];
    expect(named(pieces)).toEqual(['0 over 1', '1 over 2', '0 over 2']);
  });

  it('is not told of neighbours, nor of what moves together', () => {
    expect(named([piece(0, 'box', 0, 80, 0, 40), piece(1, 'box', 84, 160, 10, 50)])).toEqual([]);
    expect(named([piece(0, 'box', 0, 80, 0, 40), piece(0, 'line', 0, 80, 60)])).toEqual([]);
  });
});

/** Boxes and lines on a grid, none over another. */
const scattered = fc
  .uniqueArray(fc.tuple(fc.nat(6), fc.nat(6), fc.integer({ min: 1, max: 3 }), fc.boolean()), {
    selector: ([column, row]) => `${column}:${row}`,
    maxLength: 24,
  })
  .map((cells) => {
    const pieces: Piece[] = [];
    for (const [column, row, wide, isLine] of cells) {
      const next = piece(
        pieces.length,
        isLine ? 'line' : 'box',
        30 * column,
        30 * (column + wide) - 4,
        50 * row,
        50 * row + (isLine ? 0 : 30),
      );
      if (!pieces.some((other) => meet(other, next, other.top, next.top))) pieces.push(next);
    }
    return pieces;
  });

function meet(a: Piece, b: Piece, top: number, other: number): boolean {
  return a.left < b.right && b.left < a.right && top <= other + tall(b) && other <= top + tall(a);
}

it('keeps everything apart where every pair is, however far it all moves up', () => {
  fc.assert(
    fc.property(scattered, (pieces) => {
      const pairs = visiblePairs(pieces, MARGINS);
      const tops = longestPath({
        count: pieces.length,
        tails: pairs.map(([upper]) => upper.block),
        heads: pairs.map(([, lower]) => lower.block),
        lengths: pairs.map(([upper]) => tall(upper) + 1),
      });
      pieces.forEach((a, i) => {
        for (const b of pieces.slice(i + 1)) expect(meet(a, b, tops[a.block] ?? 0, tops[b.block] ?? 0)).toBe(false);
      });
    }),
  );
});
