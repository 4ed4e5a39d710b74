// Places a statement: into the innermost block, or as one that opens its own, by a brace or by indentation.
import type { Span } from '../text/source.js';
import { lexLine } from './lex.js';
import { LIMITS } from './limits.js';
import { moved } from './moved.js';
import { addStatement, closeBlock, lastStatement, openBlock, takeLast, topBlock } from './open-blocks.js';
import { excerpt, type Parsing, type ReadLine, report, textAt } from './parsing.js';
import { readStatement } from './read-statement.js';
import type { Statement } from './statement.js';

/** `repaired`: the line in this language, if it was written in another. */
export function place(
  parsing: Parsing,
  index: number,
  statement: Statement,
  opens: Span | undefined,
  repaired?: string,
): void {
  const { blocks, shape, diagnostics, cut } = parsing;
  const own = repaired === undefined;
  const keyword = statement.shape === 'phrase' ? statement.keyword.text : '';
  const spec = shape.blocks.find((each) => each.keyword === keyword);
  const implied = !opens && own && spec?.required === true && isDeeperBelow(parsing, index);
  if (!opens && !implied) {
    addStatement(blocks, statement);
    return;
  }
  if (blocks.stack.length === LIMITS.levels) diagnostics.push(report('E109', statement.span, { limit: LIMITS.levels }));
  openBlock(blocks, {
    statement,
    keyword,
    holds: spec?.holds ?? 'statements',
    indent: cut.lines[index]?.indent ?? 0,
    implied,
    own,
    text: repaired ?? textAt(parsing, statement.span),
  });
}

/** A line of this language that replaces one in another. `from`: where what it replaces begins. */
export function placeRepaired(parsing: Parsing, { index, at, bounds }: ReadLine, text: string, from: number): void {
  if (text === '}') {
    closeBlock(parsing.blocks, at);
    return;
  }
  if (topBlock(parsing.blocks).holds !== 'statements') {
    addStatement(parsing.blocks, { shape: 'raw', text, tokens: [], span: at, line: index + 1, repaired: true });
    return;
  }
  const { tokens } = lexLine(text, 0, text.length);
  const statement = readStatement(tokens, { span: at, line: index + 1, repaired: true }, 0, parsing.shape);
  if (!statement) return;
  const opens = statement.shape === 'phrase' && statement.opens ? at : undefined;
  const there = moved(statement, at);
  // Items nest by indentation: the white space counts from where the line was, unless that was replaced too.
  const lead = from <= bounds.start ? 0 : bounds.indent;
  place(parsing, index, there.shape === 'item' ? { ...there, indent: lead + there.indent } : there, opens, text);
}

/** A bare `{` below the line whose block it opens. */
export function openByBrace(parsing: Parsing, { tokens, at }: ReadLine): boolean {
  if (tokens.length !== 1 || tokens[0]?.type !== 'open') return false;
  const { blocks, shape, cut, diagnostics } = parsing;
  const statement = lastStatement(blocks);
  const keyword = statement?.shape === 'phrase' ? statement.keyword.text : '';
  const spec = shape.blocks.find((each) => each.keyword === keyword);
  if (statement?.shape !== 'phrase' || statement.opens || !spec) return false;
  takeLast(blocks);
  const text = `${textAt(parsing, statement.span)} {`;
  const fix =
    statement.comment || statement.repaired
      ? undefined
      : { span: { start: statement.span.end, end: at.end }, text: ' {', safe: true };
  diagnostics.push(report('E116', at, { found: '{', instead: excerpt(text) }, fix));
  openBlock(blocks, {
    statement: { ...statement, opens: at },
    keyword,
    holds: spec.holds,
    indent: spaceBefore(cut.source.text, statement.span.start),
    implied: false,
    own: false,
    text,
  });
  return true;
}

/** White space in front of an offset, on its line. */
export function spaceBefore(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && (text[at - 1] === ' ' || text[at - 1] === '\t')) at--;
  return offset - at;
}

/** Whether the next line is deeper and not a brace. */
function isDeeperBelow({ cut }: Parsing, index: number): boolean {
  const { lines, source } = cut;
  const own = lines[index]?.indent ?? 0;
  for (let i = index + 1; i < lines.length; i++) {
    const line = lines[i];
    if (!line || line.start + line.indent >= line.end) continue;
    return source.text[line.start + line.indent] !== '{' && line.indent > own;
  }
  return false;
}
