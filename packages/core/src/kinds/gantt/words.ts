// Days and states of a row in words: in, a row; out, the text for its days and for its progress.
import { shortDate, shortRange } from '../../calendar/index.js';
import { counted } from '../outline-words.js';
import type { GanttModel, Row } from './model.js';

/** `2 to 13 Nov 2026, 10 working days`. */
export function timeOf(row: Row, { daysOff }: GanttModel): string {
  if (row.kind === 'milestone') return shortDate(row.day);
  const isOff = daysOff.weekends || daysOff.holidays.length > 0;
  return `${shortRange(row.first, row.last)}, ${counted(row.days, isOff ? 'working day' : 'day')}`;
}

/** `done`, `active, 40 % done`, `critical, 3 days of slack`. */
export function stateOf(row: Row): readonly string[] {
  const { state, critical, slack } = row;
  const progress = row.kind === 'task' ? row.progress : undefined;
  return [
    ...(state === 'planned' ? [] : [state]),
    ...(progress === undefined ? [] : [`${progress} %`]),
    ...(critical ? ['critical'] : []),
    ...(slack === undefined || slack === 0 ? [] : [`slack ${counted(slack, 'day')}`]),
  ];
}
