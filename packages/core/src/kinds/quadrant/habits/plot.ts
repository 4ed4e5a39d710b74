// Axes and areas of other languages: `x-axis Low --> High`, `quadrant-1 Expand`. From a line to ours.
import { written } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { quote } from '../../../syntax/quote.js';
import { AREAS } from '../model.js';

const AXIS = /^(x|y)(?:[-_ ]?axis)?[ \t]*:?[ \t]+(\S.*)$/i;
const ARROW = /[ \t]*(?:-{1,3}>|={1,2}>|→|<-{1,3}>|\.\.|—|–)[ \t]*/;
const AREA = /^(?:quadrant|area|q)[-_ ]?([1-4])[ \t]*:?[ \t]+(\S.*)$/i;
const NAMED_AREA =
  /^(?:quadrant|area|zone)?[ \t]*(top|bottom|upper|lower)[-_ ]?(left|right)[ \t]*[:=]?[ \t]+(?!")(\S.*)$/i;

export function repairAxis(line: HabitLine, text: string): RepairedLine | undefined {
  const [, axis, words] = AXIS.exec(text) ?? [];
  if (axis === undefined || words === undefined || /[ \t](?:title|min|max)=/.test(words)) return undefined;
  const quoted = /^"([^"]*)"[ \t]*[,;]?[ \t]*"([^"]*)"$/.exec(words);
  const ends = quoted ? [quoted[1] ?? '', quoted[2] ?? ''] : words.replace(/;$/, '').split(ARROW).map(labelOf);
  const shown = ends.filter((each) => each !== '');
  if (shown.length === 0 || ends.length > 2) return undefined;
  const statement = [axis.toLowerCase(), ...shown.map(quote)].join(' ');
  return written(line, 'E125', { statements: [statement], safe: true });
}

export function repairArea(line: HabitLine, text: string): RepairedLine | undefined {
  const [, number, label] = AREA.exec(text) ?? [];
  if (number !== undefined && label !== undefined)
    return written(line, 'E125', {
      statements: [`area ${AREAS[Number(number) - 1] ?? AREAS[0]} ${quote(labelOf(label))}`],
      safe: true,
    });
  const [, row = '', side = '', name] = NAMED_AREA.exec(text) ?? [];
  if (name === undefined) return undefined;
  const place = `${/^(?:top|upper)$/i.test(row) ? 'top' : 'bottom'}-${side.toLowerCase()}`;
  return written(line, 'E125', { statements: [`area ${place} ${quote(labelOf(name))}`], safe: true });
}
