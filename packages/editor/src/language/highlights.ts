// The colours of a line: in, its words, its form and the table; out, a sort for each word. Words that the table does not know are `unknown`.
import type { FlagSpec, Grammar, OptionSpec, OptionToken, Token, ValueToken, ValueType } from '@linework/core/words';
import type { Block } from './blocks.js';
import { flagsOf, formOfLine, isArrow, type LineForm, optionsOf } from './line-form.js';
import { isKind, type SourceLine } from './source-lines.js';

export type HighlightSort =
  | 'kind'
  | 'keyword'
  | 'type'
  | 'flag'
  | 'id'
  | 'string'
  | 'option'
  | 'value'
  | 'number'
  | 'icon'
  | 'arrow'
  | 'comment'
  | 'mark'
  | 'unknown'
  | `tone-${string}`;

/** Offsets in the line. */
export interface Highlight {
  readonly start: number;
  readonly end: number;
  readonly sort: HighlightSort;
}

export function highlightsOf(
  line: SourceLine,
  block: Block,
  isHeader: boolean,
  grammar: Grammar | undefined,
): readonly Highlight[] {
  const form = formOfLine(line, block, isHeader, grammar);
  const sortOf = wordSorts(form, block, grammar);
  const options = optionsOf(form, block, grammar);
  const { tokens, comment } = line.lexed;
  const words = tokens.flatMap((token, index): readonly Highlight[] =>
    token.type === 'option'
      ? optionHighlights(token, options, grammar !== undefined && form.form !== 'unknown')
      : [{ ...token.span, sort: plainSort(token) ?? sortOf(token, index, tokens) }],
  );
  return comment ? [...words, { ...comment, sort: 'comment' }] : words;
}

/** The sort of a word that is the same everywhere. */
function plainSort(token: Token): HighlightSort | undefined {
  switch (token.type) {
    case 'string':
      return 'string';
    case 'number':
    case 'date':
    case 'days':
      return 'number';
    case 'icon':
      return 'icon';
    case 'arrow':
      return token.known ? 'arrow' : 'unknown';
    case 'colon':
    case 'comma':
    case 'dash':
    case 'open':
    case 'close':
      return 'mark';
    default:
      return undefined;
  }
}

type SortOf = (token: Token, index: number, tokens: readonly Token[]) => HighlightSort;

function wordSorts(form: LineForm, block: Block, grammar: Grammar | undefined): SortOf {
  const flags = flagsOf(form, block);
  switch (form.form) {
    case 'header':
      return (token, index) => (index === 0 && token.type === 'word' && isKind(token.text) ? 'kind' : 'unknown');
    case 'edge':
      return (token, index) =>
        index === 1 && isArrow(token, grammar) ? 'arrow' : index === 0 || index === 2 ? 'id' : 'unknown';
    case 'close':
      return (_, index) => (index === 1 ? 'keyword' : 'unknown');
    case 'column':
      return (token, index) => (index === 0 ? 'id' : index === 1 ? 'type' : flagSort(token, flags));
    case 'value':
      return (_, index) => (index === 0 ? 'id' : 'unknown');
    case 'member':
      return (_, index, tokens) => (tokens.slice(0, index).some(({ type }) => type === 'colon') ? 'type' : 'id');
    case 'declaration':
      return (token, index) => {
        if (index === 0) return 'keyword';
        if (index === 1 && form.spec.id === 'required') return 'id';
        const isType = token.type === 'word' && form.spec.types?.values.includes(token.text) === true;
        return isType ? 'type' : flagSort(token, flags);
      };
    case 'row':
      return (token, index) => {
        if (index === 0) return 'keyword';
        return token.type === 'strange' ? 'unknown' : isFlag(token, flags) ? 'flag' : 'id';
      };
    default:
      // Before the table is there, nothing is known to be wrong.
      return (_, index) => (grammar === undefined ? (index === 0 ? 'keyword' : 'id') : 'unknown');
  }
}

function flagSort(token: Token, flags: readonly FlagSpec[]): HighlightSort {
  return isFlag(token, flags) ? 'flag' : 'unknown';
}

function isFlag(token: Token, flags: readonly FlagSpec[]): boolean {
  return token.type === 'word' && flags.some(({ name }) => name === token.text);
}

function optionHighlights(
  { name, nameSpan, values }: OptionToken,
  specs: readonly OptionSpec[],
  isChecked: boolean,
): readonly Highlight[] {
  const spec = specs.find((each) => each.name === name);
  return [
    { ...nameSpan, sort: spec || !isChecked ? 'option' : 'unknown' },
    ...values.map((value) => ({ ...value.span, sort: valueSort(value, spec?.value) })),
  ];
}

function valueSort(value: ValueToken, type: ValueType | undefined): HighlightSort {
  const plain = plainSort(value);
  if (plain !== undefined) return plain;
  if (value.type === 'strange') return 'unknown';
  if (type?.type === 'reference' || type?.type === 'column') return 'id';
  if (type?.type !== 'choice' || value.type !== 'word') return 'value';
  if (!type.values.includes(value.text)) return 'unknown';
  return type.colours ? `tone-${value.text}` : 'value';
}
