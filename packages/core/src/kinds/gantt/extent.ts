// The period that a plan covers: in, its rows; out, its first and last day, whether another day is near it, and whether
// the requested unit fits an axis of that length.

import type { Day } from '../../calendar/index.js';
import { AXIS_UNITS, type AxisUnit, type DayRange, firstDay, type GanttModel, lastDay, type Row } from './model.js';

export function spanOf(rows: readonly Row[]): DayRange {
  const [row] = rows;
  let [first, last] = row === undefined ? [0, 0] : [firstDay(row), lastDay(row)];
  for (const each of rows) {
    first = Math.min(first, firstDay(each));
    last = Math.max(last, lastDay(each));
  }
  return { first, last };
}

/** Maximum days, and share of its length, by which a line for today can extend a plan. */
const BESIDE = { days: 14, share: 1 / 3 } as const;

export function isNear(day: Day, rows: readonly Row[]): boolean {
  const { first, last } = spanOf(rows);
  const reach = Math.max(BESIDE.days, (last - first + 1) * BESIDE.share);
  return day >= first - reach && day <= last + reach;
}

/** Width of the widest axis, px. */
export const WIDEST_AXIS = 1_600;

/** Width of one unit's name on the axis, px, and the minimum days of the unit. */
export const UNIT_ROOM: Readonly<Record<AxisUnit, { readonly px: number; readonly days: number }>> = {
  day: { px: 20, days: 1 },
  week: { px: 26, days: 7 },
  month: { px: 34, days: 28 },
  quarter: { px: 34, days: 90 },
};

/** Converts a number of days to a unit. */
function countOf(unit: AxisUnit, days: number): number {
  return Math.ceil(days / UNIT_ROOM[unit].days);
}

/** Whether the names of this many days, counted in a unit, fit on the widest axis. */
export function hasRoom(unit: AxisUnit, days: number): boolean {
  return countOf(unit, days) * UNIT_ROOM[unit].px <= WIDEST_AXIS;
}

export interface AxisTrouble {
  readonly unit: AxisUnit;
  readonly count: number;
  /** Undefined if only years fit. */
  readonly better?: AxisUnit;
}

/** Reports a requested unit whose names do not fit on the axis. */
export function axisTrouble({ unit, rows }: GanttModel): AxisTrouble | undefined {
  if (unit === undefined || rows.length === 0) return undefined;
  const { first, last } = spanOf(rows);
  const days = last - first + 1;
  if (hasRoom(unit, days)) return undefined;
  const better = AXIS_UNITS.find((each) => hasRoom(each, days));
  return { unit, count: countOf(unit, days), ...(better === undefined ? {} : { better }) };
}
