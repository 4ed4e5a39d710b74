// The building blocks of pictures: a measured unit that can be painted anywhere. In: blocks. Out: rows and stacks of
// them.
import type { Point, Size } from '../../layout/graph.js';
import type { SceneNode } from '../scene.js';
import { snapUp } from './grid.js';

export interface Block extends Size {
  /** Its primitives with the block's top-left corner at `corner`. */
  readonly at: (corner: Point) => readonly SceneNode[];
}

export const NOTHING: Block = { width: 0, height: 0, at: () => [] };

function isSomething(block: Block): boolean {
  return block.width > 0 && block.height > 0;
}

/** Left to right, each centred on the row's middle; empty blocks take no gap. */
export function row(blocks: readonly Block[], gap: number): Block {
  const shown = blocks.filter(isSomething);
  const height = Math.max(0, ...shown.map((each) => each.height));
  const width = shown.reduce((sum, each) => sum + each.width, gap * Math.max(0, shown.length - 1));
  return {
    width,
    height,
    at: ({ x, y }) => {
      let left = x;
      return shown.flatMap((each) => {
        const nodes = each.at({ x: left, y: y + (height - each.height) / 2 });
        left += each.width + gap;
        return nodes;
      });
    },
  };
}

/** Top to bottom, flush left; empty blocks take no gap. */
export function stack(blocks: readonly Block[], gap: number): Block {
  const shown = blocks.filter(isSomething);
  const width = Math.max(0, ...shown.map((each) => each.width));
  const height = shown.reduce((sum, each) => sum + each.height, gap * Math.max(0, shown.length - 1));
  return {
    width,
    height,
    at: ({ x, y }) => {
      let top = y;
      return shown.flatMap((each) => {
        const nodes = each.at({ x, y: top });
        top += each.height + gap;
        return nodes;
      });
    },
  };
}

/** Left to right, flush left, in as many rows as the width requires. */
export function flowed(blocks: readonly Block[], gap: number, maxWidth: number): Block {
  const rows: Block[][] = [];
  let used = 0;
  for (const block of blocks.filter(isSomething)) {
    const last = rows.at(-1);
    if (last !== undefined && used + gap + block.width <= maxWidth) {
      last.push(block);
      used += gap + block.width;
    } else {
      rows.push([block]);
      used = block.width;
    }
  }
  return stack(
    rows.map((each) => row(each, gap)),
    gap / 2,
  );
}

/** A block with padding around it. */
export function padded(block: Block, horizontal: number, vertical: number): Block {
  return {
    width: block.width + 2 * horizontal,
    height: block.height + 2 * vertical,
    at: ({ x, y }) => block.at({ x: x + horizontal, y: y + vertical }),
  };
}

/** A block centred in a box on the 4 px grid, so that what is laid out by it is on whole pixels; `whole`: the block
 * itself starts on one too. */
export function onGrid(block: Block, whole = false): Block {
  const width = snapUp(block.width, 4);
  const height = snapUp(block.height, 4);
  const left = (width - block.width) / 2;
  return {
    width,
    height,
    at: ({ x, y }) => block.at({ x: x + (whole ? Math.round(left) : left), y: y + (height - block.height) / 2 }),
  };
}
