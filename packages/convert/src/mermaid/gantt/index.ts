// The reader of Mermaid's gantt charts: in, the text after its preamble; out, the draft of a gantt chart and what changed.
import type { Diagnostic } from '@linework/core';
import { CONVERTER_LIMITS, type ConverterReport, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { type Gantt, parseGantt } from './parse.js';
import { bySeconds, replay, type Schedule, type Trouble } from './replay.js';
import { toDraft } from './to-draft.js';

interface Meaning {
  /** Without the skipped ones. */
  readonly gantt: Gantt;
  readonly tasks: number;
  readonly schedule: Schedule;
  /** Tasks with unreadable days, skipped because the text is read leniently. */
  readonly skipped: readonly Trouble[];
}

export const gantt: Reader = reader<Gantt, Meaning>({
  kind: 'gantt',
  called: 'gantt chart',
  needs: 'a task, such as: Plan :a, 2026-11-02, 5d',
  titled: 'gantt "Launch"',
  titles: {},
  parse: parseGantt,
  notes: ({ lines }, lenient, report) => unreadableNotes(lines, lenient, report),
  meaning: (parsed, { lenient }) => meaningOf(parsed, lenient),
  refusals: ({ tasks, schedule }, report) =>
    tasks === 0 || tasks > CONVERTER_LIMITS.nodes ? [] : refusalsOf(schedule, report),
  sizes: ({ tasks }) => [{ what: 'tasks', count: tasks, most: CONVERTER_LIMITS.nodes }],
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ meaning, texts, input, report }) => {
    const draft = toDraft(meaning.gantt, meaning.schedule, texts, input, report);
    const skipped = meaning.skipped.map((each) => report('M218', each.line.span, unreadOf(each)));
    return { ...draft, diagnostics: [...skipped, ...draft.diagnostics] };
  },
});

function meaningOf(parsed: Gantt, lenient: boolean): Meaning {
  const skipped: Trouble[] = [];
  for (let gantt = parsed; ; ) {
    const tasks = gantt.lines.filter(({ kind }) => kind === 'task').length;
    const schedule = replay(gantt);
    const unread = new Map(schedule.troubles.filter(isUnread).map((each) => [each.line, each]));
    const { zone, unread: token } = schedule.format;
    const hasReason = !lenient || tasks > CONVERTER_LIMITS.nodes || zone !== undefined || token !== undefined;
    if (hasReason || unread.size === 0) return { gantt, tasks, schedule, skipped };
    for (const each of unread.values()) skipped.push(each);
    gantt = { ...gantt, lines: gantt.lines.filter((each) => each.kind !== 'task' || !unread.has(each)) };
  }
}

function isUnread({ why }: Trouble): boolean {
  return why !== 'absent' && why !== 'circle';
}

function refusalsOf(schedule: Schedule, report: ConverterReport): readonly Diagnostic[] {
  const { format, settings, troubles } = schedule;
  const line = settings.findLast(({ name }) => name === 'dateformat');
  if (line !== undefined && format.zone !== undefined) {
    return [report('M130', line.span, { what: `The date format has a time zone, '${format.zone}'` })];
  }
  if (line !== undefined && format.unread !== undefined) return [report('M132', line.span, { token: format.unread })];
  if (troubles.length > 0) return troubles.map((each) => refusalOf(each, report));
  const brief = bySeconds(schedule);
  return brief === undefined
    ? []
    : [report('M130', brief.line.span, { what: `'${brief.line.name}' is scheduled in seconds` })];
}

function refusalOf(trouble: Trouble, report: ConverterReport): Diagnostic {
  const { why, line, on } = trouble;
  return isUnread(trouble)
    ? report('M110', line.span, unreadOf(trouble))
    : report('M131', line.span, { task: line.name, on, circle: why === 'circle' });
}

function unreadOf({ why, on }: Trouble): { readonly reason: string; readonly instead: string } {
  switch (why) {
    case 'first':
      return {
        reason: 'it starts when the task above ends, but there is no task above',
        instead: 'Add its start date: Plan :a, 2026-11-02, 5d.',
      };
    case 'endless':
      return {
        reason: `it would end after the year 9999, with '${on}'`,
        instead: 'Shorten the length, or reduce the days off.',
      };
    default:
      return { reason: `'${on}' is not a date`, instead: 'Write it in the date format, or: after a.' };
  }
}
