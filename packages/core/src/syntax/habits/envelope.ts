// Text that surrounds a source elsewhere and is not part of it: Markdown fences, `@startuml`, XML-like tags.
import { answered, report } from './answer.js';
import type { HabitLine, RepairedLine } from './habit-line.js';
import { lookAhead } from './look-ahead.js';

/** A line around a source. Also used to find the header below one. */
export function isEnvelope(text: string): boolean {
  const line = text.slice(0, 200).trim();
  return /^(?:`{3,}|~{3,})[\w{}=" -]*$/.test(line) || /^@(?:start|end)[a-z]*\b/i.test(line);
}

export function repairEnvelope(line: HabitLine, text: string): RepairedLine | undefined {
  const matter = text === '---' ? frontMatter(line) : undefined;
  if (matter) return matter;
  const second = line.header !== undefined && line.shape.foreignHeaders?.includes(text.replace(/;$/, '')) === true;
  if (!second && !isEnvelope(text)) return undefined;
  const actual = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  const args = {
    found: actual,
    advice: second
      ? 'Remove this line: the header above sets what is drawn.'
      : 'Remove this line: a source contains only the diagram, from its header to its last statement.',
  };
  return answered(line, { statements: [], safe: true }, (span, fix) => report('E117', span, args, fix));
}

/** Settings between two lines of dashes, above the header; removing them is safe unless they contain a title. */
function frontMatter(line: HabitLine): RepairedLine | undefined {
  if (line.header !== undefined) return undefined;
  const last = lookAhead(line, (each) => each === '---');
  if (last === undefined) return undefined;
  const span = { start: line.span.start, end: last.span.end };
  const titled = /^[ \t]*title[ \t]*:/m.test(line.source.text.slice(span.start, span.end));
  const advice = 'Remove the lines from here to the next ---: set title, theme and direction in the header.';
  return answered(line, { statements: [], safe: !titled, span, lastLine: last.index }, (at, fix) =>
    report('E117', at, { found: '---', advice }, fix),
  );
}
