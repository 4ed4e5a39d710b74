// Times and states of a row in words: in, a row; out, the text for its time, for its progress and for what it was planned to be.
import {
  clockTime,
  dateOf,
  durationText,
  type Moment,
  momentText,
  shortDate,
  shortRange,
} from '../../calendar/index.js';
import { counted } from '../outline-words.js';
import type { GanttModel, Period, Row } from './model.js';

/** A start as written: a day, or a day with its time. */
export function startText(from: Moment): string {
  return Number.isInteger(from) ? dateOf(from) : momentText(from);
}

/** An end as written: the last day, or a day with its time. */
export function lastText(to: Moment): string {
  return Number.isInteger(to) ? dateOf(to - 1) : momentText(to);
}

/** `2 to 13 Nov 2026`, `2 Nov 2026, 09:30 to 12:00`. */
export function periodText({ from, to }: Period, clocked: boolean): string {
  if (!clocked) return shortRange(from, to - 1);
  if (from === to) return momentWords(from);
  return Math.floor(from) === Math.floor(to)
    ? `${momentWords(from)} to ${clockTime(to)}`
    : `${momentWords(from)} to ${momentWords(to)}`;
}

/** A period that a line states: days, unless one of its ends is a time of day or it is a point in time. */
export function writtenPeriod(period: Period): string {
  const { from, to } = period;
  return periodText(period, from === to || !Number.isInteger(from) || !Number.isInteger(to));
}

/** `09:30 to 12:00` */
export function timesText({ from, to }: Period): string {
  return from === to ? clockTime(from) : `${clockTime(from)} to ${clockTime(to)}`;
}

/** `2 Nov 2026, 09:30` */
export function momentWords(moment: Moment): string {
  return `${shortDate(Math.floor(moment))}, ${clockTime(moment)}`;
}

/** `2 to 13 Nov 2026, 10 working days`. */
export function timeOf(row: Row, { daysOff }: GanttModel): string {
  const period = periodText(row, row.clocked);
  if (row.kind === 'milestone') return period;
  const isOff = daysOff.weekends || daysOff.holidays.length > 0;
  return `${period}, ${Number.isInteger(row.days) ? counted(row.days, isOff ? 'working day' : 'day') : durationText(row.days)}`;
}

/** `done`, `active, 40 % done`, `critical, 3 days of slack`. */
export function stateOf(row: Row): readonly string[] {
  const { state, critical, slack } = row;
  const { progress, late } = row.kind === 'task' ? row : { progress: undefined, late: false };
  return [
    ...(state === 'planned' ? [] : [state]),
    ...(progress === undefined ? [] : [`${progress} %`]),
    ...(late ? ['late'] : []),
    ...(critical ? ['critical'] : []),
    ...(slack === undefined || slack === 0 ? [] : [`slack ${durationText(slack)}`]),
  ];
}

/** `planned 2 to 6 Nov 2026`, `by Ana and Ben`. */
export function planOf(row: Row): readonly string[] {
  if (row.kind === 'milestone') return [];
  const { planned, by } = row;
  return [
    ...(planned === undefined ? [] : [`planned ${writtenPeriod(planned)}`]),
    ...(by.length === 0 ? [] : [`by ${by.join(', ')}`]),
  ];
}
