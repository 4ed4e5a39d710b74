// Chart settings on lines of their own: `excludes weekends, 2026-12-25`, `tickInterval 1week`, `saturday are closed`,
// `today is 2026-12-01`, `dateFormat YYYY-MM-DD`. In, a line; out, the header option, or advice to remove the line.
import { unitOfInterval } from '../../../foreign/mermaid/tick-intervals.js';
import { removal, report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { repairHeaderLine } from '../../habits/header-lines.js';

const DATE = String.raw`\d{4}-\d{2}-\d{2}`;

export function repairSetting(line: HabitLine, text: string): RepairedLine | undefined {
  const option = optionMeant(text.replace(/;$/, ''));
  if (option !== undefined) return repairHeaderLine(line, option);
  const idle = IDLE.find(({ pattern }) => pattern.test(text));
  if (idle === undefined) return undefined;
  const actual = /^[^\s:]+/.exec(text)?.[0] ?? text;
  return {
    diagnostic: report(
      'E117',
      line.span,
      { found: actual, advice: idle.advice },
      removal(line.source, line.span, idle.safe),
    ),
    statements: [],
    declares: [],
  };
}

function optionMeant(text: string): string | undefined {
  const excluded = /^excludes?[ \t:]+(\S.*)$/.exec(text)?.[1];
  if (excluded !== undefined) return excludedOption(excluded);
  const interval = /^tickInterval[ \t]+(\w{1,10})$/.exec(text)?.[1];
  const unit =
    unitOfInterval(interval ?? '') ?? /^(?:print|project)scale[ \t]+(dai|week|month|quarter)ly\b/.exec(text)?.[1];
  if (unit !== undefined) return `unit=${unit === 'dai' ? 'day' : unit}`;
  if (/^(?:saturdays?|sundays?)(?:[ \t]+and[ \t]+(?:saturdays?|sundays?))?[ \t]+(?:are|is)[ \t]+closed$/i.test(text))
    return 'weekends=skip';
  const [, first, last] =
    new RegExp(`^(${DATE})(?:[ \\t]+to[ \\t]+(${DATE}))?[ \\t]+(?:are|is)[ \\t]+closed$`).exec(text) ?? [];
  if (first !== undefined) return `holidays=${last === undefined ? first : `${first}..${last}`}`;
  const today = new RegExp(`^today[ \\t]+(?:is[ \\t]+)?(${DATE})(?:[ \\t]+.*)?$`).exec(text)?.[1];
  return today === undefined ? undefined : `today=${today}`;
}

function excludedOption(text: string): string | undefined {
  const days = text.split(/[\s,]+/).filter((each) => each !== '');
  const dates = days.filter((each) => new RegExp(`^${DATE}$`).test(each));
  const weekends = days.some((each) => /^(?:weekends?|saturday|sunday)$/i.test(each));
  const known = dates.length + days.filter((each) => /^(?:weekends?|saturday|sunday)$/i.test(each)).length;
  if (known !== days.length) return undefined;
  return [weekends ? 'weekends=skip' : '', dates.length === 0 ? '' : `holidays=${dates.join(',')}`]
    .filter((each) => each !== '')
    .join(' ');
}

const IDLE: readonly { readonly pattern: RegExp; readonly advice: string; readonly safe: boolean }[] = [
  {
    pattern: /^dateFormat\b/,
    advice: 'Remove this line. Dates are always written as 2026-11-02, with a time as 2026-11-02T09:30.',
    safe: true,
  },
  {
    pattern: /^(?:axisFormat|topAxis|inclusiveEndDates|displayMode|weekday|barHeight|language)\b/,
    advice: 'Remove this line. The axis is at the top and names what fits; weeks start on Monday.',
    safe: true,
  },
  {
    pattern: /^(?:tickInterval|excludes?|includes)\b/,
    advice: 'Write in the header: unit=week, weekends=skip, holidays=2026-12-25,2027-01-01',
    safe: false,
  },
  {
    pattern: /^todayMarker\b/,
    advice: 'Remove this line, or write in the header: today=2026-12-01',
    safe: true,
  },
  {
    pattern: /^project[ \t]+starts\b/i,
    advice: 'Write the day on the tasks that wait for nothing: start=2026-11-02',
    safe: false,
  },
];
