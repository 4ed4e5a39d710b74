// Sections without braces, which end where the next one begins: `section Delivery`, `## Delivery`. In, a line; out, the
// section with its brace, after the brace that closes the previous section; the parser requests the last one.
import { answered, report } from '../../syntax/habits/answer.js';
import { labelOf } from '../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../syntax/habits/habit-line.js';
import { quote } from '../../syntax/quote.js';

const SECTION = /^(?:section[ \t]*:?[ \t]+|#{2,4}[ \t]+|==+[ \t]*)(\S.*?)(?:[ \t]*==+)?[;:]?$/i;

/** `written`: the original line, if `text` uses another word. */
export function repairWordedSection(line: HabitLine, text: string, written: string = text): RepairedLine | undefined {
  const [, words = ''] = SECTION.exec(text.replace(/[ \t]*\{$/, '')) ?? [];
  const label = labelOf(words);
  if (label === '' || /"[ \t]+\S/.test(words)) return undefined;
  const opened = `section ${quote(label)} {`;
  const isOpen = line.block?.keyword === 'section' && !line.block.own && !text.endsWith('{');
  const statements = isOpen ? ['}', opened] : [opened];
  const actual = written.length > 30 ? `${written.slice(0, 27)}...` : written;
  const ends = text.endsWith('{') ? '' : '\nand, on a separate line where the section ends, }';
  const instead = `${statements.join('\n')}${ends}`;
  return answered(line, { statements, safe: true }, (span, fix) =>
    report('E116', span, { found: actual, instead }, fix),
  );
}
