// Moments of other languages, each on its line or under its section: from a line to the line to write, or to the block of all
// lines below it.
import { answered, reads, report, shown, written } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { quote } from '../../../syntax/quote.js';
import { momentMeant, moreEvents, timeOf } from './lines.js';

const MOST_LINES = 200;
const HEADINGS = [
  /^(?:section|era|period)[ \t]*:?[ \t]*([^"{}][^{}]*)$/,
  /^section[ \t]+"([^"]+)"$/,
  /^#{2,6}[ \t]+(\S.{0,120})$/,
];

function endOf({ source }: HabitLine, index: number): number {
  return (source.lineStarts[index] ?? 0) + lineText(source, index).trimEnd().length;
}

interface Taken {
  readonly statement: string;
  /** Index of its last line. */
  readonly last: number;
}

/** A line and those below it that begin with a colon. */
function withMore(line: HabitLine, index: number, statement: string): Taken {
  let [all, last] = [statement, index];
  const most = Math.min(line.source.lineStarts.length - 1, index + MOST_LINES);
  for (let below = index + 1; below <= most; below++) {
    const more = moreEvents(lineText(line.source, below).trim());
    if (more === undefined) break;
    all += `${all.includes(' : ') ? '' : ' :'} ${more.map(quote).join(' ')}`;
    last = below;
  }
  return { statement: all, last };
}

export function repairMoment(line: HabitLine, text: string): RepairedLine | undefined {
  if (/^(?:at|section)\b/.test(text)) return undefined;
  const moment = momentMeant(text) ?? loneTime(line, text);
  if (moment === undefined) return undefined;
  const { statement, last } = withMore(line, line.index, moment);
  const span = { start: line.span.start, end: endOf(line, last) };
  return written(line, 'E125', {
    statements: [statement],
    safe: true,
    ...(last > line.index ? { span, lastLine: last } : {}),
  });
}

/** A bare time above lines that begin with a colon. */
function loneTime(line: HabitLine, text: string): string | undefined {
  const below = lineText(line.source, line.index + 1).trim();
  const time = /^[\w .,'’/–—-]{1,60}$/.test(text) ? timeOf(text) : undefined;
  return time !== undefined && moreEvents(below) !== undefined ? `at ${time}` : undefined;
}

export function repairSection(line: HabitLine, text: string): RepairedLine | undefined {
  if (line.block !== undefined) return undefined;
  const title = HEADINGS.map((each) => each.exec(text)?.[1]).find((each) => each !== undefined);
  const label = labelOf(title ?? '').replace(/:$/, '');
  if (label === '') return undefined;
  const statements: string[] = [];
  let last = line.index;
  const most = Math.min(line.source.lineStarts.length - 1, line.index + MOST_LINES);
  for (let index = line.index + 1; index <= most; index++) {
    const below = lineText(line.source, index).trim();
    if (below === '') continue;
    const own = /^at[ \t]/.test(below) && reads(below, line.shape);
    const moment = own ? below : (momentMeant(below) ?? loneTime({ ...line, index }, below));
    if (moment === undefined) break;
    const taken = withMore(line, index, moment);
    statements.push(taken.statement);
    index = taken.last;
    last = index;
  }
  if (statements.length === 0) return undefined;
  const all = [`section ${quote(label)} {`, ...statements, '}'];
  const actual = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  const span = { start: line.span.start, end: endOf(line, last) };
  return answered(line, { statements: all, safe: true, span, lastLine: last }, (where, fix) =>
    report('E116', where, { found: actual, instead: shown(all) }, fix),
  );
}

/** `2026-11-02 : "Go"`, `2026-11-02 "Go"`: our line without its keyword. */
export function repairUnkeyed(line: HabitLine, text: string): RepairedLine | undefined {
  const [, time = '', rest = ''] =
    /^(\d{4}-\d{2}-\d{2}(?:\.\.\d{4}-\d{2}-\d{2})?)[ \t]*:?[ \t]*(".*)$/.exec(text) ?? [];
  return time === '' ? undefined : written(line, 'E125', { statements: [`at ${time} : ${rest}`], safe: true });
}
