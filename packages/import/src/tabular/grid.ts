// Numbers at places as an xychart: in, places, series and the axes; out, the draft.
import type { DraftOrigin } from '@linework/convert';
import type { DraftOption, DraftRow, DraftValue } from '@linework/core';
import type { ImportedDraft } from '../contract.js';
import type { FilePlace } from '../file-place.js';
import { clean, inWords, originOf, raw, rowOf, text } from './candidate.js';
import type { Column } from './contract.js';
import { written } from './numbers.js';

export interface Series {
  readonly name: string;
  /** The column or category value that it represents. */
  readonly stands: Pick<Column, 'name' | 'place'>;
  readonly values: readonly (number | undefined)[];
  readonly secondAxis?: true;
}

export interface Axis {
  readonly title?: string;
  readonly unit?: string;
  /** Columns that appear only on this axis. */
  readonly stands: readonly Column[];
}

export interface Grid {
  readonly title: string;
  readonly mark: 'line' | 'bar';
  readonly places: readonly DraftValue[];
  readonly x: Axis;
  readonly y: Axis;
  readonly y2?: Axis;
  readonly series: readonly Series[];
  readonly options: readonly DraftOption[];
}

export function gridDraft({ title, mark, places, x, y, y2, series, options }: Grid): ImportedDraft {
  const origins: DraftOrigin<FilePlace>[] = [];
  const rows: DraftRow[] = [];
  const axis = (keyword: string, { title: along, unit, stands }: Axis, cells: readonly DraftValue[]): void => {
    const options = [...text('title', along), ...text('unit', unit)];
    if (options.length === 0 && cells.length === 0) return;
    const row = rowOf(keyword, cells, options);
    rows.push(row);
    origins.push(...stands.map((column) => originOf(column, row)));
  };
  axis('x', x, places);
  axis('y', y, []);
  if (y2) axis('y2', y2, []);
  for (const { name, stands, values, secondAxis } of series) {
    const label = series.length === 1 ? [] : [{ text: clean(name) }];
    const numbers = values.map((value): DraftValue => ({ raw: value === undefined ? '-' : written(value) }));
    const row = rowOf(mark, [...label, ...numbers], secondAxis ? [raw('axis', 'y2')] : []);
    rows.push(row);
    origins.push(originOf(stands, row, series.length === 1 ? '' : clean(name)));
  }
  return { draft: { header: { kind: 'xychart', title, options }, statements: rows }, origins };
}

/** The longest word among the places decides whether they fit side by side. */
export function lying(labels: readonly string[]): readonly DraftOption[] {
  const wide = labels.some((each) => each.length > 14) || labels.length > 8;
  return wide ? [raw('orientation', 'horizontal')] : [];
}

export function unitOf(column: Column): { readonly unit?: string } {
  return column.is === 'number' && column.unit !== undefined ? { unit: column.unit } : {};
}

export function titleOf(column: Column): string {
  return inWords(column.name);
}
