// Checks an edge against its kind's table: in, the statement and where it is; out, its entry, and what is wrong with it.
import { quote } from '../syntax/quote.js';
import type { EdgeStatement } from '../syntax/statement.js';
import type { OptionToken, StringToken } from '../syntax/token.js';
import type { Source, Span } from '../text/source.js';
import { type Application, checkText, count, type Place, placeOf } from './application.js';
import { checkOptions, missingOptions } from './check-options.js';
import { fixAt, report, type Sink } from './codes.js';
import type { EdgeEntry } from './entry.js';
import { edgeForm } from './form.js';
import { LABEL_NAMES } from './shared.js';
import type { EdgeSpec, OptionSpec } from './table.js';

export function applyEdge(
  app: Application,
  statement: EdgeStatement,
  place: Place,
  sink: Sink,
): readonly [] | readonly [EdgeEntry] {
  const { grammar, source } = app;
  const spec = grammar.edges;
  if (!spec) {
    const known = grammar.statements.map((each) => each.keyword);
    const advice = grammar.items === undefined ? `Write one of: ${known.join(', ')}.` : underAdvice(statement);
    sink.add(report('E406', statement.span, { kind: grammar.kind, advice }));
    return [];
  }
  count(app, spec.most, statement.span, sink);
  const arrow = statement.arrow.text;
  const written = `${statement.from.text} ${arrow} ${statement.to.text}`;
  if (!spec.within.includes(place.within) && !place.unclosed)
    sink.add(report('E401', statement.span, { keyword: written, within: spec.within }));
  if (!spec.arrows.includes(arrow)) sayNoArrow(statement, spec, grammar.kind, sink);
  const named = namedLabel(statement, spec);
  if (named) sayNamedLabel(source, statement, named, sink);
  const label = named?.label ?? labelOf(statement, spec, sink);
  const rest = named ? statement.options.filter((each) => each !== named.option) : statement.options;
  const options = checkOptions(rest, placeOf(app, 'an edge', spec.options), sink);
  if (missingOptions(spec.options, rest))
    sink.add(report('E402', statement.span, { keyword: written, form: edgeForm(spec) }));
  checkText(label, sink);
  const { from, to } = statement;
  return [{ shape: 'edge', statement, from: from.text, to: to.text, arrow, ...(label ? { label } : {}), options }];
}

/** For a kind of items. */
function underAdvice({ from, to }: EdgeStatement): string {
  return `Indent an item to place it under another. Write, one per line:\n${quote(from.text)}\n  ${quote(to.text)}`;
}

function sayNoArrow({ from, arrow, to }: EdgeStatement, { arrows, foreign }: EdgeSpec, kind: string, sink: Sink): void {
  const intended = foreign !== undefined && Object.hasOwn(foreign, arrow.text) ? foreign[arrow.text] : undefined;
  const instead = intended === undefined ? {} : { instead: `${from.text} ${intended} ${to.text}` };
  const fix = intended === undefined ? undefined : fixAt(sink, arrow.span, intended, true);
  sink.add(report('E407', arrow.span, { arrow: arrow.text, kind, allowed: arrows, ...instead }, fix));
}

function labelOf({ label, to }: EdgeStatement, spec: EdgeSpec, sink: Sink): StringToken | undefined {
  if (!label) return undefined;
  const at: Span = { start: to.span.end, end: label.span.end };
  if (label.value === '') sink.add(report('E403', label.span, {}, fixAt(sink, at, '', true)));
  else if (spec.label === 'none') {
    const actual = 'A label';
    sink.add(report('E118', label.span, { found: actual, form: edgeForm(spec) }, fixAt(sink, at, '', false)));
  } else return label;
  return undefined;
}

interface NamedLabel {
  readonly option: OptionToken;
  readonly label: StringToken;
}

/** `label="…"`, DOT's name for the quoted text. */
function namedLabel({ label, options }: EdgeStatement, spec: EdgeSpec): NamedLabel | undefined {
  if (label && label.value !== '') return undefined;
  const option = options.find((each) => isLabelOption(each, spec.options));
  const text = option?.values[0];
  return option && text?.type === 'string' && text.value !== '' ? { option, label: text } : undefined;
}

function isLabelOption({ name }: OptionToken, specs: readonly OptionSpec[]): boolean {
  return LABEL_NAMES.has(name) && !specs.some((each) => each.name === name);
}

function sayNamedLabel(source: Source, statement: EdgeStatement, { option, label }: NamedLabel, sink: Sink): void {
  const { from, arrow, to } = statement;
  const { end } = to.span;
  const text = quote(label.value);
  const between = source.text.slice(statement.label?.span.end ?? end, option.span.start).trimEnd();
  const advice = `Write the label of an edge after a colon: ${from.text} ${arrow.text} ${to.text} : ${text}`;
  const fix = fixAt(sink, { start: end, end: option.span.end }, ` : ${text}${between}`, true);
  sink.add(report('E306', option.span, { option: option.name, on: 'an edge', advice }, fix));
}
