// Sections without braces, as in Mermaid and Markdown; actors named in Mermaid's steps are declared before the first.
// In, a line; out, the lines to write.
import { answered, report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { repairWordedSection } from '../../habits/section-lines.js';
import { actorLine, actorsAhead } from './mermaid-steps.js';

const OTHER = /^(?:stage|phase)[ \t]*:?[ \t]+/i;

export function repairStage(line: HabitLine, text: string): RepairedLine | undefined {
  const section = repairWordedSection(line, text.replace(OTHER, 'section '), text);
  const actors = section === undefined ? [] : actorsAhead(line);
  if (section === undefined || actors.length === 0) return section;
  const ends = section.statements.filter((each) => each === '}');
  const opens = section.statements.filter((each) => each !== '}');
  const statements = [...ends, ...actors.map(actorLine), ...opens];
  const actual = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  const instead = `${statements.join('\n')}\nand, on a separate line where the section ends, }`;
  return answered(line, { statements, declares: actors, safe: true }, (span, fix) =>
    report('E116', span, { found: actual, instead }, fix),
  );
}
