// The one parser: in, a source and what its kind says of blocks; out, statements in their blocks and what is wrong with
// lines and braces. It recovers at every line, is linear in the source, and never throws.
import { type Diagnostic, hasErrors, type Outcome, type Report, reporter } from '../diagnostics/report.js';
import { type TextCodeArgs, textCodes } from '../diagnostics/text-codes.js';
import { lineEndOf, positionAt, type Source, type Span } from '../text/source.js';
import { declaredBy, declaredNames } from './declared-names.js';
import { headerLine } from './find-header.js';
import { isForeign, isSecondHeader, looksForeign } from './foreign-look.js';
import { removal } from './habits/answer.js';
import { labelOf } from './habits/foreign-text.js';
import type { HabitLine, RepairedLine } from './habits/habit-line.js';
import { type NameRegister, nameRegister } from './habits/known-names.js';
import { looksMermaid } from './habits/mermaid-look.js';
import { repairHeader } from './habits/repair-header.js';
import { repairLine } from './habits/repair-line.js';
import { isTimed, startsBranch } from './habits/timed.js';
import { isEndOfBlock, wordedEnds } from './habits/worded-ends.js';
import { type LexedLine, lexLine } from './lex.js';
import { indentOf, lineBounds } from './lines.js';
import { moved } from './moved.js';
import { nestItems } from './nest-items.js';
import { type OpenBlock, openBlocks } from './open-blocks.js';
import { quote } from './quote.js';
import { readStatement } from './read-statement.js';
import { reportStrings } from './report-strings.js';
import type { Branch, Document, Header, ShapeOfKind, Statement } from './statement.js';
import type { Token, WordToken } from './token.js';
import { declaredIn, twoReadings } from './two-readings.js';

export { findHeader } from './find-header.js';

export const LIMITS = {
  /** UTF-16 units of a source. */
  characters: 500_000,
  lines: 5_000,
  /** Characters of one string. */
  text: 2_000,
  levels: 24,
} as const;

const report: Report<TextCodeArgs> = reporter(textCodes);

interface Parsed extends Outcome<Document> {
  /** Blocks without a brace to end them. */
  readonly open: boolean;
}

/**
 * `headed`: index of a line that stands for the header without being one of ours. Indentation says where a block ends only
 * if braces do not, and only if no brace is left over then.
 */
export function parse(source: Source, shape: ShapeOfKind, headed?: number): Outcome<Document> {
  const byBraces = parseLines(source, shape, headed, false);
  if (!byBraces.open) return byBraces;
  const byIndent = parseLines(source, shape, headed, true);
  return strayBraces(byIndent) > strayBraces(byBraces) ? byBraces : byIndent;
}

function strayBraces({ diagnostics }: Parsed): number {
  return diagnostics.filter((each) => each.code === 'E108').length;
}

function parseLines(source: Source, shape: ShapeOfKind, headed: number | undefined, byIndent: boolean): Parsed {
  const diagnostics: Diagnostic[] = [];
  const comments: Span[] = [];
  const add = (diagnostic: Diagnostic): void => {
    diagnostics.push(diagnostic);
  };
  const tooLarge = sizeLimit(source);
  if (tooLarge) return { value: { source, body: [], comments }, diagnostics: [tooLarge], open: false };

  const blocks = openBlocks(LIMITS.levels);
  const first = headed ?? headerLine(source);
  let ends: ReadonlyMap<number, number> | undefined;
  /** Lines that go with a line above them. */
  const dropped = new Map<number, boolean>();
  let header: Header | undefined;
  let names: NameRegister | undefined;
  /** The first line of Mermaid's. */
  let mermaid: Span | undefined;
  /** Lines in a frame that name what is declared already. */
  const named: { readonly span: Span; readonly block: OpenBlock }[] = [];

  for (let i = 0; i < source.lineStarts.length; i++) {
    const bounds = lineBounds(source, i);
    const lexed = lexLine(source.text, bounds.start, bounds.end);
    if (lexed.comment) comments.push(lexed.comment);
    const { tokens } = lexed;
    const at = spanOf(tokens);
    if (!at) continue;
    const common = { span: at, line: i + 1, ...(lexed.comment ? { comment: lexed.comment } : {}) };

    if (i === headed) {
      header = { kind: { type: 'word', text: shape.kind, span: at }, rest: [], span: at, repaired: shape.kind };
      continue;
    }
    if (i === first) {
      const kind = tokens[0];
      if (kind?.type === 'word') {
        const written = { kind, rest: tokens.slice(1), span: at };
        const repaired = repairHeader(source, written, shape.kind);
        header = repaired?.header ?? written;
        if (repaired) add(repaired.diagnostic);
        else reportStrings(source, lexed, LIMITS.text, add);
      } else add(report('E104', at, { found: excerpt(source.text.slice(at.start, at.end)) }));
      continue;
    }
    const safe = dropped.get(i);
    if (safe !== undefined) {
      const found = excerpt(source.text.slice(at.start, at.end));
      add(report('E116', at, { found, instead: '' }, removal(source, at, safe)));
      continue;
    }
    if (i > first) closeByIndent(i, tokens);
    if (i > first && closeLine(tokens, at, lexed)) continue;

    const block = blocks.top();
    if (i > first && block.holds !== 'statements') {
      if (tokens.at(-1)?.type !== 'open') {
        reportStrings(source, lexed, LIMITS.text, add);
        blocks.add({ shape: 'raw', text: source.text.slice(at.start, at.end), tokens, ...common });
        continue;
      }
      add(notClosed(block, { start: bounds.start, end: bounds.start }, false));
      blocks.close(undefined);
    }
    if (i > first && openByBrace(tokens, at)) continue;

    const read = i > first ? readStatement(tokens, common, bounds.start, shape) : undefined;
    const second = read && isSecondHeader(read, shape);
    if (read?.shape === 'phrase' && second) {
      add(report('E119', at, { kind: read.keyword.text }));
      continue;
    }
    const doubtful = !read || isForeign(tokens, shape) || looksForeign(read, shape) || opensByWords(read, i);
    const repaired = doubtful ? repair(i, bounds, tokens, at, lexed) : undefined;
    if (repaired) {
      add(repaired.diagnostic);
      if (!mermaid && looksMermaid(textOf(at), repaired.statements)) mermaid = at;
      if (repaired.statements.length === 0 && repaired.diagnostic.code === 'E115' && block.keyword === shape.frame)
        named.push({ span: at, block });
      for (const each of repaired.declares) names?.add(each);
      for (const text of repaired.statements) takeRepaired(text, i, at);
      if (repaired.dropped) dropped.set(repaired.dropped.line, repaired.dropped.safe);
      if (repaired.lastLine !== undefined) i = Math.max(i, repaired.lastLine);
      continue;
    }
    const before = diagnostics.length;
    reportStrings(source, lexed, LIMITS.text, add);
    if (read) {
      place(read, read.shape === 'phrase' ? read.opens : undefined, i);
      continue;
    }
    if (!hasErrors(diagnostics.slice(before)))
      add(
        report('E104', at, {
          found: excerpt(source.text.slice(at.start, at.end)),
          edge: tokens.some((each) => each.type === 'arrow'),
        }),
      );
    place({ shape: 'unreadable', ...common }, tokens.at(-1)?.type === 'open' ? at : undefined, i);
  }

  if (!header && diagnostics.length === 0) add(report('E100', { start: 0, end: 0 }, {}));
  const end = { start: source.text.length, end: source.text.length };
  const open: OpenBlock[] = [];
  for (; blocks.depth() > 0; blocks.close(undefined)) if (!blocks.top().implied) open.push(blocks.top());
  for (const block of open) if (!block.flat) add(notClosed(block, end, open.length === 1));
  if (!isTimed(shape)) reportTwoReadings();
  const value = { source, ...(header ? { header } : {}), body: nestItems(blocks.body), comments };
  return { value, diagnostics, open: open.length > 0 };

  function textOf({ start, end }: Span): string {
    return source.text.slice(start, end);
  }

  /** Said of the line that is another language's: the line that may be is right as it stands. */
  function reportTwoReadings(): void {
    const isHeaded = header !== undefined && (header.kind.text !== shape.kind || headed !== undefined);
    const foreign = isHeaded ? header?.span : mermaid;
    const found = foreign && twoReadings(source, blocks.body, shape);
    const away = named.find(({ span, block }) => !declaredIn(block.children).has(textOf(span).replace(/[ \t]*;$/, '')));
    const lineOf = ({ start }: Span): number => positionAt(source, start).line;
    if (found) add(report('E124', foreign, { line: lineOf(found.span), of: found.of }));
    else if (away) add(report('E124', away.span, { line: lineOf(away.span), of: 'member' }));
  }

  function repair(
    index: number,
    bounds: Span,
    tokens: readonly Token[],
    span: Span,
    lexed: LexedLine,
  ): RepairedLine | undefined {
    names ??= declaredNames(source, shape);
    const own = declaredBy(tokens, shape);
    const ended = endOf(index);
    const { statement, keyword, text, own: written, implied } = blocks.top();
    const line: HabitLine = {
      source,
      index,
      tokens,
      span,
      bounds,
      shape,
      unclosed: lexed.unclosed.length > 0,
      known: own ? nameRegister(names, [own.id]) : names,
      ...(header ? { header } : {}),
      ...(ended === undefined ? {} : { ended }),
      ...(statement ? { block: { keyword, span: statement.span, text, own: written && !implied } } : {}),
    };
    return repairLine(line);
  }

  function endOf(index: number): number | undefined {
    ends ??= wordedEnds(source, shape);
    return ends.get(index);
  }

  /** `loop every minute`, ended by a word or a brace further down. */
  function opensByWords(statement: Statement, index: number): boolean {
    if (statement.shape !== 'phrase' || statement.opens) return false;
    return shape.blocks.some((each) => each.keyword === statement.keyword.text) && endOf(index) !== undefined;
  }

  function takeRepaired(text: string, index: number, at: Span): void {
    if (text === '}') {
      blocks.close(at);
      return;
    }
    const { tokens } = lexLine(text, 0, text.length);
    const statement = readStatement(tokens, { span: at, line: index + 1, repaired: true }, 0, shape);
    if (statement)
      place(moved(statement, at), statement.shape === 'phrase' && statement.opens ? at : undefined, index, text);
  }

  /** `repaired`: the line in our language, where it was written otherwise. */
  function place(statement: Statement, opens: Span | undefined, index: number, repaired?: string): void {
    const own = repaired === undefined;
    const keyword = statement.shape === 'phrase' ? statement.keyword.text : '';
    const spec = shape.blocks.find((each) => each.keyword === keyword);
    const implied = !opens && own && spec?.required === true && isDeeperBelow(index);
    if (!opens && !implied) {
      blocks.add(statement);
      return;
    }
    if (blocks.depth() === LIMITS.levels) add(report('E109', statement.span, { limit: LIMITS.levels }));
    blocks.open({
      statement,
      keyword,
      holds: spec?.holds ?? 'statements',
      indent: indentOf(source, index),
      implied,
      own,
      text: repaired ?? source.text.slice(statement.span.start, statement.span.end),
    });
  }

  /** Whether the next line stands deeper and is no brace. */
  function isDeeperBelow(index: number): boolean {
    for (let i = index + 1; i < source.lineStarts.length; i++) {
      const { start, end } = lineBounds(source, i);
      const c = source.text[start + indentOf(source, i)];
      if (start + indentOf(source, i) >= end) continue;
      return c !== '{' && indentOf(source, i) > indentOf(source, index);
    }
    return false;
  }

  /** A line that stands no deeper than the block's own ends a block that has no brace to end it. */
  function closeByIndent(index: number, tokens: readonly Token[]): void {
    const [token] = tokens;
    if (token?.type === 'word' && startsBranch(token.text, branchOf(blocks.top().keyword))) return;
    if (
      token?.type === 'close' ||
      token?.type === 'open' ||
      (token?.type === 'word' && token.text === 'end' && tokens.length <= 2)
    )
      return;
    const indent = indentOf(source, index);
    const { start } = lineBounds(source, index);
    for (let block = blocks.top(); blocks.depth() > 0 && indent <= block.indent; block = blocks.top()) {
      if (block.implied) blocks.close(undefined);
      else if (
        byIndent &&
        !block.flat &&
        block.children.some((each) => indentAt(each.statement.span.start) > block.indent)
      ) {
        add(notClosed(block, { start, end: start }, true));
        blocks.close(undefined);
      } else return;
    }
  }

  function indentAt(offset: number): number {
    let at = offset;
    while (at > 0 && (source.text[at - 1] === ' ' || source.text[at - 1] === '\t')) at--;
    return offset - at;
  }

  /** `{` alone below the line whose block it opens. */
  function openByBrace(tokens: readonly Token[], at: Span): boolean {
    if (tokens.length !== 1 || tokens[0]?.type !== 'open') return false;
    const statement = blocks.last();
    const keyword = statement?.shape === 'phrase' ? statement.keyword.text : '';
    const spec = shape.blocks.find((each) => each.keyword === keyword);
    if (statement?.shape !== 'phrase' || statement.opens || !spec) return false;
    blocks.takeLast();
    const text = `${source.text.slice(statement.span.start, statement.span.end)} {`;
    const fix =
      statement.comment || statement.repaired
        ? undefined
        : { span: { start: statement.span.end, end: at.end }, text: ' {', safe: true };
    add(report('E116', at, { found: '{', instead: excerpt(text) }, fix));
    const indent = indentAt(statement.span.start);
    blocks.open({
      statement: { ...statement, opens: at },
      keyword,
      holds: spec.holds,
      indent,
      implied: false,
      own: false,
      text,
    });
    return true;
  }

  /** `}`, `} else "x" {`, and `end` of other languages. */
  function closeLine(tokens: readonly Token[], at: Span, lexed: LexedLine): boolean {
    const [brace, word, label] = tokens;
    if (brace?.type === 'word') return branchLine(tokens, at) || endLine(tokens, at);
    if (brace?.type !== 'close') return false;
    reportStrings(source, lexed, LIMITS.text, add);
    if (blocks.depth() === 0) {
      add(report('E108', brace.span, {}, { span: at, text: '', safe: tokens.length === 1 }));
      return true;
    }
    const last = tokens[tokens.length - 1];
    const labelled = label?.type === 'string' ? label : undefined;
    if (
      word?.type === 'word' &&
      (word.text === 'else' || word.text === 'and') &&
      last?.type === 'open' &&
      tokens.length === (labelled ? 4 : 3)
    ) {
      blocks.branch(word.text, at, labelled);
      return true;
    }
    if (word?.type === 'word' && branchFromWords(word, tokens.slice(2), at, at)) return true;
    if (tokens.length > 1) {
      const found = excerpt(source.text.slice(at.start + 1, at.end).trim());
      const behind = { start: brace.span.end, end: at.end };
      const fix = /^[;,]$/.test(found) ? { span: behind, text: '', safe: true } : undefined;
      add(report('E118', behind, { found: `'${found}'`, form: '} on a line of its own' }, fix));
    }
    blocks.close(brace.span);
    return true;
  }

  function branchOf(keyword: string): Branch['word'] | undefined {
    return shape.blocks.find((each) => each.keyword === keyword)?.branch;
  }

  /** `else not found`, without braces, and `else {` below the brace that closes the branch before. */
  function branchLine(tokens: readonly Token[], at: Span): boolean {
    const [word, next] = tokens;
    if (word?.type !== 'word' || next?.type === 'arrow') return false;
    if (branchFromWords(word, tokens.slice(1), at, at)) return true;
    const closed = blocks.lastClosed();
    if (!closed || !startsBranch(word.text, branchOf(closed.keyword))) return false;
    blocks.reopen();
    const near = source.text.slice(closed.end, at.start).trim() === '';
    return branchFromWords(word, tokens.slice(1), at, near ? { start: closed.start, end: at.end } : undefined);
  }

  /** The next branch of the innermost block: its word and label as written, its line as it is to be written. */
  function branchFromWords(word: WordToken, rest: readonly Token[], at: Span, span: Span | undefined): boolean {
    const branch = branchOf(blocks.top().keyword);
    if (branch === undefined || !startsBranch(word.text, branch)) return false;
    const words = source.text
      .slice(word.span.end, at.end)
      .replace(/[ \t]*\{$/, '')
      .replace(/^[ \t]*(?:if\b|:)/, '')
      .trim();
    const [label] = rest;
    const text = label?.type === 'string' ? label.value : labelOf(words);
    const instead = text === '' ? `} ${branch} {` : `} ${branch} ${quote(text)} {`;
    const found = excerpt(source.text.slice(at.start, at.end));
    add(report('E116', at, { found, instead }, span && { span, text: instead, safe: true }));
    blocks.branch(branch, at, text === '' ? undefined : { type: 'string', value: text, span: at });
    return true;
  }

  function endLine(tokens: readonly Token[], at: Span): boolean {
    const [word] = tokens;
    if (word?.type !== 'word' || word.text !== 'end' || shape.keywords.includes('end')) return false;
    const words = source.text.slice(at.start, at.end);
    if (tokens.length > 2 || !isEndOfBlock(words)) return false;
    const open = blocks.depth() > 0;
    const fix = open ? { span: at, text: '}', safe: true } : removal(source, at, true);
    add(report('E116', at, { found: words, instead: open ? '}' : '' }, fix));
    if (open) blocks.close(at);
    return true;
  }

  function notClosed(block: OpenBlock, at: Span, safe: boolean): Diagnostic {
    const statement = block.statement;
    const end = lineEndOf(source);
    const lead = at.start === 0 || source.text[at.start - 1] === '\n' ? '' : end;
    const pad = ' '.repeat(Math.max(0, block.indent));
    const args = { keyword: block.keyword || 'block', line: statement?.line ?? 1 };
    return report('E107', statement?.span ?? at, args, { span: at, text: `${lead}${pad}}${end}`, safe });
  }
}

function sizeLimit(source: Source): Diagnostic | undefined {
  const long = source.text.length > LIMITS.characters;
  if (!long && source.lineStarts.length <= LIMITS.lines) return undefined;
  const [what, limit] = long ? (['characters', LIMITS.characters] as const) : (['lines', LIMITS.lines] as const);
  const at = { start: 0, end: Math.min(source.text.length, source.lineStarts[1] ?? source.text.length) };
  return report('E105', at, { what, limit });
}

function spanOf(tokens: readonly Token[]): Span | undefined {
  const first = tokens[0];
  const last = tokens[tokens.length - 1];
  return first && last ? { start: first.span.start, end: last.span.end } : undefined;
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
