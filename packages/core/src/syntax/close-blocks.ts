// What ends a block or starts its next branch: `}`, `} else "x" {`, a line no deeper than the block, and the words of other
// languages. In, a line; out, whether it was one of these.
import type { Diagnostic } from '../diagnostics/report.js';
import { lineEndOf, type Span } from '../text/source.js';
import { removal } from './habits/answer.js';
import { labelOf } from './habits/foreign-text.js';
import { LIMITS } from './limits.js';
import { closeBlock, lastClosed, type OpenBlock, openBranch, reopenBlock, topBlock } from './open-blocks.js';
import { branchOf, excerpt, type Parsing, type ReadLine, report, startsBranch, textAt } from './parsing.js';
import { spaceBefore } from './place-statement.js';
import { quote } from './quote.js';
import { reportStrings } from './report-strings.js';
import type { OptionToken, Token, WordToken } from './token.js';

/** A line no deeper than the block's own ends a block without a closing brace. */
export function closeByIndent(parsing: Parsing, { bounds, tokens }: ReadLine): void {
  const { blocks, cut, byIndent, diagnostics } = parsing;
  const [token] = tokens;
  if (token?.type === 'close' || token?.type === 'open') return;
  if (token?.type === 'word') {
    if (startsBranch(parsing, token.text, branchOf(parsing, topBlock(blocks).keyword))) return;
    if (token.text === 'end' && tokens.length <= 2) return;
  }
  const { start, indent } = bounds;
  for (let block = topBlock(blocks); blocks.stack.length > 0 && indent <= block.indent; block = topBlock(blocks)) {
    if (!block.implied) {
      const within = block.indent;
      const indented = (): boolean =>
        block.children.some((each) => spaceBefore(cut.source.text, each.statement.span.start) > within);
      if (!byIndent || block.flat || !indented()) return;
      diagnostics.push(notClosed(parsing, block, { start, end: start }, true));
    }
    closeBlock(blocks, undefined);
  }
}

/** `}`, `} else "x" {`, and `end` of other languages. */
export function closeLine(parsing: Parsing, line: ReadLine): boolean {
  const [brace] = line.tokens;
  if (brace?.type === 'word') return branchLine(parsing, line) || endLine(parsing, line);
  if (brace?.type !== 'close') return false;
  const { blocks, cut, diagnostics } = parsing;
  const { tokens, at, bounds } = line;
  diagnostics.push(...reportStrings(cut.source, bounds.lexed, LIMITS.text));
  if (blocks.stack.length === 0) {
    diagnostics.push(report('E108', brace.span, {}, { span: at, text: '', safe: tokens.length === 1 }));
    return true;
  }
  if (ownBranch(parsing, line)) return true;
  const word = tokens[1];
  if (word?.type === 'word' && branchFromWords(parsing, word, tokens.slice(2), at, at)) return true;
  if (tokens.length > 1) {
    const actual = excerpt(textAt(parsing, { start: at.start + 1, end: at.end }).trim());
    const behind = { start: brace.span.end, end: at.end };
    const fix = /^[;,]$/.test(actual) ? { span: behind, text: '', safe: true } : undefined;
    diagnostics.push(report('E118', behind, { found: `'${actual}'`, form: '} on a line of its own' }, fix));
  }
  closeBlock(blocks, brace.span);
  return true;
}

export function notClosed({ cut }: Parsing, block: OpenBlock, at: Span, safe: boolean): Diagnostic {
  const { source } = cut;
  const { statement } = block;
  const end = lineEndOf(source);
  const lead = at.start === 0 || source.text[at.start - 1] === '\n' ? '' : end;
  const pad = ' '.repeat(Math.max(0, block.indent));
  const args = { keyword: block.keyword || 'block', line: statement?.line ?? 1 };
  return report('E107', statement?.span ?? at, args, { span: at, text: `${lead}${pad}}${end}`, safe });
}

/** `} else "x" tone=red {`, as written in this language. */
function ownBranch({ blocks }: Parsing, { tokens, at }: ReadLine): boolean {
  const [, word, label] = tokens;
  const labelled = label?.type === 'string' ? label : undefined;
  if (word?.type !== 'word' || (word.text !== 'else' && word.text !== 'and')) return false;
  const behind = tokens.slice(labelled ? 3 : 2, -1);
  const options = behind.filter((each) => each.type === 'option');
  if (tokens.at(-1)?.type !== 'open' || options.length !== behind.length) return false;
  openBranch(blocks, word.text, at, labelled, options);
  return true;
}

/** `else not found`, without braces, and `else {` below the brace that closes the previous branch. */
function branchLine(parsing: Parsing, { tokens, at }: ReadLine): boolean {
  const [word, ...rest] = tokens;
  const { blocks } = parsing;
  if (word?.type !== 'word' || rest[0]?.type === 'arrow') return false;
  if (branchFromWords(parsing, word, rest, at, at)) return true;
  const closed = lastClosed(blocks);
  if (!closed || !startsBranch(parsing, word.text, branchOf(parsing, closed.keyword))) return false;
  reopenBlock(blocks);
  const near = textAt(parsing, { start: closed.end, end: at.start }).trim() === '';
  return branchFromWords(parsing, word, rest, at, near ? { start: closed.start, end: at.end } : undefined);
}

/** The next branch of the innermost block: its word and label as written, its line as it should be written. */
function branchFromWords(
  parsing: Parsing,
  word: WordToken,
  behind: readonly Token[],
  at: Span,
  span: Span | undefined,
): boolean {
  const { blocks, diagnostics } = parsing;
  const branch = branchOf(parsing, topBlock(blocks).keyword);
  if (branch === undefined || !startsBranch(parsing, word.text, branch)) return false;
  const options = optionsBehind(behind);
  const stop = options[0]?.span.start ?? at.end;
  const words = textAt(parsing, { start: word.span.end, end: stop })
    .replace(/[ \t]*\{$/, '')
    .replace(/^[ \t]*(?:if\b|:)/, '')
    .trim();
  const label = behind.find((each, i) => each.type === 'string' && (i === 0 || words === ''));
  const text = label?.type === 'string' ? label.value : labelOf(words);
  const texts = options.map((each) => textAt(parsing, each.span));
  const instead = [`} ${branch}`, ...(text === '' ? [] : [quote(text)]), ...texts, '{'].join(' ');
  const actual = excerpt(textAt(parsing, at));
  diagnostics.push(report('E116', at, { found: actual, instead }, span && { span, text: instead, safe: true }));
  openBranch(blocks, branch, at, text === '' ? undefined : { type: 'string', value: text, span: at }, options);
  return true;
}

/** The options at the end of the line, and those before its label. */
function optionsBehind(tokens: readonly Token[]): readonly OptionToken[] {
  const behind = tokens.at(-1)?.type === 'open' ? tokens.slice(0, -1) : tokens;
  const last = behind.findLastIndex((each) => each.type !== 'option');
  const own = behind.slice(last + 1).filter((each) => each.type === 'option');
  if (last < 0 || behind[last]?.type !== 'string') return own;
  return [...behind.slice(0, last).filter((each) => each.type === 'option'), ...own];
}

function endLine(parsing: Parsing, { tokens, at }: ReadLine): boolean {
  const { blocks, cut, shape, habits, diagnostics } = parsing;
  const [word] = tokens;
  if (word?.type !== 'word' || word.text !== 'end' || shape.keywords.includes('end')) return false;
  const words = textAt(parsing, at);
  if (tokens.length > 2 || !habits.endsBlock?.(words)) return false;
  const open = blocks.stack.length > 0;
  const fix = open ? { span: at, text: '}', safe: true } : removal(cut.source, at, true);
  diagnostics.push(report('E116', at, { found: words, instead: open ? '}' : '' }, fix));
  if (open) closeBlock(blocks, at);
  return true;
}
