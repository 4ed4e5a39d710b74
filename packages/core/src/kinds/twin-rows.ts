// Rows with the label of an earlier row: in, rows; out, each such row with the line of the first.
import { type RowEntry, valueText } from '../grammar/entry.js';
import { oneLine } from '../text/one-line.js';
import type { Span } from '../text/source.js';

export interface TwinRow {
  readonly row: RowEntry;
  readonly label: string;
  /** Of the label in it. */
  readonly span: Span;
  /** Line of the first one. */
  readonly line: number;
}

export function twinRows(rows: readonly RowEntry[]): readonly TwinRow[] {
  const lines = new Map<string, number>();
  return rows.flatMap((row) => {
    const [cell] = row.cells.get('label') ?? [];
    if (!cell) return [];
    const label = oneLine(valueText(cell));
    const line = lines.get(label);
    if (line !== undefined) return [{ row, label, span: cell.span, line }];
    lines.set(label, row.statement.line);
    return [];
  });
}
