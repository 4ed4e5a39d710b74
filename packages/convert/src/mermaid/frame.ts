// The frame shared by the readers of Mermaid's types: in, the parts specific to a type (parsing, meaning, drafting);
// out, its reader. The frame handles limits, refusals, the title and the description.
import { type Diagnostic, hasErrors, reporter, type Span } from '@linework/core';
import type { Drafted, DraftOrigin } from '../produced/contract.js';
import { type ConverterCodeArgs, converterCodes } from './codes.js';
import {
  CONVERTER_LIMITS,
  type ConverterReport,
  type IconSuggestion,
  type Reader,
  type ReaderInput,
  type ReaderOutput,
} from './contract.js';
import { type HeaderTexts, headerTexts, type TitleStatement } from './header-text.js';
import type { LabelOptions } from './labels.js';

/** How many of something a diagram has, and how many it can have. */
export interface Size {
  readonly what: ConverterCodeArgs['M102']['what'];
  readonly count: number;
  readonly most: number;
}

export interface TypeDraft extends Drafted<Span> {
  readonly origins: readonly DraftOrigin<Span>[];
  readonly diagnostics: readonly Diagnostic[];
  readonly suggestions: readonly IconSuggestion[];
}

export interface DiagramType<Parsed extends { readonly depth: number }, Meaning> {
  readonly kind: string;
  /** Its name in messages. */
  readonly called: string;
  /** What an empty diagram needs; by default a node. */
  readonly needs?: string;
  /** An example header with a title; by default that of a flow. */
  readonly titled?: string;
  /** How its titles are read. */
  readonly titles: LabelOptions;
  /** The front matter's title wins over a title statement, unlike in Mermaid. */
  readonly frontMatterFirst?: boolean;
  readonly parse: (body: string, afterHeader: number) => Parsed;
  /** Notes about statements, whatever the rest means; an error refuses the text. */
  readonly notes: (parsed: Parsed, lenient: boolean, report: ConverterReport) => readonly Diagnostic[];
  readonly meaning: (parsed: Parsed, input: ReaderInput) => Meaning;
  /** Errors in its meaning, which refuse the text. */
  readonly refusals?: (meaning: Meaning, report: ConverterReport) => readonly Diagnostic[];
  /** If all are zero, there is nothing to draw. */
  readonly sizes: (meaning: Meaning) => readonly Size[];
  /** Titles and descriptions among its statements, in order. */
  readonly titleStatements: (parsed: Parsed) => Iterable<TitleStatement>;
  readonly draft: (parts: {
    readonly parsed: Parsed;
    readonly meaning: Meaning;
    readonly texts: HeaderTexts;
    readonly input: ReaderInput;
    readonly report: ConverterReport;
  }) => TypeDraft;
}

const report: ConverterReport = reporter(converterCodes);

export function reader<Parsed extends { readonly depth: number }, Meaning>(type: DiagramType<Parsed, Meaning>): Reader {
  return { kind: type.kind, read: (input) => read(type, input) };
}

function read<Parsed extends { readonly depth: number }, Meaning>(
  type: DiagramType<Parsed, Meaning>,
  input: ReaderInput,
): ReaderOutput {
  const { preamble, lenient, iconOf } = input;
  const header = preamble.header?.span ?? { start: 0, end: 0 };
  const over = ({ what, most }: Omit<Size, 'count'>): ReaderOutput => ({
    diagnostics: [report('M102', header, { what, most })],
  });
  const parsed = type.parse(preamble.body, header.end);
  if (parsed.depth > CONVERTER_LIMITS.levels) return over({ what: 'levels of nesting', most: CONVERTER_LIMITS.levels });
  const notes = type.notes(parsed, lenient, report);
  const errors = notes.filter((each) => each.severity === 'error');
  if (hasErrors(errors)) return { diagnostics: errors };

  const meaning = type.meaning(parsed, input);
  const refusals = type.refusals?.(meaning, report) ?? [];
  if (refusals.length > 0) return { diagnostics: refusals };
  const sizes = type.sizes(meaning);
  const tooMuch = sizes.find(({ count, most }) => count > most);
  if (tooMuch) return over(tooMuch);
  if (sizes.every(({ count }) => count === 0)) {
    const args = { type: type.called, ...(type.needs === undefined ? {} : { needs: type.needs }) };
    const skipped = notes.filter((each) => each.code === 'M218');
    return { diagnostics: [report('M103', header, args), ...skipped] };
  }
  const cleaned: Diagnostic[] = [];
  const own = headerTexts(preamble, type.titleStatements(parsed), {
    titles: type.titles,
    iconOf,
    report,
    into: cleaned,
    frontMatterFirst: type.frontMatterFirst ?? false,
  });
  const texts: HeaderTexts = { ...(input.title === undefined ? {} : { title: input.title }), ...own };
  const { draft, origins, suggestions, diagnostics } = type.draft({ parsed, meaning, texts, input, report });
  const titled = type.titled === undefined ? {} : { header: type.titled };
  const untitled = texts.title === undefined ? [report('M214', header, titled)] : [];
  return { drafted: { draft, origins }, suggestions, diagnostics: [...untitled, ...notes, ...cleaned, ...diagnostics] };
}

/** A statement that the type's parser could not read. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly reason: string;
  readonly hint: string;
  readonly span: Span;
}

/** An error for each unreadable statement, or a warning that it was skipped. */
export function unreadableNotes(
  statements: readonly (Unreadable | { readonly kind: string })[],
  lenient: boolean,
  report: ConverterReport,
): readonly Diagnostic[] {
  return statements.filter(isUnreadable).map(({ reason, hint, span }) => {
    const args = { reason, instead: hint };
    return lenient ? report('M218', span, args) : report('M110', span, args);
  });
}

function isUnreadable(statement: Unreadable | { readonly kind: string }): statement is Unreadable {
  return statement.kind === 'unreadable';
}
