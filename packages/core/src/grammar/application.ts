// Shared by the steps of applying a table: in, the source, its table and the findings so far; out, small results for each
// step: where diagnostics go, where an option is, whether an id is taken or a limit exceeded.
import type { Diagnostic } from '../diagnostics/report.js';
import { quote } from '../syntax/quote.js';
import type { PhraseStatement } from '../syntax/statement.js';
import type { StringToken, ValueToken, WordToken } from '../syntax/token.js';
import type { Source, Span } from '../text/source.js';
import { optionElsewhere } from './advice.js';
import type { NearIcons, OptionPlace } from './check-options.js';
import { fixAt, report, type Sink } from './codes.js';
import type { DeclarationEntry, Entry, RowEntry } from './entry.js';
import { markupIn } from './label-markup.js';
import type { Grammar, Most, OptionSpec } from './table.js';

export interface Application {
  readonly source: Source;
  readonly grammar: Grammar;
  readonly nearIcons: NearIcons;
  /** Every comment of the source, in its order. */
  readonly comments: readonly Span[];
  /** The declaration of each id so far. */
  readonly ids: Map<string, DeclarationEntry | RowEntry>;
  /** How many there are so far, by what the limit counts. */
  readonly counts: Map<string, number>;
  readonly add: (diagnostic: Diagnostic) => void;
}

/** Where a statement is. */
export interface Place {
  /** `diagram` or the keyword of the block. */
  readonly within: string;
  /** A block around it has no end, so its statements may belong outside. */
  readonly unclosed: boolean;
  /** The declaration whose block it is. */
  readonly owner?: PhraseStatement;
}

/** The statements of a block, one after another. */
export type Inside<Node> = (nodes: readonly Node[], place: Place) => readonly Entry[];

/** Characters of a line shown in a hint. */
export const LONGEST_SHOWN = 200;

export function sinkOf({ add }: Application, repaired: boolean | undefined): Sink {
  return { repaired: repaired === true, add };
}

export function placeOf({ grammar, nearIcons }: Application, on: string, specs: readonly OptionSpec[]): OptionPlace {
  return { on, specs, elsewhere: (option) => optionElsewhere(grammar, option, on), nearIcons };
}

export function declare(
  { ids, grammar }: Application,
  id: WordToken | undefined,
  entry: DeclarationEntry | RowEntry,
  sink: Sink,
  again?: string,
): void {
  if (!id) return;
  if (grammar.edges?.given?.includes(id.text)) {
    sink.add(report('E200', id.span, { id: id.text }));
    return;
  }
  const before = ids.get(id.text);
  if (!before) {
    ids.set(id.text, entry);
    return;
  }
  const continuation = again !== undefined && before.spec === entry.spec ? `${again} ${id.text}` : undefined;
  const fix = continuation === undefined ? undefined : fixAt(sink, entry.statement.span, continuation, false);
  const args = {
    id: id.text,
    line: before.statement.line,
    ...(continuation === undefined ? {} : { meant: continuation }),
  };
  sink.add(report('E200', id.span, args, fix));
}

/** Reports markup in a text that is drawn. */
export function checkText(token: StringToken | ValueToken | undefined, sink: Sink): void {
  if (token?.type !== 'string') return;
  const markup = markupIn(token.value);
  if (!markup) return;
  const { found: actual } = markup;
  const instead = markup.instead === '' ? '' : quote(markup.instead);
  const fix = instead === '' ? undefined : fixAt(sink, token.span, instead, false);
  const shown = instead.length > LONGEST_SHOWN ? '' : instead;
  sink.add(report('W203', token.span, { found: actual, instead: shown }, fix));
}

/** Reports an exceeded limit once, where it is first exceeded. */
export function count({ counts }: Application, { count: limit, what }: Most, at: Span, sink: Sink): void {
  const so = (counts.get(what) ?? 0) + 1;
  counts.set(what, so);
  if (so === limit + 1) sink.add(report('E105', at, { what, limit }));
}
