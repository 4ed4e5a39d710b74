// A long and narrow table in panels side by side, like a timetable: in, its pieces from top to bottom; out, the pieces
// of each panel, of similar height, a heading never the last.
import { SCREEN } from '../../../layout/page.js';
import type { Block } from '../../../scene/parts/block.js';

export const PANEL_GAP = 48;
/** Maximum rows of one panel, and the ratio of all panels of height to width. */
const MOST_ROWS = 40;
const HIGHEST = 1.2;

interface PanelPiece {
  readonly block: Block;
  readonly isHeading: boolean;
}

export function inPanels<Piece extends PanelPiece>(
  pieces: readonly Piece[],
  width: number,
): readonly (readonly Piece[])[] {
  const height = pieces.reduce((sum, { block }) => sum + block.height, 0);
  const room = Math.floor((SCREEN + PANEL_GAP) / (width + PANEL_GAP));
  let count = 1;
  while (count < room && height / count > HIGHEST * (width * count + PANEL_GAP * (count - 1))) count++;
  if (count === 1 || pieces.length <= MOST_ROWS) return [pieces];
  const panels: Piece[][] = [[]];
  let used = 0;
  for (const piece of pieces) {
    // The middle of a piece decides which side of a border it is on.
    const isOver = used + piece.block.height / 2 > (height * panels.length) / count;
    const last = panels.at(-1) ?? [];
    if (isOver && last.length > 0 && panels.length < count) {
      const heading = last.at(-1);
      const moved = heading?.isHeading && last.length > 1 ? last.splice(-1) : [];
      panels.push([...moved, piece]);
    } else last.push(piece);
    used += piece.block.height;
  }
  return panels;
}

/** Flush at the top. */
export function sideBySide(blocks: readonly Block[], gap: number): Block {
  return {
    width: blocks.reduce((sum, each) => sum + each.width, gap * (blocks.length - 1)),
    height: Math.max(0, ...blocks.map((each) => each.height)),
    at: ({ x, y }) => {
      let left = x;
      return blocks.flatMap((each) => {
        const nodes = each.at({ x: left, y });
        left += each.width + gap;
        return nodes;
      });
    },
  };
}
