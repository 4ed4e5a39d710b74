// Days off: in, what a plan excludes and includes; out, which days those are in Mermaid, and which have an equivalent.
import { type Day, weekday } from '@linework/core';
import { type DateFormat, dateFormat } from './dates.js';
import type { SettingLine } from './parse.js';

export interface DaysOff {
  readonly any: boolean;
  /** In Mermaid. */
  readonly isOff: (day: Day) => boolean;
  /** As written in the header. */
  readonly weekends: boolean;
  readonly holidays: readonly Day[];
  readonly written: (day: Day) => boolean;
  readonly formless: readonly { readonly line: SettingLine; readonly what: string }[];
}

/** Days can be excluded in this format, whatever the date format is. */
const ISO = dateFormat('YYYY-MM-DD');
const NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export function daysOffOf(settings: readonly SettingLine[], format: DateFormat): DaysOff {
  const formless: { line: SettingLine; what: string }[] = [];
  const excluded = new Set<Day>();
  const included = new Set<Day>();
  const names = new Set<number>();
  const friday = settings.findLast(({ name }) => name === 'weekend')?.value.toLowerCase() === 'friday';
  const off = friday ? [5, 6] : [6, 7];
  let weekends = false;
  for (const line of settings) {
    if (line.name !== 'excludes' && line.name !== 'includes') continue;
    for (const what of line.value.toLowerCase().split(/[\s,]+/)) {
      if (what === '') continue;
      const at = format.read(what) ?? ISO.read(what);
      const day = at === undefined ? undefined : Math.floor(at);
      const named = NAMES.indexOf(what) + 1;
      if (line.name === 'includes') {
        if (day !== undefined) included.add(day);
        if (day === undefined || !excluded.has(day)) formless.push({ line, what });
      } else if (what === 'weekends') {
        weekends = true;
        if (friday) formless.push({ line, what });
      } else if (day !== undefined) excluded.add(day);
      else {
        if (named > 0) names.add(named);
        formless.push({ line, what });
      }
    }
  }
  const holidays = [...excluded].filter((day) => !included.has(day)).sort((a, b) => a - b);
  const single = new Set(holidays);
  const skips = weekends && !friday;
  return {
    any: weekends || excluded.size > 0 || names.size > 0,
    isOff: (day) => {
      if (included.has(day)) return false;
      const named = weekday(day);
      return (weekends && off.includes(named)) || names.has(named) || excluded.has(day);
    },
    weekends: skips,
    holidays,
    written: (day) => (skips && weekday(day) > 5) || single.has(day),
    formless,
  };
}
