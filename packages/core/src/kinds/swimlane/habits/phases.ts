// Phases named in words: `section Order intake`, `phase Order intake`, `stage "Payment"`. From a line to a `phase` line.
import { written } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { idOf } from '../../../syntax/habits/known-names.js';
import { quote } from '../../../syntax/quote.js';
import { WORD } from '../../../syntax/token.js';

const PHASE = /^(phase|section|stage|milestone|period)[ \t]+([^={}[\]]+?)[ \t]*:?$/;

export function repairPhase(line: HabitLine, text: string): RepairedLine | undefined {
  const [, word, title = ''] = PHASE.exec(text) ?? [];
  const own = word === 'phase';
  // With an id, the words after it are read as ours.
  if (word === undefined || line.block !== undefined || (own && (WORD.test(title) || title.includes('"'))))
    return undefined;
  const named = /^([A-Za-z_][\w-]*)[ \t]+"(.+)"$/.exec(title);
  const label = labelOf(named?.[2] ?? title);
  if (label === '') return undefined;
  const id = named?.[1] ?? idOf(label, line.known, !WORD.test(label));
  const statement = id === label ? `phase ${id}` : `phase ${id} ${quote(label)}`;
  return written(line, 'E112', { statements: [statement], declares: [{ id, label }], safe: true });
}
