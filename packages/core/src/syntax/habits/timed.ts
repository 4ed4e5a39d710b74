// Kinds whose lines stand in the order of time: their blocks branch. In, what the parser knows of a kind; out, whether it
// is one, and the block that a word of ours or of another language opens there.
import type { BlockShape, ShapeOfKind } from '../statement.js';

export function isTimed(shape: ShapeOfKind): boolean {
  return shape.blocks.some((each) => each.branch !== undefined);
}

/** The block that a word opens: `loop`, and `critical` for `alt`. */
export function blockOf(word: string, shape: ShapeOfKind): BlockShape | undefined {
  const keyword = shape.keywords.includes(word) ? word : shape.foreign.get(word);
  return shape.blocks.find((each) => each.keyword === keyword && each.keyword !== shape.frame);
}

/** Frames of other languages round messages or actors; none of ours. */
export const TIMED_FRAMES: ReadonlySet<string> = new Set(['rect', 'box', 'group']);

const BRANCHES: ReadonlySet<string> = new Set(['else', 'option', 'elseif', 'elsif', 'elif']);

/** Whether a word starts the next branch of a block, here or in another language. */
export function startsBranch(word: string, branch: BlockShape['branch']): boolean {
  return branch !== undefined && (word === branch || BRANCHES.has(word));
}
