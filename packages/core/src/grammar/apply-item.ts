// Checks an item against its kind's table: in, the statement and the nodes below it; out, its entry, and what is wrong with it.
import { quote } from '../syntax/quote.js';
import type { ItemStatement, SyntaxNode } from '../syntax/statement.js';
import { slug } from '../syntax/word-from.js';
import { type Application, checkText, count, type Inside, LONGEST_SHOWN, type Place, placeOf } from './application.js';
import { checkOptions, missingOptions, optionTokens } from './check-options.js';
import { fixAt, report, type Sink } from './codes.js';
import type { ItemEntry } from './entry.js';
import { itemForm } from './form.js';
import { readItemNumber } from './read-item-number.js';
import { rowsMeant } from './rows-without-keyword.js';

export function applyItem(
  app: Application,
  statement: ItemStatement,
  node: SyntaxNode,
  place: Place,
  sink: Sink,
  inside: Inside<SyntaxNode>,
): readonly [] | readonly [ItemEntry] {
  const spec = app.grammar.items;
  if (!spec) {
    sayNoItems(app, statement, place, sink);
    return [];
  }
  count(app, spec.most, statement.span, sink);
  const { label } = statement;
  if (label.value === '') sink.add(report('E403', label.span, {}));
  const branch = node.children.some((each) => each.statement.shape === 'item');
  const number = readItemNumber(app.source, statement, spec, branch, sink);
  const tokens = optionTokens(statement.rest);
  const options = checkOptions(tokens, placeOf(app, 'an item', spec.options), sink);
  if (missingOptions(spec.options, tokens))
    sink.add(report('E402', statement.span, { keyword: 'item', form: itemForm(spec) }));
  checkText(label, sink);
  checkText(options.get('sub')?.values[0], sink);
  const children = inside(node.children, place);
  return [{ shape: 'item', spec, statement, label, ...(number === undefined ? {} : { number }), options, children }];
}

/** The row or node that the text was meant for, if the kind determines it. */
function sayNoItems({ source, grammar, ids }: Application, statement: ItemStatement, place: Place, sink: Sink): void {
  const { kind, node, statements } = grammar;
  const [row, ...others] = statement.repaired ? [] : rowsMeant(source, statement, grammar, place.within);
  const known = statements.map((each) => each.keyword).join(', ');
  const label = statement.label.value;
  const instead =
    row ?? (node === undefined ? known : `${node} ${slug(label)} ${quote(label.slice(0, LONGEST_SHOWN))}`);
  const fits = statements.some(({ keyword, within }) => keyword === node && within.includes(place.within));
  const isNode =
    row === undefined && fits && statement.rest.length === 0 && label.trim() !== '' && !ids.has(slug(label));
  // A node is a guess, unless only frames hold nodes: a text there can be nothing else.
  const framed = isNode && !statements.some((each) => each.keyword === node && each.within.includes('diagram'));
  const certain = row === undefined ? framed && label.length <= LONGEST_SHOWN : others.length === 0;
  const fix = row === undefined && !isNode ? undefined : fixAt(sink, statement.span, instead, certain);
  const shown = instead.length > LONGEST_SHOWN * 2 ? known : instead;
  sink.add(report('E406', statement.span, { kind, advice: `Write a statement: ${shown}` }, fix));
}
