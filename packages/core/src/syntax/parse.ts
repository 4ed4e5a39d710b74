// The one parser: in, a source cut into lines, and its kind's rules for blocks and for lines of other languages; out,
// statements in their blocks and what is wrong with lines and braces. It recovers at every line, is linear in the source,
// and never throws.

import { type Diagnostic, hasErrors, type Outcome } from '../diagnostics/report.js';
import { HEADER_CHARACTERS } from '../diagnostics/text-codes.js';
import type { Span } from '../text/source.js';
import { closeByIndent, closeLine, notClosed } from './close-blocks.js';
import type { CutSource } from './cut-source.js';
import { isForeign, isSecondHeader, looksForeign } from './foreign-look.js';
import { removal } from './habits/answer.js';
import type { Language } from './habits/habits.js';
import { repairHeader } from './habits/repair-header.js';
import { LIMITS } from './limits.js';
import { nestItems } from './nest-items.js';
import { addStatement, closeBlock, type OpenBlock, topBlock } from './open-blocks.js';
import { excerpt, type Parsing, parsing, type ReadLine, readLineAt, report, textAt } from './parsing.js';
import { openByBrace, place } from './place-statement.js';
import { readStatement } from './read-statement.js';
import { repairAt, repairInBlock } from './repair.js';
import { reportStrings } from './report-strings.js';
import type { Document, Header, ShapeOfKind, Statement } from './statement.js';

interface Parsed extends Outcome<Document> {
  /** Blocks without a closing brace. */
  readonly open: boolean;
}

/**
 * `headed`: index of a line in another language that stands for the header. Indentation ends blocks only if braces do not, and
 * only if no brace is left over then.
 */
export function parse(cut: CutSource, language: Language, headed?: number): Outcome<Document> {
  const tooLarge = sizeLimit(cut);
  if (tooLarge) return { value: { source: cut.source, body: [], comments: [] }, diagnostics: [tooLarge] };
  const byBraces = parseLines(cut, language, headed, false);
  if (!byBraces.open) return byBraces;
  const byIndent = parseLines(cut, language, headed, true);
  return strayBraces(byIndent) > strayBraces(byBraces) ? byBraces : byIndent;
}

function strayBraces({ diagnostics }: Parsed): number {
  return diagnostics.filter((each) => each.code === 'E108').length;
}

function parseLines(cut: CutSource, language: Language, headed: number | undefined, byIndent: boolean): Parsed {
  const { shape, habits } = language;
  const first = headed ?? cut.header;
  const { value: header, diagnostics: ofHeader } = readHeaderLine(cut, shape, first, headed !== undefined);
  const state = parsing({ cut, shape, habits, byIndent, ...(header ? { header } : {}) });
  const { blocks, diagnostics } = state;
  diagnostics.push(...ofHeader);
  const comments: Span[] = [];
  for (let i = 0; i < cut.lines.length; i++) {
    const comment = cut.lines[i]?.lexed.comment;
    if (comment) comments.push(comment);
    const line = i === first ? undefined : readLineAt(cut, i);
    if (line) i = i < first ? readAbove(state, line) : readBelow(state, line);
  }
  if (!header && diagnostics.length === 0) diagnostics.push(report('E100', { start: 0, end: 0 }, {}));
  const open = closeAll(state);
  const { source } = cut;
  const ambiguity = habits.twoReadings?.({
    source,
    shape,
    headed: headed !== undefined,
    body: blocks.root.children,
    repaired: state.repaired,
    ...(header ? { header } : {}),
  });
  if (ambiguity) diagnostics.push(ambiguity);
  return {
    value: { source, ...(header ? { header } : {}), body: nestItems(blocks.root.children), comments },
    diagnostics,
    open,
  };
}

function readHeaderLine(
  cut: CutSource,
  shape: ShapeOfKind,
  first: number,
  headed: boolean,
): Outcome<Header | undefined> {
  const line = readLineAt(cut, first);
  if (!line) return { value: undefined, diagnostics: [] };
  const { tokens, at, bounds } = line;
  const { source } = cut;
  if (headed) {
    const kind = { type: 'word', text: shape.kind, span: at } as const;
    return { value: { kind, rest: [], span: at, repaired: shape.kind }, diagnostics: [] };
  }
  const [kind, ...rest] = tokens;
  if (kind?.type !== 'word') {
    const actual = excerpt(source.text.slice(at.start, at.end));
    return { value: undefined, diagnostics: [report('E104', at, { found: actual })] };
  }
  const written = { kind, rest, span: at };
  const repaired = repairHeader(source, written, shape);
  return repaired
    ? { value: repaired.header, diagnostics: [repaired.diagnostic] }
    : { value: written, diagnostics: reportStrings(source, bounds.lexed, LIMITS.text) };
}

/** A line above the header. Returns the index of the last line read. */
function readAbove(state: Parsing, line: ReadLine): number {
  const last = repairAt(state, line, true);
  if (last === undefined) keep(state, line, undefined);
  return last ?? line.index;
}

/** A line below the header. Returns the index of the last line read. */
function readBelow(state: Parsing, line: ReadLine): number {
  const { index, bounds, tokens, at } = line;
  const { shape, diagnostics } = state;
  if (goesAway(state, line)) return index;
  closeByIndent(state, line);
  if (closeLine(state, line)) return index;
  const inBlock = readRaw(state, line);
  if (inBlock !== undefined) return inBlock;
  if (openByBrace(state, line)) return index;
  const statement = readStatement(tokens, common(line), bounds.start, shape);
  if (statement?.shape === 'phrase' && isSecondHeader(statement, shape)) {
    const command = state.habits.doubts?.(statement, shape) ? repairAt(state, line, false) : undefined;
    if (command !== undefined) return command;
    diagnostics.push(report('E119', at, { kind: statement.keyword.text }));
    return index;
  }
  const doubtful =
    !statement || isForeign(tokens, shape) || looksForeign(statement, state) || opensByWords(state, statement, index);
  const last = doubtful ? repairAt(state, line, false) : undefined;
  if (last === undefined) keep(state, line, statement);
  return last ?? index;
}

interface Common {
  readonly span: Span;
  readonly line: number;
  readonly comment?: Span;
}

function common({ index, at, bounds }: ReadLine): Common {
  const { comment } = bounds.lexed;
  return comment ? { span: at, line: index + 1, comment } : { span: at, line: index + 1 };
}

/** A line that belongs to a line above. */
function goesAway(state: Parsing, { index, at }: ReadLine): boolean {
  const safe = state.dropped.get(index);
  if (safe === undefined) return false;
  const actual = excerpt(textAt(state, at));
  state.diagnostics.push(report('E116', at, { found: actual, instead: '' }, removal(state.cut.source, at, safe)));
  return true;
}

/** A line of a table, an enum or a class. Returns the index of the last line read; undefined if it is not such a line. */
function readRaw(state: Parsing, line: ReadLine): number | undefined {
  const { blocks, cut, diagnostics } = state;
  const { index, tokens, at, bounds } = line;
  const block = topBlock(blocks);
  if (block.holds === 'statements') return undefined;
  const last = repairInBlock(state, line);
  if (last !== undefined) return last;
  if (tokens.at(-1)?.type === 'open') {
    diagnostics.push(notClosed(state, block, { start: bounds.start, end: bounds.start }, false));
    closeBlock(blocks, undefined);
    return undefined;
  }
  diagnostics.push(...reportStrings(cut.source, bounds.lexed, LIMITS.text));
  addStatement(blocks, { shape: 'raw', text: textAt(state, at), tokens, ...common(line) });
  return index;
}

/** `loop every minute`, ended by a word or a brace further down. */
function opensByWords({ shape, ends }: Parsing, statement: Statement, index: number): boolean {
  if (statement.shape !== 'phrase' || statement.opens) return false;
  return shape.blocks.some((each) => each.keyword === statement.keyword.text) && ends().has(index);
}

/** What a line of a kind without nodes can be; undefined if the usual words apply. */
function insteadOf({ keywords, items, itemNumbers, node }: ShapeOfKind): string | undefined {
  if (items) return itemNumbers ? 'text in quotes and its number: "A" 12' : 'text in quotes: "A"';
  if (node !== undefined || keywords.length === 0) return undefined;
  return `a line that begins with one of: ${keywords.join(', ')}`;
}

/** Takes a line as read, or reports that it could not be read. */
function keep(state: Parsing, line: ReadLine, statement: Statement | undefined): void {
  const { index, tokens, at, bounds } = line;
  const strings = reportStrings(state.cut.source, bounds.lexed, LIMITS.text);
  state.diagnostics.push(...strings);
  if (statement) {
    place(state, index, statement, statement.shape === 'phrase' ? statement.opens : undefined);
    return;
  }
  if (!hasErrors(strings)) {
    const edge = tokens.some((each) => each.type === 'arrow');
    const instead = insteadOf(state.shape);
    const actual = excerpt(textAt(state, at));
    state.diagnostics.push(
      report('E104', at, instead === undefined ? { found: actual, edge } : { found: actual, instead }),
    );
  }
  const opens = tokens.at(-1)?.type === 'open' ? at : undefined;
  place(state, index, { shape: 'unreadable', ...common(line) }, opens);
}

/** Closes what is open at the end, and returns whether a brace was missing. */
function closeAll(state: Parsing): boolean {
  const { blocks, cut, diagnostics } = state;
  const end = { start: cut.source.text.length, end: cut.source.text.length };
  const open: OpenBlock[] = [];
  for (; blocks.stack.length > 0; closeBlock(blocks, undefined))
    if (!topBlock(blocks).implied) open.push(topBlock(blocks));
  for (const block of open) if (!block.flat) diagnostics.push(notClosed(state, block, end, open.length === 1));
  return open.length > 0;
}

function sizeLimit({ source, over, lines, header }: CutSource): Diagnostic | undefined {
  if (over === undefined) return undefined;
  const { start = 0, end = 0 } = lines[header] ?? {};
  if (over === 'header') return report('E105', { start, end }, { what: HEADER_CHARACTERS, limit: LIMITS.header });
  const at = { start: 0, end: Math.min(source.text.length, source.lineStarts[1] ?? source.text.length) };
  return report('E105', at, { what: over, limit: LIMITS[over] });
}
