// Words that open blocks around messages. From our word, or one of another language, to the block it opens here.
import type { BlockShape, ShapeOfKind } from '../../../syntax/statement.js';

/** The block that a word opens: `loop`, and `critical` for `alt`. */
export function blockOf(word: string, shape: ShapeOfKind): BlockShape | undefined {
  const keyword = shape.keywords.includes(word) ? word : shape.foreign.get(word);
  return shape.blocks.find((each) => each.keyword === keyword && each.keyword !== shape.frame);
}

/** Frames of other languages around actors, without a counterpart. */
export const TIMED_FRAMES: ReadonlySet<string> = new Set(['box']);

/** Words that start the next branch of a block in other languages. */
export const BRANCHES: ReadonlySet<string> = new Set(['else', 'option', 'elseif', 'elsif', 'elif']);
