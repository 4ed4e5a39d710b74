// The calendar: days as whole numbers, times of day, lengths, periods, words and the ticks of a time axis.
export {
  clockTime,
  fromMinutes,
  MINUTES_PER_DAY,
  type Moment,
  minutesOf,
  momentOf,
  momentText,
  toMinute,
} from './clock.js';
export {
  type AxisStep,
  CLOCK_STEPS,
  type ClockStep,
  isClockStep,
  momentsOn,
  stepEnd,
  stepStart,
} from './clock-steps.js';
export {
  civilOf,
  type Day,
  dateOf,
  dayNumber,
  dayOf,
  FIRST_DAY,
  isWeekend,
  LAST_DAY,
  weekday,
} from './days.js';
export { daysIn, durationText, type Length, laterBy, lengthText } from './lengths.js';
export { nextPeriod, periodStart, UNITS } from './periods.js';
export { timeTicks } from './time-axis.js';
export { monthName, quarterName, shortDate, shortDay, shortMonth, shortRange } from './words.js';
