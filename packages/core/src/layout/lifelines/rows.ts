// Where everything stands from top to bottom: in, a chart with its columns; out, the place of each item, one below the
// other in the order of time.
import type { Box } from '../graph.js';
import type {
  ChartDivider,
  ChartFragment,
  ChartItem,
  ChartMessage,
  ChartNote,
  ChartSection,
  LifelineChart,
  PlacedDivider,
  PlacedFragment,
  PlacedMessage,
  PlacedSection,
} from './chart.js';
import { besideBars, type Columns, type Extent, guardStart } from './columns.js';
import {
  BARE_GAP,
  DIVIDER_GAP,
  EMPTY_SECTION,
  FIRST_GAP,
  FRAME_GAP,
  FRAME_INSET,
  GUARD_DROP,
  HEAD_GAP,
  LABEL_CLEAR,
  LABEL_RISE,
  LOOP,
  LOOP_LABEL_GAP,
  NOTE_GAP,
  NOTE_REACH,
  ROW_GAP,
  SECTION_RISE,
  SIDE_CLEAR,
} from './measures.js';
import type { Moments } from './moments.js';

export interface Rows {
  readonly messages: ReadonlyMap<string, PlacedMessage>;
  readonly notes: ReadonlyMap<string, Box>;
  readonly dividers: ReadonlyMap<string, PlacedDivider>;
  readonly fragments: readonly PlacedFragment[];
  /** What the words of messages, conditions and tabs cover, at which lifelines and their bars pause. */
  readonly words: readonly Box[];
  /** What stops lifelines alone: dividers, and the middles of the notes, whose cards hide what is under the rest. */
  readonly cards: readonly Box[];
  /** Where the last item ends. */
  readonly bottom: number;
}

export function rowsOf(chart: LifelineChart, columns: Columns, moments: Moments, top: number): Rows {
  const { xs } = columns;
  const gap = ROW_GAP + (chart.air ?? 0);
  const messages = new Map<string, PlacedMessage>();
  const notes = new Map<string, Box>();
  const words: Box[] = [];
  const cards: Box[] = [];
  const dividers = new Map<string, PlacedDivider>();
  const fragments: PlacedFragment[] = [];
  let y = top;
  const xOf = (lifeline: number): number => xs[lifeline] ?? 0;
  const spanOf = ({ first, last, left, right }: Extent): { readonly left: number; readonly width: number } => {
    const start = xOf(first) - left;
    return { left: start, width: xOf(last) + right - start };
  };

  const message = ({ id, from, to, label, blank }: ChartMessage): void => {
    const moment = moments.of(id);
    const labelled = label.width > 0;
    const top = y + gap;
    y += labelled ? gap + label.height + LABEL_RISE : BARE_GAP - ROW_GAP + gap;
    const right = from < to;
    const start = moments.around(from, moment);
    const end = moments.around(to, moment);
    const out = right ? xOf(from) + start.right : xOf(from) - start.left;
    const into = right ? xOf(to) - end.left : xOf(to) + end.right;
    const box = { x: Math.round((out + into - label.width) / 2), y: top, ...label };
    if (labelled) words.push(inked(box, blank));
    messages.set(id, {
      points: [
        { x: out, y },
        { x: into, y },
      ],
      ...(labelled ? { label: box } : {}),
      room: Math.abs(into - out) - 2 * LABEL_CLEAR,
    });
  };

  /** `frame`: the innermost one around it. */
  const toOneself = ({ id, from, label, blank }: ChartMessage, frame: Extent | undefined): void => {
    const moment = moments.of(id);
    const height = Math.max(LOOP, label.height);
    const begin = y + gap + (height - LOOP) / 2;
    const end = begin + LOOP;
    const x = xOf(from);
    const out = x + moments.around(from, moment).right + LOOP;
    const box = { x: out + LOOP_LABEL_GAP, y: y + gap + (height - label.height) / 2, ...label };
    if (label.width > 0) words.push(inked(box, blank));
    messages.set(id, {
      points: [
        { x: x + moments.before(from, moment).right, y: begin },
        { x: out, y: begin },
        { x: out, y: end },
        { x: x + moments.after(from, moment).right, y: end },
      ],
      ...(label.width > 0 ? { label: box } : {}),
      room: rightOf(from, frame) - box.x,
    });
    y += gap + height;
  };

  /** How far what stands right of a lifeline may reach. */
  const rightOf = (lifeline: number, frame: Extent | undefined): number => {
    if (frame?.last === lifeline) return xOf(lifeline) + frame.right - FRAME_INSET;
    return lifeline + 1 < xs.length
      ? xOf(lifeline + 1) - SIDE_CLEAR - besideBars(lifeline + 1, moments)
      : columns.width;
  };

  const note = ({ id, first, last, size }: ChartNote): void => {
    const one = first === last;
    const left = one ? xOf(first) - size.width / 2 : xOf(first) - NOTE_REACH;
    const width = one ? size.width : xOf(last) + NOTE_REACH - left;
    notes.set(id, { x: left, y: y + NOTE_GAP, width, height: size.height });
    cards.push({ x: left + (width - size.width) / 2, y: y + NOTE_GAP, ...size });
    y += NOTE_GAP + size.height;
  };

  const divider = ({ id, label }: ChartDivider, frame: Extent | undefined): void => {
    const { left, width } = frame === undefined ? { left: 0, width: columns.width } : spanOf(frame);
    const middle = y + DIVIDER_GAP + label.height / 2;
    const box = { x: left + (width - label.width) / 2, y: y + DIVIDER_GAP, ...label };
    if (label.width > 0) cards.push(box);
    dividers.set(id, {
      from: { x: left, y: middle },
      to: { x: left + width, y: middle },
      label: box,
      room: width - 2 * HEAD_GAP,
    });
    y += DIVIDER_GAP + label.height + SECTION_RISE;
  };

  /** Over the first of its messages, or left of there as far as the frame makes it. */
  const condition = (section: ChartSection, { first, last, right }: Extent, moment: number, top: number) => {
    const startAt = (lifeline: number): number => xOf(lifeline) + guardStart(lifeline, moment, moments);
    const end = xOf(last) + right - FRAME_INSET;
    const wanted = startAt(firstTouched(section.items) ?? first);
    const x = Math.max(startAt(first), Math.min(wanted, end - section.guard.width));
    return { guard: { x, y: top, ...section.guard }, room: end - startAt(first) };
  };

  const fragment = (of: ChartFragment, depth: number): void => {
    const extent = columns.frames.get(of.id);
    if (extent === undefined) return;
    const { left, width } = spanOf(extent);
    const begin = y + FRAME_GAP;
    const sections: PlacedSection[] = [];
    // The frame stands before what it holds; its height is known only behind it.
    const place = fragments.length;
    y = begin;
    for (const [i, section] of of.sections.entries()) {
      const { tab, items } = section;
      const separator = i === 0 ? undefined : y + FRAME_GAP;
      const above = separator === undefined ? begin : separator + SECTION_RISE;
      const tabBox = { x: left, y: above, ...tab };
      const { guard, room } = condition(section, extent, moments.ofSection(of.id, i), above + GUARD_DROP);
      words.push(...[tabBox, guard].filter((each) => each.width > 0));
      sections.push({ tab: tabBox, guard, room, ...(separator === undefined ? {} : { separator }) });
      y = Math.max(above + tab.height, guard.width > 0 ? guard.y + guard.height : above);
      if (items.length === 0) y += EMPTY_SECTION;
      walk(items, depth + 1, extent);
    }
    y += FRAME_GAP;
    fragments.splice(place, 0, {
      id: of.id,
      box: { x: left, y: begin, width, height: y - begin },
      depth,
      sections,
    });
  };

  const walk = (items: readonly ChartItem[], depth: number, frame?: Extent): void => {
    for (const item of items) {
      if (item.type === 'note') note(item);
      else if (item.type === 'divider') divider(item, frame);
      else if (item.type === 'fragment') fragment(item, depth);
      else if (item.from === item.to) toOneself(item, frame);
      else message(item);
    }
  };
  y += FIRST_GAP - ROW_GAP;
  walk(chart.items, 1);
  return { messages, notes, dividers, fragments, words, cards, bottom: y };
}

function inked(label: Box, blank: number): Box {
  return { ...label, width: label.width - blank };
}

/** The leftmost lifeline that the first message among items touches. */
function firstTouched(items: readonly ChartItem[]): number | undefined {
  for (const item of items) {
    if (item.type === 'message') return Math.min(item.from, item.to);
    if (item.type !== 'fragment') continue;
    const found = firstTouched(item.sections.flatMap((each) => each.items));
    if (found !== undefined) return found;
  }
  return undefined;
}
