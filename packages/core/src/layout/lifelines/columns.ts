// Where the lifelines stand: in, a chart and its moments; out, an x for each, and how far every frame reaches past its
// outermost lifelines. Everything that needs room is a least distance between two lifelines; going from left to right,
// each takes the first place that keeps all distances to those before it, which makes every distance to the first one,
// and so the whole width, as small as can be.
import type { ChartFragment, ChartItem, ChartMessage, ChartNote, LifelineChart } from './chart.js';
import {
  BAR,
  FRAME_INSET,
  FRAME_SIDE,
  GUARD_GAP,
  HEAD_GAP,
  LABEL_CLEAR,
  LOOP,
  LOOP_LABEL_GAP,
  NOTE_REACH,
  SIDE_CLEAR,
} from './measures.js';
import type { Moments } from './moments.js';

/** What an item covers: from one lifeline to another, and px past them. */
export interface Extent {
  readonly first: number;
  readonly last: number;
  readonly left: number;
  readonly right: number;
}

export interface Columns {
  /** Middles of the lifelines. */
  readonly xs: readonly number[];
  readonly width: number;
  readonly frames: ReadonlyMap<string, Extent>;
}

interface Distance {
  readonly to: number;
  readonly least: number;
}

export function columnsOf(chart: LifelineChart, moments: Moments): Columns {
  const { heads } = chart;
  const count = heads.length;
  /** By the lifeline on the left. */
  const distances: Distance[][] = heads.map(() => []);
  const frames = new Map<string, Extent>();
  let before = (heads[0]?.width ?? 0) / 2;
  let after = (heads[count - 1]?.width ?? 0) / 2;
  let whole = 0;

  const apart = (a: number, b: number, least: number): void => {
    if (a < b) distances[a]?.push({ to: b, least });
  };
  for (let i = 0; i + 1 < count; i++) {
    apart(i, i + 1, ((heads[i]?.width ?? 0) + (heads[i + 1]?.width ?? 0)) / 2 + HEAD_GAP);
  }

  /** Keeps an item off the lifelines beside it and inside the picture. */
  const keepClear = ({ first, last, left, right }: Extent): void => {
    if (first === 0) before = Math.max(before, left);
    else apart(first - 1, first, moments.widest(first - 1) + SIDE_CLEAR + left);
    if (last === count - 1) after = Math.max(after, right);
    else apart(last, last + 1, right + SIDE_CLEAR + besideBars(last + 1, moments));
  };

  const message = ({ id, from, to, label }: ChartMessage): Extent => {
    const moment = moments.of(id);
    if (from === to) {
      const { left, right } = moments.around(from, moment);
      const words = label.width === 0 ? 0 : LOOP_LABEL_GAP + label.width;
      return { first: from, last: from, left, right: right + LOOP + words };
    }
    const first = Math.min(from, to);
    const last = Math.max(from, to);
    if (label.width > 0) {
      const bars = moments.around(first, moment).right + moments.around(last, moment).left;
      apart(first, last, label.width + bars + 2 * LABEL_CLEAR);
    }
    return { first, last, left: moments.around(first, moment).left, right: moments.widest(last) };
  };

  const note = ({ first, last, size }: ChartNote): Extent => {
    if (first === last) return { first, last, left: size.width / 2, right: size.width / 2 };
    apart(first, last, size.width - 2 * NOTE_REACH);
    return { first, last, left: NOTE_REACH, right: NOTE_REACH };
  };

  const fragment = (of: ChartFragment): Extent => {
    const inside = of.sections.flatMap((section) => section.items.flatMap(extentOf));
    const first = inside.length === 0 ? 0 : Math.min(...inside.map((each) => each.first));
    const last = inside.length === 0 ? count - 1 : Math.max(...inside.map((each) => each.last));
    const tab = Math.max(...of.sections.map((each) => each.tab.width));
    // The tab stands left of the first lifeline whatever bars are on it, so that nothing crosses it.
    const left = Math.max(
      FRAME_SIDE,
      tab + GUARD_GAP + 4,
      ...inside.filter((each) => each.first === first).map((each) => each.left + FRAME_INSET),
    );
    let right = Math.max(
      FRAME_SIDE + moments.widest(last),
      ...inside.filter((each) => each.last === last).map((each) => each.right + FRAME_INSET),
    );
    for (const [i, { guard }] of of.sections.entries()) {
      if (guard.width === 0) continue;
      const moment = moments.ofSection(of.id, i);
      const need = guardStart(first, moment, moments) + guard.width;
      if (first < last) apart(first, last, need + FRAME_INSET - right);
      else right = Math.max(right, need + FRAME_INSET);
    }
    const crossing = Math.max(0, ...of.sections.flatMap(({ items }) => items.map(dividerRoom)));
    if (first < last) apart(first, last, crossing - left - right);
    else right = Math.max(right, crossing - left);
    const extent = { first, last, left, right };
    frames.set(of.id, extent);
    return extent;
  };

  const extentOf = (item: ChartItem): readonly Extent[] => {
    if (item.type === 'divider') return [];
    const extent = item.type === 'message' ? message(item) : item.type === 'note' ? note(item) : fragment(item);
    keepClear(extent);
    return [extent];
  };
  for (const item of chart.items) {
    extentOf(item);
    whole = Math.max(whole, dividerRoom(item));
  }

  const xs = heads.map(() => Math.ceil(before));
  for (let i = 0; i < count; i++) {
    for (const { to, least } of distances[i] ?? []) {
      xs[to] = Math.max(xs[to] ?? 0, (xs[i] ?? 0) + Math.ceil(least));
    }
  }
  const width = (xs[count - 1] ?? 0) + Math.ceil(after);
  const spare = Math.max(0, Math.ceil((whole - width) / 2));
  return { xs: xs.map((x) => x + spare), width: width + 2 * spare, frames };
}

/** px left of a lifeline that its bars take. */
export function besideBars(lifeline: number, moments: Moments): number {
  return moments.widest(lifeline) > 0 ? BAR / 2 : 0;
}

/** What a divider needs of the picture or of the frame that it runs across. */
function dividerRoom(item: ChartItem): number {
  return item.type === 'divider' ? item.label.width + 2 * HEAD_GAP : 0;
}

/** px from a lifeline to a condition right of it. */
export function guardStart(lifeline: number, moment: number, moments: Moments): number {
  return Math.max(4, moments.around(lifeline, moment).right) + GUARD_GAP;
}
