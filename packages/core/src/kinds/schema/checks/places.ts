// Locations of columns and indexes in the source: from the checked statements to their entries, for the positions and edits of
// diagnostics.
import type { Fix } from '../../../diagnostics/report.js';
import type { Checked, ColumnEntry, RowEntry } from '../../../grammar/entry.js';
import type { Span } from '../../../text/source.js';
import { declared, type Placed, placedEntries } from '../../placed-entries.js';
import type { Column } from '../model.js';

export interface Places {
  /** By where their lines start. */
  readonly columns: ReadonlyMap<number, ColumnEntry>;
  readonly indexes: readonly RowEntry[];
}

export function placesOf(checked: Checked): Places {
  const placed: readonly Placed[] = placedEntries(checked.entries);
  return {
    columns: new Map(
      declared(placed, 'table').flatMap(({ entry }) =>
        entry.children.flatMap((each) => (each.shape === 'column' ? [[each.statement.span.start, each] as const] : [])),
      ),
    ),
    indexes: placed.flatMap(({ entry }) => (entry.shape === 'row' && entry.spec.keyword === 'index' ? [entry] : [])),
  };
}

export function entryOf({ columns }: Places, { span }: Column): ColumnEntry | undefined {
  return columns.get(span.start);
}

/** The value of an option, or the whole line. */
export function optionSpan(entry: ColumnEntry | undefined, name: string, line: Span): Span {
  return entry?.options.get(name)?.values[0]?.span ?? line;
}

/** The words of a repaired line have no positions, so nothing is inserted into it. */
export function fixIn(
  entry: ColumnEntry | RowEntry | undefined,
  span: Span,
  text: string,
  safe = false,
): Fix | undefined {
  return entry === undefined || entry.statement.repaired ? undefined : { span, text, safe };
}

/** After the last word of a line. */
export function behind({ end }: Span): Span {
  return { start: end, end };
}
