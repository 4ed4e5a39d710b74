// Which block each line is in: in, the lines of a source and its table; out, for every line its block. As the parser has it, but for any text: a
// brace that is missing leaves the block open.
import type { BlockSpec, DeclarationSpec, Grammar } from '@linework/core/words';
import type { SourceLine } from './source-lines.js';

export interface Block {
  /** `diagram`, or the keyword of the statement that opens it. */
  readonly within: string;
  readonly holds: BlockSpec['holds'];
  /** The table's row, if it has one. */
  readonly spec?: DeclarationSpec;
  /** The id of the statement that opens it. */
  readonly owner?: string;
  /** Index of the line that opens it, or -1. */
  readonly opens: number;
  /** How many blocks it is in. */
  readonly depth: number;
}

const DIAGRAM: Block = { within: 'diagram', holds: 'statements', opens: -1, depth: 0 };

/** By line; a line that closes a block is outside of it. */
export function blocksOf(lines: readonly SourceLine[], grammar: Grammar | undefined): readonly Block[] {
  const stack: Block[] = [DIAGRAM];
  return lines.map(({ lexed: { tokens } }, index) => {
    const last = tokens.at(-1);
    const closed = tokens[0]?.type === 'close' && stack.length > 1 ? stack.pop() : undefined;
    const block = stack.at(-1) ?? DIAGRAM;
    if (last?.type !== 'open') return block;
    // `} else "unknown" {` opens the next branch of the same statement.
    stack.push(closed ? { ...closed, opens: index } : opened(tokens, block, index, grammar));
    return block;
  });
}

function opened(
  [first, second]: SourceLine['lexed']['tokens'],
  block: Block,
  opens: number,
  grammar: Grammar | undefined,
): Block {
  const within = first?.type === 'word' ? first.text : '';
  const spec = grammar?.statements.find(
    (each): each is DeclarationSpec => each.shape === 'declaration' && each.keyword === within,
  );
  return {
    within,
    holds: spec?.block?.holds ?? block.holds,
    ...(spec ? { spec } : {}),
    ...(spec?.id === 'required' && second?.type === 'word' ? { owner: second.text } : {}),
    opens,
    depth: block.depth + 1,
  };
}

/** Indexes of the first and the last line of the block that a line opens; undefined if it opens none. */
export function extentOf(
  lines: readonly SourceLine[],
  blocks: readonly Block[],
  index: number,
): readonly [number, number] | undefined {
  if (lines[index]?.lexed.tokens.at(-1)?.type !== 'open') return undefined;
  const depth = blocks[index]?.depth ?? 0;
  for (let line = index + 1; line < lines.length; line++) {
    if ((blocks[line]?.depth ?? 0) <= depth) return [index, line];
  }
  return [index, lines.length - 1];
}
