// Which line ends a block that is opened without a brace: `loop every minute … end`. From a source and its kind to the line
// that ends each block, by the line that opens it. One pass over the lines.
import type { CutSource } from '../../../syntax/cut-source.js';
import type { ShapeOfKind } from '../../../syntax/statement.js';
import { isEndOfBlock } from '../../habits/end-of-block.js';
import { blockOf, TIMED_FRAMES } from './block-words.js';

/** Characters examined at either end of a line. */
const LOOKED_AT = 120;

export function wordedEnds({ source, lines }: CutSource, shape: ShapeOfKind): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  /** Ended by a brace that may belong to an outer block. */
  const braced: (readonly [number, number])[] = [];
  const open: { readonly line: number; readonly worded: boolean }[] = [];
  for (const [line, { start, end }] of lines.entries()) {
    if (end === start) continue;
    const head = source.text.slice(start, Math.min(end, start + LOOKED_AT)).trim();
    const opens = source.text
      .slice(Math.max(start, end - LOOKED_AT), end)
      .trimEnd()
      .endsWith('{');
    const closes = head.startsWith('}');
    if (closes && opens) continue;
    if (closes || isEndOfBlock(head)) {
      const block = open.pop();
      if (!block) continue;
      if (closes && block.worded) braced.push([block.line, line]);
      else ends.set(block.line, line);
      continue;
    }
    const word = firstWord(head);
    const worded = word !== undefined && (TIMED_FRAMES.has(word) || blockOf(word, shape) !== undefined);
    if (opens || worded) open.push({ line, worded: worded && !opens });
  }
  if (open.length === 0) for (const [line, end] of braced) ends.set(line, end);
  return ends;
}

/** The word at the start of a line, in lower case; none if an arrow or a colon makes it an actor's name. */
export function firstWord(text: string): string | undefined {
  return /^([A-Za-z]+)(?=[ \t]*$|[ \t]*[{#;"]|[ \t]+[^ \t:<=.~-])/.exec(text)?.[1]?.toLowerCase();
}
