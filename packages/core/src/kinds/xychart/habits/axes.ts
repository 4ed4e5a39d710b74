// Axes as other languages write them: `x-axis "Month" [jan, feb]`, `y-axis "Revenue" 0 --> 100`, `y "Revenue"`, `labels: [a,
// b]`. From a line to the axis to write.
import { written } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { quote } from '../../../syntax/quote.js';
import { numberMeant } from '../../habits/figures/number.js';

const NAMES: readonly (readonly [pattern: RegExp, axis: 'x' | 'y' | 'y2'])[] = [
  [/^(?:x[-_ ]?axis|xAxis|h[-_]?axis|horizontal[-_ ]axis|axis[ \t]+x|categories|xlabels?|labels|x)(?=[ \t:=["'])/, 'x'],
  [/^(?:y2[-_ ]?axis|y[-_ ]?axis[-_ ]?2|v2[-_]?axis|axis[ \t]+y2|secondary[-_ ]axis|y2)(?=[ \t:=["'])/, 'y2'],
  [/^(?:y[-_ ]?axis|yAxis|v[-_]?axis|vertical[-_ ]axis|axis[ \t]+y|ylabels?|y)(?=[ \t:=["'])/, 'y'],
];
const RANGE = /^(.*?)[ \t]*(-?[\d.,]+)[ \t]*(?:-+>|\.{2,3}|to)[ \t]*(-?[\d.,]+)$/;
const LISTED = /^(.*?)[ \t]*\[([^[\]]*)\]$/;

export function repairAxis(line: HabitLine, text: string): RepairedLine | undefined {
  for (const [pattern, axis] of NAMES) {
    const [word] = pattern.exec(text) ?? [];
    if (word === undefined) continue;
    const rest = text
      .slice(word.length)
      .replace(/^[ \t]*[:=]?[ \t]*/, '')
      .replace(/[;,]$/, '');
    const statement = axis === 'x' ? placesMeant(rest, word !== 'x') : boundsMeant(rest);
    return statement === undefined
      ? undefined
      : written(line, 'E125', { statements: [`${axis} ${statement}`], safe: true });
  }
  return undefined;
}

/** With a title in front of the brackets; bare words are places if the axis had another name. */
function placesMeant(rest: string, foreign: boolean): string | undefined {
  const [, before, inside] = LISTED.exec(rest) ?? [];
  if (before !== undefined && inside !== undefined) {
    const places = listOf(inside).map(placeOf);
    const title = labelOf(before);
    return places.length === 0 ? undefined : `${places.join(' ')}${title === '' ? '' : ` title=${quote(title)}`}`;
  }
  const bounds = RANGE.test(rest) ? boundsMeant(rest) : undefined;
  if (bounds !== undefined) return bounds;
  if (rest.includes(',') && !/[="]/.test(rest)) return listOf(rest).map(placeOf).join(' ');
  if (!foreign || rest === '') return undefined;
  if (/[\w-]=/.test(rest)) return rest;
  const whole = /^("(?:[^"\\]|\\.)*"|'[^']*'|\w+)$/.exec(rest)?.[1];
  if (whole !== undefined) return `title=${quote(labelOf(whole))}`;
  const words = rest.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? [];
  return words.map(placeOf).join(' ');
}

/** `"Revenue" 0 --> 100`, `Revenue`, `"Revenue" "USD"`. */
function boundsMeant(rest: string): string | undefined {
  const [, before, low, high] = RANGE.exec(rest) ?? [];
  const [min, max] = [numberMeant(low ?? ''), numberMeant(high ?? '')];
  if (before !== undefined && min !== undefined && max !== undefined) {
    const title = labelOf(before);
    return `${title === '' ? '' : `title=${quote(title)} `}min=${min} max=${max}`;
  }
  const [, title, unit, options] =
    /^("(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z]\w*)(?:[ \t]+("(?:[^"\\]|\\.)*"))?((?:[ \t]+\w+=.*)?)$/.exec(rest) ?? [];
  if (title === undefined) return /^[\w-]+=/.test(rest) ? rest : undefined;
  if (/^log(?:arithmic)?$/i.test(title)) return `scale=log${options ?? ''}`;
  return `title=${quote(labelOf(title))}${unit === undefined ? '' : ` unit=${unit}`}${options ?? ''}`;
}

/** Parts between commas; quotes protect commas. */
export function listOf(text: string): readonly string[] {
  return (text.match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,]+/g) ?? [])
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

function placeOf(text: string): string {
  const bare = text.replace(/,$/, '');
  if (/^\d{4}-\d{2}-\d{2}$/.test(bare)) return bare;
  return /^["']/.test(bare) ? quote(labelOf(bare)) : (numberMeant(bare) ?? quote(labelOf(bare)));
}
