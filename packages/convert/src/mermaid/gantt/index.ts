// The reader of Mermaid's gantt charts: in, the text behind its preamble; out, the draft of a gantt with what changed.
import type { Diagnostic } from '@linework/core';
import { CONVERTER_LIMITS, type ConverterReport, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { type Gantt, parseGantt } from './parse.js';
import { byTheHour, replay, type Schedule, type Trouble } from './replay.js';
import { toDraft } from './to-draft.js';

interface Meaning {
  readonly tasks: number;
  readonly schedule: Schedule;
}

export const gantt: Reader = reader<Gantt, Meaning>({
  kind: 'gantt',
  called: 'gantt chart',
  needs: 'a task, such as: Plan :a, 2026-11-02, 5d',
  titled: 'gantt "Launch"',
  titles: {},
  parse: parseGantt,
  notes: ({ lines }, lenient, report) => unreadableNotes(lines, lenient, report),
  meaning: (parsed) => ({
    tasks: parsed.lines.filter(({ kind }) => kind === 'task').length,
    schedule: replay(parsed),
  }),
  refusals: ({ tasks, schedule }, report) =>
    tasks === 0 || tasks > CONVERTER_LIMITS.nodes ? [] : refusalsOf(schedule, report),
  sizes: ({ tasks }) => [{ what: 'tasks', count: tasks, most: CONVERTER_LIMITS.nodes }],
  said: ({ said }) => said,
  draft: ({ parsed, meaning, texts, input, report }) => toDraft(parsed, meaning.schedule, texts, input, report),
});

function refusalsOf(schedule: Schedule, report: ConverterReport): readonly Diagnostic[] {
  const { format, settings, troubles } = schedule;
  const line = settings.findLast(({ name }) => name === 'dateformat');
  if (line !== undefined && format.clock !== undefined) {
    return [report('M130', line.span, { what: `The date format holds a time, '${format.clock}'` })];
  }
  if (line !== undefined && format.unread !== undefined) return [report('M132', line.span, { token: format.unread })];
  if (troubles.length > 0) return troubles.map((each) => refusalOf(each, report));
  const hourly = byTheHour(schedule);
  return hourly === undefined
    ? []
    : [report('M130', hourly.line.span, { what: `'${hourly.line.name}' is scheduled in parts of a day` })];
}

function refusalOf({ why, line, on }: Trouble, report: ConverterReport): Diagnostic {
  switch (why) {
    case 'absent':
    case 'circle':
      return report('M131', line.span, { task: line.name, on, circle: why === 'circle' });
    case 'date':
      return report('M110', line.span, {
        reason: `'${on}' is no date`,
        instead: 'Write it as the date format says, or: after a.',
      });
    case 'first':
      return report('M110', line.span, {
        reason: 'it starts where the task above ends, and there is none',
        instead: 'Write its first day in front: Plan :a, 2026-11-02, 5d.',
      });
    case 'endless':
      return report('M110', line.span, {
        reason: `it would end after the year 9999, with '${on}'`,
        instead: 'Write a shorter length, or fewer days off.',
      });
  }
}
