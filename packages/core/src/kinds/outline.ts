// The content of a picture, as text lines and as data with positions in the source. Boxes and lines are nodes, edges
// and groups; numbers, dates, spans and levels are items, and values along an axis are series.
import type { Span } from '../text/source.js';

export interface OutlineNode {
  readonly id: string;
  readonly label: string;
  readonly type?: string;
  readonly group?: string;
  readonly span: Span;
}

export interface OutlineEdge {
  readonly from: string;
  readonly to: string;
  readonly arrow: string;
  readonly label?: string;
  /** Cardinality or role at the source end, and at the other. */
  readonly fromEnd?: string;
  readonly toEnd?: string;
  /** The number in its badge. */
  readonly number?: number;
  readonly span: Span;
}

export interface OutlineGroup {
  readonly id: string;
  readonly label: string;
  readonly type?: string;
  readonly parent?: string;
  readonly span: Span;
}

/** A slice, a task, a leaf, an event, an axis: in source order, parents before children. */
export interface OutlineItem {
  /** Its statement: `slice`, `task`, `section`; `item` if it has no keyword. */
  readonly kind: string;
  readonly id?: string;
  readonly label: string;
  /** Levels above it: 0 at the top, one more than its parent. */
  readonly depth: number;
  readonly number?: number;
  readonly unit?: string;
  /** A day, YYYY-MM-DD. */
  readonly date?: string;
  /** A span: first and last day, or the bounds of an axis. */
  readonly start?: string | number;
  readonly end?: string | number;
  /** Ids of items that precede it. */
  readonly after?: readonly string[];
  /** Texts next to the label: events of a day, categories of an axis, cells of a row; `null` is an empty position. */
  readonly values?: readonly (string | number | null)[];
  /** `done`, `active`. */
  readonly marks?: readonly string[];
  readonly span: Span;
}

/** Consecutive numbers along an axis; `null` is an empty position. */
export interface OutlineSeries {
  /** `bar`, `line`. */
  readonly kind: string;
  readonly label?: string;
  readonly values: readonly (number | null)[];
  readonly axis?: string;
  /** Labels at the values; empty for none. */
  readonly labels?: readonly string[];
  /** `blue` */
  readonly marks?: readonly string[];
  readonly span: Span;
}

export interface Outline {
  readonly lines: readonly string[];
  readonly nodes: readonly OutlineNode[];
  readonly edges: readonly OutlineEdge[];
  readonly groups: readonly OutlineGroup[];
  readonly items?: readonly OutlineItem[];
  readonly series?: readonly OutlineSeries[];
}
