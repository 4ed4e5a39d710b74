// The number of an item: in, the words after its label; out, the number; words that do not belong there are reported.
import type { ItemStatement } from '../syntax/statement.js';
import type { Token } from '../syntax/token.js';
import type { Source } from '../text/source.js';
import { fixAt, report, type Sink } from './codes.js';
import { itemForm } from './form.js';
import { slipsOfRow } from './read-row.js';
import { reportSlips } from './row-mistakes.js';
import type { ItemSpec, RowSpec } from './table.js';
import { tokenText } from './token-text.js';

/** `branch`: others are below it. */
export function readItemNumber(
  source: Source,
  { rest, span, line }: ItemStatement,
  spec: ItemSpec,
  branch: boolean,
  sink: Sink,
): number | undefined {
  const words = rest.filter((each) => each.type !== 'option');
  const takes = spec.number !== 'none' && !(spec.number === 'leaves' && branch);
  if (!takes) {
    for (const each of words) sayStray(each, spec, branch, sink);
    return undefined;
  }
  if (words.length === 0) {
    if (spec.number === 'leaves')
      sink.add(report('E402', span, { keyword: 'item', form: '"label" number, for an item with nothing below it' }));
    return undefined;
  }
  const keyword = { type: 'word', text: 'item', span: { start: span.start, end: span.start } } as const;
  const { cells, slips } = slipsOfRow(source, { shape: 'phrase', keyword, rest: words, span, line }, NUMBER);
  reportSlips(source, span, slips, sink);
  const number = cells.get('number')?.[0];
  return number?.type === 'number' ? number.value : undefined;
}

function sayStray(token: Token, spec: ItemSpec, branch: boolean, sink: Sink): void {
  const isSum = spec.number === 'leaves' && branch;
  const actual = isSum ? `A number on an item with items below it` : `'${tokenText(token)}'`;
  // Whether it equals the sum of the items below is not checked.
  const { start, end } = token.span;
  const fix = isSum && token.type === 'number' ? fixAt(sink, { start: start - 1, end }, '', false) : undefined;
  const form = spec.number === 'none' ? itemForm(spec) : '"label" [options]';
  sink.add(report('E118', token.span, { found: actual, form }, fix));
}

/** The words after an item's label, read as a row. */
const NUMBER: RowSpec = {
  shape: 'row',
  keyword: '"label"',
  most: { count: 1, what: 'numbers' },
  within: [],
  cells: [{ name: 'number', value: { type: 'number' } }],
  flags: [],
  options: [],
  meaning: '',
  example: '',
};
