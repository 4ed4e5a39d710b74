// What a plan means, independent of how it is written and drawn: every task with its days.
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

/** Progress: not started, active, and done or reached. */
export type State = 'planned' | 'active' | 'done';

interface PlanItem extends Described {
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
}

export interface Task extends PlanItem, DayRange {
  readonly kind: 'task';
  /** Percent. */
  readonly progress?: number;
  /** Days between the end of what it waits for and its start. */
  readonly lag: number;
  /** Working days from first to last. */
  readonly days: number;
}

/** Without length: it is on one day. */
export interface Milestone extends PlanItem {
  readonly kind: 'milestone';
  readonly day: Day;
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
