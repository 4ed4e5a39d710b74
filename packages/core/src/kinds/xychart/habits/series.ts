// Series as other languages write them: `line "Plan" [540 "low", 125]`, `bar: 1, 2`, `points (1, 2) (3, 4)`, `bar "A" data=[1,
// 2]`, and tables. From a line to the lines to write.
import { written } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { quote } from '../../../syntax/quote.js';
import { toneOfColour } from '../../../syntax/tone-of-colour.js';
import { isNothing, numberMeant } from '../../habits/figures/number.js';
import { type Pair, pairOf } from '../../habits/figures/pairs.js';
import { pastedTable } from '../../habits/figures/pasted-table.js';
import { listOf } from './axes.js';

const KEYWORDS: Readonly<Record<string, string>> = {
  bars: 'bar',
  column: 'bar',
  columns: 'bar',
  col: 'bar',
  histogram: 'bar',
  data: 'bar',
  values: 'bar',
  series: 'line',
  lines: 'line',
  plot: 'line',
  spline: 'line',
  areas: 'area',
  scatter: 'points',
  point: 'points',
  dots: 'points',
};
const HEAD =
  /^(bars?|columns?|col|histogram|data|values|series|lines?|plot|spline|areas?|scatter|points?|dots)\b(?:[ \t]+("(?:[^"\\]|\\.)*"|'[^']*'|(?!y2\b)[A-Za-z]\w*))?[ \t]*(?:[:=]|data=|values=)?[ \t]*(.*)$/;
const TAIL = /^(.*?)((?:[ \t]+(?:#[0-9a-fA-F]{3,8}|y2|[a-z]+=\S+))*)$/;

/** The numbers in brackets, after a colon, with labels, a colour or an axis. */
export function repairSeries(line: HabitLine, text: string): RepairedLine | undefined {
  const [, word = '', name, rest = ''] = HEAD.exec(text.replace(/;$/, '')) ?? [];
  if (word === '' || rest === '') return undefined;
  const [, body = '', tail = ''] = TAIL.exec(rest) ?? [];
  const numbers = numbersOf(body);
  if (numbers === undefined) return undefined;
  const { values, labels } = numbers;
  const suffix = labels.some((each) => each !== '') ? ` labels=${labels.map(quote).join(',')}` : '';
  const label = name === undefined ? '' : ` ${quote(labelOf(name))}`;
  const statement = `${KEYWORDS[word] ?? word}${label} ${values.join(' ')}${suffix}${optionsOf(tail)}`;
  return statement === text ? undefined : written(line, 'E125', { statements: [statement], safe: true });
}

interface Numbers {
  readonly values: readonly string[];
  /** Up to the last non-empty one. */
  readonly labels: readonly string[];
}

function numbersOf(body: string): Numbers | undefined {
  const inside = /^\[(.*)\]$/.exec(body.trim())?.[1] ?? body.trim();
  const parts = inside.includes(',') ? inside.split(',').map((each) => each.trim()) : inside.split(/[ \t]+(?!")/);
  const values: string[] = [];
  const labels: string[] = [];
  for (const part of parts) {
    const [, written = '', label] = /^(\S*)(?:[ \t]+"([^"]*)")?$/.exec(part) ?? [];
    const number = isNothing(written) ? '-' : numberMeant(written);
    if (number === undefined) return undefined;
    values.push(number);
    labels.push(label ?? '');
  }
  return { values, labels: labels.slice(0, labels.findLastIndex((each) => each !== '') + 1) };
}

function optionsOf(tail: string): string {
  return tail
    .split(/[ \t]+/)
    .filter((each) => each !== '')
    .map((each) => {
      if (each === 'y2') return ' axis=y2';
      const tone = each.startsWith('#') ? toneOfColour(each) : undefined;
      return each.startsWith('#') ? (tone === undefined ? '' : ` tone=${tone}`) : ` ${each}`;
    })
    .join('');
}

const PAIRED = /^(?:points?|scatter|dots|line|plot)[ \t]*("(?:[^"\\]|\\.)*")?[ \t]*((?:\([^()]*\)[ \t,;]*)+)$/;

/** `points (1, 2) (3, 4)`: pairs whose first number is a place. */
export function repairPoints(line: HabitLine, text: string): RepairedLine | undefined {
  const [, name, body = ''] = PAIRED.exec(text) ?? [];
  const pairs = (body.match(/\([^()]*\)/g) ?? []).map((each) => listOf(each.slice(1, -1)).map(numberMeant));
  if (pairs.length === 0 || pairs.some((each) => each.length !== 2 || each.includes(undefined))) return undefined;
  const [xs, ys] = [pairs.map(([x]) => x ?? ''), pairs.map(([, y]) => y ?? '')];
  const statements = [`x ${xs.join(' ')}`, `points ${name === undefined ? '' : `${name} `}${ys.join(' ')}`];
  return written(line, 'E125', { statements, safe: !hasPlaces(line) });
}

/** A chart has one x line. */
function hasPlaces({ source, index }: HabitLine): boolean {
  for (let i = Math.max(0, index - 40); i < index; i++) if (/^[ \t]*x\b/.test(lineText(source, i))) return true;
  return false;
}

/** `Month,Revenue,Plan` and the lines below it: a column is a series here, and a row of it a place. */
export function repairTable(line: HabitLine): RepairedLine | undefined {
  const table = pastedTable(line);
  if (table === undefined) return undefined;
  const [title, ...names] = table.heads ?? [];
  const columns = (table.rows[0]?.length ?? 1) - 1;
  const series = Array.from({ length: columns }, (_, i) => {
    const values = table.rows.map((each) => figure(each[i + 1] ?? ''));
    return `bar ${names[i] ? `${quote(names[i])} ` : ''}${values.join(' ')}`;
  });
  const x = `x ${table.rows.map(([label = '']) => quote(label)).join(' ')}${title ? ` title=${quote(title)}` : ''}`;
  return written(line, 'E125', { statements: [x, ...series], safe: true, span: table.span, lastLine: table.lastLine });
}

function figure(text: string): string {
  return isNothing(text) ? '-' : (numberMeant(text) ?? '-');
}

const MOST_PAIRS = 200;

/** `Jan: 10` and the lines below it. */
export function repairPairs(line: HabitLine, text: string): RepairedLine | undefined {
  const pairs: Pair[] = [];
  let lastLine = line.index;
  for (let i = line.index; i < line.index + MOST_PAIRS; i++) {
    const pair = pairOf(i === line.index ? text : lineText(line.source, i).trim());
    if (pair === undefined) break;
    pairs.push(pair);
    lastLine = i;
  }
  if (pairs.length < 2) return undefined;
  const end = (line.source.lineStarts[lastLine] ?? 0) + lineText(line.source, lastLine).trimEnd().length;
  const statements = [
    `x ${pairs.map(({ label }) => quote(label)).join(' ')}`,
    `bar ${pairs.map(({ number }) => number).join(' ')}`,
  ];
  return written(line, 'E125', { statements, safe: true, span: { start: line.span.start, end }, lastLine });
}
