// Rows and columns as the readers of CSV and JSON return them, and a chart of them before it is written.
import type { FilePlace } from '../file-place.js';

export interface TableColumn {
  readonly name: string;
  readonly place: FilePlace;
}

export interface TableRow {
  /** One per column; empty if there is none. */
  readonly cells: readonly string[];
  readonly place: FilePlace;
}

export interface Table {
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly place: FilePlace;
}

export const CHARTS = ['auto', 'xychart', 'pie', 'sankey', 'treemap', 'matrix'] as const;
export type Chart = (typeof CHARTS)[number];

/** A day, or the first one of a month, quarter or year. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export type Grain = 'year' | 'quarter' | 'month' | 'day';

interface AnyColumn extends TableColumn {
  readonly index: number;
  /** Cells as written, missing ones empty. */
  readonly texts: readonly string[];
  readonly distinct: number;
  readonly filled: number;
}

export interface NumberColumn extends AnyColumn {
  readonly is: 'number';
  readonly numbers: readonly (number | undefined)[];
  readonly unit?: string;
}

export interface DateColumn extends AnyColumn {
  readonly is: 'date';
  readonly days: readonly (Day | undefined)[];
  readonly grain: Grain;
}

export interface TextColumn extends AnyColumn {
  readonly is: 'text';
}

export type Column = NumberColumn | DateColumn | TextColumn;

/** What the columns are for. */
export interface Roles {
  readonly time?: DateColumn;
  /** Few distinct values, with one or several rows each. */
  readonly categories: readonly Column[];
  /** Numbers to draw; numbers that only identify a row are not included. */
  readonly measures: readonly NumberColumn[];
  readonly links?: { readonly from: Column; readonly to: Column };
  readonly parents?: { readonly id: Column; readonly parent: Column; readonly name: Column };
}
