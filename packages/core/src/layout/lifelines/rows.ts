// Where everything stands from top to bottom: in, a chart with its columns; out, the place of each item, one below the
// other in the order of time.
import type { Box } from '../graph.js';
import type {
  ChartDivider,
  ChartFragment,
  ChartItem,
  ChartMessage,
  ChartNote,
  LifelineChart,
  PlacedDivider,
  PlacedFragment,
  PlacedMessage,
  PlacedSection,
} from './chart.js';
import { type Columns, guardStart } from './columns.js';
import { labelLeft } from './label-place.js';
import {
  BARE_GAP,
  DIVIDER_GAP,
  EMPTY_SECTION,
  FIRST_GAP,
  FRAME_GAP,
  GUARD_DROP,
  LABEL_RISE,
  LOOP,
  LOOP_LABEL_GAP,
  NOTE_GAP,
  NOTE_REACH,
  ROW_GAP,
  SECTION_RISE,
} from './measures.js';
import type { Moments } from './moments.js';

export interface Rows {
  readonly messages: ReadonlyMap<string, PlacedMessage>;
  readonly notes: ReadonlyMap<string, Box>;
  /** The middles of the notes, as large as their words; the cards hide what is under the rest. */
  readonly noteWords: readonly Box[];
  readonly dividers: ReadonlyMap<string, PlacedDivider>;
  readonly fragments: readonly PlacedFragment[];
  /** Where the last item ends. */
  readonly bottom: number;
}

/** What a divider runs across: the picture, or the frame it stands in. */
interface Across {
  readonly left: number;
  readonly width: number;
}

export function rowsOf(chart: LifelineChart, columns: Columns, moments: Moments, top: number): Rows {
  const { xs } = columns;
  const messages = new Map<string, PlacedMessage>();
  const notes = new Map<string, Box>();
  const noteWords: Box[] = [];
  const dividers = new Map<string, PlacedDivider>();
  const fragments: PlacedFragment[] = [];
  let y = top;
  const xOf = (lifeline: number): number => xs[lifeline] ?? 0;

  const message = (of: ChartMessage): void => {
    const { id, from, to, label } = of;
    if (from === to) {
      toOneself(of);
      return;
    }
    const moment = moments.of(id);
    const labelled = label.width > 0;
    const box = { x: labelled ? labelLeft(of, xs, moments) : 0, y: y + ROW_GAP, ...label };
    y += labelled ? ROW_GAP + label.height + LABEL_RISE : BARE_GAP;
    const right = from < to;
    const start = moments.around(from, moment);
    const end = moments.around(to, moment);
    messages.set(id, {
      points: [
        { x: right ? xOf(from) + start.right : xOf(from) - start.left, y },
        { x: right ? xOf(to) - end.left : xOf(to) + end.right, y },
      ],
      ...(labelled ? { label: box } : {}),
    });
  };

  const toOneself = ({ id, from, label }: ChartMessage): void => {
    const moment = moments.of(id);
    const height = Math.max(LOOP, label.height);
    const begin = y + ROW_GAP + (height - LOOP) / 2;
    const end = begin + LOOP;
    const x = xOf(from);
    const out = x + moments.around(from, moment).right + LOOP;
    messages.set(id, {
      points: [
        { x: x + moments.before(from, moment).right, y: begin },
        { x: out, y: begin },
        { x: out, y: end },
        { x: x + moments.after(from, moment).right, y: end },
      ],
      ...(label.width > 0
        ? { label: { x: out + LOOP_LABEL_GAP, y: y + ROW_GAP + (height - label.height) / 2, ...label } }
        : {}),
    });
    y += ROW_GAP + height;
  };

  const note = ({ id, first, last, size }: ChartNote): void => {
    const one = first === last;
    const left = one ? xOf(first) - size.width / 2 : xOf(first) - NOTE_REACH;
    const width = one ? size.width : xOf(last) + NOTE_REACH - left;
    notes.set(id, { x: left, y: y + NOTE_GAP, width, height: size.height });
    noteWords.push({ x: left + (width - size.width) / 2, y: y + NOTE_GAP, ...size });
    y += NOTE_GAP + size.height;
  };

  const divider = ({ id, label }: ChartDivider, { left, width }: Across): void => {
    const middle = y + DIVIDER_GAP + label.height / 2;
    dividers.set(id, {
      from: { x: left, y: middle },
      to: { x: left + width, y: middle },
      label: { x: left + (width - label.width) / 2, y: y + DIVIDER_GAP, ...label },
    });
    y += DIVIDER_GAP + label.height + SECTION_RISE;
  };

  const fragment = (of: ChartFragment, depth: number): void => {
    const extent = columns.frames.get(of.id);
    if (extent === undefined) return;
    const left = xOf(extent.first) - extent.left;
    const width = xOf(extent.last) + extent.right - left;
    const begin = y + FRAME_GAP;
    const sections: PlacedSection[] = [];
    // The frame stands before what it holds; its height is known only behind it.
    const place = fragments.length;
    y = begin;
    for (const [i, section] of of.sections.entries()) {
      const { tab, guard, items } = section;
      const separator = i === 0 ? undefined : y + FRAME_GAP;
      const above = separator === undefined ? begin : separator + SECTION_RISE;
      const guardAbove = above + GUARD_DROP;
      const guardLeft = xOf(extent.first) + guardStart(extent.first, moments.ofSection(of.id, i), moments);
      sections.push({
        tab: { x: left, y: above, ...tab },
        guard: { x: guardLeft, y: guardAbove, ...guard },
        ...(separator === undefined ? {} : { separator }),
      });
      y = Math.max(above + tab.height, guard.width > 0 ? guardAbove + guard.height : above);
      if (items.length === 0) y += EMPTY_SECTION;
      walk(items, depth + 1, { left, width });
    }
    y += FRAME_GAP;
    fragments.splice(place, 0, {
      id: of.id,
      box: { x: left, y: begin, width, height: y - begin },
      depth,
      sections,
    });
  };

  const walk = (items: readonly ChartItem[], depth: number, across: Across): void => {
    for (const item of items) {
      if (item.type === 'message') message(item);
      else if (item.type === 'note') note(item);
      else if (item.type === 'divider') divider(item, across);
      else fragment(item, depth);
    }
  };
  y += FIRST_GAP - ROW_GAP;
  walk(chart.items, 1, { left: 0, width: columns.width });
  return { messages, notes, noteWords, dividers, fragments, bottom: y };
}
