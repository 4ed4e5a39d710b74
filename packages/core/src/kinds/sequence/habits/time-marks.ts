// Marks between messages in PlantUML: `== Later ==`, `... a day later ...`, `||45||`, and words for a divider. From a line to
// the divider to write, or to nothing if it only requests space.

import { answered, removal, report } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { quote } from '../../../syntax/quote.js';
import { firstWord } from './block-ends.js';

const DIVIDER = 'divider';

export function repairTimeMark(line: HabitLine, text: string): RepairedLine | undefined {
  if (/^\|{2,3}(?:\d{1,4}\|\|)?$/.test(text)) {
    const advice = 'Remove this line: the space between messages depends on their texts.';
    return {
      diagnostic: report('E117', line.span, { found: text, advice }, removal(line.source, line.span, true)),
      statements: [],
      declares: [],
    };
  }
  const label = dividerLabel(line, text);
  if (label === undefined) return undefined;
  const statement = label === '' ? DIVIDER : `${DIVIDER} ${quote(label)}`;
  const actual = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  return answered(line, { statements: [statement], safe: true }, (span, fix) =>
    report('E117', span, { found: actual, advice: `Write: ${statement}` }, fix),
  );
}

function dividerLabel(line: HabitLine, text: string): string | undefined {
  if (/^(?:\.\.\.|…)/.test(text)) {
    const inside = text.replace(/^[.…]{1,9}/, '');
    const end = inside.endsWith('...') ? 3 : inside.endsWith('…') ? 1 : undefined;
    if (inside === '') return '';
    return end === undefined ? undefined : labelOf(inside.slice(0, -end));
  }
  if (text.length > 4 && text.startsWith('==') && text.endsWith('==')) {
    return labelOf(text.replace(/^={2,9}/, '').replace(/={2,9}$/, ''));
  }
  const word = firstWord(text);
  if (word === undefined || line.shape.foreign.get(word) !== DIVIDER) return undefined;
  return labelOf(text.slice(word.length).replace(/;$/, ''));
}
