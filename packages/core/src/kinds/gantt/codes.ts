// Diagnostic codes of gantt only.
import { durationText } from '../../calendar/index.js';
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface GanttCodeArgs {
  /** Each waits for the next, the last for the first. */
  readonly E700: { readonly ids: readonly string[] };
  readonly E701: {
    readonly id: string;
    readonly first: string;
    readonly last: string;
    /** The time of day, if it ends exactly when it starts. */
    readonly at?: string;
    /** What determines its start. */
    readonly after: readonly string[];
    /** The first day on which it can end. */
    readonly instead: string;
  };
  readonly E702: { readonly id: string };
  readonly E703: { readonly id: string };
  readonly E704: { readonly id: string };
  readonly E705: Record<never, never>;
  readonly W700: {
    readonly id: string;
    readonly written: string;
    readonly first: string;
    readonly after: readonly string[];
  };
  readonly W701: {
    readonly id: string;
    readonly what: 'starts' | 'ends' | 'lies';
    readonly day: string;
    /** The working day it is moved to. */
    readonly instead?: string;
    readonly why: 'weekend' | 'holiday';
  };
  readonly W702: { readonly today: string; readonly first: string; readonly last: string };
  readonly W703: { readonly id: string; readonly said: string; readonly other: string };
  readonly W704: { readonly unit: string; readonly count: number; readonly better?: string };
  readonly W705: { readonly id: string; readonly slack: number };
}

export const ganttNumbers: CodeNumbers = { E: [700, 709], W: [700, 709] };

const SHOWN = 6;

function listed(ids: readonly string[]): string {
  const named = ids.slice(0, SHOWN).map((each) => `'${each}'`);
  const rest = ids.length - named.length;
  if (rest > 0) return `${named.join(', ')} and ${rest} more`;
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

export const ganttCodes: CodeTable<GanttCodeArgs> = {
  E700: {
    severity: 'error',
    meaning: 'Tasks wait for one another in a cycle, so none of them can start.',
    message: ({ ids }) => {
      const [first = ''] = ids;
      if (ids.length === 1) return `'${first}' waits for itself.`;
      const shown = ids.length > SHOWN ? [...ids.slice(0, SHOWN), '...'] : ids;
      return `'${first}' waits for itself: ${[...shown, first].join(' after ')}.`;
    },
    hint: ({ ids }) =>
      ids.length === 1
        ? 'In after=, name what comes before it, or write start= with a date.'
        : 'Remove one of these from its after=. If that leaves after= empty, write start= with a date instead.',
    example: 'gantt "Launch"\ntask a "Plan" after=b length=3d\ntask b "Build" after=a length=5d\n',
    repair: 'gantt "Launch"\ntask a "Plan" start=2026-11-02 length=3d\ntask b "Build" after=a length=5d\n',
  },
  E701: {
    severity: 'error',
    meaning: 'A task ends before or when it starts, or before what it waits for is done.',
    message: ({ id, first, last, at, after }) => {
      const ends = `'${id}' ends ${at === undefined ? `on ${last}` : `at ${at}`}`;
      if (after.length === 0)
        return `${ends}, ${at === undefined ? `before it starts on ${first}` : 'when it starts'}.`;
      return `${ends}, but because of ${listed(after)} it cannot start before ${at === undefined ? first : 'then'}.`;
    },
    hint: ({ instead }) => `Write end=${instead} or a later day, or write a length: length=5d`,
    example: 'gantt "Launch"\ntask a "Plan" start=2026-11-09 end=2026-11-02\n',
    repair: 'gantt "Launch"\ntask a "Plan" start=2026-11-02 end=2026-11-09\n',
  },
  E702: {
    severity: 'error',
    meaning: 'A task has no days: it would end after the year 9999, or every day is off.',
    message: ({ id }) => `'${id}' would end after the year 9999, or has no working day at all.`,
    hint: () => 'Write a shorter length= or fewer holidays=.',
    example: 'gantt "Launch"\ntask a "Plan" start=2026-11-02 length=9000000d\n',
    repair: 'gantt "Launch"\ntask a "Plan" start=2026-11-02 length=90d\n',
  },
  E703: {
    severity: 'error',
    meaning: 'A task has a lag but waits for nothing.',
    message: ({ id }) => `'${id}' has lag= but no after=. A lag counts from the task it waits for.`,
    hint: () => 'Remove lag=, or write after= with the task it waits for.',
    example: 'gantt "Launch"\ntask a "Plan" start=2026-11-02 lag=2d length=3d\n',
    repair: 'gantt "Launch"\ntask a "Plan" start=2026-11-02 length=3d\n',
  },
  E704: {
    severity: 'error',
    meaning: 'A task has a length of zero.',
    message: ({ id }) => `'${id}' has a length of zero. A task takes at least one minute.`,
    hint: ({ id }) => `Write length=1d, or use a milestone for a moment: milestone ${id} at=2026-11-02`,
    example: 'gantt "Launch"\ntask a "Plan" start=2026-11-02 length=0d\n',
    repair: 'gantt "Launch"\ntask a "Plan" start=2026-11-02 length=1d\n',
  },
  E705: {
    severity: 'error',
    meaning: 'A plan has no task and no milestone.',
    message: () => 'The plan has no task and no milestone.',
    hint: () => 'Write one line per task: task plan "Plan" start=2026-11-02 length=5d',
    example: 'gantt "Launch"\nsection "Design" {\n}\n',
    repair: 'gantt "Launch"\nsection "Design" {\n  task plan "Plan" start=2026-11-02 length=5d\n}\n',
  },
  W700: {
    severity: 'warning',
    meaning: 'A task has a start before what it waits for is done; it starts when that is done.',
    message: ({ id, written, first, after }) =>
      `'${id}' cannot start on ${written}: because of ${listed(after)} it starts on ${first} at the earliest.`,
    hint: ({ first }) => `Write start=${first}, or remove start=: after= already sets the start.`,
    example:
      'gantt "Launch"\ntask a "Plan" start=2026-11-02 length=5d\ntask b "Build" start=2026-11-04 after=a length=3d\n',
    repair: 'gantt "Launch"\ntask a "Plan" start=2026-11-02 length=5d\ntask b "Build" after=a length=3d\n',
  },
  W701: {
    severity: 'warning',
    meaning: 'A task starts on, ends on or consists of days off.',
    message: ({ id, what, day, why }) =>
      `'${id}' ${what} on ${day}${what === 'lies' ? ', all of it' : ''}, ${why === 'weekend' ? 'which is a weekend' : 'which is in holidays='}.`,
    hint: ({ what, instead }) =>
      instead === undefined
        ? 'Give it a working day, or remove its days from weekends=skip and holidays=.'
        : what === 'starts'
          ? `It is drawn from the next working day. Write start=${instead}`
          : `Write end=${instead}, the working day before, or a later day.`,
    example: 'gantt "Launch" weekends=skip\ntask a "Plan" start=2026-11-07 length=3d\n',
    repair: 'gantt "Launch" weekends=skip\ntask a "Plan" start=2026-11-09 length=3d\n',
  },
  W702: {
    severity: 'warning',
    meaning: 'Today is too far from the plan to draw its line.',
    message: ({ today, first, last }) =>
      `The line for today=${today} is not drawn: it is far from the plan, ${first} to ${last}.`,
    hint: () => 'Remove today=, or write a day within the plan.',
    example: 'gantt "Launch" today=2020-01-01\ntask a "Plan" start=2026-11-02 length=3d\n',
    repair: 'gantt "Launch" today=2026-11-03\ntask a "Plan" start=2026-11-02 length=3d\n',
  },
  W703: {
    severity: 'warning',
    meaning: 'Two settings of a task contradict each other.',
    message: ({ id, said: one, other }) => `'${id}' is both ${one} and ${other}.`,
    hint: ({ said: one, other }) => `Keep only ${one} or ${other}.`,
    example: 'gantt "Launch"\ntask a "Plan" done start=2026-11-02 length=3d progress=40\n',
    repair: 'gantt "Launch"\ntask a "Plan" done start=2026-11-02 length=3d\n',
  },
  W704: {
    severity: 'warning',
    style: true,
    meaning: 'The axis has no room for the requested unit.',
    message: ({ unit, count }) => `${count} ${unit}s do not fit on one axis, so it shows longer periods.`,
    hint: ({ better }) => (better === undefined ? 'Remove unit=.' : `Write unit=${better}, or remove unit=.`),
    example: 'gantt "Launch" unit=day\ntask a "Plan" start=2024-01-01 end=2026-12-31\n',
    repair: 'gantt "Launch"\ntask a "Plan" start=2024-01-01 end=2026-12-31\n',
  },
  W705: {
    severity: 'warning',
    style: true,
    meaning: 'A task is marked as critical but can be late without delaying the end.',
    message: ({ id, slack }) =>
      `'${id}' is marked as critical but can be ${durationText(slack)} late without delaying the end.`,
    hint: () => 'Remove crit: critical=on marks the critical path automatically.',
    example:
      'gantt "Launch" critical=on\ntask a "Plan" start=2026-11-02 length=9d\ntask b "Book" crit start=2026-11-02 length=3d\n',
    repair:
      'gantt "Launch" critical=on\ntask a "Plan" start=2026-11-02 length=9d\ntask b "Book" start=2026-11-02 length=3d\n',
  },
};

export const report: Report<GanttCodeArgs> = reporter(ganttCodes);
