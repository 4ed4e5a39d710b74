// The input for converting a drawing in px to cells: every part with its position in px and its size in cells. A cell
// is 8 by 16 px to the layout, so that the engine's distances are balanced in both directions.

import type { LayoutConflict } from '../../layout/graph.js';
import type { Spacing } from '../../layout/layered/index.js';
import { cellsOf } from '../cells.js';
import type { TextLine } from '../text-parts.js';
import type { Face } from './faces.js';

/** px of a cell, horizontally and vertically. */
export const CELL: readonly [number, number] = [8, 16];

export const SPACING: Omit<Spacing, 'compactness'> = {
  sibling: 32,
  layer: 40,
  line: 16,
  beside: 16,
  approach: 24,
  label: 8,
  labels: 10,
  padding: 16,
  title: 16,
  component: 32,
};

/** Cells between the title's text and what is beside it. */
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
  /** Cells, with one free on each side of the text. */
  readonly size: readonly [number, number];
  /** The stretch of its line on which it is placed; undefined for one beside its line. */
  readonly stretch?: number;
}

export interface LinePart {
  readonly line: TextLine;
  /** Indices of the boxes. */
  readonly from: number;
  readonly to: number;
  /** px. */
  readonly points: readonly (readonly [number, number])[];
  readonly label?: LabelPart;
}

export interface FramePart extends Part {
  readonly id: string;
  readonly title: string;
  /** Cells, with one free on each side of the text. */
  readonly titleCells: number;
  /** px: where the title's room ends. */
  readonly titleEnd: readonly [number, number];
  readonly overlay: boolean;
}

export interface Sketch {
  readonly boxes: readonly BoxPart[];
  readonly lines: readonly LinePart[];
  readonly frames: readonly FramePart[];
  /** Overlays that have no frame of their own, because other nodes are between theirs. */
  readonly unframed: readonly string[];
  /** Constraints that the layout could not keep. */
  readonly conflicts: readonly LayoutConflict[];
}

/** The input for the parts. */
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
