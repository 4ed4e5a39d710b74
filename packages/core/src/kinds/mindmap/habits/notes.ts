// Notes of other languages, and topics that begin with the word `note`. From a line to the note to write.
import { written } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { quote } from '../../../syntax/quote.js';

/** `note right of Search : text`, `note for Search: text`, `note Search: text`, `note "Search" text`; the topic is optional. */
const ABOUT =
  /^note(?:[ \t]+(?:right|left|top|bottom|over)(?:[ \t]+of(?=[ \t:])|(?=[ \t]*:))|[ \t]+(for|on|at|of|about|over)(?=[ \t:]))?(?:[ \t]+("[^"]{1,200}"|[^":]{1,200}?))?[ \t]*:[ \t]*(\S.{0,2000})$/i;

export function repairNoteAbout(line: HabitLine, text: string): RepairedLine | undefined {
  const [, of, topic, words] = ABOUT.exec(text) ?? [];
  const label = words === undefined ? '' : labelOf(words);
  if (label === '') return undefined;
  const about = topic === undefined ? [] : [quote(topic.replace(/^"|"$/g, '').trim())];
  // The word may belong to the topic: `note on call: …`.
  const safe = of === undefined || topic?.startsWith('"') === true;
  return written(line, 'E123', { statements: [['note', ...about, ':', quote(label)].join(' ')], safe });
}
