// The size of a chart's field: from the model to px along the x axis and along the axis of the numbers.
import { SCREEN } from '../../../layout/page.js';
import { lineHeight, measureText } from '../../../metrics/index.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import { isSign, numberText, withUnit } from '../../../text/number-format.js';
import { VALUE_AXES, type XychartModel } from '../model.js';
import { BESIDE, wrapped } from './place-words.js';

export interface PlotSize {
  /** px along the places. */
  readonly along: number;
  /** px along the numbers. */
  readonly across: number;
}

const TALL = 288;
const WIDE = 480;
/**
 * Width of a chart with evenly spaced places: minimum, and the maximum of a wide one in which bars can be as narrow as
 * possible.
 */
const LEAST = 480;
const MOST = 840;
const WIDEST = 1_200;
const BAR = 20;
const WIDEST_BAR = 44;
const WIDEST_WORD = 120;
const NARROWEST = 4;
const SLOT_AIR = 14;
/** px of a row with a name beside it. */
const ROW = 26;
const LEAST_ROW = 4;
/** Up to this many rows are as tall as their names need. */
const NAMED_ROWS = 60;

/** The number of bars side by side at one place. */
export function barsAside({ series, stacked }: XychartModel): number {
  const bars = series.filter(({ kind }) => kind === 'bar');
  if (!stacked) return bars.length;
  return VALUE_AXES.filter((name) => bars.some(({ axis }) => axis === name)).length;
}

export function plotSize(model: XychartModel): PlotSize {
  const { x, horizontal } = model;
  const places = Math.max(1, x.labels.length);
  const bars = barsAside(model);
  if (horizontal) return { along: rowsHeight(model, places, bars), across: WIDE };
  const wished =
    places * Math.max(bars * barWidth(model) + SLOT_AIR, x.scale === 'places' ? longestWord(x.labels) : 40);
  const needed = places * (Math.max(1, bars) * NARROWEST + 2);
  const side = x.scale === 'places' || bars > 0;
  const along = side ? Math.min(MOST, wished) : LEAST + 80;
  return { along: Math.round(Math.min(WIDEST, Math.max(LEAST, along, bars > 0 ? needed : 0))), across: TALL };
}

/** As wide as the numbers over the bars, if these are shown. */
function barWidth(model: XychartModel): number {
  const { series, values, stacked } = model;
  if (!values || stacked) return BAR;
  const widest = series.reduce<number>((most, each) => {
    if (each.kind !== 'bar') return most;
    const { unit } = model[each.axis];
    const sign = unit !== undefined && isSign(unit) ? unit : undefined;
    const texts = each.values.flatMap((value) => (value === null ? [] : [withUnit(numberText(value), sign)]));
    return texts.reduce((wide, text) => Math.max(wide, measureText(text, SUB_TEXT)), most);
  }, 0);
  return Math.max(BAR, Math.min(WIDEST_BAR, Math.ceil(widest) + 8));
}

/** px that the longest word of a name takes, so that names can be wrapped. */
function longestWord(labels: readonly string[]): number {
  const widest = labels
    .flatMap((each) => each.split(/\s+/))
    .reduce((most, each) => Math.max(most, measureText(each.slice(0, 40), SUB_TEXT)), 0);
  return Math.max(40, Math.min(WIDEST_WORD, Math.ceil(widest) + 12));
}

function rowsHeight({ x }: XychartModel, places: number, bars: number): number {
  if (x.scale !== 'places' && bars === 0) return LEAST;
  const lines =
    places > NAMED_ROWS
      ? 1
      : x.labels.reduce((most, each) => Math.max(most, wrapped(each, BESIDE).split('\n').length), 1);
  const row = Math.max(ROW, bars * BAR + SLOT_AIR - 4, lines * lineHeight(SUB_TEXT) + 6);
  return Math.round(
    places * Math.max(LEAST_ROW, Math.min(row, Math.max(SCREEN / places, places > NAMED_ROWS ? 0 : row))),
  );
}
