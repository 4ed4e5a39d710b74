// Sorts the words of a declaration: in, the line's words and the table's row; out, id, type, label, flags and options, the
// words that fit nowhere, and what was out of place.
import { mermaidShape, mermaidShapeName } from '../foreign/mermaid/node-shapes.js';
import type { OptionToken, StringToken, Token, ValueToken, WordToken } from '../syntax/token.js';
import { slug, wordFrom } from '../syntax/word-from.js';
import type { Span } from '../text/source.js';
import { fixAt, report, type Sink } from './codes.js';
import { valueText } from './entry.js';
import { LABEL_NAMES } from './shared.js';
import type { DeclarationSpec, TypeWords, ValueType } from './table.js';
import { tokenText } from './token-text.js';

/** What is out of place; reported with the corrected line. */
export type Problem = { readonly span: Span; readonly safe: boolean } & (
  | { readonly code: 'E118'; readonly found: string }
  /** No id before the label. */
  | { readonly code: 'E205' }
  /** A label without quotes. */
  | { readonly code: 'E112' }
);

/** Filled word by word. */
export interface SortedWords {
  id: WordToken | undefined;
  type: string | undefined;
  label: StringToken | undefined;
  /** Words of an unquoted label, or an unknown type or flag. */
  readonly loose: Token[];
  readonly flags: string[];
  readonly options: OptionToken[];
  /** Options written as words. */
  readonly named: string[];
  readonly problems: Problem[];
}

type ChoiceType = Extract<ValueType, { readonly type: 'choice' }>;

interface Sorting {
  readonly spec: DeclarationSpec;
  readonly sink: Sink;
  readonly taken: (id: string) => boolean;
  /** For a `type=` that this statement has. */
  readonly typeOption: ChoiceType | undefined;
  readonly into: SortedWords;
}

export function sortWords(
  tokens: readonly Token[],
  spec: DeclarationSpec,
  sink: Sink,
  taken: (id: string) => boolean,
): SortedWords {
  const into: SortedWords = {
    id: undefined,
    type: undefined,
    label: undefined,
    loose: [],
    flags: [],
    options: [],
    named: [],
    problems: [],
  };
  const sorting: Sorting = { spec, sink, taken, typeOption: typeOptionOf(spec), into };
  for (const token of tokens) {
    if (token.type === 'word') sortWord(token, sorting);
    else if (token.type === 'option') sortOption(token, sorting);
    else if (token.type === 'string' && into.label === undefined && spec.label !== 'none') sortLabel(token, sorting);
    else sortOther(token, sorting);
  }
  return into;
}

function typeOptionOf({ options }: DeclarationSpec): ChoiceType | undefined {
  const value = options.find((each) => each.name === 'type' && each.value.type === 'choice')?.value;
  return value?.type === 'choice' ? value : undefined;
}

function misplaced({ problems }: SortedWords, span: Span, actual: string, safe = true): void {
  problems.push({ code: 'E118', span, found: actual, safe });
}

function awaitsId({ spec, into }: Sorting): boolean {
  return spec.id === 'required' && into.id === undefined && into.label === undefined;
}

function sortWord(token: WordToken, sorting: Sorting): void {
  const { spec, typeOption, into } = sorting;
  const { text } = token;
  if (awaitsId(sorting)) into.id = token;
  else if (into.loose.length > 0 && into.label === undefined) into.loose.push(token);
  else if (spec.types?.values.includes(text) && into.type === undefined) {
    into.type = text;
    if (into.label !== undefined) misplaced(into, token.span, `The type '${text}'`);
  } else if (spec.flags.some((each) => each.name === text)) {
    if (!into.flags.includes(text)) into.flags.push(text);
  } else if (typeOption?.values.includes(text)) {
    into.named.push(`type=${text}`);
    misplaced(into, token.span, `'${text}'`);
  } else into.loose.push(token);
}

function sortOption(token: OptionToken, { spec, typeOption, into }: Sorting): void {
  const { name, span } = token;
  const [value] = token.values;
  if (name === 'type' && spec.types && !typeOption) {
    const words = wordsOf(value);
    if (words !== undefined && spec.types.values.includes(words) && into.type === undefined) {
      into.type = words;
      misplaced(into, span, "'type='");
      return;
    }
  }
  const own = spec.options.some((each) => each.name === name);
  if (name === 'shape' && spec.types) {
    const type = typeOfShape(wordsOf(value), spec.types);
    if (type !== undefined && (into.type === undefined || into.type === type)) {
      into.type = type;
      misplaced(into, span, "'shape='");
      return;
    }
  }
  if (LABEL_NAMES.has(name) && spec.label !== 'none' && !own && value?.type === 'string' && !into.label) {
    into.label = value;
    misplaced(into, span, `'${name}='`);
    return;
  }
  into.options.push(token);
}

function sortLabel(token: StringToken, { spec, taken, into }: Sorting): void {
  const { span } = token;
  if (spec.id === 'required' && into.id === undefined) {
    const id = slug(token.value);
    into.id = { type: 'word', text: id, span: { start: span.start, end: span.start } };
    into.problems.push({ code: 'E205', span, safe: !taken(id) });
  }
  if (into.options.length > 0) misplaced(into, span, 'A label after an option');
  into.label = token;
}

function sortOther(token: Token, sorting: Sorting): void {
  const { sink, into } = sorting;
  const { span } = token;
  const text = tokenText(token);
  if (awaitsId(sorting) && isNameLike(token)) {
    const instead = wordFrom(text);
    into.id = { type: 'word', text: instead, span };
    sink.add(report('E204', span, { found: text, instead }, fixAt(sink, span, instead, false)));
  } else if (token.type === 'colon' && into.label === undefined) misplaced(into, span, 'The colon');
  else if (into.loose.length > 0 && into.label === undefined && text !== ';') into.loose.push(token);
  else {
    const shown = text.length > 40 ? `${text.slice(0, 37)}...` : text;
    misplaced(into, span, `'${shown}'`, text === ';' || text === ',');
  }
}

function wordsOf(value: ValueToken | undefined): string | undefined {
  return value?.type === 'word' || value?.type === 'string' ? valueText(value) : undefined;
}

/** A shape of another language and the type it corresponds to. */
function typeOfShape(shape: string | undefined, types: TypeWords): string | undefined {
  if (shape === undefined) return undefined;
  const lower = shape.toLowerCase();
  if (types.values.includes(lower)) return lower;
  if (types.foreign && Object.hasOwn(types.foreign, lower)) return types.foreign[lower];
  const short = mermaidShapeName(lower);
  const type = short === undefined ? undefined : mermaidShape(short).type;
  return type !== undefined && type !== types.default && types.values.includes(type) ? type : undefined;
}

/** A token that was meant as an id. */
function isNameLike(token: Token): boolean {
  return ['number', 'strange', 'dotted', 'days', 'icon', 'date'].includes(token.type);
}
