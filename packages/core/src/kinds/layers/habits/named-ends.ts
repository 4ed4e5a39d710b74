// Ends of lines with their keyword in front: `web -> layer data`, as an outline has them. In, a line; out, the edge by id.
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { answerEdges, rewriteEdges } from '../../habits/edges.js';

const ENDS =
  /^(?:(layer|pillar|node)[ \t]+)?(\w+(?:-\w+)*)[ \t]*(<?-->?|<?->|\.\.>)[ \t]*(?:(layer|pillar|node)[ \t]+)?(\w+(?:-\w+)*)(?=[ \t:]|$)(.*)$/i;

export function repairNamedEnds(line: HabitLine, text: string): RepairedLine | undefined {
  const [, before, from = '', arrow = '', after, to = '', rest = ''] = ENDS.exec(text) ?? [];
  if ((before ?? after) === undefined) return undefined;
  // A line that begins as a declaration of its first end hides that id.
  const known = {
    ...line.known,
    labelOf: (id: string) => line.known.labelOf(id) ?? (id === from && before !== undefined ? id : undefined),
  };
  if (known.labelOf(from) === undefined || known.labelOf(to) === undefined) return undefined;
  const edges = rewriteEdges(line, `${from} ${arrow} ${to}${rest}`, known);
  return edges && answerEdges(line, { ...edges, code: 'E110' });
}
