// Room for labels: occupied boxes, and whether another box would overlap any of them. Boxes are indexed by the grid
// squares they touch, so that a query costs only what is near.
import type { Box } from '../graph.js';
import { overlaps } from '../overlap.js';
import { INDEX_SQUARE, MOST_INDEX_SQUARES } from './weights.js';

export interface FreeSpace {
  readonly isFree: (box: Box) => boolean;
  readonly take: (box: Box) => void;
}

export function freeSpace(): FreeSpace {
  const squares = new Map<number, Box[]>();
  const large: Box[] = [];
  const all: Box[] = [];
  return {
    isFree: (box) => {
      const span = spanOf(box);
      if (span === undefined) return !all.some((each) => overlaps(each, box));
      if (large.some((each) => overlaps(each, box))) return false;
      for (let row = span.top; row <= span.bottom; row++)
        for (let column = span.left; column <= span.right; column++)
          for (const each of squares.get(keyOf(column, row)) ?? []) if (overlaps(each, box)) return false;
      return true;
    },
    take: (box) => {
      all.push(box);
      const span = spanOf(box);
      if (span === undefined) {
        large.push(box);
        return;
      }
      for (let row = span.top; row <= span.bottom; row++)
        for (let column = span.left; column <= span.right; column++) {
          const key = keyOf(column, row);
          const boxes = squares.get(key);
          if (boxes === undefined) squares.set(key, [box]);
          else boxes.push(box);
        }
    },
  };
}

interface Span {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The squares that a box touches; undefined if these are too many. */
function spanOf({ x, y, width, height }: Box): Span | undefined {
  const [left, top] = [Math.floor(x / INDEX_SQUARE), Math.floor(y / INDEX_SQUARE)];
  const [right, bottom] = [Math.floor((x + width) / INDEX_SQUARE), Math.floor((y + height) / INDEX_SQUARE)];
  return (right - left + 1) * (bottom - top + 1) > MOST_INDEX_SQUARES ? undefined : { left, right, top, bottom };
}

function keyOf(column: number, row: number): number {
  return column * 1_000_003 + row;
}
