// The period that a plan covers: in, its rows; out, its start and end, whether a day is near it, and whether the requested
// unit fits an axis of that length.

import { SCREEN } from '../../layout/page.js';
import { AXIS_UNITS, type AxisUnit, type GanttModel, type Period, type Row } from './model.js';

export function spanOf(rows: readonly Period[]): Period {
  const [row] = rows;
  let [from, to] = row === undefined ? [0, 1] : [row.from, row.to];
  for (const each of rows) {
    from = Math.min(from, each.from);
    to = Math.max(to, each.to);
  }
  return { from, to };
}

/** Days of an axis for one point in time. */
const LEAST = 1 / 24;

/** What the axis has to show. */
export function axisSpan({ rows, today }: Pick<GanttModel, 'rows' | 'today'>): Period {
  const planned = rows.flatMap((each) => (each.kind === 'task' && each.planned ? [each.planned] : []));
  const { from, to } = spanOf([...rows, ...planned, ...(today === undefined ? [] : [today])]);
  return { from, to: Math.max(to, from + LEAST) };
}

/** Maximum days, and share of its length, by which a line for today can extend a plan. */
const BESIDE = { days: 14, share: 1 / 3 } as const;

export function isNear(day: Period, rows: readonly Row[]): boolean {
  const { from, to } = spanOf(rows);
  const reach = Math.max(BESIDE.days, (to - from) * BESIDE.share);
  return day.from >= from - reach && day.to <= to + reach;
}

/** Width of the widest axis, px. */
export const WIDEST_AXIS: number = SCREEN;

/** Width of one unit's name on the axis, px, and the minimum days of the unit. */
export const UNIT_ROOM: Readonly<Record<AxisUnit, { readonly px: number; readonly days: number }>> = {
  hour: { px: 40, days: 1 / 24 },
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
export function axisTrouble(model: GanttModel): AxisTrouble | undefined {
  const { unit, rows } = model;
  if (unit === undefined || rows.length === 0) return undefined;
  const { from, to } = axisSpan(model);
  const days = to - from;
  if (hasRoom(unit, days)) return undefined;
  const better = AXIS_UNITS.find((each) => hasRoom(each, days));
  return { unit, count: countOf(unit, days), ...(better === undefined ? {} : { better }) };
}
