// What a drawing in px becomes cells from: every part with its place in px and its size in cells. A cell is 8 by 16 px to
// the layout, so that the engine's distances come out alike in both directions.

import type { LayoutConflict } from '../../layout/graph.js';
import type { Spacing } from '../../layout/layered/index.js';
import { cellsOf } from '../cells.js';
import type { TextLine } from '../text-parts.js';
import type { Face } from './faces.js';

/** px of a cell, across and upright. */
export const CELL: readonly [number, number] = [8, 16];

export const SPACING: Omit<Spacing, 'compactness'> = {
  sibling: 32,
  layer: 40,
  line: 16,
  beside: 16,
  approach: 24,
  label: 8,
  padding: 16,
  title: 16,
  component: 32,
};

/** Cells between the title's words and what is beside them. */
export const TITLE_AIR = 2;

export interface Part {
  /** px. */
  readonly lo: readonly [number, number];
  readonly hi: readonly [number, number];
}

export interface BoxPart extends Part {
  readonly id: string;
  readonly face: Face;
}

export interface LabelPart extends Part {
  readonly lines: readonly string[];
  /** Cells, with one free at each side of the words. */
  readonly size: readonly [number, number];
  /** The stretch of its line on which it stands; none for one beside its line. */
  readonly stretch?: number;
}

export interface LinePart {
  readonly line: TextLine;
  /** Places among the boxes. */
  readonly from: number;
  readonly to: number;
  /** px. */
  readonly points: readonly (readonly [number, number])[];
  readonly label?: LabelPart;
}

export interface FramePart extends Part {
  readonly id: string;
  readonly title: string;
  /** Cells, with one free at each side of the words. */
  readonly titleCells: number;
  /** px: where the title's room ends. */
  readonly titleEnd: readonly [number, number];
  readonly overlay: boolean;
}

export interface Sketch {
  readonly boxes: readonly BoxPart[];
  readonly lines: readonly LinePart[];
  readonly frames: readonly FramePart[];
  /** Overlays that have no frame of their own, because strangers stand between their nodes. */
  readonly unframed: readonly string[];
  /** Wishes that the layout could not keep. */
  readonly conflicts: readonly LayoutConflict[];
}

/** What the parts are made from. */
export interface Ingredients {
  readonly faces: ReadonlyMap<string, Face>;
  readonly lines: readonly TextLine[];
  readonly labels: ReadonlyMap<string, readonly string[]>;
  /** Of the groups, then of the overlays. */
  readonly titles: readonly string[];
}

export function labelSize(lines: readonly string[]): readonly [number, number] {
  return [lines.reduce((most, each) => Math.max(most, cellsOf(each)), 0) + 2, lines.length];
}
