// The axis of a plan: in, the scale and the days off; out, its names in two lines, the lines below them across the
// rows, and the shaded days off.
import {
  type AxisStep,
  civilOf,
  clockTime,
  type Day,
  isClockStep,
  isWeekend,
  type Moment,
  momentsOn,
  monthName,
  nextPeriod,
  quarterName,
  shortDate,
  shortDay,
  shortMonth,
  weekday,
} from '../../../calendar/index.js';
import type { Box, Point } from '../../../layout/graph.js';
import type { TextStyle } from '../../../metrics/contract.js';
import { baselineOffset, lineHeight, measureText } from '../../../metrics/index.js';
import { GROUP_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { ColourRole, PartNode, SceneNode, TextShape } from '../../../scene/scene.js';
import type { DaysOff } from '../model.js';
import { placeOf, scaleWidth, type TimeScale } from './scale.js';

/** px */
const LINE = 20;
/** From a line to the name after it. */
const AIR = 4;
/** Weekends narrower than this are not shaded, px. */
const LEAST_SHADE = 5;

export function axisHeight({ major }: TimeScale): number {
  return major === undefined ? LINE : 2 * LINE;
}

export function axisNames(scale: TimeScale, { x, y }: Point): PartNode {
  const { minor, major } = scale;
  const upper = major === undefined ? [] : cellsOf(scale, major).flatMap((each) => majorName(each, major, { x, y }));
  const top = major === undefined ? y : y + LINE;
  const lower = cellsOf(scale, minor).flatMap((each) => minorName(each, scale, { x, y: top }));
  return { type: 'part', part: 'axis', children: [...upper, ...lower] };
}

interface Cell {
  readonly at: Moment;
  /** px */
  readonly left: number;
  readonly right: number;
  /** The period begins before the axis does. */
  readonly cut: boolean;
}

function cellsOf(scale: TimeScale, step: AxisStep): readonly Cell[] {
  const { from, to } = scale;
  const starts = momentsOn(step, from, to);
  const all = starts[0] === from ? starts : [from, ...starts];
  return all.map((at, i) => ({
    at,
    left: placeOf(scale, at),
    right: placeOf(scale, Math.min(to, all[i + 1] ?? to)),
    cut: at === from && starts[0] !== from,
  }));
}

/** The longest name that fits the cell. */
function majorName({ at, left, right }: Cell, { unit }: AxisStep, { x, y }: Point): readonly TextShape[] {
  const civil = civilOf(Math.floor(at));
  const { year, month } = civil;
  const names =
    unit === 'year'
      ? [String(year)]
      : unit === 'day'
        ? [shortDate(Math.floor(at)), shortDay(civil)]
        : [`${monthName(month)} ${year}`, `${shortMonth(month)} ${year}`, shortMonth(month)];
  const name = names.find((each) => measureText(each, GROUP_TEXT) + 2 * AIR <= right - left);
  return name === undefined ? [] : [word(name, x + left + AIR, y, 'start', GROUP_TEXT, 'ink')];
}

/** A day includes its month, and every name its year, unless a name above does. */
function minorText(at: Moment, step: AxisStep, over: AxisStep['unit'] | undefined): string {
  if (isClockStep(step)) return clockTime(at);
  const { unit } = step;
  const civil = civilOf(at);
  const year = over === undefined && unit !== 'year' ? ` ${civil.year}` : '';
  switch (unit) {
    case 'year':
      return String(civil.year);
    case 'quarter':
      return `${quarterName(civil)}${year}`;
    case 'month':
      return `${shortMonth(civil.month)}${year}`;
    default:
      return over === 'month' ? String(civil.day) : `${shortDay(civil)}${year}`;
  }
}

function minorName({ at, left, right, cut }: Cell, { minor, major }: TimeScale, { x, y }: Point): readonly TextShape[] {
  const name = minorText(at, minor, major?.unit);
  const isCentred = minor.unit === 'day' && minor.count === 1;
  const needed = measureText(name, SUB_TEXT) + (isCentred ? 2 : 2 * AIR - 2);
  if (cut || needed > right - left) return [];
  return [
    isCentred
      ? word(name, x + (left + right) / 2, y, 'middle', SUB_TEXT, 'secondary')
      : word(name, x + left + AIR, y, 'start', SUB_TEXT, 'secondary'),
  ];
}

function word(
  text: string,
  x: number,
  top: number,
  anchor: TextShape['anchor'],
  style: TextStyle,
  fill: ColourRole,
): TextShape {
  const y = top + (LINE - lineHeight(style)) / 2 + baselineOffset(style);
  return { type: 'text', x, y, text, width: measureText(text, style), style, anchor, fill };
}

/** Texts beside bars, which interrupt the lines. */
export interface Grid {
  /** Height of the names above the axis line, and of the part below it. */
  readonly names: number;
  readonly height: number;
  readonly words: readonly Box[];
}

/** Lines at the starts of periods: of weeks if the axis names days. */
export function gridLines(scale: TimeScale, { x, y }: Point, { names, height, words }: Grid): readonly SceneNode[] {
  const { minor, major, from, to } = scale;
  const isDaily = minor.unit === 'day' && minor.count === 1;
  const lines = momentsOn(isDaily ? { unit: 'week', count: 1 } : minor, from, to);
  const chief = major === undefined ? [] : momentsOn(major, from, to);
  const above = isDaily || major === undefined ? names : names - LINE;
  const line = (at: Moment, start: number, end: number): SceneNode =>
    upright(x + placeOf(scale, at), start, end, words);
  return [
    ...chief.filter((at) => at > from).map((at) => line(at, y, y + LINE)),
    ...lines.filter((at) => at > from).map((at) => line(at, y + above, y + names + height)),
    level(x, x + scaleWidth(scale), y + names, 'line'),
  ];
}

/** Space around texts that interrupt a line, px. */
const CLEAR = 2;

function upright(x: number, from: number, to: number, words: readonly Box[]): SceneNode {
  const gaps = words
    .filter(
      (each) => x > each.x - CLEAR && x < each.x + each.width + CLEAR && each.y < to && each.y + each.height > from,
    )
    .map(({ y, height }): Box => ({ x: x - 1, y, width: 2, height }));
  return {
    type: 'connector',
    points: [
      { x, y: from },
      { x, y: to },
    ],
    cornerRadius: 0,
    stroke: 'hairline',
    strokeWidth: 1,
    dash: 'solid',
    startHead: false,
    endHead: false,
    animate: false,
    ...(gaps.length === 0 ? {} : { gaps }),
  };
}

export function level(from: number, to: number, y: number, stroke: ColourRole): SceneNode {
  return {
    type: 'path',
    steps: [
      ['M', from, y],
      ['L', to, y],
    ],
    stroke,
    strokeWidth: 1,
  };
}

/** Whether the plan's days off are wide enough to be visible. */
export function shades(scale: TimeScale, off: DaysOff): readonly (readonly [first: Day, last: Day])[] {
  const { px } = scale;
  const [from, to] = [Math.floor(scale.from), Math.ceil(scale.to)];
  const weekends: (readonly [Day, Day])[] = [];
  if (off.weekends && 2 * px >= LEAST_SHADE) {
    for (let day = from; day < to; day = nextPeriod(day, { unit: 'week', count: 1 })) {
      const saturday = isWeekend(day) ? day : day + 6 - weekday(day);
      if (saturday < to) weekends.push([saturday, Math.min(to - 1, isWeekend(saturday + 1) ? saturday + 1 : saturday)]);
    }
  }
  const holidays = off.holidays.flatMap(({ first, last }): readonly (readonly [Day, Day])[] => {
    const [start, end] = [Math.max(first, from), Math.min(last, to - 1)];
    return start > end || (end - start + 1) * px < LEAST_SHADE / 2 ? [] : [[start, end]];
  });
  return [...weekends, ...holidays];
}
