// D2's classes: `Person: {` with `shape: class` in its block. In, the opening line; out, the class line; the shape line
// is dropped.
import { answered, report } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lookAhead } from '../../../syntax/habits/look-ahead.js';
import { classLine, readClassName } from './class-name.js';

export function repairShaped(line: HabitLine, text: string): RepairedLine | undefined {
  if (!text.endsWith('{')) return undefined;
  const name = readClassName(text, 0, line.known);
  const label = name && /^[ \t]*:[ \t]*([^{}]*)\{$/.exec(text.slice(name.end))?.[1];
  if (!name || label === undefined) return undefined;
  const shape = lookAhead(
    line,
    (each) => /^shape[ \t]*:[ \t]*(?:class|sql_table)$/.test(each),
    (each) => each !== '}',
  );
  if (!shape) return undefined;
  const { id } = name.value;
  const plainLabel = labelOf(label);
  const named = { id, label: plainLabel === '' ? name.value.label : plainLabel };
  const statement = classLine(named, [], true);
  const repaired = answered(line, { statements: [statement], declares: [named], safe: true }, (span, fix) =>
    report('E116', span, { found: text.slice(0, 30), instead: statement }, fix),
  );
  return repaired && { ...repaired, dropped: { line: shape.index, safe: true } };
}
