// Slices as other languages write them. From a line to the slices to write.
import { written } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { quote } from '../../../syntax/quote.js';
import { numberMeant } from '../../habits/figures/number.js';
import { pairOf } from '../../habits/figures/pairs.js';
import { pastedTable } from '../../habits/figures/pasted-table.js';

export function sliceLine(label: string, number: string, options = ''): string {
  return `slice ${quote(label)} ${number}${options === '' ? '' : ` ${options}`}`;
}

/** `Pet,Count` and the lines below it, `| Dogs | 386 |`. */
export function repairTable(line: HabitLine): RepairedLine | undefined {
  const table = pastedTable(line);
  if (table === undefined || table.rows.some((each) => each.length !== 2)) return undefined;
  const statements = table.rows.flatMap(([label = '', figure = '']) => {
    const number = numberMeant(figure);
    return number === undefined ? [] : sliceLine(label, number);
  });
  return written(line, 'E125', { statements, safe: true, span: table.span, lastLine: table.lastLine });
}

/** `Dogs: 386`, `"Dogs" : 386`, `- Dogs = 386`, `{ "label": "Dogs", "value": 386 }`. */
export function repairPair(line: HabitLine, text: string): RepairedLine | undefined {
  if (/^slice\b/.test(text)) return undefined;
  const pair = pairOf(text);
  return pair && written(line, 'E125', { statements: [sliceLine(pair.label, pair.number)], safe: true });
}

const STRING = '"(?:[^"\\\\]|\\\\.)*"';
/** `part "Dogs" 386`, `slice dogs "Dogs" 386`, `slice 386 "Dogs"`, `slice "Dogs" value=386`, `slice(Dogs, 386)`, `slice "Dogs" 386 GB`. */
const FORMS: readonly (readonly [pattern: RegExp, safe: boolean])[] = [
  [new RegExp(`^(?:part|segment|wedge|sector|share|arc|item)[ \\t]+(?<label>${STRING})[ \\t]+(?<number>\\S+)$`), true],
  [new RegExp(`^slice[ \\t]+[\\w-]+[ \\t]+(?<label>${STRING})[ \\t]+(?<number>\\S+)$`), true],
  [new RegExp(`^slice[ \\t]+(?<number>[\\d.,$€£%]+)[ \\t]+(?<label>${STRING}|[A-Za-z][\\w ]*)$`), true],
  [
    new RegExp(
      `^slice[ \\t]+(?<label>${STRING}|\\w+)[ \\t]+(?:value|share|size|percent|amount|number)=(?<number>\\S+)$`,
    ),
    true,
  ],
  [
    new RegExp(
      `^(?:slice|part|segment)[ \\t]*\\([ \\t]*(?<label>${STRING}|[^,()]+)[ \\t]*,[ \\t]*(?<number>[^,()]+)\\)$`,
    ),
    true,
  ],
  [new RegExp(`^slice[ \\t]+(?<label>${STRING})[ \\t]+(?<number>[\\d.,]+[ \\t]*%)$`), true],
  // The header names the unit.
  [new RegExp(`^slice[ \\t]+(?<label>${STRING})[ \\t]+(?<number>[\\d.,]+)[ \\t]*[A-Za-z€]{1,8}$`), false],
];

export function repairSlice(line: HabitLine, text: string): RepairedLine | undefined {
  for (const [pattern, safe] of FORMS) {
    const { label, number } = pattern.exec(text)?.groups ?? {};
    const amount = number === undefined ? undefined : numberMeant(number);
    if (label === undefined || amount === undefined) continue;
    return written(line, 'E125', { statements: [sliceLine(labelOf(label), amount)], safe });
  }
  return undefined;
}
