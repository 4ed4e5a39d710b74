// Rows and columns as the readers of CSV and JSON find them, and what a chart of them is before it is written.
import type { FilePlace } from '../file-place.js';

export interface TableColumn {
  readonly name: string;
  readonly place: FilePlace;
}

export interface TableRow {
  /** One a column; empty where there is none. */
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

/** What columns are for. */
export interface Roles {
  readonly time?: DateColumn;
  /** Few different values, each of several rows or not. */
  readonly categories: readonly Column[];
  /** Numbers to be drawn; numbers that only name a row are none. */
  readonly measures: readonly NumberColumn[];
  readonly links?: { readonly from: Column; readonly to: Column };
  readonly parents?: { readonly id: Column; readonly parent: Column; readonly name: Column };
}
