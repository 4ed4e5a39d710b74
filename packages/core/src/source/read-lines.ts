// Which lines of a source were fully parsed: in, a parsed source; out, those lines in their canonical form with their depth. A
// line with a wrong name or value keeps its words; a line that is out of form is not included.

import { type LinesBlock, linesBlock } from '../grammar/apply-lines.js';
import type { CutSource } from '../syntax/cut-source.js';
import type { Statement, SyntaxNode } from '../syntax/statement.js';
import type { Token } from '../syntax/token.js';
import type { Span } from '../text/source.js';
import { positionAt } from '../text/source.js';
import { canonicalLine, type WordOrder } from './canonical-line.js';
import { canonicalRaw } from './canonical-raw.js';
import type { ReadSource } from './reading.js';

export interface ReadLine {
  readonly depth: number;
  readonly text: string;
  readonly opens: boolean;
  /** A closing brace: comments above it belong to the block. */
  readonly closes: boolean;
}

export interface ReadLines {
  /** By line, from 1. */
  readonly lines: ReadonlyMap<number, ReadLine>;
  /** Every block is opened and closed by a parsed line, so indentation follows from the braces. */
  readonly braced: boolean;
}

/** Errors that make the depth of a line ambiguous. */
const DEPTH_MISTAKES: ReadonlySet<string> = new Set(['E107', 'E108', 'E109', 'E404', 'E440']);

export function readLines({ grammar, cut, document, unread, mistaken }: ReadSource): ReadLines {
  const { source, header, body } = document;
  const lineOf = (offset: number): number => positionAt(source, offset).line;
  const misplaced = mistaken.filter((each) => each.code.startsWith('E1'));
  const broken = new Set([...unread, ...misplaced].map((each) => lineOf(each.span.start)));
  const doubted = new Set(mistaken.filter((each) => each.severity === 'error').map((each) => lineOf(each.span.start)));
  const lines = new Map<number, ReadLine>();
  let braced = ![...unread, ...mistaken].some((each) => DEPTH_MISTAKES.has(each.code));

  /** Whether the line was parsed. */
  const put = (span: Span, depth: number, order: WordOrder | LinesBlock, opens: boolean, closes: boolean): boolean => {
    const line = lineOf(span.start);
    if (broken.has(line) || lines.has(line)) return false;
    const text = doubted.has(line)
      ? source.text.slice(span.start, span.end)
      : 'holds' in order
        ? canonicalRaw(source.text, { span, tokens: wordsIn(cut, line, span) }, order)
        : canonicalLine(source.text, wordsIn(cut, line, span), order);
    if (text === undefined) return false;
    lines.set(line, { depth, text, opens, closes });
    return true;
  };

  /** Undefined for a statement that the kind does not have. */
  const orderOf = (statement: Statement, within: string): WordOrder | LinesBlock | undefined => {
    if (statement.repaired || statement.shape === 'unreadable') return undefined;
    if (statement.shape === 'edge') return { options: grammar.edges?.options ?? [], flags: [] };
    if (statement.shape === 'item') return grammar.items && { options: grammar.items.options, flags: [] };
    if (statement.shape === 'raw') return linesBlock(grammar, within);
    const spec = grammar.statements.find((each) => each.keyword === statement.keyword.text);
    return spec && { options: spec.options, flags: spec.flags.map((each) => each.name) };
  };

  const walk = (nodes: readonly SyntaxNode[], depth: number, within: string): void => {
    for (const { statement, children, branches, closed } of nodes) {
      const { span } = statement;
      const opens = statement.shape === 'phrase' ? statement.opens : undefined;
      const inLine = opens === undefined || opens.end === span.end;
      const order = orderOf(statement, within);
      const inside = statement.shape === 'phrase' ? statement.keyword.text : within;
      const isRead = order !== undefined && inLine && put(span, depth, order, opens !== undefined, false);
      const block = opens !== undefined || closed !== undefined || branches.length > 0;
      if ((block || (children.length > 0 && statement.shape !== 'item')) && !(isRead && opens && closed))
        braced = false;
      // Items nest by indentation: if one stays where it is, so do all others.
      if (statement.shape === 'item' && !isRead) braced = false;
      walk(children, depth + 1, inside);
      for (const branch of branches) {
        if (!put(branch.span, depth, order && 'options' in order ? order : AS_WRITTEN, true, true)) braced = false;
        walk(branch.children, depth + 1, inside);
      }
      if (closed && !put(closed, depth, AS_WRITTEN, false, true)) braced = false;
    }
  };
  if (header && header.repaired === undefined)
    put(header.span, 0, { options: grammar.header, flags: [] }, false, false);
  walk(body, 0, 'diagram');
  return { lines, braced };
}

const AS_WRITTEN: WordOrder = { options: [], flags: [] };

/** Words of a line, from 1, as cut. */
function wordsIn({ lines }: CutSource, line: number, { start, end }: Span): readonly Token[] {
  const { tokens } = lines[line - 1]?.lexed ?? { tokens: [] };
  return tokens.filter(({ span }) => span.start >= start && span.end <= end);
}
