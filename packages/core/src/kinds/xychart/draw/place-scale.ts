// Positions of the places along the x axis: from the model and the axis' length to px of each, the room of one, and the ticks.
import { shortDate, timeTicks } from '../../../calendar/index.js';
import { tickValues } from '../../../layout/scale/ticks.js';
import type { Tick } from '../../../scene/parts/axis.js';
import { alikeTexts, numberText } from '../../../text/number-format.js';
import type { XAxis, XychartModel } from '../model.js';
import { haveRoom, wordsBelow, wordsBeside } from './place-words.js';
import { barsAside, plotSize } from './plot-size.js';
import { hundredth } from './value-scale.js';

export interface PlaceScale {
  /** px from the axis' start, to hundredths. */
  readonly at: readonly number[];
  /** px of a number or day, or of the place with an index. */
  readonly spot: (value: number) => number;
  /** px available to the bars of one place. */
  readonly room: number;
  readonly ticks: readonly Tick[];
  /** Whether ticks are also between places. */
  readonly measured: boolean;
}

/** px kept free at both ends of an axis to scale, so that marks do not cover the other axis. */
const END = 12;
/** px between ticks. */
const APART = { numbers: 72, days: 72, beside: 32 } as const;
/** The most places that have a tick each. */
const TOLD = 16;

export function placeScale(model: XychartModel, length: number): PlaceScale {
  const { x, horizontal } = model;
  if (x.scale === 'places') {
    const room = length / Math.max(1, x.labels.length);
    const { every, texts } = horizontal ? wordsBeside(x.labels, room) : wordsBelow(x.labels, room);
    const at = x.labels.map((_, i) => hundredth((i + 0.5) * room));
    const spot = (index: number): number => at[index] ?? 0;
    return { at, spot, room, ticks: texts.map((text, i) => ({ at: at[i * every] ?? 0, text })), measured: false };
  }
  return trueScale(model, x, length);
}

function trueScale(model: XychartModel, x: XAxis, length: number): PlaceScale {
  const free = x.scale === 'numbers' && model.series.every(({ kind }) => kind === 'points');
  const marked = model.marks.flatMap((each) => (each.axis === 'x' ? [each.from, each.to] : []));
  const bounds = [...x.at, ...marked, ...[x.min ?? [], x.max ?? []].flat()];
  const from = bounds.reduce((all, each) => Math.min(all, each), Number.POSITIVE_INFINITY);
  const to = bounds.reduce((all, each) => Math.max(all, each), Number.NEGATIVE_INFINITY);
  const about = Math.max(2, Math.floor(length / (model.horizontal ? APART.beside : APART.numbers)));
  const round = free && x.min === undefined && x.max === undefined;
  const around = round ? tickValues(from, to, { about, most: 2 * about, reach: 'around' }) : [];
  const low = Math.min(from, around[0] ?? from);
  const high = Math.max(to, around.at(-1) ?? to);
  const gap = x.at.reduce(
    (least, each, i) => Math.min(least, i === 0 ? least : Math.abs(each / 2 - (x.at[i - 1] ?? 0) / 2)),
    high / 2 - low / 2,
  );
  const span = high / 2 - low / 2;
  const room = span > 0 ? (gap * length) / (span + gap) : length;
  const end = barsAside(model) > 0 ? room / 2 : round ? 0 : END;
  const at = (value: number): number =>
    span > 0 ? hundredth(end + ((value / 2 - low / 2) / span) * (length - 2 * end)) : hundredth(length / 2);
  const places = x.at.map(at);
  return { at: places, spot: at, room, ticks: ticksOf(model, { low, high, at, about }), measured: true };
}

interface Measured {
  readonly low: number;
  readonly high: number;
  readonly at: (value: number) => number;
  readonly about: number;
}

/** Each place by itself if these are few and have room, otherwise round numbers or the starts of periods. */
function ticksOf({ x, horizontal }: XychartModel, { low, high, at, about }: Measured): readonly Tick[] {
  const days = x.scale === 'days';
  const values = [...new Set(x.at)].toSorted((a, b) => a - b);
  const own = values.map((each) => (days ? shortDate(each) : numberText(each)));
  const fits = horizontal
    ? values.every((each, i) => i === 0 || at(each) - at(values[i - 1] ?? 0) >= APART.beside / 2)
    : haveRoom(values.map(at), own);
  const ticksWith = (list: readonly number[], texts: readonly string[]): readonly Tick[] =>
    list.map((each, i) => ({ at: at(each), text: texts[i] ?? '' }));
  const periods = days ? timeTicks(low, high, Math.max(about, Math.min(TOLD, values.length))).ticks : [];
  const begin = new Set(periods.map(({ day }) => day));
  const regular = periods.length >= 2 && values.every((each) => begin.has(each));
  if (values.length <= TOLD && fits && x.written && !regular) return ticksWith(values, own);
  if (!days) {
    const list = tickValues(low, high, { about, most: 2 * about, reach: 'within' });
    const round = list.filter((each) => each >= low && each <= high);
    return ticksWith(round, alikeTexts(round));
  }
  if (
    regular &&
    haveRoom(
      periods.map(({ day }) => at(day)),
      periods.map(({ text }) => text),
    )
  )
    return periods.map(({ day, text }) => ({ at: at(day), text }));
  const { ticks } = timeTicks(low, high, about);
  if (ticks.length >= 2) return ticks.map(({ day, text }) => ({ at: at(day), text }));
  return ticksWith([...new Set([low, high])], [...new Set([low, high])].map(shortDate));
}

/** N if only one of every N names along the x axis has room. */
export function thinnedBy(model: XychartModel): number {
  const { x, horizontal } = model;
  if (x.scale !== 'places' || !x.written || x.labels.length === 0) return 1;
  const room = plotSize(model).along / x.labels.length;
  return horizontal ? wordsBeside(x.labels, room).every : wordsBelow(x.labels, room).every;
}
