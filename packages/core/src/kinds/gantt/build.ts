// The meaning of a plan: in, checked statements; out, the model with the time of every row, and problems the table
// cannot find.
import { dayOf, toMinute } from '../../calendar/index.js';
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, type DeclarationEntry, numberOf, textsOf } from '../../grammar/entry.js';
import { described, lookOf, titled } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { checkDays } from './checks.js';
import { report } from './codes.js';
import { slackOf } from './critical.js';
import { type Draft, periodIn, writtenPlan } from './drafts.js';
import { axisTrouble, isNear, spanOf } from './extent.js';
import {
  AXIS_UNITS,
  type DayRange,
  type DaysOff,
  type GanttModel,
  type Period,
  type Row,
  type Section,
} from './model.js';
import { type Scheduled, schedule } from './schedule.js';
import { lastText, startText } from './words.js';
import { mergedRanges, type WorkingDays, workingDays } from './working-days.js';

interface Building {
  readonly context: BuildContext;
  readonly add: (diagnostic: Diagnostic) => void;
  readonly work: WorkingDays;
  /** By id, if critical=on requests it. */
  readonly slack: ReadonlyMap<string, number> | undefined;
  /** Also if it is too far away for a line. */
  readonly today: Period | undefined;
}

export function buildGantt(checked: Checked, context: BuildContext): Outcome<GanttModel> {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const { header } = context;
  const daysOff = daysOffOf(checked, context);
  const work = workingDays(daysOff);
  const { sections, drafts } = writtenPlan(checked.entries);
  const plan = schedule(drafts, work);
  const findsCritical = header.text('critical') === 'on';
  const slack = findsCritical ? slackOf(drafts, plan.days, work) : undefined;
  const today = periodIn(checked.header.options.get('today'));
  const building: Building = { context, add, work, slack, today };
  diagnostics.push(...checkDays({ source: checked.source, drafts, schedule: plan, work, weekends: daysOff.weekends }));
  const rows = drafts.flatMap((draft) => {
    const days = plan.days.get(draft.id);
    return days === undefined ? [] : [rowOf(draft, days, building)];
  });
  const unit = header.text('unit');
  const value: GanttModel = {
    ...titled(checked),
    unit: AXIS_UNITS.find((each) => each === unit),
    daysOff,
    today: today !== undefined && isNear(today, rows) ? today : undefined,
    findsCritical,
    sections: sections.map((each) => sectionOf(each, context, add)),
    rows,
  };
  if (context.whole) checkWhole(checked, value, today, add);
  return { value, diagnostics };
}

/** Problems of the plan as a whole. */
function checkWhole(
  checked: Checked,
  model: GanttModel,
  today: Period | undefined,
  add: (diagnostic: Diagnostic) => void,
): void {
  const { header, entries, ids } = checked;
  if (ids.size === 0 && entries.length > 0) add(report('E705', header.span, {}));
  if (today !== undefined && model.today === undefined && model.rows.length > 0) {
    const span = spanOf(model.rows);
    const days = { today: startText(today.from), first: startText(span.from), last: lastText(span.to) };
    add(report('W702', header.options.get('today')?.span ?? header.span, days));
  }
  const trouble = axisTrouble(model);
  if (trouble !== undefined) add(report('W704', header.options.get('unit')?.span ?? header.span, trouble));
}

function daysOffOf({ header }: Checked, { header: values }: BuildContext): DaysOff {
  const ranges = (header.options.get('holidays')?.values ?? []).flatMap((each): readonly DayRange[] => {
    if (each.type !== 'date') return [];
    const first = dayOf(each.from);
    const last = each.to === undefined ? first : dayOf(each.to);
    return first === undefined || last === undefined ? [] : [{ first, last }];
  });
  return { weekends: values.text('weekends') === 'skip', holidays: mergedRanges(ranges) };
}

function sectionOf(entry: DeclarationEntry, context: BuildContext, add: (diagnostic: Diagnostic) => void): Section {
  return { label: entry.label?.value ?? '', ...lookOf(entry, context, add), ...described(entry) };
}

function rowOf(draft: Draft, scheduled: Scheduled, { context, add, work, slack, today }: Building): Row {
  const { id, entry, after, lag, section, planned } = draft;
  const { from, to, free, clocked } = scheduled;
  const has = (flag: string): boolean => entry.flags.includes(flag);
  const late = slack?.get(id);
  if (has('crit') && late !== undefined && late > 0) add(report('W705', entry.statement.span, { id, slack: late }));
  const state = has('done') ? 'done' : has('active') ? 'active' : 'planned';
  const common = {
    id,
    label: entry.label?.value ?? id,
    ...lookOf(entry, context, add),
    ...described(entry),
    ...(section === undefined ? {} : { section }),
    after,
    critical: has('crit') || late === 0,
    ...(late === undefined ? {} : { slack: late }),
    state,
    from,
    to,
    clocked,
  } as const;
  if (draft.kind === 'milestone') return { kind: 'milestone', ...common };
  const progress = numberOf(entry, 'progress');
  return {
    kind: 'task',
    ...common,
    ...(progress === undefined ? {} : { progress }),
    lag,
    days: toMinute(free - work.before(from)),
    by: textsOf(entry, 'by'),
    ...(planned === undefined ? {} : { planned }),
    late: today !== undefined && to <= today.from && state !== 'done' && progress !== 100,
  };
}
