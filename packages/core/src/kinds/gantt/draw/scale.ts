// The scale of a plan: in, the time it covers, the requested unit and the room; out, px per day, and the periods named
// on the axis.
import {
  type AxisStep,
  CLOCK_STEPS,
  FIRST_DAY,
  isClockStep,
  type Moment,
  stepEnd,
  stepStart,
} from '../../../calendar/index.js';
import { hasRoom, UNIT_ROOM } from '../extent.js';
import type { AxisUnit, Period } from '../model.js';

export interface TimeScale {
  /** The moments at the left end and at the right end. */
  readonly from: Moment;
  readonly to: Moment;
  /** px per day. */
  readonly px: number;
  /** What the axis names, and what is above it. */
  readonly minor: AxisStep;
  readonly major: AxisStep | undefined;
}

/** px per day in the widest plan: consecutive days with their numbers. */
const MOST_PX = 28;
/** The same for times of day: five minutes with their name. */
const MOST_CLOCK_PX = 11_520;
const YEARS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
const YEAR = { px: 38, days: 365 };

interface Choice {
  readonly step: AxisStep;
  /** Width that the name needs, px, and the minimum days of the step. */
  readonly px: number;
  readonly days: number;
}

const UNITS: readonly AxisUnit[] = ['day', 'week', 'month', 'quarter'];
const CHOICES: readonly Choice[] = [
  ...UNITS.map((unit): Choice => ({ step: { unit, count: 1 }, ...UNIT_ROOM[unit] })),
  ...YEARS.map((count): Choice => ({ step: { unit: 'year', count }, px: YEAR.px, days: count * YEAR.days })),
];

const CLOCK_CHOICES: readonly Choice[] = CLOCK_STEPS.map((step) => ({
  step,
  px: UNIT_ROOM.hour.px,
  days: step.count * (step.unit === 'hour' ? UNIT_ROOM.hour.days : UNIT_ROOM.hour.days / 60),
}));

/** The px per day at which the plan fits the room, with whole periods at both ends. `clocked`: it has times of day. */
export function timeScale(span: Period, unit: AxisUnit | undefined, clocked: boolean, room: number): TimeScale {
  const days = span.to - span.from;
  const px = Math.min(clocked ? MOST_CLOCK_PX : MOST_PX, room / days);
  if (unit === undefined || !hasRoom(unit, days)) return finestScale(span, clocked, px);
  const { px: needed, days: least } = UNIT_ROOM[unit];
  return scaleIn(span, { unit, count: 1 }, Math.max(px, needed / least));
}

/** Uses the finest periods whose names fit. */
function finestScale(span: Period, clocked: boolean, px: number): TimeScale {
  for (const { step, px: needed, days } of clocked ? [...CLOCK_CHOICES, ...CHOICES] : CHOICES) {
    if (days * px < needed) continue;
    const scale = scaleIn(span, step, px);
    if (days * scale.px >= needed) return scale;
  }
  return scaleIn(span, { unit: 'year', count: 5_000 }, px);
}

function scaleIn(span: Period, minor: AxisStep, px: number): TimeScale {
  const from = Math.max(FIRST_DAY, stepStart(span.from, minor));
  const to = stepEnd(span.to, minor);
  // Whole periods at both ends take no more room than the plan on its own.
  const fitted = (px * (span.to - span.from)) / (to - from);
  return { from, to, px: fitted, minor, major: majorOf(minor, fitted) };
}

/** The same scale, extended by whole periods to this width, px. */
export function reaching(scale: TimeScale, width: number): TimeScale {
  const end = scale.from + width / scale.px;
  const to = stepEnd(isClockStep(scale.minor) ? end : Math.ceil(end), scale.minor);
  return to <= scale.to ? scale : { ...scale, to };
}

/** Days over hours, months over days and weeks, years over everything else; undefined if a name does not fit. */
function majorOf(minor: AxisStep, px: number): AxisStep | undefined {
  const { unit } = minor;
  if (unit === 'year') return undefined;
  if (isClockStep(minor)) return { unit: 'day', count: 1 };
  const isFine = unit === 'day' || unit === 'week';
  if (isFine && px * UNIT_ROOM.month.days >= UNIT_ROOM.month.px) return { unit: 'month', count: 1 };
  return px * YEAR.days >= YEAR.px ? { unit: 'year', count: 1 } : undefined;
}

/** From the left end, on half px for sharp edges. */
export function placeOf({ from, px }: TimeScale, at: Moment): number {
  return Math.round((at - from) * px * 2) / 2;
}

export function scaleWidth(scale: TimeScale): number {
  return placeOf(scale, scale.to);
}
