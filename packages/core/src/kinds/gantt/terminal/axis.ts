// The names of an axis in cells: in, its ends; out, what its ends are called, and the ticks between them.
import {
  type AxisStep,
  CLOCK_STEPS,
  civilOf,
  clockTime,
  type Moment,
  momentsOn,
  shortDate,
  shortDay,
  timeTicks,
} from '../../../calendar/index.js';
import type { Period } from '../model.js';
import { momentWords } from '../words.js';

/** Cells of one name. */
const TICK = 9;
/** Longer plans have an axis of days, also if they have times of day. */
const MOST_HOURS = 72;

const STEPS: readonly AxisStep[] = [...CLOCK_STEPS, { unit: 'day', count: 1 }];

export interface AxisNames {
  readonly start: string;
  /** Empty if the axis is one day. */
  readonly end: string;
  readonly ticks: readonly { readonly at: Moment; readonly text: string }[];
}

export function axisNames({ from, to }: Period, clocked: boolean, width: number): AxisNames {
  const most = Math.max(2, Math.floor(width / TICK));
  if (!clocked || (to - from) * 24 > MOST_HOURS) return dayNames(Math.floor(from), Math.ceil(to), most);
  const step = STEPS.find((each) => momentsOn(each, from, to).length <= most) ?? { unit: 'day', count: 1 };
  return {
    start: momentWords(from),
    end: Math.floor(from) === Math.floor(to) ? clockTime(to) : momentWords(to),
    ticks: momentsOn(step, from, to)
      .filter((at) => at > from)
      .map((at) => ({ at, text: Number.isInteger(at) ? shortDay(civilOf(at)) : clockTime(at) })),
  };
}

function dayNames(from: Moment, to: Moment, most: number): AxisNames {
  const { ticks } = timeTicks(from + 1, to - 1, most);
  return {
    start: shortDate(from),
    end: to - from > 1 ? shortDate(to - 1) : '',
    ticks: ticks.map(({ day, text }) => ({ at: day, text })),
  };
}
