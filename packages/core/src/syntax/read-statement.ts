// Parses one line's words into one of the four forms: the first two words decide which. Undefined if the line matches none,
// or is an edge that does not follow docs/language.md, Statements.
import type { Span } from '../text/source.js';
import type { EdgeStatement, ShapeOfKind, Statement } from './statement.js';
import type { OptionToken, StringToken, Token } from './token.js';

interface Common {
  readonly span: Span;
  readonly line: number;
  readonly comment?: Span;
  readonly repaired?: true;
}

export function readStatement(
  tokens: readonly Token[],
  common: Common,
  lineStart: number,
  shape: ShapeOfKind,
): Statement | undefined {
  const [first, second] = tokens;
  if (!first) return undefined;
  if (first.type === 'string') {
    return { shape: 'item', indent: first.span.start - lineStart, label: first, rest: tokens.slice(1), ...common };
  }
  if (first.type !== 'word') return undefined;
  if (
    second?.type === 'arrow' ||
    (second?.type === 'word' && shape.relations.includes(second.text) && tokens[2]?.type === 'word')
  ) {
    return readEdge(tokens, common);
  }
  if (second?.type === 'colon' && (tokens[2]?.type !== 'string' || !shape.keywords.includes(first.text)))
    return undefined;
  if (tokens.some((each) => each.type === 'arrow')) return undefined;
  const last = tokens[tokens.length - 1];
  const opens = tokens.length > 1 && last?.type === 'open' ? last.span : undefined;
  const rest = tokens.slice(1, opens ? -1 : undefined);
  if (rest.some((each) => each.type === 'open' || each.type === 'close')) return undefined;
  return { shape: 'phrase', keyword: first, rest, ...(opens ? { opens } : {}), ...common };
}

/** word arrow word [":" string] { option } */
function readEdge(tokens: readonly Token[], common: Common): EdgeStatement | undefined {
  const [from, arrow, to] = tokens;
  if (from?.type !== 'word' || to?.type !== 'word') return undefined;
  if (arrow?.type !== 'word' && !(arrow?.type === 'arrow' && arrow.known)) return undefined;
  let at = 3;
  let label: StringToken | undefined;
  if (tokens[at]?.type === 'colon') {
    const text = tokens[at + 1];
    if (text?.type !== 'string') return undefined;
    label = text;
    at += 2;
  }
  const options: OptionToken[] = [];
  for (; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.type !== 'option') return undefined;
    options.push(token);
  }
  return { shape: 'edge', from, arrow, to, ...(label ? { label } : {}), options, ...common };
}
