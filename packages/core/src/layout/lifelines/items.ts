// Places one item. In: the item, the height at which it can begin, and the columns. Out: its position and where it
// ends.
import type { Box, Size } from '../graph.js';
import type {
  ChartDivider,
  ChartItem,
  ChartMessage,
  ChartNote,
  ChartSection,
  PlacedDivider,
  PlacedMessage,
} from './chart.js';
import { besideBars, type Columns, type Extent, guardStart } from './columns.js';
import {
  BARE_GAP,
  DIVIDER_GAP,
  FRAME_INSET,
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

/** The shared input for placing the items of a chart. */
export interface Ground {
  readonly heads: readonly Size[];
  readonly columns: Columns;
  readonly moments: Moments;
  /** px above a message. */
  readonly gap: number;
}

interface Standing<Placed> {
  readonly placed: Placed;
  /** The area of its text; undefined if it has none. */
  readonly words: readonly Box[];
  readonly bottom: number;
}

export function placeMessage(
  { id, from, to, label, blank, begins }: ChartMessage,
  y: number,
  ground: Ground,
): Standing<PlacedMessage> {
  const { heads, moments, gap } = ground;
  const moment = moments.of(id);
  const labelled = label.width > 0;
  const head = (begins ? heads[to] : undefined) ?? { width: 0, height: 0 };
  const usual = y + (labelled ? gap + label.height + LABEL_RISE : BARE_GAP - ROW_GAP + gap);
  const line = Math.max(usual, Math.ceil(y + gap + head.height / 2));
  const right = from < to;
  const start = moments.around(from, moment);
  const end = begins ? { left: head.width / 2, right: head.width / 2 } : moments.around(to, moment);
  const out = right ? xOf(ground, from) + start.right : xOf(ground, from) - start.left;
  const into = right ? xOf(ground, to) - end.left : xOf(ground, to) + end.right;
  const box = { x: Math.round((out + into - label.width) / 2), y: line - usual + y + gap, ...label };
  return {
    placed: {
      points: [
        { x: out, y: line },
        { x: into, y: line },
      ],
      ...(labelled ? { label: box } : {}),
      room: Math.abs(into - out) - 2 * LABEL_CLEAR,
    },
    words: labelled ? [visibleBox(box, blank)] : [],
    bottom: Math.ceil(line + head.height / 2),
  };
}

/** `frame`: the innermost one around it. */
export function placeLoop(
  { id, from, label, blank }: ChartMessage,
  y: number,
  ground: Ground,
  frame: Extent | undefined,
): Standing<PlacedMessage> {
  const { moments, gap } = ground;
  const moment = moments.of(id);
  const height = Math.max(LOOP, label.height);
  const begin = y + gap + (height - LOOP) / 2;
  const end = begin + LOOP;
  const x = xOf(ground, from);
  const out = x + moments.around(from, moment).right + LOOP;
  const box = { x: out + LOOP_LABEL_GAP, y: y + gap + (height - label.height) / 2, ...label };
  return {
    placed: {
      points: [
        { x: x + moments.before(from, moment).right, y: begin },
        { x: out, y: begin },
        { x: out, y: end },
        { x: x + moments.after(from, moment).right, y: end },
      ],
      ...(label.width > 0 ? { label: box } : {}),
      room: rightOf(from, frame, ground) - box.x,
    },
    words: label.width > 0 ? [visibleBox(box, blank)] : [],
    bottom: y + gap + height,
  };
}

/** How far content right of a lifeline can extend. */
function rightOf(lifeline: number, frame: Extent | undefined, ground: Ground): number {
  const { columns, moments } = ground;
  if (frame?.last === lifeline) return xOf(ground, lifeline) + frame.right - FRAME_INSET;
  if (lifeline + 1 >= columns.xs.length) return columns.width;
  return xOf(ground, lifeline + 1) - SIDE_CLEAR - besideBars(lifeline + 1, moments);
}

export function placeNote({ first, last, size }: ChartNote, y: number, ground: Ground): Standing<Box> {
  const one = first === last;
  const left = one ? xOf(ground, first) - size.width / 2 : xOf(ground, first) - NOTE_REACH;
  const width = one ? size.width : xOf(ground, last) + NOTE_REACH - left;
  return {
    placed: { x: left, y: y + NOTE_GAP, width, height: size.height },
    words: [{ x: left + (width - size.width) / 2, y: y + NOTE_GAP, ...size }],
    bottom: y + NOTE_GAP + size.height,
  };
}

export function placeDivider(
  { label }: ChartDivider,
  y: number,
  ground: Ground,
  frame: Extent | undefined,
): Standing<PlacedDivider> {
  const { left, width } = frame === undefined ? { left: 0, width: ground.columns.width } : spanOf(frame, ground);
  const middle = y + DIVIDER_GAP + label.height / 2;
  const box = { x: left + (width - label.width) / 2, y: y + DIVIDER_GAP, ...label };
  return {
    placed: {
      from: { x: left, y: middle },
      to: { x: left + width, y: middle },
      label: box,
      room: width - 2 * HEAD_GAP,
    },
    words: label.width > 0 ? [box] : [],
    bottom: y + DIVIDER_GAP + label.height + SECTION_RISE,
  };
}

/** Over the first of its messages, or as far left of there as the frame requires; at the left without a tab. */
export function placeCondition(
  section: ChartSection,
  { first, last, right }: Extent,
  moment: number,
  y: number,
  ground: Ground,
): { readonly guard: Box; readonly room: number } {
  const startAt = (lifeline: number): number => xOf(ground, lifeline) + guardStart(lifeline, moment, ground.moments);
  const end = xOf(ground, last) + right - FRAME_INSET;
  const wanted = startAt(section.tab.width === 0 ? first : (firstTouched(section.items) ?? first));
  const x = Math.max(startAt(first), Math.min(wanted, end - section.guard.width));
  return { guard: { x, y, ...section.guard }, room: end - startAt(first) };
}

export function spanOf(
  { first, last, left, right }: Extent,
  ground: Ground,
): { readonly left: number; readonly width: number } {
  const start = xOf(ground, first) - left;
  return { left: start, width: xOf(ground, last) + right - start };
}

function xOf({ columns }: Ground, lifeline: number): number {
  return columns.xs[lifeline] ?? 0;
}

function visibleBox(label: Box, blank: number): Box {
  return { ...label, width: label.width - blank };
}

/** The leftmost lifeline that the first message among items touches. */
function firstTouched(items: readonly ChartItem[]): number | undefined {
  for (const item of items) {
    if (item.type === 'message') return Math.min(item.from, item.to);
    if (item.type !== 'fragment') continue;
    const lifeline = firstTouched(item.sections.flatMap((each) => each.items));
    if (lifeline !== undefined) return lifeline;
  }
  return undefined;
}
