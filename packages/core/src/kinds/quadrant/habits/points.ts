// Points of other languages: `Campaign A: [0.3, 0.6]`, `A,0.3,0.6`, `| A | 0.3 | 0.6 |`, `{ name: "A", x: 30, y: 60 }`. From a
// line to the point, with percents converted to 0 to 1.
import { removal, report, written } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { quote } from '../../../syntax/quote.js';
import { toneOfColour } from '../../../syntax/tone-of-colour.js';
import { cutOptions } from '../../habits/items/item-line.js';
import { narrow } from '../../habits/narrow.js';
import { OVER } from './signs.js';

const NUMBER = '"?(-?\\d*\\.?\\d+)(%?)"?';
const BETWEEN = '[ \\t]*[,;|][ \\t]*|[ \\t]+';
/** A label, then two numbers in brackets, after a colon or apart. */
const PLACED = new RegExp(
  `^(\\S.*?)(?:[ \\t]*:::[ \\t]*[\\w-]+)?(?:[ \\t]*[:=,;|@][ \\t]*|[ \\t]+(?:at[ \\t]+)?|(?=[[(]))[[({]?[ \\t]*(?:x[ \\t]*[:=][ \\t]*)?${NUMBER}(?:${BETWEEN})(?:y[ \\t]*[:=][ \\t]*)?${NUMBER}[ \\t]*[\\])}]?[ \\t]*,?((?:[ \\t]*,?[ \\t]*(?:radius|color|stroke-color|stroke-width)[ \\t]*:[ \\t]*[^,]+)*)$`,
);
const CALLED = /^(?:point|item|node|dot|entry|[-*+]|\d{1,3}[.)])[ \t]+(?:[\w.-]+[ \t]+(?="))?(\S.*)$/i;
const LONGEST = 400;

interface MeantPoint {
  readonly label: string;
  readonly x: string;
  readonly y: string;
  readonly options: string;
  readonly safe: boolean;
}

export function repairPoint(line: HabitLine, text: string): RepairedLine | undefined {
  const point = text.length > LONGEST ? undefined : (pointOfObject(text) ?? meantPoint(text));
  if (point === undefined) return undefined;
  const { label, x, y, options, safe } = point;
  const statement = [`point ${quote(label)}`, `x=${x}`, `y=${y}`, options].filter((each) => each !== '').join(' ');
  return written(line, 'E125', { statements: [statement], safe });
}

function meantPoint(text: string): MeantPoint | undefined {
  const row = /^\|(.*)\|$/.exec(text)?.[1]?.trim();
  const line = narrow(row ?? text).replace(/;$/, '');
  const inOptions = pointOfOptions(line);
  if (inOptions) return inOptions;
  const { words, options } = cutOptions(line);
  const own = CALLED.exec(words)?.[1] ?? words;
  const [, name, x, xPercent, y, yPercent, look = ''] = PLACED.exec(own) ?? [];
  if (name === undefined || x === undefined || y === undefined) return undefined;
  const colour = /(?:^|[ \t,])color[ \t]*:[ \t]*([^,]+)/.exec(look)?.[1]?.trim();
  const tone = colour === undefined ? undefined : toneOfColour(colour);
  const radius = Number(
    /(?:^|[ \t,])radius[ \t]*:[ \t]*([\d.]{1,6})(?:px)?[ \t]*(?=,|$)/.exec(look)?.[1] ?? Number.NaN,
  );
  const label = labelOf(name.replace(/[ \t]*[:,]$/, ''));
  return pointOf(label, x, y, {
    percent: xPercent === '%' && yPercent === '%',
    options: [
      // A size is an area.
      Number.isNaN(radius) ? '' : `size=${Number((radius * radius).toFixed(2))}`,
      tone === undefined ? '' : `tone=${tone}`,
      options,
    ]
      .filter((each) => each !== '')
      .join(' '),
    whole: look === '',
  });
}

/** `point "Spring" x=30% y=60% tone=red` */
function pointOfOptions(text: string): MeantPoint | undefined {
  const [, name, x, xPercent, y, yPercent, rest = ''] =
    /^point[ \t]+("(?:[^"\\]|\\.)*")[ \t]+x=(\d*\.?\d+)(%?)[ \t]+y=(\d*\.?\d+)(%?)((?:[ \t]+\S.*)?)$/.exec(text) ?? [];
  if (name === undefined || x === undefined || y === undefined) return undefined;
  const percent = xPercent === '%' && yPercent === '%';
  if (!percent && Number(x) < OVER && Number(y) < OVER) return undefined;
  return pointOf(labelOf(name), x, y, { percent, options: rest.trim(), whole: true });
}

/** `{ name: "A", x: 0.3, y: 0.6 }` */
function pointOfObject(text: string): MeantPoint | undefined {
  if (!text.startsWith('{')) return undefined;
  const field = (names: string): string | undefined =>
    new RegExp(`["']?\\b(?:${names})\\b["']?[ \\t]*:[ \\t]*("(?:[^"\\\\]|\\\\.)*"|'[^']*'|[^,{}\\s]+)`, 'i').exec(
      text,
    )?.[1];
  const [name, x, y] = [field('name|label|title|id'), field('x'), field('y')];
  if (name === undefined || x === undefined || y === undefined) return undefined;
  return pointOf(labelOf(name), x, y, { percent: false, options: '', whole: true });
}

interface Written {
  readonly percent: boolean;
  readonly options: string;
  /** Nothing of the line is omitted. */
  readonly whole: boolean;
}

/** Numbers far above 1 are read as percents; only the writer knows whether they are. */
function pointOf(label: string, x: string, y: string, { percent, options, whole }: Written): MeantPoint | undefined {
  const numbers = [Number(x), Number(y)];
  const over = numbers.some((each) => each >= OVER);
  const shares = numbers.map((each) => (percent || over ? Number((each / 100).toFixed(4)) : each));
  if (label === '' || shares.some((each) => !(each >= 0 && each <= 1))) return undefined;
  return { label, x: String(shares[0]), y: String(shares[1]), options, safe: whole && (percent || !over) };
}

/** Column names, table rules, brackets that open or close a list of points. */
const IDLE =
  /^\|?[ \t]*(?:name|label|point|item)[ \t]*[,;|\t].*\bx\b.*\by\b|^\|?[ \t]*:?-{2,}[-|: \t]*$|^(?:points?|data|items)[ \t]*[:=][ \t]*[[{]?$|^[\]}][,;]?$/i;
/** Styles of points in other languages, and settings of other tools. */
const STYLED = /^(?:classDef|class|style|cssClass)[ \t]+\S+[ \t]+\S/;
const SET_UP =
  /^(?:linkStyle|skinparam|!theme|!include\w*|!define|!pragma|hide|show|scale|legend|endlegend|layout|chart(?:Width|Height)|config|grid|radius|size|width|height|click|links?)\b/i;

export function repairIdle(line: HabitLine, text: string): RepairedLine | undefined {
  const styled = STYLED.test(text);
  const setUp = SET_UP.test(text);
  if (!styled && !setUp && !IDLE.test(text)) return undefined;
  const advice = setUp
    ? 'Remove this line: every picture has the same look, and points are named beside their marks.'
    : styled
      ? 'Colour a point by meaning, on its own line: point "Spring" x=0.3 y=0.6 tone=red'
      : 'Remove this line: each point is a separate line, point "Spring" x=0.3 y=0.6';
  const actual = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  return {
    diagnostic: report('E117', line.span, { found: actual, advice }, removal(line.source, line.span, !styled)),
    statements: [],
    declares: [],
  };
}
