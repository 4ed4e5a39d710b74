// A line whose first word is not a keyword of its kind: in, the statement; out, the keyword or the item that was meant.
import { quote } from '../syntax/quote.js';
import type { PhraseStatement } from '../syntax/statement.js';
import { nearest } from '../text/similar.js';
import { cover } from '../text/source.js';
import { type Application, LONGEST_SHOWN } from './application.js';
import { fixAt, report, type Sink } from './codes.js';

export function unknownStatement({ source, grammar }: Application, statement: PhraseStatement, sink: Sink): void {
  const { keyword, rest } = statement;
  const known = [...new Set(grammar.statements.map((each) => each.keyword))];
  const actual = keyword.text;
  const lower = actual.toLowerCase();
  const foreign = grammar.statements.find((each) => each.foreign?.includes(lower))?.keyword;
  const near = known.includes(lower) ? [lower] : foreign === undefined ? nearest(actual, known) : [foreign];
  if (near.length === 0 && grammar.items && !statement.repaired) {
    const stop = rest.findIndex((each) => each.type !== 'word');
    const words = stop < 0 ? rest : rest.slice(0, stop);
    const at = words.reduce((all, each) => cover(all, each.span), keyword.span);
    const text = quote(source.text.slice(at.start, at.end));
    const instead = text + source.text.slice(at.end, Math.min(statement.span.end, at.end + LONGEST_SHOWN));
    sink.add(report('E112', at, { instead }, fixAt(sink, at, text, true)));
    return;
  }
  const fix = near[0] === undefined ? undefined : fixAt(sink, keyword.span, near[0], near[0] === lower);
  sink.add(report('E400', keyword.span, { found: actual, kind: grammar.kind, near, known }, fix));
}
