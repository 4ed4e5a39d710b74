// The layout of lifelines. In: heads, items and bars with their sizes. Out: a position for each. Columns come first,
// from the room that labels, notes and frames need; then rows, from top to bottom; then what depends on both: bars and
// the stretches of the lifelines.
import type { LifelineChart, PlacedBar, PlacedChart, PlacedLifeline } from './chart.js';
import { columnsOf } from './columns.js';
import { BAR, BAR_STEP, LAST_GAP } from './measures.js';
import { momentsOf } from './moments.js';
import { rowsOf } from './rows.js';
import { pieces, runsBetween, stopsOf } from './runs.js';

export type * from './chart.js';

export function layoutLifelines(chart: LifelineChart): PlacedChart {
  const { heads } = chart;
  const moments = momentsOf(chart);
  const columns = columnsOf(chart, moments);
  const { xs } = columns;
  const headHeight = Math.max(0, ...heads.map((each) => each.height));
  const rows = rowsOf(chart, columns, moments, headHeight);
  const end = rows.bottom + LAST_GAP;
  const feet = end + headHeight > chart.tall;

  const bars = moments.bars.flatMap(({ bar, depth }): readonly PlacedBar[] => {
    const from = rows.messages.get(bar.from)?.points.at(-1)?.y;
    const to = rows.messages.get(bar.to)?.points.at(0)?.y;
    if (from === undefined || to === undefined) return [];
    const x = (xs[bar.lifeline] ?? 0) - BAR / 2 + depth * BAR_STEP;
    const boxes = pieces({ x, y: from, width: BAR, height: to - from }, rows.words);
    return [{ lifeline: bar.lifeline, depth, boxes }];
  });

  const stops = stopsOf(xs, [...rows.words, ...rows.cards]);
  const lifelines = heads.map((size, i): PlacedLifeline => {
    const x = xs[i] ?? 0;
    const left = x - size.width / 2;
    return {
      x,
      head: { x: left, y: headHeight - size.height, ...size },
      ...(feet ? { foot: { x: left, y: end, ...size } } : {}),
      runs: runsBetween(stops[i] ?? [], headHeight, end),
    };
  });
  const { messages, notes, dividers, fragments } = rows;
  return {
    width: columns.width,
    height: feet ? end + headHeight : end,
    lifelines,
    messages,
    notes,
    dividers,
    fragments,
    bars,
  };
}
