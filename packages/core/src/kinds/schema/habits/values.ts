// Values of an enum as SQL and DBML write them: from a line of an enum to our line.
import { report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { quote } from '../../../syntax/quote.js';
import { WORD } from '../../../syntax/token.js';
import { wordFrom } from '../../../syntax/word-from.js';
import { bareName } from './column-line.js';

/** `'open',` and `open [note: 'new']` */
export function repairValue(line: HabitLine, text: string): RepairedLine | undefined {
  if (line.block?.keyword !== 'enum') return undefined;
  const noted = /^("[^"]{1,80}"|\w+)\s*\[\s*note\s*:\s*(['"])(.*)\2\s*\]$/i.exec(text);
  const quoted = /^'([^']{1,200})',?$/.exec(text)?.[1];
  const name = quoted ?? (noted?.[1] === undefined ? undefined : bareName(noted[1]));
  if (name === undefined) return undefined;
  const id = WORD.test(name) ? name : wordFrom(name);
  const label = noted?.[3] ?? (id === name ? undefined : name);
  const instead = label === undefined ? id : `${id} ${quote(label)}`;
  const actual = text.length > 40 ? `'${text.slice(0, 37)}...'` : `'${text}'`;
  return {
    diagnostic: report(
      'E118',
      line.span,
      { found: actual, form: 'name ["label"]', instead },
      { span: line.span, text: instead, safe: true },
    ),
    statements: [instead],
    declares: [],
  };
}
