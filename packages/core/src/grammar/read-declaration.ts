// A declaration: keyword [id] [type] [label] { flag | option } [ "{" ], flags and options in any order after the label.
// In, the words; out, its parts. The first part out of place carries the corrected line.
import type { Diagnostic, Fix } from '../diagnostics/report.js';
import { quote } from '../syntax/quote.js';
import type { PhraseStatement } from '../syntax/statement.js';
import type { OptionToken, StringToken, Token, WordToken } from '../syntax/token.js';
import type { Source, Span } from '../text/source.js';
import { fixAt, report, type Sink } from './codes.js';
import { type Problem, type SortedWords, sortWords } from './declaration-words.js';
import { optionText } from './entry.js';
import { formOf } from './form.js';
import type { DeclarationSpec } from './table.js';
import { settleLoose } from './unplaced-words.js';

export interface DeclarationParts {
  readonly id: WordToken | undefined;
  readonly type: string | undefined;
  readonly label: StringToken | undefined;
  readonly flags: readonly string[];
  readonly options: readonly OptionToken[];
  /** The corrected line, if a part was out of place. */
  readonly line: string | undefined;
}

/** What the line itself does not show. */
export interface Known {
  /** Whether an id is already declared. */
  readonly taken: (id: string) => boolean;
  /** The statement that has this type, if another one does. */
  readonly typeElsewhere: (word: string) => string | undefined;
}

export function readDeclaration(
  source: Source,
  statement: PhraseStatement,
  spec: DeclarationSpec,
  sink: Sink,
  { taken, typeElsewhere }: Known,
): DeclarationParts {
  const words = sortWords(statement.rest, spec, sink, taken);
  const settled = settleLoose(words, spec, sink, typeElsewhere);
  sayMissing(source, statement, spec, words, sink);
  const { id, type, label, flags, options, problems } = words;
  const line = problems.length > 0 ? lineOf(source, statement, words) : undefined;
  if (line !== undefined) {
    const certain = settled && problems.every((each) => each.safe);
    for (const [index, each] of problems.entries())
      sink.add(sayProblem(each, spec, line, index === 0 ? fixAt(sink, statement.span, line, certain) : undefined));
  }
  return { id, type, label: label?.value === '' ? undefined : label, flags, options, line };
}

/** One fix, the corrected line, goes with the first problem. */
function sayProblem(problem: Problem, spec: DeclarationSpec, instead: string, fix: Fix | undefined): Diagnostic {
  switch (problem.code) {
    case 'E118':
      return report('E118', problem.span, { found: problem.found, form: formOf(spec), instead }, fix);
    case 'E205':
      return report('E205', problem.span, { keyword: spec.keyword, instead }, fix);
    case 'E112':
      return report('E112', problem.span, { instead }, fix);
  }
}

/** Reports a missing id, a missing label or an empty label. */
function sayMissing(
  source: Source,
  { span, rest }: PhraseStatement,
  spec: DeclarationSpec,
  { id, label }: SortedWords,
  sink: Sink,
): void {
  const { keyword } = spec;
  if (spec.id === 'required' && id === undefined) sink.add(report('E402', span, { keyword, form: formOf(spec) }));
  if (label?.value === '') {
    const lead = source.text[label.span.start - 1] === ' ' ? 1 : 0;
    const at: Span = { start: label.span.start - lead, end: label.span.end };
    sink.add(report('E403', label.span, {}, spec.label === 'required' ? undefined : fixAt(sink, at, '', true)));
  } else if (label === undefined && spec.label === 'required' && rest.length > 0)
    sink.add(report('E402', span, { keyword, form: formOf(spec) }));
}

/** The corrected line, each part exactly as written. */
function lineOf(
  { text }: Source,
  { keyword, opens, repaired }: PhraseStatement,
  { id, type, label, flags, named, options }: SortedWords,
): string {
  /** Words of a repaired line have no positions of their own. */
  const asWritten = ({ span }: Token): string | undefined => (repaired ? undefined : text.slice(span.start, span.end));
  const parts = [
    keyword.text,
    id?.text,
    type,
    label?.value ? labelText(label, asWritten(label)) : '',
    ...flags,
    ...named,
    ...options.map((each) => asWritten(each) ?? optionText(each)),
    opens ? '{' : '',
  ];
  return parts.filter((each) => each !== undefined && each !== '').join(' ');
}

function labelText(label: StringToken, written: string | undefined): string {
  return written !== undefined && written.length > 1 && /^".*"$/s.test(written) ? written : quote(label.value);
}
