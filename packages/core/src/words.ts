// What an editor reads by itself, line by line: in, a line; out, its words. Loads no kind; their tables come from `kindTables`.
export type {
  BlockSpec,
  CellSpec,
  DeclarationSpec,
  EdgeSpec,
  FlagSpec,
  Grammar,
  OptionSpec,
  RowSpec,
  StatementSpec,
  TypeWords,
  ValueType,
} from './grammar/table.js';
export { TONES } from './scene/scene.js';
export { KIND_NAMES } from './syntax/kind-names.js';
export { type LexedLine, lexLine } from './syntax/lex.js';
export { quote, unquote } from './syntax/quote.js';
export type { OptionToken, StringToken, Token, ValueToken, WordToken } from './syntax/token.js';
export type { Span } from './text/source.js';
export type { KindWords, OptionWords, StatementWords } from './vocabulary/data.js';
export { ARROW_MEANINGS } from './vocabulary/data.js';
