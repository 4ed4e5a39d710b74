// The converter's codes specific to gantt charts. docs/conversion.md, Gantt charts; examples are Mermaid texts.
import type { CodeTable } from '@linework/core';
import { short } from '../../short.js';

export interface GanttCodeArgs {
  readonly M130: { readonly what: string };
  /** `circle`: it exists, and depends on this task. */
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
  readonly M239: { readonly day: string };
}

const PLAN = '---\ntitle: Launch\n---\ngantt\ndateFormat YYYY-MM-DD\n';
const TASK = 'Plan :a, 2026-11-02, 5d\n';

export const ganttCodes: CodeTable<GanttCodeArgs> = {
  M130: {
    severity: 'error',
    meaning: 'A plan is scheduled in seconds, or its date format includes a time zone.',
    message: ({ what }) => `${what}, but the converted chart has no seconds and no time zones.`,
    hint: () =>
      'Write minutes, hours or days, as in: Plan :a, 2026-11-02, 5d. For seconds, draw a sequence or an xychart.',
    example: `${PLAN}Plan :a, 2026-11-02, 3s\n`,
    repair: `${PLAN}${TASK}`,
  },
  M131: {
    severity: 'error',
    meaning: 'A task depends on one that does not exist, or on itself in a cycle.',
    message: ({ task, on, circle }) =>
      circle
        ? `'${short(task)}' depends on itself through '${short(on)}'.`
        : `'${short(task)}' refers to '${short(on)}', which does not exist.`,
    hint: () => 'Write the id of a task, or a date.',
    example: `${PLAN}Plan :a, after b, 5d\n`,
    repair: `${PLAN}${TASK}`,
  },
  M132: {
    severity: 'error',
    meaning: 'The date format has an unsupported token, such as a month name.',
    message: ({ token }) => `The date format contains '${short(token)}', which is not supported.`,
    hint: () => 'Write dates in digits, and set: dateFormat YYYY-MM-DD',
    example: '---\ntitle: Launch\n---\ngantt\ndateFormat YYYY-MMM-DD\nPlan :a, 2026-Nov-02, 5d\n',
    repair: `${PLAN}${TASK}`,
  },
  M230: {
    severity: 'warning',
    meaning: 'The axis format was dropped.',
    message: ({ format }) => `The axis format '${short(format)}' was dropped.`,
    hint: () => 'Set unit= to hour, day, week, month or quarter in the header.',
    example: `${PLAN}axisFormat %d/%m\n${TASK}`,
    repair: `${PLAN}${TASK}`,
  },
  M231: {
    severity: 'warning',
    lost: true,
    meaning: 'Days off or working days have no equivalent; the resulting dates are written.',
    message: ({ what }) => `'${short(what)}' was dropped; the resulting dates are written.`,
    hint: () => 'Write weekends=skip, and list single days, as in holidays=2026-12-25,2027-01-01.',
    example: `${PLAN}excludes friday\n${TASK}`,
    repair: `${PLAN}excludes weekends\n${TASK}`,
  },
  M232: {
    severity: 'warning',
    meaning: 'A tick interval was dropped because it is not an hour, day, week or month.',
    message: ({ interval }) => `The tick interval '${short(interval)}' was dropped.`,
    hint: () => 'Set unit= to hour, day, week, month or quarter in the header.',
    example: `${PLAN}tickInterval 2week\n${TASK}`,
    repair: `${PLAN}tickInterval 1week\n${TASK}`,
  },
  M233: {
    severity: 'warning',
    meaning: 'The today marker was dropped.',
    message: ({ style }) => `The today marker '${short(style)}' was dropped.`,
    hint: () => 'Write today=2026-11-03 in the header for a line on that day.',
    example: `${PLAN}todayMarker stroke:#f00\n${TASK}`,
    repair: `${PLAN}todayMarker off\n${TASK}`,
  },
  M234: {
    severity: 'warning',
    meaning: 'The length of a milestone was dropped; a milestone marks one day.',
    message: ({ task }) => `The milestone '${short(task)}' marks one day; its length was dropped.`,
    hint: () => 'Use at= for another day.',
    example: `${PLAN}Go :milestone, a, 2026-11-02, 2d\n`,
    repair: `${PLAN}Go :milestone, a, 2026-11-02, 0d\n`,
  },
  M235: {
    severity: 'warning',
    meaning: 'The length of a task was changed to whole days or minutes.',
    message: ({ what, became }) => `${what} became ${became}.`,
    hint: () => 'Write length= in days, hours or minutes, or end= with the last day.',
    example: `${PLAN}Plan :a, 2026-11-02, 2w\n`,
    repair: `${PLAN}Plan :a, 2026-11-02, 14d\n`,
  },
  M236: {
    severity: 'warning',
    meaning: 'A task tag was dropped; only done, active, crit and milestone are kept.',
    message: ({ tag }) => `The tag '${short(tag)}' was dropped; the task became a milestone.`,
    hint: () => 'Use today= for a line across the plan; a milestone marks one day.',
    example: `${PLAN}Go :vert, a, 2026-11-02, 0d\n`,
    repair: `${PLAN}Go :milestone, a, 2026-11-02, 0d\n`,
  },
  M237: {
    severity: 'warning',
    meaning: 'A task that ends when another starts got a fixed end date.',
    message: ({ until, day }) => `'${short(until)}' became end=${day}.`,
    hint: () => 'Update the date when the other task moves.',
    example: `${PLAN}${TASK}Book :b, 2026-11-01, until a\n`,
    repair: `${PLAN}${TASK}Book :b, 2026-11-01, 1d\n`,
  },
  M238: {
    severity: 'warning',
    meaning: 'A layout setting was dropped.',
    message: ({ setting }) => `'${short(setting)}' was dropped.`,
    hint: () =>
      'No action needed. The axis is at the top, weeks start on Monday, and weekends are Saturday and Sunday.',
    example: `${PLAN}weekday sunday\n${TASK}`,
    repair: `${PLAN}weekday monday\n${TASK}`,
  },
  M239: {
    severity: 'warning',
    meaning: 'The times of a plan have no date; one was added.',
    message: ({ day }) => `The times have no date. The converter added ${day}.`,
    hint: () => 'Write the intended date in start=, as in start=2026-11-02T09:30.',
    example: '---\ntitle: Launch\n---\ngantt\ndateFormat HH:mm\nPlan :a, 09:30, 45m\n',
    repair: '---\ntitle: Launch\n---\ngantt\ndateFormat YYYY-MM-DD HH:mm\nPlan :a, 2026-11-02 09:30, 45m\n',
  },
};
