// Ends of lines with their keyword in front: `web -> layer data`, as an outline has them. In, a line; out, the edge by id.
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { answerEdges, rewriteEdges } from '../../habits/edges.js';

const ENDS =
  /^(?:(layer|pillar|node)[ \t]+)?(\w+(?:-\w+)*)[ \t]*(<?-->?|<?->|\.\.>)[ \t]*(?:(layer|pillar|node)[ \t]+)?(\w+(?:-\w+)*)(?=[ \t:]|$)(.*)$/i;

export function repairNamedEnds(line: HabitLine, text: string): RepairedLine | undefined {
  const [, before, from = '', arrow = '', after, to = '', rest = ''] = ENDS.exec(text) ?? [];
  const isDeclared = line.known.labelOf(from) !== undefined && line.known.labelOf(to) !== undefined;
  if ((before ?? after) === undefined || !isDeclared) return undefined;
  const found = rewriteEdges(line, `${from} ${arrow} ${to}${rest}`, line.known);
  return found && answerEdges(line, { ...found, code: 'E110' });
}
