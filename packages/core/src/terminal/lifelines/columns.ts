// The positions of lifelines. In: the chart and its wraps. Out: the column of each in cells, from 0 at the first, and
// how far everything extends beyond the lifelines it touches.

import type { Charset } from '../glyphs.js';
import { wrapCells } from '../wrap.js';
import type { TextChart, TextItem } from './text-chart.js';
import { type ChartWraps, messageLines, noteLines, sectionLines, widest } from './words.js';

/** The lifelines an item touches, and the cells it takes beyond the first and the last of them. */
export interface Reach {
  readonly first: number;
  readonly last: number;
  readonly left: number;
  readonly right: number;
}

/** For a message to itself: the cells its bend extends. */
export const LOOP = 4;
/** Between a frame and its content. */
const INSET = 2;
/** Between what extends beside a lifeline and the next one. */
const CLEAR = 2;
/** Between two heads. */
const HEAD_GAP = 3;
/** A note over two lifelines extends past both. */
const NOTE_REACH = 2;

export interface Columns {
  readonly of: readonly number[];
  readonly reach: (item: TextItem) => Reach;
}

interface Demand {
  readonly from: number;
  readonly to: number;
  readonly cells: number;
}

/** `heads` are the heads' widths, odd numbers. */
export function placeColumns(chart: TextChart, heads: readonly number[], wraps: ChartWraps, charset: Charset): Columns {
  const places = new Map(chart.actors.map(({ id }, i) => [id, i]));
  const placeOf = (actor: string): number => places.get(actor) ?? 0;
  const demands: Demand[] = [];
  const reaches = new Map<TextItem, Reach>();
  for (let i = 1; i < heads.length; i++) {
    demands.push({ from: i - 1, to: i, cells: half(heads[i - 1]) + half(heads[i]) + HEAD_GAP });
  }

  const reachOf = (item: TextItem): Reach => {
    const reach = reaches.get(item) ?? measure(item);
    reaches.set(item, reach);
    return reach;
  };
  const measure = (item: TextItem): Reach => {
    if (item.type === 'divider') return { first: 0, last: heads.length - 1, left: 0, right: 0 };
    if (item.type === 'message') {
      const ends = [placeOf(item.line.from), placeOf(item.line.to)];
      const first = Math.min(...ends);
      const last = Math.max(...ends);
      const cells = widest(messageLines(item, wraps.label, charset));
      if (first === last) return { first, last, left: 0, right: LOOP + (cells === 0 ? 0 : cells + 2) };
      const to = placeOf(item.line.to);
      const head = chart.actors[to]?.createdBy === item.line.id ? half(heads[to]) : 0;
      demands.push({ from: first, to: last, cells: Math.max(cells + 4, 5) + head });
      return { first, last, left: to === first ? head : 0, right: to === last ? head : 0 };
    }
    if (item.type === 'note') {
      const over = item.over.map(placeOf);
      const first = Math.min(...over);
      const last = Math.max(...over);
      const cells = widest(noteLines(item, wraps.note)) + 4;
      if (first === last) return { first, last, left: half(cells), right: cells - 1 - half(cells) };
      demands.push({ from: first, to: last, cells: cells - 1 - 2 * NOTE_REACH });
      return { first, last, left: NOTE_REACH, right: NOTE_REACH };
    }
    const inside = item.sections.flatMap(({ items }) => items.filter(({ type }) => type !== 'divider').map(reachOf));
    const all = inside.length > 0 ? inside : [{ first: 0, last: heads.length - 1, left: 0, right: 0 }];
    const first = Math.min(...all.map((each) => each.first));
    const last = Math.max(...all.map((each) => each.last));
    const left = INSET + Math.max(...all.map((each) => (each.first === first ? each.left : 0)));
    let right = INSET + Math.max(...all.map((each) => (each.last === last ? each.right : 0)));
    const guards = widest(item.sections.flatMap((each) => sectionLines(each, wraps.note))) + 6;
    const dividers = item.sections.flatMap(({ items }) => items.map((each) => dividerCells(each, wraps)));
    const words = Math.max(guards, ...dividers);
    if (first === last) right = Math.max(right, words - left - 1);
    else demands.push({ from: first, to: last, cells: words - left - right - 1 });
    return { first, last, left, right };
  };

  const walk = (items: readonly TextItem[]): void => {
    for (const item of items) {
      const { first, last, left, right } = reachOf(item);
      if (item.type !== 'divider') {
        if (first > 0) demands.push({ from: first - 1, to: first, cells: left + CLEAR });
        if (last < heads.length - 1) demands.push({ from: last, to: last + 1, cells: right + CLEAR });
      }
      if (item.type === 'block') for (const section of item.sections) walk(section.items);
    }
  };
  walk(chart.items);
  return { of: columnsOf(heads.length, demands), reach: reachOf };
}

/** The width a divider needs of the picture, or of the frame that it runs across. */
export function dividerCells(item: TextItem, wraps: ChartWraps): number {
  return item.type !== 'divider' || item.label === undefined ? 0 : widest(wrapCells(item.label, wraps.note)) + 8;
}

function half(cells: number | undefined): number {
  return Math.floor(((cells ?? 1) - 1) / 2);
}

/**
 * Gaps that satisfy every constraint, those of closer lifelines first; what several gaps lack together is shared among
 * them.
 */
function columnsOf(count: number, demands: readonly Demand[]): readonly number[] {
  const gaps = new Array<number>(Math.max(0, count - 1)).fill(0);
  for (const { from, to, cells } of demands.toSorted((a, b) => a.to - a.from - (b.to - b.from))) {
    let missing = cells - gaps.slice(from, to).reduce((sum, each) => sum + each, 0);
    for (let at = from; at < to && missing > 0; at++) {
      const share = Math.ceil(missing / (to - at));
      gaps[at] = (gaps[at] ?? 0) + share;
      missing -= share;
    }
  }
  const columns = [0];
  for (const gap of gaps) columns.push((columns.at(-1) ?? 0) + gap);
  return columns.slice(0, count);
}
