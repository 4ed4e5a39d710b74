// Rows that a line without its keyword may be: in, an item in a kind without items (`"Dogs" : 386`); out, whole lines
// (`slice "Dogs" 386`), one for each row of the kind that all its words fit.
import type { ItemStatement, PhraseStatement } from '../syntax/statement.js';
import type { Source } from '../text/source.js';
import { missingOptions, optionTokens } from './check-options.js';
import { slipsOfRow } from './read-row.js';
import { mendedLine } from './row-mistakes.js';
import type { Grammar } from './table.js';

export function rowsMeant(
  source: Source,
  statement: ItemStatement,
  { statements }: Grammar,
  within: string,
): readonly string[] {
  const { span, line, label, rest } = statement;
  return statements.flatMap((spec) => {
    if (spec.shape !== 'row' || !spec.within.includes(within)) return [];
    const keyword = { type: 'word', text: spec.keyword, span: { start: span.start, end: span.start } } as const;
    const phrase: PhraseStatement = { shape: 'phrase', keyword, rest: [label, ...rest], span, line };
    const { complete, slips, cells } = slipsOfRow(source, phrase, spec);
    const options = optionTokens(rest);
    const named = options.every(({ name }) => spec.options.some((each) => each.name === name));
    const whole = complete && cells.size > 0 && named && !missingOptions(spec.options, options);
    return whole && slips.every((each) => each.sure) ? [`${spec.keyword} ${mendedLine(source, span, slips)}`] : [];
  });
}
