// Single-line tasks in other languages: in, a line; out, the task to write.
import { removal, report, written } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { linesAbove } from './lines-above.js';
import { idAbove, mermaidTask } from './mermaid.js';
import { plantTask } from './plantuml.js';
import { listedTask } from './task-lists.js';

export function repairTask(line: HabitLine, text: string): RepairedLine | undefined {
  if (/^(?:task|milestone|section)\b/.test(text) && !/^task[ \t]+[^\s"=:]+,/.test(text)) return undefined;
  const above = idAbove(linesAbove(line), line.known);
  const task = mermaidTask(text, above, line.known) ?? plantTask(text, line.known) ?? listedTask(text, line.known);
  return task && written(line, 'E125', { statements: [task.statement], declares: [task.declares], safe: true });
}

/** `spec -> ui`, `[Spec] -> [Screens]`: here the waiting task names what it waits for. */
export function repairArrow(line: HabitLine, text: string): RepairedLine | undefined {
  const [, from, to] = /^\[?([\w -]{1,60}?)\]?[ \t]*-{1,2}>[ \t]*\[?([\w -]{1,60}?)\]?;?$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const advice = `Write on the line of ${to}: after=${line.known.idOf(from) ?? from}`;
  return {
    diagnostic: report('E117', line.span, { found: '->', advice }, removal(line.source, line.span, false)),
    statements: [],
    declares: [],
  };
}

/** `[Spec] lasts 10 days`, without a start. */
export function repairHalf(line: HabitLine, text: string): RepairedLine | undefined {
  const label = /^(?:then[ \t]+)?\[([^\][]{1,120})\][ \t]+(?:lasts|requires|starts|ends|happens|is|displays)\b/.exec(
    text,
  )?.[1];
  if (label === undefined) return undefined;
  const advice = 'Write its start and length on one line: task spec "Specification" start=2026-11-02 length=10d';
  return { diagnostic: report('E117', line.span, { found: `[${label}]`, advice }), statements: [], declares: [] };
}
