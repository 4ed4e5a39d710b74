// One line in its canonical form: in, the words of a parsed line and the table's order of flags and options; out, the words
// with one space between them, or nothing if that would parse differently. Strings stay as written.
import type { OptionSpec } from '../grammar/table.js';
import { lexLine } from '../syntax/lex.js';
import type { Token } from '../syntax/token.js';

/** The order of what follows the label. */
export interface WordOrder {
  readonly options: readonly OptionSpec[];
  readonly flags: readonly string[];
}

export function canonicalLine(text: string, tokens: readonly Token[], order: WordOrder): string | undefined {
  const words = ordered(tokens, order).map(({ type, span }) => ({ type, text: text.slice(span.start, span.end) }));
  const line = spaced(words);
  // Words already in order parse the same.
  if (line === text.slice(tokens[0]?.span.start, tokens.at(-1)?.span.end)) return line;
  const { tokens: lexed, comment } = lexLine(line, 0, line.length);
  const same =
    comment === undefined &&
    lexed.length === words.length &&
    lexed.every(({ type, span }, index) => {
      const word = words[index];
      return type === word?.type && line.slice(span.start, span.end) === word.text;
    });
  return same ? line : undefined;
}

interface Word {
  readonly type: Token['type'];
  readonly text: string;
}

function spaced(words: readonly Word[]): string {
  let line = '';
  let glued = true;
  for (const { type, text } of words) {
    const comma = type === 'comma';
    line += glued || comma ? text : ` ${text}`;
    glued = comma;
  }
  return line;
}

/** Words in their order, then flags, then options, and the brace that opens a block. */
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
