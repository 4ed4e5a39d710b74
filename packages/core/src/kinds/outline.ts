// What a picture says, as text lines and as data with places in the source. Boxes and lines are nodes, edges and groups;
// what has numbers, dates, spans or levels is items, and what is measured along an axis is series.
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
  /** How many, or which role, at the end it is written from, and at the other. */
  readonly fromEnd?: string;
  readonly toEnd?: string;
  /** Of its badge. */
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

/** A slice, a task, a leaf, an event, an axis: in the order of the source, each after what it stands in. */
export interface OutlineItem {
  /** The statement that says it: `slice`, `task`, `section`; `item` where it has no keyword. */
  readonly kind: string;
  readonly id?: string;
  readonly label: string;
  /** Levels above it: 0 at the top, one more than what it stands in. */
  readonly depth: number;
  readonly number?: number;
  readonly unit?: string;
  /** A day, YYYY-MM-DD. */
  readonly date?: string;
  /** A span: first and last day, or the bounds of an axis. */
  readonly start?: string | number;
  readonly end?: string | number;
  /** Ids of items that come before it. */
  readonly after?: readonly string[];
  /** What stands beside the label: events of a day, categories of an axis, cells of a row; `null` is an empty place. */
  readonly values?: readonly (string | number | null)[];
  /** `done`, `active`. */
  readonly marks?: readonly string[];
  readonly span: Span;
}

/** Numbers one after another along an axis; `null` is an empty place. */
export interface OutlineSeries {
  /** `bar`, `line`. */
  readonly kind: string;
  readonly label?: string;
  readonly values: readonly (number | null)[];
  readonly axis?: string;
  /** Words at the values; empty ones are none. */
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
