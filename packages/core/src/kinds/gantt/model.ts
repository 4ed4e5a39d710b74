// What a plan means, independent of how it is written and drawn: every task with its time.
import type { Day, Length, Moment } from '../../calendar/index.js';
import type { Tone } from '../../scene/scene.js';
import type { Described, Titled } from '../entry-meaning.js';

export const AXIS_UNITS = ['hour', 'day', 'week', 'month', 'quarter'] as const;
export type AxisUnit = (typeof AXIS_UNITS)[number];

export interface DayRange {
  readonly first: Day;
  /** The last day of the range itself. */
  readonly last: Day;
}

/** Whole days from midnight to midnight; a point in time begins where it ends. */
export interface Period {
  readonly from: Moment;
  /** Exclusive: midnight after a last day. */
  readonly to: Moment;
}

/** Progress: not started, active, and done or reached. */
export type State = 'planned' | 'active' | 'done';

interface PlanItem extends Described, Period {
  readonly id: string;
  readonly label: string;
  /** As written on its line. */
  readonly tone?: Tone;
  readonly icon?: string;
  readonly sub?: string;
  /** Index of its section; undefined outside sections. */
  readonly section?: number;
  /** Ids of what it waits for. */
  readonly after: readonly string[];
  readonly state: State;
  /** On the critical path, by its flag or, with critical=on, because its delay delays the end. */
  readonly critical: boolean;
  /** Working days it can be late without delaying the end; known with critical=on. */
  readonly slack?: number;
  /** It has a time of day, and is not only of whole days. */
  readonly clocked: boolean;
}

export interface Task extends PlanItem {
  readonly kind: 'task';
  /** Percent. */
  readonly progress?: number;
  /** Between the end of what it waits for and its start. */
  readonly lag: Length;
  /** Working days from start to end. */
  readonly days: number;
  /** Names of those who do it. */
  readonly by: readonly string[];
  /** When it was planned to be. */
  readonly planned?: Period;
  /** It should have ended before today. */
  readonly late: boolean;
}

/** On one day, or at one point in time. */
export interface Milestone extends PlanItem {
  readonly kind: 'milestone';
}

export type Row = Task | Milestone;

export interface Section extends Described {
  /** Empty if it has no name. */
  readonly label: string;
  readonly tone?: Tone;
  readonly icon?: string;
  readonly sub?: string;
}

export interface DaysOff {
  readonly weekends: boolean;
  /** In order, with gaps between them. */
  readonly holidays: readonly DayRange[];
}

export interface GanttModel extends Titled {
  /** Undefined if the plan's length determines it. */
  readonly unit: AxisUnit | undefined;
  readonly daysOff: DaysOff;
  readonly today: Period | undefined;
  /** critical=on */
  readonly findsCritical: boolean;
  readonly sections: readonly Section[];
  /** In written order. */
  readonly rows: readonly Row[];
}

/** Whether an axis of days cannot show it. */
export function isClocked({ rows }: Pick<GanttModel, 'rows'>): boolean {
  return rows.some(({ clocked }) => clocked);
}
