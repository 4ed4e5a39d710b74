// What the layout of lifelines takes and gives: heads in a row, items below one another, no language, no colours.
import type { Box, Point, Size } from '../graph.js';

export interface ChartMessage {
  readonly type: 'message';
  readonly id: string;
  /** Places in the row of heads; equal for a message to oneself. */
  readonly from: number;
  readonly to: number;
  /** Room for what stands above the line; nothing when its width is 0. */
  readonly label: Size;
  /** px at the label's right where nothing is painted, so that its words stand in the middle beside what hangs left of them. */
  readonly blank: number;
}

export interface ChartNote {
  readonly type: 'note';
  readonly id: string;
  /** The leftmost and the rightmost lifeline it covers; equal for a note over one. */
  readonly first: number;
  readonly last: number;
  /** The least it needs; a note over two is made as wide as they stand apart. */
  readonly size: Size;
}

export interface ChartDivider {
  readonly type: 'divider';
  readonly id: string;
  readonly label: Size;
}

export interface ChartSection {
  /** Room for the word at the frame's left: the tab of the first section, the branch's word of the others. */
  readonly tab: Size;
  /** Room for the words of its condition; nothing when its width is 0. */
  readonly guard: Size;
  readonly items: readonly ChartItem[];
}

export interface ChartFragment {
  readonly type: 'fragment';
  readonly id: string;
  /** At least one. */
  readonly sections: readonly ChartSection[];
}

export type ChartItem = ChartMessage | ChartNote | ChartDivider | ChartFragment;

/** A bar on a lifeline from one message to a later one. */
export interface ChartBar {
  readonly lifeline: number;
  readonly from: string;
  readonly to: string;
}

export interface LifelineChart {
  readonly heads: readonly Size[];
  readonly items: readonly ChartItem[];
  readonly bars: readonly ChartBar[];
  /** px: a chart that is taller repeats the heads at its foot. */
  readonly tall: number;
  /** px over each message, besides what it needs; 0 by default. */
  readonly air?: number;
}

export interface PlacedLifeline {
  readonly x: number;
  readonly head: Box;
  readonly foot?: Box;
  /** Stretches from top to bottom that no words interrupt. */
  readonly runs: readonly { readonly from: number; readonly to: number }[];
}

export interface PlacedMessage {
  /** From end to end, right-angled. */
  readonly points: readonly Point[];
  readonly label?: Box;
  /** px that a label may have on this line without moving anything. */
  readonly room: number;
}

export interface PlacedDivider {
  readonly from: Point;
  readonly to: Point;
  readonly label: Box;
  /** px that a label may have without moving anything. */
  readonly room: number;
}

export interface PlacedSection {
  readonly tab: Box;
  readonly guard: Box;
  /** px that a condition may have without moving anything. */
  readonly room: number;
  /** Height of the line above the section; none above the first. */
  readonly separator?: number;
}

export interface PlacedFragment {
  readonly id: string;
  readonly box: Box;
  /** 1 at the outermost. */
  readonly depth: number;
  readonly sections: readonly PlacedSection[];
}

export interface PlacedBar {
  readonly lifeline: number;
  /** Stretches from top to bottom that no words interrupt. */
  readonly boxes: readonly Box[];
  /** 0 for a bar that stands on the lifeline itself; each further one is set off by half its width. */
  readonly depth: number;
}

export interface PlacedChart extends Size {
  /** In the order of the heads. */
  readonly lifelines: readonly PlacedLifeline[];
  readonly messages: ReadonlyMap<string, PlacedMessage>;
  readonly notes: ReadonlyMap<string, Box>;
  readonly dividers: ReadonlyMap<string, PlacedDivider>;
  /** Each after the one that holds it. */
  readonly fragments: readonly PlacedFragment[];
  /** Each before the ones set off from it. */
  readonly bars: readonly PlacedBar[];
}
