// The positions of the lifelines. In: a chart and its moments. Out: an x for each, and how far every frame extends past
// its outermost lifelines. Everything that needs room is a minimum distance between two lifelines; from left to right,
// each takes the first position that keeps all distances to the preceding ones, which minimises every distance to the
// first one, and so the whole width.
import type { Size } from '../graph.js';
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
  const room = new Room(heads, moments);
  let whole = 0;
  for (const item of chart.items) {
    room.extentOf(item);
    whole = Math.max(whole, dividerRoom(item));
  }
  const xs = heads.map(() => Math.ceil(room.before));
  for (let i = 0; i < heads.length; i++) {
    for (const { to, least } of room.distances[i] ?? []) {
      xs[to] = Math.max(xs[to] ?? 0, (xs[i] ?? 0) + Math.ceil(least));
    }
  }
  const width = (xs.at(-1) ?? 0) + Math.ceil(room.after);
  const spare = Math.max(0, Math.ceil((whole - width) / 2));
  return { xs: xs.map((x) => x + spare), width: width + 2 * spare, frames: room.frames };
}

/** The distances that items need, added one after another. */
class Room {
  /** By the lifeline on the left. */
  readonly distances: readonly Distance[][];
  readonly frames: Map<string, Extent> = new Map();
  /** Outside the first lifeline and the last one. */
  before: number;
  after: number;
  private readonly heads: readonly Size[];
  private readonly moments: Moments;
  private readonly last: number;

  constructor(heads: readonly Size[], moments: Moments) {
    this.heads = heads;
    this.moments = moments;
    this.last = heads.length - 1;
    this.distances = heads.map(() => []);
    this.before = (heads[0]?.width ?? 0) / 2;
    this.after = (heads[this.last]?.width ?? 0) / 2;
    heads.slice(1).forEach(({ width }, i) => {
      this.apart(i, i + 1, ((heads[i]?.width ?? 0) + width) / 2 + HEAD_GAP);
    });
  }

  /** Returns what an item covers, nothing for a divider; adds the room it needs. */
  extentOf(item: ChartItem): readonly Extent[] {
    if (item.type === 'divider') return [];
    const extent =
      item.type === 'message' ? this.message(item) : item.type === 'note' ? this.note(item) : this.fragment(item);
    this.keepClear(extent);
    return [extent];
  }

  private apart(a: number, b: number, least: number): void {
    if (a < b) this.distances[a]?.push({ to: b, least });
  }

  /** Keeps an item clear of the lifelines beside it and inside the picture. */
  private keepClear({ first, last, left, right }: Extent): void {
    const { moments } = this;
    if (first === 0) this.before = Math.max(this.before, left);
    else this.apart(first - 1, first, moments.widest(first - 1) + SIDE_CLEAR + left);
    if (last === this.last) this.after = Math.max(this.after, right);
    else this.apart(last, last + 1, right + SIDE_CLEAR + besideBars(last + 1, moments));
  }

  private message({ id, from, to, label, begins }: ChartMessage): Extent {
    const { moments } = this;
    const moment = moments.of(id);
    if (from === to) {
      const { left, right } = moments.around(from, moment);
      const words = label.width === 0 ? 0 : LOOP_LABEL_GAP + label.width;
      return { first: from, last: from, left, right: right + LOOP + words };
    }
    const first = Math.min(from, to);
    const last = Math.max(from, to);
    const head = begins ? (this.heads[to]?.width ?? 0) / 2 : 0;
    const [left, right] = to === first ? [head, 0] : [0, head];
    if (label.width > 0) {
      const bars =
        Math.max(moments.around(first, moment).right, left) + Math.max(moments.around(last, moment).left, right);
      this.apart(first, last, label.width + bars + 2 * LABEL_CLEAR);
    }
    return {
      first,
      last,
      left: Math.max(moments.around(first, moment).left, left),
      right: Math.max(moments.widest(last), right),
    };
  }

  private note({ first, last, size }: ChartNote): Extent {
    if (first === last) return { first, last, left: size.width / 2, right: size.width / 2 };
    this.apart(first, last, size.width - 2 * NOTE_REACH);
    return { first, last, left: NOTE_REACH, right: NOTE_REACH };
  }

  private fragment(of: ChartFragment): Extent {
    const inside = of.sections.flatMap((section) => section.items.flatMap((item) => this.extentOf(item)));
    const first = inside.length === 0 ? 0 : Math.min(...inside.map((each) => each.first));
    const last = inside.length === 0 ? this.last : Math.max(...inside.map((each) => each.last));
    const tab = Math.max(...of.sections.map((each) => each.tab.width));
    // The tab is left of the first lifeline, whatever bars are on it, so that nothing crosses it.
    const left = Math.max(
      FRAME_SIDE,
      tab + GUARD_GAP + 4,
      ...inside.filter((each) => each.first === first).map((each) => each.left + FRAME_INSET),
    );
    const right = Math.max(
      FRAME_SIDE + this.moments.widest(last),
      ...inside.filter((each) => each.last === last).map((each) => each.right + FRAME_INSET),
    );
    const extent = this.roomInside(of, { first, last, left, right });
    this.frames.set(of.id, extent);
    return extent;
  }

  /** A frame with room for its conditions and for the dividers that run across it. */
  private roomInside({ id, sections }: ChartFragment, { first, last, left, right }: Extent): Extent {
    const wide = first < last;
    let reach = right;
    for (const [i, { guard }] of sections.entries()) {
      if (guard.width === 0) continue;
      const need = guardStart(first, this.moments.ofSection(id, i), this.moments) + guard.width;
      if (wide) this.apart(first, last, need + FRAME_INSET - reach);
      else reach = Math.max(reach, need + FRAME_INSET);
    }
    const crossing = Math.max(0, ...sections.flatMap(({ items }) => items.map(dividerRoom)));
    if (wide) this.apart(first, last, crossing - left - reach);
    else reach = Math.max(reach, crossing - left);
    return { first, last, left, right: reach };
  }
}

/** px that the bars of a lifeline take to its left. */
export function besideBars(lifeline: number, moments: Moments): number {
  return moments.widest(lifeline) > 0 ? BAR / 2 : 0;
}

/** The width a divider needs of the picture, or of the frame that it runs across. */
function dividerRoom(item: ChartItem): number {
  return item.type === 'divider' ? item.label.width + 2 * HEAD_GAP : 0;
}

/** px from a lifeline to a condition right of it. */
export function guardStart(lifeline: number, moment: number, moments: Moments): number {
  return Math.max(4, moments.around(lifeline, moment).right) + GUARD_GAP;
}
