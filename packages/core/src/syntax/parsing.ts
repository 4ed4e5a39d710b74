// The state of the parser while it reads a source: the cut lines, the kind's rules, the open blocks.
import { type Diagnostic, type Report, reporter } from '../diagnostics/report.js';
import { type TextCodeArgs, textCodes } from '../diagnostics/text-codes.js';
import type { Span } from '../text/source.js';
import type { CutLine, CutSource } from './cut-source.js';
import { declaredNames } from './declared-names.js';
import type { Language, RepairedAt } from './habits/habits.js';
import type { NameRegister } from './habits/known-names.js';
import { LIMITS } from './limits.js';
import { type OpenBlocks, openBlocks } from './open-blocks.js';
import type { Branch, Header } from './statement.js';
import type { Token } from './token.js';

export const report: Report<TextCodeArgs> = reporter(textCodes);

/** A source and how it is read. */
export interface Reader extends Language {
  readonly cut: CutSource;
  /** Blocks without a brace end at a line no deeper than their own. */
  readonly byIndent: boolean;
  readonly header?: Header;
}

export interface Parsing extends Reader {
  readonly blocks: OpenBlocks;
  readonly diagnostics: Diagnostic[];
  readonly repaired: RepairedAt[];
  /** Lines that belong to a line above them, and whether their fix is safe. */
  readonly dropped: Map<number, boolean>;
  readonly names: () => NameRegister;
  /** Which line ends a block opened by words only. */
  readonly ends: () => ReadonlyMap<number, number>;
}

/** A line with words on it. */
export interface ReadLine {
  readonly index: number;
  readonly bounds: CutLine;
  readonly tokens: readonly Token[];
  /** From the first word to the last, without the comment. */
  readonly at: Span;
}

export function parsing(reader: Reader): Parsing {
  const { cut, shape, habits } = reader;
  return {
    ...reader,
    blocks: openBlocks(LIMITS.levels),
    diagnostics: [],
    repaired: [],
    dropped: new Map(),
    names: lazily(() => declaredNames(cut, shape)),
    ends: lazily(() => habits.wordedEnds?.(cut, shape) ?? new Map<number, number>()),
  };
}

export function readLineAt({ lines }: CutSource, index: number): ReadLine | undefined {
  const bounds = lines[index];
  const tokens = bounds?.lexed.tokens ?? [];
  const first = tokens[0];
  const last = tokens[tokens.length - 1];
  if (!bounds || !first || !last) return undefined;
  return { index, bounds, tokens, at: { start: first.span.start, end: last.span.end } };
}

export function textAt({ cut }: Reader, { start, end }: Span): string {
  return cut.source.text.slice(start, end);
}

export function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

export function branchOf({ shape }: Reader, keyword: string): Branch['word'] | undefined {
  return shape.blocks.find((each) => each.keyword === keyword)?.branch;
}

/** Whether a word starts the next branch of a block, here or in another language. */
export function startsBranch({ habits }: Reader, word: string, branch: Branch['word'] | undefined): boolean {
  return branch !== undefined && (word === branch || habits.branches?.has(word) === true);
}

function lazily<T>(make: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}
