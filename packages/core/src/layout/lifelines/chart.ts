// Input and output of the lifeline layout: heads in a row, items below one another, no language, no colours.
import type { Box, Point, Size } from '../graph.js';

export interface ChartMessage {
  readonly type: 'message';
  readonly id: string;
  /** Indices in the row of heads; equal for a message to itself. */
  readonly from: number;
  readonly to: number;
  /** Room for the text above the line; none if its width is 0. */
  readonly label: Size;
  /**
   * px at the label's right where nothing is painted, so that its text is centred despite what is attached to its left.
   */
  readonly blank: number;
  /** The head of the lifeline it goes to is at its end. */
  readonly begins?: boolean;
  /** Lifelines that end below it. */
  readonly ends?: readonly number[];
}

export interface ChartNote {
  readonly type: 'note';
  readonly id: string;
  /** The leftmost and the rightmost lifeline it covers; equal for a note over one. */
  readonly first: number;
  readonly last: number;
  /** The minimum size; a note over two is as wide as the distance between them. */
  readonly size: Size;
}

export interface ChartDivider {
  readonly type: 'divider';
  readonly id: string;
  readonly label: Size;
}

export interface ChartSection {
  /** Room for the text at the frame's left: the tab of the first section, the branch's text of the others. */
  readonly tab: Size;
  /** Room for the text of its condition; none if its width is 0. */
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

/** A bar on a lifeline from one message, or its head, to a later one, or its end. */
export interface ChartBar {
  readonly lifeline: number;
  readonly from?: string;
  readonly to?: string;
}

export interface LifelineChart {
  readonly heads: readonly Size[];
  readonly items: readonly ChartItem[];
  readonly bars: readonly ChartBar[];
  /** px: a taller chart repeats the heads at its foot. */
  readonly tall: number;
  /** px above each message, in addition to what it needs; default 0. */
  readonly air?: number;
}

export interface PlacedLifeline {
  readonly x: number;
  readonly head: Box;
  readonly foot?: Box;
  /** Stretches from top to bottom that no text interrupts. */
  readonly runs: readonly { readonly from: number; readonly to: number }[];
  /** Middle of the cross at which it ends. */
  readonly cross?: number;
}

export interface PlacedMessage {
  /** From end to end, orthogonal. */
  readonly points: readonly Point[];
  readonly label?: Box;
  /** Maximum width of a label on this line that moves nothing, px. */
  readonly room: number;
}

export interface PlacedDivider {
  readonly from: Point;
  readonly to: Point;
  readonly label: Box;
  /** Maximum width of a label that moves nothing, px. */
  readonly room: number;
}

export interface PlacedSection {
  readonly tab: Box;
  readonly guard: Box;
  /** Maximum width of a condition that moves nothing, px. */
  readonly room: number;
  /** Height of the line above the section; undefined for the first. */
  readonly separator?: number;
}

export interface PlacedFragment {
  readonly id: string;
  readonly box: Box;
  /** 1 for the outermost. */
  readonly depth: number;
  readonly sections: readonly PlacedSection[];
}

export interface PlacedBar {
  readonly lifeline: number;
  /** Stretches from top to bottom that no text interrupts. */
  readonly boxes: readonly Box[];
  /** 0 for a bar on the lifeline itself; each further one is offset by half its width. */
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
  /** Each before the ones offset from it. */
  readonly bars: readonly PlacedBar[];
}
