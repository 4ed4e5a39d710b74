// Vertical positions. In: a chart with its columns. Out: the position of each item, one below the other in the order of
// time.
import type { Box } from '../graph.js';
import type {
  ChartFragment,
  ChartItem,
  ChartMessage,
  LifelineChart,
  PlacedDivider,
  PlacedFragment,
  PlacedMessage,
  PlacedSection,
} from './chart.js';
import type { Columns, Extent } from './columns.js';
import { type Ground, placeCondition, placeDivider, placeLoop, placeMessage, placeNote, spanOf } from './items.js';
import {
  CROSS,
  CROSS_DROP,
  EMPTY_SECTION,
  FIRST_GAP,
  FRAME_GAP,
  GUARD_DROP,
  ROW_GAP,
  SECTION_RISE,
} from './measures.js';
import type { Moments } from './moments.js';

export interface Rows {
  readonly messages: ReadonlyMap<string, PlacedMessage>;
  readonly notes: ReadonlyMap<string, Box>;
  readonly dividers: ReadonlyMap<string, PlacedDivider>;
  readonly fragments: readonly PlacedFragment[];
  /** The areas of messages', conditions' and tabs' text, where lifelines and their bars are interrupted. */
  readonly words: readonly Box[];
  /** Areas that interrupt only lifelines: dividers, and the middles of notes, whose cards hide the rest. */
  readonly cards: readonly Box[];
  /** By lifeline: the message at whose height its head is, and the height of its cross. */
  readonly births: ReadonlyMap<number, number>;
  readonly deaths: ReadonlyMap<number, number>;
  /** Where the last item ends. */
  readonly bottom: number;
}

export function rowsOf(chart: LifelineChart, columns: Columns, moments: Moments, top: number): Rows {
  const stack = new Stack(
    { heads: chart.heads, columns, moments, gap: ROW_GAP + (chart.air ?? 0) },
    top + FIRST_GAP - ROW_GAP,
  );
  stack.place(chart.items, 1, undefined);
  return stack;
}

/** Items placed so far. */
class Stack implements Rows {
  readonly messages: Map<string, PlacedMessage> = new Map();
  readonly notes: Map<string, Box> = new Map();
  readonly words: Box[] = [];
  readonly cards: Box[] = [];
  readonly dividers: Map<string, PlacedDivider> = new Map();
  readonly fragments: PlacedFragment[] = [];
  readonly births: Map<number, number> = new Map();
  readonly deaths: Map<number, number> = new Map();
  bottom: number;
  private readonly ground: Ground;

  constructor(ground: Ground, top: number) {
    this.ground = ground;
    this.bottom = top;
  }

  place(items: readonly ChartItem[], depth: number, frame: Extent | undefined): void {
    const { ground } = this;
    for (const item of items) {
      if (item.type === 'fragment') this.fragment(item, depth);
      else if (item.type === 'message') {
        const { bottom } = this;
        const at = item.from === item.to ? placeLoop(item, bottom, ground, frame) : placeMessage(item, bottom, ground);
        this.messages.set(item.id, at.placed);
        this.words.push(...at.words);
        this.bottom = at.bottom;
        this.recordLifespan(item, at.placed);
      } else if (item.type === 'note') {
        const at = placeNote(item, this.bottom, ground);
        this.notes.set(item.id, at.placed);
        this.cards.push(...at.words);
        this.bottom = at.bottom;
      } else {
        const at = placeDivider(item, this.bottom, ground, frame);
        this.dividers.set(item.id, at.placed);
        this.cards.push(...at.words);
        this.bottom = at.bottom;
      }
    }
  }

  private recordLifespan({ to, begins, ends = [] }: ChartMessage, { points }: PlacedMessage): void {
    const end = points.at(-1);
    if (begins && end !== undefined) this.births.set(to, end.y);
    if (ends.length === 0) return;
    for (const each of ends) this.deaths.set(each, this.bottom + CROSS_DROP);
    this.bottom += CROSS_DROP + CROSS;
  }

  private fragment(of: ChartFragment, depth: number): void {
    const { ground } = this;
    const extent = ground.columns.frames.get(of.id);
    if (extent === undefined) return;
    const { left, width } = spanOf(extent, ground);
    const begin = this.bottom + FRAME_GAP;
    const sections: PlacedSection[] = [];
    // The frame is listed before its content; its height is known only after that.
    const place = this.fragments.length;
    this.bottom = begin;
    for (const [i, section] of of.sections.entries()) {
      const { tab, items } = section;
      const separator = i === 0 ? undefined : this.bottom + FRAME_GAP;
      const above = separator === undefined ? begin : separator + SECTION_RISE;
      const tabBox = { x: left, y: above, ...tab };
      const moment = ground.moments.ofSection(of.id, i);
      const { guard, room } = placeCondition(section, extent, moment, above + GUARD_DROP, ground);
      this.words.push(...[tabBox, guard].filter((each) => each.width > 0));
      sections.push({ tab: tabBox, guard, room, ...(separator === undefined ? {} : { separator }) });
      this.bottom = Math.max(above + tab.height, guard.width > 0 ? guard.y + guard.height : above);
      if (items.length === 0) this.bottom += EMPTY_SECTION;
      this.place(items, depth + 1, extent);
    }
    this.bottom += FRAME_GAP;
    const box = { x: left, y: begin, width, height: this.bottom - begin };
    this.fragments.splice(place, 0, { id: of.id, box, depth, sections });
  }
}
