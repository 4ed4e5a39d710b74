// A declaration: keyword [id] [type] [label] { flag | option } [ "{" ], flags and options in any order behind the label.
// In, the words; out, its parts; the first thing out of place carries the whole line as it should stand.
import { quote } from '../syntax/quote.js';
import type { PhraseStatement } from '../syntax/statement.js';
import type { OptionToken, StringToken, Token, WordToken } from '../syntax/token.js';
import { slug, wordFrom } from '../syntax/word-from.js';
import { nearest } from '../text/similar.js';
import type { Source, Span } from '../text/source.js';
import { fixAt, report, type Sink } from './codes.js';
import { optionText, valueText } from './entry.js';
import { formOf } from './form.js';
import { LABEL_NAMES } from './shared.js';
import type { DeclarationSpec, TypeWords } from './table.js';
import { tokensText, tokenText } from './token-text.js';

export interface DeclarationParts {
  readonly id: WordToken | undefined;
  readonly type: string | undefined;
  readonly label: StringToken | undefined;
  readonly flags: readonly string[];
  readonly options: readonly OptionToken[];
  /** The line as it should stand, where a part was out of place. */
  readonly line: string | undefined;
}

/** What is wrong with the line as a whole; one fix, the rewritten line, goes with the first. */
type Problem = (instead: string, fix: ReturnType<typeof fixAt>) => void;

/** What a line does not know by itself. */
export interface Known {
  /** Whether an id is declared already. */
  readonly taken: (id: string) => boolean;
  /** What another statement's type is a type of. */
  readonly typeElsewhere: (word: string) => string | undefined;
}

export function readDeclaration(
  source: Source,
  statement: PhraseStatement,
  spec: DeclarationSpec,
  sink: Sink,
  { taken, typeElsewhere }: Known,
): DeclarationParts {
  let id: WordToken | undefined;
  let type: string | undefined;
  let label: StringToken | undefined;
  /** Words of a label without quotes, or a type or flag that does not exist. */
  const loose: Token[] = [];
  const flags: string[] = [];
  const options: OptionToken[] = [];
  const extra: string[] = [];
  const problems: Problem[] = [];
  let certain = true;
  const keyword = spec.keyword;
  const form = (): string => formOf(spec);
  const typeOption = spec.options.find((each) => each.name === 'type' && each.value.type === 'choice');

  const problem = (each: Problem, safe: boolean): void => {
    problems.push(each);
    if (!safe) certain = false;
  };
  const misplaced = (span: Span, found: string, safe: boolean): void =>
    problem((instead, fix) => sink.add(report('E118', span, { found, form: form(), instead }, fix)), safe);

  const word = (token: WordToken): void => {
    const text = token.text;
    if (spec.id === 'required' && id === undefined && label === undefined) {
      id = token;
      return;
    }
    if (loose.length > 0 && label === undefined) {
      loose.push(token);
      return;
    }
    if (spec.types?.values.includes(text) && type === undefined) {
      type = text;
      if (label !== undefined) misplaced(token.span, `The type '${text}'`, true);
      return;
    }
    if (spec.flags.some((each) => each.name === text)) {
      if (!flags.includes(text)) flags.push(text);
      return;
    }
    if (typeOption?.value.type === 'choice' && typeOption.value.values.includes(text)) {
      extra.push(`type=${text}`);
      misplaced(token.span, `'${text}'`, true);
      return;
    }
    loose.push(token);
  };

  const other = (token: Token): void => {
    const text = tokenText(token);
    if (spec.id === 'required' && id === undefined && label === undefined && isNameLike(token)) {
      const instead = wordFrom(text);
      id = { type: 'word', text: instead, span: token.span };
      sink.add(report('E204', token.span, { found: text, instead }, fixAt(sink, token.span, instead, false)));
      return;
    }
    if (token.type === 'colon' && label === undefined) {
      misplaced(token.span, 'The colon', true);
      return;
    }
    if (loose.length > 0 && label === undefined && text !== ';') {
      loose.push(token);
      return;
    }
    misplaced(token.span, `'${text.length > 40 ? `${text.slice(0, 37)}...` : text}'`, text === ';' || text === ',');
  };

  const labelled = (token: StringToken): void => {
    if (spec.id === 'required' && id === undefined) {
      const made = slug(token.value);
      id = { type: 'word', text: made, span: { start: token.span.start, end: token.span.start } };
      problem((instead, fix) => sink.add(report('E205', token.span, { keyword, instead }, fix)), !taken(made));
    }
    if (options.length > 0) misplaced(token.span, 'A label behind an option', true);
    label = token;
  };

  for (const token of statement.rest) {
    if (token.type === 'word') word(token);
    else if (token.type === 'option') option(token);
    else if (token.type === 'string' && label === undefined && spec.label !== 'none') labelled(token);
    else other(token);
  }

  function option(token: OptionToken): void {
    const [value] = token.values;
    if (token.name === 'type' && spec.types && !typeOption) {
      const given = value?.type === 'word' || value?.type === 'string' ? valueText(value) : '';
      if (spec.types.values.includes(given) && type === undefined) {
        type = given;
        misplaced(token.span, "'type='", true);
        return;
      }
    }
    if (token.name === 'shape' && spec.types && !spec.options.some((each) => each.name === 'shape')) {
      const meant =
        value?.type === 'word' || value?.type === 'string' ? typeOfShape(valueText(value), spec.types) : undefined;
      if (meant !== undefined && (type === undefined || type === meant)) {
        type = meant;
        misplaced(token.span, "'shape='", true);
        return;
      }
    }
    const namesLabel = LABEL_NAMES.has(token.name) && spec.label !== 'none';
    if (namesLabel && !spec.options.some((each) => each.name === token.name) && value?.type === 'string' && !label) {
      label = value;
      misplaced(token.span, `'${token.name}='`, true);
      return;
    }
    options.push(token);
  }

  if (loose.length > 0) {
    const [first] = loose;
    const advice =
      first?.type === 'word' && type === undefined && loose.length === 1 ? typeElsewhere(first.text) : undefined;
    const wrongType =
      first?.type === 'word' ? typeMeant(first, spec, label === undefined && loose.length === 1) : undefined;
    if (first?.type === 'word' && advice !== undefined) {
      sink.add(report('E308', first.span, { found: first.text, near: [], known: [], advice }));
      loose.shift();
    } else if (
      first?.type === 'word' &&
      wrongType &&
      type === undefined &&
      (label !== undefined || loose.length === 1)
    ) {
      const { near, sure } = wrongType;
      const fix = near[0] === undefined ? undefined : fixAt(sink, first.span, near[0], sure);
      sink.add(report('E308', first.span, { found: first.text, near, known: spec.types?.values ?? [] }, fix));
      type = near[0];
      if (!sure) certain = false;
      loose.shift();
    }
    const [start] = loose;
    const end = loose.at(-1);
    if (label === undefined && spec.label !== 'none' && start && end) {
      const text = tokensText(loose);
      const span = { start: start.span.start, end: end.span.end };
      label = { type: 'string', value: text, span };
      problem(
        (instead, fix) => sink.add(report('E112', span, { instead }, fix)),
        loose.every((each) => each.type === 'word' || each.type === 'number') && !behindList(start, options, spec),
      );
    } else {
      const known = spec.flags.map((each) => each.name);
      if (loose.length > 0) certain = false;
      for (const each of loose) {
        const flag = tokenText(each);
        sink.add(report('E307', each.span, { flag, on: `'${keyword}'`, near: nearest(flag, known), known }));
      }
    }
  }

  if (spec.id === 'required' && id === undefined) {
    sink.add(report('E402', statement.span, { keyword, form: form() }));
  }
  if (label?.value === '' || (label === undefined && spec.label === 'required' && statement.rest.length > 0)) {
    if (label) {
      const lead = source.text[label.span.start - 1] === ' ' ? 1 : 0;
      const at: Span = { start: label.span.start - lead, end: label.span.end };
      sink.add(report('E403', label.span, {}, spec.label === 'required' ? undefined : fixAt(sink, at, '', true)));
    } else sink.add(report('E402', statement.span, { keyword, form: form() }));
  }
  /** Words of a repaired line have no places of their own. */
  function asWritten({ span }: Token): string | undefined {
    return statement.repaired ? undefined : source.text.slice(span.start, span.end);
  }

  /** A string stays as it is, to the last character. */
  function labelText(token: StringToken): string {
    const text = asWritten(token);
    return text !== undefined && /^".*"$/s.test(text) && text.length > 1 ? text : quote(token.value);
  }

  let whole: string | undefined;
  if (problems.length > 0) {
    const parts = [
      keyword,
      id?.text,
      type,
      label?.value ? labelText(label) : '',
      ...flags,
      ...extra,
      ...options.map((each) => asWritten(each) ?? optionText(each)),
    ];
    if (statement.opens) parts.push('{');
    const line = parts.filter((each) => each !== undefined && each !== '').join(' ');
    whole = line;
    for (const [index, each] of problems.entries())
      each(line, index === 0 ? fixAt(sink, statement.span, line, certain) : undefined);
  }
  return { id, type, label: label?.value === '' ? undefined : label, flags, options, line: whole };
}

/** `nodes=a b`: the word may be meant as the list's next value. */
function behindList({ span }: Token, options: readonly OptionToken[], spec: DeclarationSpec): boolean {
  const before = options.findLast((each) => each.span.end <= span.start);
  return before !== undefined && spec.options.some((each) => each.name === before.name && each.list === true);
}

/** A shape of another language and the type that it stands for. */
function typeOfShape(shape: string, types: TypeWords): string | undefined {
  const lower = shape.toLowerCase();
  if (types.values.includes(lower)) return lower;
  return types.foreign && Object.hasOwn(types.foreign, lower) ? types.foreign[lower] : undefined;
}

/** A token that was meant as an id. */
function isNameLike(token: Token): boolean {
  return ['number', 'strange', 'dotted', 'days', 'icon', 'date'].includes(token.type);
}

/** The types a word may stand for. `alone`: it could be a label as well, so a likeness is needed. */
function typeMeant(
  token: WordToken,
  spec: DeclarationSpec,
  alone: boolean,
): { readonly near: readonly string[]; readonly sure: boolean } | undefined {
  const { types } = spec;
  if (!types) return undefined;
  const lower = token.text.toLowerCase();
  const foreign = types.foreign && Object.hasOwn(types.foreign, lower) ? types.foreign[lower] : undefined;
  const meant = foreign ?? (types.values.includes(lower) ? lower : undefined);
  if (meant !== undefined && (!alone || token.text === lower)) return { near: [meant], sure: true };
  const near = nearest(token.text, types.values);
  return near.length > 0 || !alone ? { near, sure: false } : undefined;
}
