// The statement table of gantt.
import { HEADER_OPTIONS, ITEM_OPTIONS, ON_OFF } from '../../grammar/shared.js';
import type { FlagSpec, Grammar, OptionSpec, ValueType } from '../../grammar/table.js';
import { sectionStatement } from '../section-statement.js';
import { AXIS_UNITS } from './model.js';

const DAY: ValueType = { type: 'date', range: false, clock: true };
const EARLIER: ValueType = { type: 'reference', to: ['task', 'milestone'] };

const AFTER_MEANING = 'comma-separated ids of tasks and milestones it waits for, anywhere in the plan';

const FLAGS: readonly FlagSpec[] = [
  { name: 'done', meaning: 'finished: ticked', foreign: ['completed', 'complete', 'finished', 'closed'] },
  { name: 'active', meaning: 'in progress', foreign: ['in progress', 'started', 'doing', 'current'] },
  { name: 'crit', meaning: 'marked as critical', foreign: ['critical'] },
];

const TASK_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'start',
    value: DAY,
    or: 'after',
    meaning: 'its first day, or a time: 2026-11-02T09:30; with after=, the earliest possible',
    foreign: ['from', 'begin', 'startDate', 'starts'],
  },
  {
    name: 'after',
    value: EARLIER,
    list: true,
    or: 'start',
    meaning: `${AFTER_MEANING}; it starts next, on a working day`,
    foreign: ['depends', 'dependsOn', 'predecessors', 'predecessor', 'needs', 'requires', 'waits'],
  },
  {
    name: 'lag',
    value: { type: 'days' },
    default: '0d',
    meaning: 'working time to wait after what after= names',
    foreign: ['delay', 'wait', 'gap'],
  },
  {
    name: 'length',
    value: { type: 'days' },
    or: 'end',
    not: 'end',
    meaning: 'in working time (30min, 8h, 10d) or on the calendar (6w, 3m: months)',
    foreign: ['duration', 'days', 'dur', 'lasts', 'effort', 'estimate'],
  },
  {
    name: 'end',
    value: DAY,
    or: 'length',
    not: 'length',
    meaning: 'its last day, or the time of its end',
    foreign: ['until', 'to', 'finish', 'due', 'deadline', 'endDate', 'ends'],
  },
  {
    name: 'progress',
    value: { type: 'integer', min: 0, max: 100 },
    meaning: 'percent done, drawn as a strip along the bar',
    foreign: ['complete', 'completion', 'percent', 'done'],
  },
  {
    name: 'by',
    value: { type: 'text' },
    list: true,
    meaning: 'who does it',
    foreign: ['owner', 'owners', 'assignee', 'assigned', 'who', 'resource', 'resources', 'responsible', 'team'],
  },
  {
    name: 'planned',
    value: { type: 'date', range: true, clock: true },
    meaning: 'first and last day of the original plan',
    foreign: ['baseline', 'plan', 'original', 'was'],
  },
];

export const ganttGrammar: Grammar = {
  kind: 'gantt',
  meaning: 'a plan: tasks over time, dependencies, milestones',
  foreignHeaders: ['@startgantt', 'ganttChart', 'gantt-chart', 'Gantt'],
  header: [
    ...HEADER_OPTIONS,
    {
      name: 'unit',
      value: {
        type: 'choice',
        values: AXIS_UNITS,
        foreign: {
          hours: 'hour',
          hourly: 'hour',
          days: 'day',
          daily: 'day',
          weeks: 'week',
          weekly: 'week',
          months: 'month',
          monthly: 'month',
          quarters: 'quarter',
          quarterly: 'quarter',
        },
      },
      meaning: "unit of the axis; unset: chosen from the plan's length",
      foreign: ['scale', 'tickInterval', 'axis', 'zoom', 'printscale', 'projectscale'],
    },
    {
      name: 'weekends',
      value: {
        type: 'choice',
        values: ['work', 'skip'],
        foreign: {
          off: 'skip',
          exclude: 'skip',
          excluded: 'skip',
          closed: 'skip',
          no: 'skip',
          on: 'work',
          yes: 'work',
        },
      },
      default: 'work',
      meaning: 'skip: no work on Saturday and Sunday',
      foreign: ['excludes', 'weekend'],
    },
    {
      name: 'holidays',
      value: { type: 'date', range: true },
      list: true,
      meaning: 'comma-separated days off, dates and ranges: 2026-12-24..2026-12-31,2027-01-06',
      foreign: ['holiday', 'closed', 'exclude', 'daysOff'],
    },
    {
      name: 'today',
      value: DAY,
      meaning: 'draws a line at this date; marks unfinished tasks that ended earlier as late',
      foreign: ['now', 'todayMarker', 'date'],
    },
    {
      name: 'critical',
      value: ON_OFF,
      default: 'off',
      meaning: 'on: marks each task whose delay delays the end',
      foreign: ['criticalPath', 'crit'],
    },
  ],
  statements: [
    sectionStatement({
      label: 'optional',
      meaning: 'tasks under one title, which inherit its tone',
      example: 'section "Design" {\n  task spec "Specification" start=2026-11-02 length=10d\n}',
      foreign: ['phase', 'group', 'project'],
    }),
    {
      shape: 'declaration',
      keyword: 'task',
      most: { count: 500, what: 'tasks' },
      within: ['diagram', 'section'],
      id: 'required',
      label: 'optional',
      flags: FLAGS,
      options: [...TASK_OPTIONS, ...ITEM_OPTIONS],
      meaning: 'a bar from its first to its last day',
      example: 'task ui "Screens" active after=spec lag=2d length=14d progress=40',
      foreign: ['activity', 'story', 'bar', 'item', 'job'],
    },
    {
      shape: 'declaration',
      keyword: 'milestone',
      most: { count: 200, what: 'milestones' },
      within: ['diagram', 'section'],
      id: 'required',
      label: 'optional',
      flags: FLAGS,
      options: [
        {
          name: 'at',
          value: DAY,
          or: 'after',
          not: 'after',
          meaning: 'its day or time; what follows it can start then',
          foreign: ['on', 'date', 'day', 'start', 'end', 'due', 'happens'],
        },
        {
          name: 'after',
          value: EARLIER,
          list: true,
          or: 'at',
          not: 'at',
          meaning: `${AFTER_MEANING}; it is on their last day`,
          foreign: ['depends', 'dependsOn', 'predecessors', 'needs', 'requires'],
        },
        ...ITEM_OPTIONS,
      ],
      meaning: 'a point in time',
      example: 'milestone go "Go" at=2027-01-18',
      foreign: ['gate', 'deadline', 'vert', 'release'],
    },
  ],
  node: 'task',
  frame: 'section',
  icons: ['flag', 'rocket', 'users', 'code', 'bug', 'check', 'lock'],
  example: [
    'gantt "Launch" unit=week weekends=skip holidays=2026-12-25,2027-01-01 today=2026-12-01',
    'section "Design" {',
    '  task spec "Specification" done start=2026-11-02 length=10d',
    '  task ui "Screens" active crit after=spec length=14d progress=40',
    '  task trial "Trial" after=spec,ui end=2027-01-15',
    '  milestone go "Go" at=2027-01-18',
    '}',
  ].join('\n'),
};
