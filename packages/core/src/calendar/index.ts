// The calendar: days as whole numbers, periods, words and the ticks of a time axis.
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
export { nextPeriod, periodStart, type Step, UNITS } from './periods.js';
export { daysOn, timeTicks } from './time-axis.js';
export { monthName, quarterName, shortDate, shortDay, shortMonth, shortRange } from './words.js';
