// The converter's codes that gantt charts alone raise. SPEC.md, 'Converter codes'; examples are Mermaid texts.
import type { CodeTable } from '@linework/core';
import { short } from '../../short.js';

export interface GanttCodeArgs {
  readonly M130: { readonly what: string };
  /** `circle`: it is there, and waits for this task. */
  readonly M131: { readonly task: string; readonly on: string; readonly circle: boolean };
  readonly M132: { readonly token: string };
  readonly M230: { readonly format: string };
  readonly M231: { readonly what: string };
  readonly M232: { readonly interval: string };
  readonly M233: { readonly style: string };
  readonly M234: { readonly task: string };
  readonly M235: { readonly what: string; readonly became: string };
  readonly M236: { readonly tag: string };
  readonly M237: { readonly until: string; readonly day: string };
  readonly M238: { readonly setting: string };
}

const PLAN = '---\ntitle: Launch\n---\ngantt\ndateFormat YYYY-MM-DD\n';
const TASK = 'Plan :a, 2026-11-02, 5d\n';

export const ganttCodes: CodeTable<GanttCodeArgs> = {
  M130: {
    severity: 'error',
    meaning: 'A plan is scheduled in hours or minutes, or its date format holds a time of day.',
    message: ({ what }) => `${what}; a plan of ours counts in whole days.`,
    hint: () => 'Write days, as in: Plan :a, 2026-11-02, 5d. For times of a day, draw a timeline or a sequence.',
    example: `${PLAN}Plan :a, 2026-11-02, 3h\n`,
    repair: `${PLAN}${TASK}`,
  },
  M131: {
    severity: 'error',
    meaning: 'A task waits for one that is not there, or for itself in a circle.',
    message: ({ task, on, circle }) =>
      circle
        ? `'${short(task)}' waits for itself by way of '${short(on)}'.`
        : `'${short(task)}' refers to '${short(on)}', which is not there.`,
    hint: () => 'Write the id of a task, or a date.',
    example: `${PLAN}Plan :a, after b, 5d\n`,
    repair: `${PLAN}${TASK}`,
  },
  M132: {
    severity: 'error',
    meaning: 'The date format has a token that is not read, such as the name of a month.',
    message: ({ token }) => `The date format holds '${short(token)}', which is not read.`,
    hint: () => 'Write dates in figures, and: dateFormat YYYY-MM-DD',
    example: '---\ntitle: Launch\n---\ngantt\ndateFormat YYYY-MMM-DD\nPlan :a, 2026-Nov-02, 5d\n',
    repair: `${PLAN}${TASK}`,
  },
  M230: {
    severity: 'warning',
    meaning: 'The axis format was dropped.',
    message: ({ format }) => `The axis format '${short(format)}' was dropped.`,
    hint: () => 'Write unit=day, week, month or quarter in the header.',
    example: `${PLAN}axisFormat %d/%m\n${TASK}`,
    repair: `${PLAN}${TASK}`,
  },
  M231: {
    severity: 'warning',
    lost: true,
    meaning: 'Days off or working days have no form; days are written as they come out.',
    message: ({ what }) => `'${short(what)}' was dropped; the days that it moves are written as they come out.`,
    hint: () => 'Write weekends=skip, and single days as holidays=2026-12-25,2027-01-01.',
    example: `${PLAN}excludes friday\n${TASK}`,
    repair: `${PLAN}excludes weekends\n${TASK}`,
  },
  M232: {
    severity: 'warning',
    meaning: 'A tick interval was dropped: it is no day, week or month.',
    message: ({ interval }) => `The tick interval '${short(interval)}' was dropped.`,
    hint: () => 'Write unit=day, week, month or quarter in the header.',
    example: `${PLAN}tickInterval 2week\n${TASK}`,
    repair: `${PLAN}tickInterval 1week\n${TASK}`,
  },
  M233: {
    severity: 'warning',
    meaning: 'The marker of today was dropped.',
    message: ({ style }) => `The marker of today, '${short(style)}', was dropped.`,
    hint: () => 'Write today=2026-11-03 in the header for a line at that day.',
    example: `${PLAN}todayMarker stroke:#f00\n${TASK}`,
    repair: `${PLAN}todayMarker off\n${TASK}`,
  },
  M234: {
    severity: 'warning',
    meaning: 'The length of a milestone was dropped; it sits on one day.',
    message: ({ task }) => `The milestone '${short(task)}' sits on one day; its length was dropped.`,
    hint: () => 'Write at= for another day.',
    example: `${PLAN}Go :milestone, a, 2026-11-02, 2d\n`,
    repair: `${PLAN}Go :milestone, a, 2026-11-02, 0d\n`,
  },
  M235: {
    severity: 'warning',
    meaning: 'The length of a task was changed to whole days.',
    message: ({ what, became }) => `${what} became ${became}.`,
    hint: () => 'Write length= in days, or end= with the last day.',
    example: `${PLAN}Plan :a, 2026-11-02, 2w\n`,
    repair: `${PLAN}Plan :a, 2026-11-02, 14d\n`,
  },
  M236: {
    severity: 'warning',
    meaning: 'A tag of a task was dropped; done, active, crit and milestone are kept.',
    message: ({ tag }) => `The tag '${short(tag)}' was dropped; it is a milestone here.`,
    hint: () => 'A milestone stands on one day; today= draws a line across the plan.',
    example: `${PLAN}Go :vert, a, 2026-11-02, 0d\n`,
    repair: `${PLAN}Go :milestone, a, 2026-11-02, 0d\n`,
  },
  M237: {
    severity: 'warning',
    meaning: 'The end of a task at the start of another became a fixed day.',
    message: ({ until, day }) => `'${short(until)}' became end=${day}.`,
    hint: () => 'Move the day when the other task moves.',
    example: `${PLAN}${TASK}Book :b, 2026-11-01, until a\n`,
    repair: `${PLAN}${TASK}Book :b, 2026-11-01, 1d\n`,
  },
  M238: {
    severity: 'warning',
    meaning: 'A setting of the layout was dropped.',
    message: ({ setting }) => `'${short(setting)}' was dropped.`,
    hint: () => 'The axis stands above, a week starts on Monday, and a weekend is Saturday and Sunday.',
    example: `${PLAN}weekday sunday\n${TASK}`,
    repair: `${PLAN}weekday monday\n${TASK}`,
  },
};
