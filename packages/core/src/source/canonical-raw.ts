// A line of a block without statements in its canonical form: in, the line and what its block holds; out, its words with one
// space between them, flags and options in the order of the table, or nothing if it is out of form.
import type { LinesBlock } from '../grammar/apply-lines.js';
import { endOfColumnType } from '../grammar/column-type.js';
import { memberText, parseMember } from '../grammar/read-member.js';
import type { RawStatement } from '../syntax/statement.js';
import type { Token } from '../syntax/token.js';
import type { Span } from '../text/source.js';
import { canonicalLine } from './canonical-line.js';

export function canonicalRaw(
  text: string,
  { span, tokens }: Pick<RawStatement, 'span' | 'tokens'>,
  block: LinesBlock,
): string | undefined {
  switch (block.holds) {
    case 'members': {
      const member = parseMember(text.slice(span.start, span.end));
      return member && memberText(member);
    }
    case 'values':
      return canonicalLine(text, tokens, { options: [], flags: [] });
    case 'columns':
      return columnText(text, span, tokens, block.lines);
  }
}

function columnText(
  text: string,
  span: Span,
  tokens: readonly Token[],
  { flags, options }: Extract<LinesBlock, { readonly holds: 'columns' }>['lines'],
): string | undefined {
  const [name, type] = tokens;
  if (name?.type !== 'word' || !type) return undefined;
  const end = type.type === 'string' ? type.span.end : endOfColumnType(text, type.span.start, span.end);
  const rest = tokens.filter((each) => each.span.start >= end);
  const rankOf = (token: Token): number => {
    if (token.type === 'string') return 0;
    if (token.type === 'word') return 1 + flags.findIndex((each) => each.name === token.text);
    return 1 + flags.length + options.findIndex((each) => token.type === 'option' && each.name === token.name);
  };
  const known = rest.every(
    (each) =>
      each.type === 'string' ||
      (each.type === 'word' && flags.some(({ name: flag }) => flag === each.text)) ||
      (each.type === 'option' && options.some(({ name: option }) => option === each.name)),
  );
  if (!known || end <= type.span.start) return undefined;
  const words = [
    name.span,
    { start: type.span.start, end },
    ...rest.toSorted((a, b) => rankOf(a) - rankOf(b)).map((each) => each.span),
  ];
  return words.map((each) => text.slice(each.start, each.end)).join(' ');
}
