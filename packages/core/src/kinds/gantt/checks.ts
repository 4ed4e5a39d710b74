// Problems with the days and times of a plan: in, its lines and when they are scheduled; out, diagnostics with repairs.
import { clockTime, type Day, dateOf, isWeekend, type Moment } from '../../calendar/index.js';
import type { Diagnostic, Fix } from '../../diagnostics/report.js';
import { type DeclarationEntry, numberOf, type OptionValue, valueText } from '../../grammar/entry.js';
import type { Source, Span } from '../../text/source.js';
import { report } from './codes.js';
import type { Draft } from './drafts.js';
import type { Schedule, Scheduled, Trouble } from './schedule.js';
import { lastText, startText } from './words.js';
import type { WorkingDays } from './working-days.js';

export interface Planned {
  readonly source: Source;
  readonly drafts: readonly Draft[];
  readonly schedule: Schedule;
  readonly work: WorkingDays;
  readonly weekends: boolean;
}

export function checkDays({ source, drafts, schedule, work, weekends }: Planned): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = schedule.circles.map((circle) => circleReport(circle));
  for (const draft of drafts) {
    diagnostics.push(...checkLine(draft));
    const trouble = schedule.troubles.get(draft.id);
    const days = schedule.days.get(draft.id);
    if (trouble?.because === 'endless') diagnostics.push(report('E702', draft.entry.statement.span, { id: draft.id }));
    if (trouble?.because === 'reversed') diagnostics.push(reversedReport(draft, trouble, source));
    if (days !== undefined && draft.kind === 'task') diagnostics.push(...checkPlaced(draft, days, work, weekends));
  }
  return diagnostics;
}

function circleReport(circle: readonly Draft[]): Diagnostic {
  const [first] = circle;
  const at = first?.entry.options.get('after')?.span ?? first?.entry.statement.span ?? { start: 0, end: 0 };
  return report('E700', at, { ids: circle.map(({ id }) => id) });
}

/** Contradictions within a line, whatever its computed days. */
function checkLine({ id, entry, kind, length }: Draft): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const lag = entry.options.get('lag');
  const waits = entry.statement.rest.some((each) => each.type === 'option' && each.name === 'after');
  if (lag !== undefined && !waits) diagnostics.push(report('E703', lag.span, { id }, cut(entry, lag.span)));
  const length0 = entry.options.get('length');
  if (kind === 'task' && length?.count === 0 && length0 !== undefined)
    diagnostics.push(report('E704', length0.span, { id }, edit(entry, length0.span, 'length=1d')));
  const progress = numberOf(entry, 'progress');
  const at = entry.options.get('progress')?.span ?? entry.statement.span;
  const has = (flag: string): boolean => entry.flags.includes(flag);
  if (has('done') && progress !== undefined && progress < 100)
    diagnostics.push(report('W703', at, { id, said: 'done', other: `progress=${progress}` }));
  if (has('done') && has('active'))
    diagnostics.push(report('W703', entry.statement.span, { id, said: 'done', other: 'active' }));
  return diagnostics;
}

function reversedReport(
  { id, entry, start, after }: Draft,
  trouble: Extract<Trouble, { because: 'reversed' }>,
  { text }: Source,
): Diagnostic {
  const at = entry.options.get('end')?.span ?? entry.statement.span;
  const [from, to] = [entry.options.get('start'), entry.options.get('end')];
  // Both ends are written, they differ and nothing comes before them: they may be swapped.
  const swapped = after.length === 0 && from !== undefined && to !== undefined && writtenIn(from) !== writtenIn(to);
  const instead = dateOf(Math.floor(trouble.from));
  const facts = {
    id,
    first: startText(trouble.from),
    last: lastText(trouble.to),
    ...(trouble.from === trouble.to ? { at: clockTime(trouble.to) } : {}),
    after: start !== undefined && trouble.from === start ? [] : after,
    instead,
  };
  return report('E701', at, facts, swapped ? swap(entry, from, to, text) : edit(entry, at, `end=${instead}`));
}

function writtenIn({ values: [value] }: OptionValue): string {
  return value === undefined ? '' : valueText(value);
}

/** Replaces the value of the option; on a repaired line it has no location of its own. */
function edit({ statement }: DeclarationEntry, span: Span, text: string): Fix | undefined {
  return statement.repaired ? undefined : { span, text, safe: false };
}

function cut({ statement }: DeclarationEntry, { start, end }: Span): Fix | undefined {
  return statement.repaired ? undefined : { span: { start: start - 1, end }, text: '', safe: false };
}

function swap({ statement }: DeclarationEntry, one: OptionValue, other: OptionValue, text: string): Fix | undefined {
  const [a, b] = one.span.start < other.span.start ? [one, other] : [other, one];
  const [first, second] = [a.values[0]?.span, b.values[0]?.span];
  if (statement.repaired || first === undefined || second === undefined) return undefined;
  const between = text.slice(first.end, second.start);
  const swapped = text.slice(second.start, second.end) + between + text.slice(first.start, first.end);
  return { span: { start: first.start, end: second.end }, text: swapped, safe: false };
}

function checkPlaced(
  { id, entry, start, end, after }: Draft,
  { earliest, from, to, begins }: Scheduled,
  work: WorkingDays,
  weekends: boolean,
): readonly Diagnostic[] {
  const why = (at: Moment): 'weekend' | 'holiday' => (weekends && isWeekend(Math.floor(at)) ? 'weekend' : 'holiday');
  const startSpan = entry.options.get('start')?.span ?? entry.statement.span;
  const endSpan = entry.options.get('end')?.span ?? entry.statement.span;
  if (start !== undefined && earliest !== undefined && start < earliest) {
    const facts = { id, written: startText(start), first: startText(earliest), after };
    return [report('W700', startSpan, facts, edit(entry, startSpan, `start=${facts.first}`))];
  }
  if (start !== undefined && begins !== undefined && begins >= to && from === start)
    return [report('W701', startSpan, { id, what: 'lies', day: startText(start), why: why(start) })];
  const diagnostics: Diagnostic[] = [];
  if (start !== undefined && begins !== undefined && begins !== start) {
    const instead = startText(begins);
    const facts = { id, what: 'starts', day: startText(start), instead, why: why(start) } as const;
    diagnostics.push(report('W701', startSpan, facts, edit(entry, startSpan, `start=${instead}`)));
  }
  const last: Day = end === undefined ? 0 : Math.ceil(end) - 1;
  if (end !== undefined && work.isOff(last)) {
    const before = work.endAt(work.before(end));
    const instead = before === undefined || before <= from ? {} : { instead: lastText(before) };
    const facts = { id, what: 'ends', day: lastText(end), ...instead, why: why(last) } as const;
    diagnostics.push(
      report('W701', endSpan, facts, 'instead' in instead ? edit(entry, endSpan, `end=${instead.instead}`) : undefined),
    );
  }
  return diagnostics;
}
