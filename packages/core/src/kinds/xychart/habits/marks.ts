// Lines across a chart as other languages write them: `target 200`, `hline 200 "Target"`, `threshold: 10..20`, `mark "Target" 20`.
// From a line to the mark to write.
import { written } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { quote } from '../../../syntax/quote.js';

const HEAD =
  /^(mark|reference|refline|hline|vline|threshold|target|limit|goal|benchmark|annotation|band|zone)(?:[-_ ](?:line|area))?(?=[ \t:="])[ \t]*[:=]?[ \t]*(\S.*)$/i;
const NAME = String.raw`(?:(?:label|name|text|title)=)?"([^"\\]{1,200})"`;
const NUMBER = String.raw`(-?\d{1,30}(?:\.\d{1,30})?)`;
const BODY = new RegExp(
  String.raw`^(?:${NAME}[ \t]*[:=,]?[ \t]*)?(?:at[ \t]+)?(?:([xy])[ \t]*[:=][ \t]*)?${NUMBER}(?:[ \t]*(?:\.\.|-|to|,)[ \t]*${NUMBER})?(?:[ \t]*,?[ \t]*${NAME})?$`,
);
/** Words that say what their line is. */
const TELLING: ReadonlySet<string> = new Set(['threshold', 'target', 'limit', 'goal', 'benchmark']);

export function repairMark(line: HabitLine, text: string): RepairedLine | undefined {
  const [, head = '', rest = ''] = HEAD.exec(text.replace(/;$/, '')) ?? [];
  const word = head.toLowerCase();
  const [, before, side, from, to, after] = BODY.exec(rest) ?? [];
  if (from === undefined) return undefined;
  const own = TELLING.has(word) ? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` : undefined;
  const name = before ?? after ?? own;
  const axis = side ?? (word === 'vline' ? 'x' : 'y');
  const range = to === undefined ? from : Number(from) <= Number(to) ? `${from}..${to}` : `${to}..${from}`;
  const statement = `mark ${name === undefined ? '' : `${quote(name)} `}${axis}=${range}`;
  return written(line, 'E125', { statements: [statement], safe: true });
}
