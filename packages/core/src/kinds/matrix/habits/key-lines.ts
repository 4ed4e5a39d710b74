// Key lines as people write them: `R = Responsible`, `legend R: Responsible`. In, a line; out, our value line.
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { quote } from '../../../syntax/quote.js';
import { cellMeant, withoutEmphasis } from './foreign-cells.js';
import { rewritten } from './tables.js';

const NAMED =
  /^(?:value|key|legend|scale|level|code|where|role)[ \t]+"?([^\s":=,]{1,12})"?[ \t]*(?:[:=]|[-–—](?=[ \t]))?[ \t]*(\S.*)$/i;
const BARE = /^(?:[-*][ \t]+)?"?([A-Za-z0-9/+~✓✗●○]{1,3})"?[ \t]*(?:[:=–—]|-(?=[ \t])|->)[ \t]*([^\s,[\]][^,[\]]*)$/u;

export function repairKeyLine(line: HabitLine, text: string): RepairedLine | undefined {
  const [, word, meaning] = NAMED.exec(text) ?? BARE.exec(text) ?? [];
  if (word === undefined || meaning === undefined) return undefined;
  const label = withoutEmphasis(meaning.replace(/[;,]$/, ''));
  const cell = cellMeant(word);
  if (label === '' || cell === '-') return undefined;
  return rewritten(line, text, `value ${cell} ${quote(label)}`);
}
