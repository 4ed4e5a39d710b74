// Settings of a gantt chart without an equivalent: in, its lines; out, a report for each. docs/conversion.md, Gantt charts.
import { type Diagnostic, unitOfInterval } from '@linework/core';
import type { ConverterReport } from '../contract.js';
import { frontMatterText, type Preamble } from '../preamble.js';
import type { SettingLine } from './parse.js';
import type { Schedule } from './replay.js';

/** The day of a time without one, as dates.ts reads it. */
const DAY = '2001-01-01';

export function settingNotes(
  { settings, off, format }: Schedule,
  preamble: Preamble,
  report: ConverterReport,
): readonly Diagnostic[] {
  const written = settings.findLast(({ name }) => name === 'dateformat');
  const mode = frontMatterText(preamble, 'displayMode');
  const front = preamble.frontMatter?.span;
  const formless = new Map<SettingLine, string[]>();
  for (const { line, what } of off.formless) formless.set(line, [...(formless.get(line) ?? []), what]);
  return [
    ...(mode === undefined || front === undefined ? [] : [report('M238', front, { setting: `displayMode: ${mode}` })]),
    ...[...formless].map(([{ name, span }, all]) => report('M231', span, { what: `${name} ${all.join(' ')}` })),
    ...settings.flatMap((each) => noteOf(each, report)),
    ...(format.dayless && written !== undefined ? [report('M239', written.span, { day: DAY })] : []),
  ];
}

function noteOf({ name, value, span }: SettingLine, report: ConverterReport): readonly Diagnostic[] {
  switch (name) {
    case 'axisformat':
      return [report('M230', span, { format: value })];
    case 'tickinterval':
      return unitOfInterval(value) === undefined ? [report('M232', span, { interval: value })] : [];
    case 'todaymarker':
      return /^off$/i.test(value) ? [] : [report('M233', span, { style: value })];
    case 'weekday':
      return /^monday$/i.test(value) ? [] : [report('M238', span, { setting: `weekday ${value}` })];
    case 'weekend':
      return /^saturday$/i.test(value) ? [] : [report('M238', span, { setting: `weekend ${value}` })];
    case 'topaxis':
      return [report('M238', span, { setting: 'topAxis' })];
    default:
      return [];
  }
}
