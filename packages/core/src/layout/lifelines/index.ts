// The layout of lifelines. In: heads, items and bars with their sizes. Out: a position for each. Columns come first,
// from the room that labels, notes and frames need; then rows, from top to bottom; then what depends on both: bars and
// the stretches of the lifelines.
import type { ChartItem, LifelineChart, PlacedBar, PlacedChart, PlacedLifeline } from './chart.js';
import { columnsOf } from './columns.js';
import { BAR, BAR_STEP, LAST_GAP } from './measures.js';
import { momentsOf } from './moments.js';
import { rowsOf } from './rows.js';
import { pieces, runsBetween, stopsOf } from './runs.js';

export type * from './chart.js';

export function layoutLifelines(chart: LifelineChart): PlacedChart {
  const { heads } = chart;
  const born = new Set(createdIn(chart.items));
  const moments = momentsOf(chart);
  const columns = columnsOf(chart, moments);
  const { xs } = columns;
  const headHeight = Math.max(0, ...heads.flatMap((each, i) => (born.has(i) ? [] : [each.height])));
  const rows = rowsOf(chart, columns, moments, headHeight);
  const end = rows.bottom + LAST_GAP;
  const footed = heads.filter((_, i) => !rows.deaths.has(i));
  const footHeight = Math.max(0, ...footed.map((each) => each.height));
  const feet = end + footHeight > chart.tall;

  const headOf = (lifeline: number): { readonly top: number; readonly bottom: number } => {
    const { height } = heads[lifeline] ?? { height: 0 };
    const birth = rows.births.get(lifeline);
    const top = birth === undefined ? headHeight - height : birth - height / 2;
    return { top, bottom: top + height };
  };
  const bars = moments.bars.flatMap(({ bar, depth }): readonly PlacedBar[] => {
    const { bottom } = headOf(bar.lifeline);
    const from = bar.from === undefined ? bottom : rows.messages.get(bar.from)?.points.at(-1)?.y;
    const last = (rows.deaths.get(bar.lifeline) ?? end) - BAR;
    const to = bar.to === undefined ? last : rows.messages.get(bar.to)?.points.at(0)?.y;
    if (from === undefined || to === undefined) return [];
    const x = (xs[bar.lifeline] ?? 0) - BAR / 2 + depth * BAR_STEP;
    const top = Math.max(from, bottom);
    const boxes = pieces({ x, y: top, width: BAR, height: to - top }, rows.words);
    return [{ lifeline: bar.lifeline, depth, boxes }];
  });

  const stops = stopsOf(xs, [...rows.words, ...rows.cards]);
  const lifelines = heads.map((size, i): PlacedLifeline => {
    const x = xs[i] ?? 0;
    const left = x - size.width / 2;
    const { top, bottom } = headOf(i);
    const cross = rows.deaths.get(i);
    return {
      x,
      head: { x: left, y: top, ...size },
      ...(feet && cross === undefined ? { foot: { x: left, y: end, ...size } } : {}),
      runs: runsBetween(stops[i] ?? [], bottom, cross ?? end),
      ...(cross === undefined ? {} : { cross }),
    };
  });
  const { messages, notes, dividers, fragments } = rows;
  return {
    width: columns.width,
    height: feet ? end + footHeight : end,
    lifelines,
    messages,
    notes,
    dividers,
    fragments,
    bars,
  };
}

/** Lifelines whose heads are at a message. */
function createdIn(items: readonly ChartItem[]): readonly number[] {
  return items.flatMap((item): readonly number[] => {
    if (item.type === 'message') return item.begins ? [item.to] : [];
    return item.type === 'fragment' ? item.sections.flatMap((each) => createdIn(each.items)) : [];
  });
}
