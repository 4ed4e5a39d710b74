// Tasks in PlantUML: `[Screens] lasts 14 days and starts at [Specification]'s end`, `[Go] happens 2027-01-18`. In, a
// line; out, the line to write, if it states both the start and the length of a task.
import { dayOf } from '../../../calendar/index.js';
import { idOf, type KnownNames } from '../../../syntax/habits/known-names.js';
import { quote } from '../../../syntax/quote.js';
import type { MeantTask } from './mermaid.js';

const SUBJECT = /^(?:then[ \t]+)?\[([^\][]{1,120})\](?:[ \t]+as[ \t]+\[([\w-]{1,40})\])?[ \t]+(\S.*)$/;
const DATE = String.raw`(\d{4}[-/]\d{2}[-/]\d{2})`;

export function plantTask(text: string, known: KnownNames): MeantTask | undefined {
  const [, label = '', alias, fact = ''] = SUBJECT.exec(text) ?? [];
  if (fact === '') return undefined;
  const facts = fact.split(/[ \t]+and[ \t]+/).map((each) => factOf(each.trim(), known));
  if (facts.includes(undefined)) return undefined;
  const id = alias === undefined ? idOf(label, known, true) : idOf(alias, known, false);
  const options = facts.filter((each) => each !== undefined);
  const isMoment = options.some((each) => each.startsWith('at=') || each.startsWith('follows='));
  const has = (...names: readonly string[]): boolean =>
    names.some((name) => options.some((each) => each.startsWith(`${name}=`)));
  if (!isMoment && !(has('start', 'after') && has('length', 'end'))) return undefined;
  const words = options.map((each) => each.replace('follows=', 'after='));
  const statement = [isMoment ? 'milestone' : 'task', id, ...(id === label ? [] : [quote(label)]), ...words].join(' ');
  return { statement, declares: { id, label } };
}

function factOf(fact: string, known: KnownNames): string | undefined {
  const [, count, unit] = /^(?:lasts|requires)[ \t]+(\d{1,4})[ \t]+(hour|day|week)s?$/.exec(fact) ?? [];
  if (count !== undefined && unit === 'hour') return `length=${Math.max(1, Number(count))}h`;
  if (count !== undefined) return `length=${Math.max(1, Number(count) * (unit === 'week' ? 7 : 1))}d`;
  const [, done] = /^is[ \t]+(\d{1,3})%[ \t]+complete(?:d)?$/.exec(fact) ?? [];
  if (done !== undefined) return Number(done) > 100 ? undefined : `progress=${Number(done)}`;
  const [, verb = '', date, other] =
    new RegExp(
      `^(starts|ends|happens)[ \\t]+(?:(?:on[ \\t]+)?${DATE}|at[ \\t]+\\[([^\\][]{1,120})\\]'s[ \\t]+end)$`,
    ).exec(fact) ?? [];
  const day = date?.replaceAll('/', '-');
  if (day !== undefined)
    return dayOf(day) === undefined
      ? undefined
      : `${{ starts: 'start', ends: 'end', happens: 'at' }[verb] ?? ''}=${day}`;
  if (other === undefined || verb === 'ends') return undefined;
  return `${verb === 'starts' ? 'after' : 'follows'}=${idOf(other, known, true)}`;
}
