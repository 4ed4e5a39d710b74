// The meaning of a plan: in, checked statements; out, the model with the days of every row, and problems the table
// cannot find.
import { type Day, dateOf, dayOf } from '../../calendar/index.js';
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, type DeclarationEntry, numberOf, type OptionValue } from '../../grammar/entry.js';
import { described, lookOf, titled } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { checkDays } from './checks.js';
import { report } from './codes.js';
import { slackOf } from './critical.js';
import { type Draft, writtenPlan } from './drafts.js';
import { axisTrouble, isNear, spanOf } from './extent.js';
import { AXIS_UNITS, type DayRange, type DaysOff, type GanttModel, type Row, type Section } from './model.js';
import { type Scheduled, schedule } from './schedule.js';
import { mergedRanges, type WorkingDays, workingDays } from './working-days.js';

interface Building {
  readonly context: BuildContext;
  readonly add: (diagnostic: Diagnostic) => void;
  readonly work: WorkingDays;
  /** By id, if critical=on requests it. */
  readonly slack: ReadonlyMap<string, number> | undefined;
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
  const made = schedule(drafts, work);
  const findsCritical = header.text('critical') === 'on';
  const slack = findsCritical ? slackOf(drafts, made.days, work) : undefined;
  const building: Building = { context, add, work, slack };
  diagnostics.push(...checkDays({ source: checked.source, drafts, schedule: made, work, weekends: daysOff.weekends }));
  const rows = drafts.flatMap((draft) => {
    const days = made.days.get(draft.id);
    return days === undefined ? [] : [rowOf(draft, days, building)];
  });
  const unit = header.text('unit');
  const today = dayIn(checked.header.options.get('today'));
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
  today: Day | undefined,
  add: (diagnostic: Diagnostic) => void,
): void {
  const { header, entries, ids } = checked;
  if (ids.size === 0 && entries.length > 0) add(report('E705', header.span, {}));
  if (today !== undefined && model.today === undefined && model.rows.length > 0) {
    const { first, last } = spanOf(model.rows);
    const said = { today: dateOf(today), first: dateOf(first), last: dateOf(last) };
    add(report('W702', header.options.get('today')?.span ?? header.span, said));
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

function dayIn(option: OptionValue | undefined): Day | undefined {
  const value = option?.values[0];
  return value?.type === 'date' ? dayOf(value.from) : undefined;
}

function sectionOf(entry: DeclarationEntry, context: BuildContext, add: (diagnostic: Diagnostic) => void): Section {
  return { label: entry.label?.value ?? '', ...lookOf(entry, context, add), ...described(entry) };
}

function rowOf(draft: Draft, { first, last, free }: Scheduled, { context, add, work, slack }: Building): Row {
  const { id, entry, after, lag, section } = draft;
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
  } as const;
  if (draft.kind === 'milestone') return { kind: 'milestone', ...common, day: first };
  const progress = numberOf(entry, 'progress');
  return {
    kind: 'task',
    ...common,
    first,
    last,
    ...(progress === undefined ? {} : { progress }),
    lag,
    days: free - work.before(first),
  };
}
