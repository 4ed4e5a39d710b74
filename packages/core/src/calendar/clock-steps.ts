// Steps of an axis that can be shorter than a day: in, a moment and a step; out, the starts of its periods. Hours and
// minutes count from midnight, so their count divides a day.
import { MINUTES_PER_DAY, type Moment, toMinute } from './clock.js';
import { nextPeriod, periodStart, type Step } from './periods.js';
import { daysOn } from './time-axis.js';

export interface ClockStep {
  readonly unit: 'minute' | 'hour';
  readonly count: number;
}

export type AxisStep = Step | ClockStep;

/** From the finest: parts of a day that a reader counts in. */
export const CLOCK_STEPS: readonly ClockStep[] = [
  ...[5, 10, 15, 30].map((count): ClockStep => ({ unit: 'minute', count })),
  ...[1, 2, 3, 6, 12].map((count): ClockStep => ({ unit: 'hour', count })),
];

const PER_DAY: Readonly<Record<ClockStep['unit'], number>> = { hour: 24, minute: MINUTES_PER_DAY };

/** Only a step of the clock has a time of day in its names. */
export function isClockStep(step: AxisStep): step is ClockStep {
  return step.unit === 'minute' || step.unit === 'hour';
}

/** The start of the period that contains a moment. */
export function stepStart(moment: Moment, step: AxisStep): Moment {
  if (!isClockStep(step)) return periodStart(Math.floor(moment), step);
  const perDay = PER_DAY[step.unit] / step.count;
  return toMinute(Math.floor(toMinute(moment) * perDay + 1e-6) / perDay);
}

/** The first start of a period at or after a moment. */
export function stepEnd(moment: Moment, step: AxisStep): Moment {
  const start = stepStart(moment, step);
  return start >= moment ? start : nextStep(start, step);
}

function nextStep(start: Moment, step: AxisStep): Moment {
  return isClockStep(step) ? toMinute(start + step.count / PER_DAY[step.unit]) : nextPeriod(start, step);
}

/** Every moment from the first on and before the second at which a period begins. */
export function momentsOn(step: AxisStep, from: Moment, to: Moment): readonly Moment[] {
  if (!isClockStep(step)) return daysOn(step, Math.ceil(from), Math.ceil(to) - 1);
  const moments: Moment[] = [];
  for (let at = stepEnd(from, step); at < to; at = nextStep(at, step)) moments.push(at);
  return moments;
}
