// What a plan means, apart from how it was written and how it will look: every task with the days it takes.
import type { Day } from '../../calendar/index.js';
import type { Tone } from '../../scene/scene.js';
import type { Described, Titled } from '../entry-meaning.js';

export const AXIS_UNITS = ['day', 'week', 'month', 'quarter'] as const;
export type AxisUnit = (typeof AXIS_UNITS)[number];

export interface DayRange {
  readonly first: Day;
  /** The last day of the range itself. */
  readonly last: Day;
}

/** How far something is: not begun, being worked on, done or reached. */
export type State = 'planned' | 'active' | 'done';

interface PlanItem extends Described {
  readonly id: string;
  readonly label: string;
  /** As written on its line. */
  readonly tone?: Tone;
  readonly icon?: string;
  readonly sub?: string;
  /** Index of its section; none for one that stands in no section. */
  readonly section?: number;
  /** Ids of what it waits for. */
  readonly after: readonly string[];
  readonly state: State;
  /** On the critical path, by its flag or, with critical=on, because a delay of it delays the end. */
  readonly critical: boolean;
  /** Working days it can be late without delaying the end; known with critical=on. */
  readonly slack?: number;
}

export interface Task extends PlanItem, DayRange {
  readonly kind: 'task';
  /** Percent. */
  readonly progress?: number;
  /** Days between what it waits for and its start. */
  readonly lag: number;
  /** Working days from first to last. */
  readonly days: number;
}

/** Takes no time: it stands on one day. */
export interface Milestone extends PlanItem {
  readonly kind: 'milestone';
  readonly day: Day;
}

export type Row = Task | Milestone;

export interface Section extends Described {
  /** Empty where it is not named. */
  readonly label: string;
  readonly tone?: Tone;
  readonly icon?: string;
  readonly sub?: string;
}

export interface DaysOff {
  readonly weekends: boolean;
  /** In order, none touching the next. */
  readonly holidays: readonly DayRange[];
}

export interface GanttModel extends Titled {
  /** Undefined where the length chooses it. */
  readonly unit: AxisUnit | undefined;
  readonly daysOff: DaysOff;
  readonly today: Day | undefined;
  /** critical=on */
  readonly findsCritical: boolean;
  readonly sections: readonly Section[];
  /** In written order. */
  readonly rows: readonly Row[];
}

export function firstDay(row: Row): Day {
  return row.kind === 'task' ? row.first : row.day;
}

export function lastDay(row: Row): Day {
  return row.kind === 'task' ? row.last : row.day;
}
