// Tasks in lists and tables: `- Specification: 2026-11-02 to 2026-11-13`, `Screens, 2026-11-16, 14d`, `- [x] Plan
// (2026-11-02, 5 days)`. In, a line; out, the line to write.
import { dayOf } from '../../../calendar/index.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import { idOf, type KnownNames } from '../../../syntax/habits/known-names.js';
import { quote } from '../../../syntax/quote.js';
import type { MeantTask } from './mermaid.js';

const LEAD = /^(?:[-*+•][ \t]+|\d{1,3}[.)][ \t]+|\|[ \t]*)?(?:\[([ xX])\][ \t]+)?(?:task[ \t]+(?=[^\s"]+,))?/;
const DATES =
  /^(.{1,120}?)[ \t]*[,;:|(–—-]?[ \t]*(?:from[ \t]+|on[ \t]+)?(\d{4}-\d{2}-\d{2})(?:[ \t]*(?:,|;|\||-|–|—|\.\.|to|until|->|→)?[ \t]*(?:(\d{4}-\d{2}-\d{2})|(?:for[ \t]+)?(\d{1,4})[ \t]*(d|w|days?|weeks?)))?[ \t]*[)|]?[ \t]*$/;

export function listedTask(text: string, known: KnownNames): MeantTask | undefined {
  const lead = LEAD.exec(text);
  const rest = text.slice(lead?.[0].length ?? 0);
  const [, name = '', first = '', last, count, unit = ''] = DATES.exec(rest) ?? [];
  const label = labelOf(name.replace(/[ \t]*[,;:|(–—-]+$/, ''));
  // Our lines have options; Mermaid's have a colon followed by their own keywords.
  if (label === '' || /[={}<>[\]:]/.test(label) || dayOf(first) === undefined) return undefined;
  if (last !== undefined && (dayOf(last) === undefined || last < first)) return undefined;
  const id = idOf(label, known, true);
  const named = id === label ? [] : [quote(label)];
  const done = lead?.[1]?.toLowerCase() === 'x' ? ['done'] : [];
  const ends =
    last === undefined
      ? count === undefined
        ? undefined
        : `length=${Math.max(1, Number(count) * (unit.startsWith('w') ? 7 : 1))}d`
      : `end=${last}`;
  const statement =
    ends === undefined
      ? ['milestone', id, ...named, ...done, `at=${first}`].join(' ')
      : ['task', id, ...named, ...done, `start=${first}`, ends].join(' ');
  return { statement, declares: { id, label } };
}
