// Where everything stands from top to bottom: in, a chart with its columns; out, the place of each item, one below the
// other in the order of time.
import type { Box } from '../graph.js';
import type {
  ChartFragment,
  ChartItem,
  LifelineChart,
  PlacedDivider,
  PlacedFragment,
  PlacedMessage,
  PlacedSection,
} from './chart.js';
import type { Columns, Extent } from './columns.js';
import { type Ground, placeCondition, placeDivider, placeLoop, placeMessage, placeNote, spanOf } from './items.js';
import { EMPTY_SECTION, FIRST_GAP, FRAME_GAP, GUARD_DROP, ROW_GAP, SECTION_RISE } from './measures.js';
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
  const ground: Ground = { columns, moments, gap: ROW_GAP + (chart.air ?? 0) };
  const messages = new Map<string, PlacedMessage>();
  const notes = new Map<string, Box>();
  const words: Box[] = [];
  const cards: Box[] = [];
  const dividers = new Map<string, PlacedDivider>();
  const fragments: PlacedFragment[] = [];
  let y = top + FIRST_GAP - ROW_GAP;

  const fragment = (of: ChartFragment, depth: number): void => {
    const extent = columns.frames.get(of.id);
    if (extent === undefined) return;
    const { left, width } = spanOf(extent, ground);
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
      const { guard, room } = placeCondition(section, extent, moments.ofSection(of.id, i), above + GUARD_DROP, ground);
      words.push(...[tabBox, guard].filter((each) => each.width > 0));
      sections.push({ tab: tabBox, guard, room, ...(separator === undefined ? {} : { separator }) });
      y = Math.max(above + tab.height, guard.width > 0 ? guard.y + guard.height : above);
      if (items.length === 0) y += EMPTY_SECTION;
      walk(items, depth + 1, extent);
    }
    y += FRAME_GAP;
    const box = { x: left, y: begin, width, height: y - begin };
    fragments.splice(place, 0, { id: of.id, box, depth, sections });
  };

  const walk = (items: readonly ChartItem[], depth: number, frame?: Extent): void => {
    for (const item of items) {
      if (item.type === 'fragment') {
        fragment(item, depth);
        continue;
      }
      if (item.type === 'message') {
        const at = item.from === item.to ? placeLoop(item, y, ground, frame) : placeMessage(item, y, ground);
        messages.set(item.id, at.placed);
        words.push(...at.words);
        y = at.bottom;
      } else if (item.type === 'note') {
        const at = placeNote(item, y, ground);
        notes.set(item.id, at.placed);
        cards.push(...at.words);
        y = at.bottom;
      } else {
        const at = placeDivider(item, y, ground, frame);
        dividers.set(item.id, at.placed);
        cards.push(...at.words);
        y = at.bottom;
      }
    }
  };
  walk(chart.items, 1);
  return { messages, notes, dividers, fragments, words, cards, bottom: y };
}
