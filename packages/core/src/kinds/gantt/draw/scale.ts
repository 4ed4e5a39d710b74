// The scale of a plan: in, the days it covers, the requested unit and the room; out, px per day, and the periods named
// on the axis.
import { type Day, FIRST_DAY, nextPeriod, periodStart, type Step } from '../../../calendar/index.js';
import { hasRoom, UNIT_ROOM } from '../extent.js';
import type { AxisUnit, DayRange } from '../model.js';

export interface TimeScale {
  /** The day at the left end, and the one after the right end. */
  readonly from: Day;
  readonly to: Day;
  /** px per day. */
  readonly px: number;
  /** What the axis names, and what is above it. */
  readonly minor: Step;
  readonly major: Step | undefined;
}

/** px per day in the widest plan: consecutive days with their numbers. */
const MOST_PX = 28;
const YEARS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
const YEAR = { px: 38, days: 365 };

interface Choice {
  readonly step: Step;
  /** Width that the name needs, px, and the minimum days of the step. */
  readonly px: number;
  readonly days: number;
}

const UNITS: readonly AxisUnit[] = ['day', 'week', 'month', 'quarter'];
const CHOICES: readonly Choice[] = [
  ...UNITS.map((unit): Choice => ({ step: { unit, count: 1 }, ...UNIT_ROOM[unit] })),
  ...YEARS.map((count): Choice => ({ step: { unit: 'year', count }, px: YEAR.px, days: count * YEAR.days })),
];

/** The px per day at which the plan fits the room, with whole periods at both ends. */
export function timeScale(span: DayRange, unit: AxisUnit | undefined, room: number): TimeScale {
  const days = span.last - span.first + 1;
  const px = Math.min(MOST_PX, room / days);
  if (unit === undefined || !hasRoom(unit, days)) return finestScale(span, px);
  const { px: needed, days: least } = UNIT_ROOM[unit];
  return scaleIn(span, { unit, count: 1 }, Math.max(px, needed / least));
}

/** Uses the finest periods whose names fit. */
function finestScale(span: DayRange, px: number): TimeScale {
  for (const { step, px: needed, days } of CHOICES) {
    if (days * px < needed) continue;
    const scale = scaleIn(span, step, px);
    if (days * scale.px >= needed) return scale;
  }
  return scaleIn(span, { unit: 'year', count: 5_000 }, px);
}

function scaleIn(span: DayRange, minor: Step, px: number): TimeScale {
  const from = Math.max(FIRST_DAY, periodStart(span.first, minor));
  const to = nextPeriod(span.last, minor);
  // Whole periods at both ends take no more room than the plan on its own.
  const fitted = (px * (span.last - span.first + 1)) / (to - from);
  return { from, to, px: fitted, minor, major: majorOf(minor, fitted) };
}

/** The same scale, extended by whole periods to this width, px. */
export function reaching(scale: TimeScale, width: number): TimeScale {
  const day = Math.ceil(scale.from + width / scale.px);
  return day <= scale.to ? scale : { ...scale, to: nextPeriod(day - 1, scale.minor) };
}

/** Months over days and weeks, years over everything else; undefined if a name does not fit. */
function majorOf({ unit }: Step, px: number): Step | undefined {
  if (unit === 'year') return undefined;
  const isFine = unit === 'day' || unit === 'week';
  if (isFine && px * UNIT_ROOM.month.days >= UNIT_ROOM.month.px) return { unit: 'month', count: 1 };
  return px * YEAR.days >= YEAR.px ? { unit: 'year', count: 1 } : undefined;
}

/** From the left end, on half px for sharp edges. */
export function placeOf({ from, px }: TimeScale, day: Day): number {
  return Math.round((day - from) * px * 2) / 2;
}

export function scaleWidth(scale: TimeScale): number {
  return placeOf(scale, scale.to);
}
