// One line in its canonical form: in, a line that was read and the table's order of flags and options; out, its words with
// one space between them, or nothing where that would be read as other words. Strings stay as they are written.
import type { OptionSpec } from '../grammar/table.js';
import { lexLine } from '../syntax/lex.js';
import type { Token } from '../syntax/token.js';
import type { Span } from '../text/source.js';

/** The order of what stands behind the label. */
export interface WordOrder {
  readonly options: readonly OptionSpec[];
  readonly flags: readonly string[];
}

export function canonicalLine(text: string, { start, end }: Span, order: WordOrder): string | undefined {
  const words = ordered(lexLine(text, start, end).tokens, order);
  const wordOf = ({ span }: Token): string => text.slice(span.start, span.end);
  let line = '';
  let glued = true;
  for (const word of words) {
    const comma = word.type === 'comma';
    line += glued || comma ? wordOf(word) : ` ${wordOf(word)}`;
    glued = comma;
  }
  const written = lexLine(line, 0, line.length);
  const same =
    written.comment === undefined &&
    written.tokens.length === words.length &&
    written.tokens.every((each, index) => {
      const word = words[index];
      return (
        word !== undefined && each.type === word.type && line.slice(each.span.start, each.span.end) === wordOf(word)
      );
    });
  return same ? line : undefined;
}

/** Words as they stand, then flags, then options, and the brace that opens a block. */
function ordered(tokens: readonly Token[], { options, flags }: WordOrder): readonly Token[] {
  const isFlag = (token: Token, index: number): boolean =>
    index > 1 && token.type === 'word' && flags.includes(token.text);
  const last = tokens.at(-1);
  const brace = last?.type === 'open' ? [last] : [];
  const rest = brace.length > 0 ? tokens.slice(0, -1) : tokens;
  const rank = (token: Token): number => {
    const at = token.type === 'option' ? options.findIndex((each) => each.name === token.name) : -1;
    return at < 0 ? options.length : at;
  };
  const flagRank = (token: Token): number => (token.type === 'word' ? flags.indexOf(token.text) : -1);
  return [
    ...rest.filter((each, index) => each.type !== 'option' && !isFlag(each, index)),
    ...rest.filter(isFlag).toSorted((a, b) => flagRank(a) - flagRank(b)),
    ...rest.filter((each) => each.type === 'option').toSorted((a, b) => rank(a) - rank(b)),
    ...brace,
  ];
}
