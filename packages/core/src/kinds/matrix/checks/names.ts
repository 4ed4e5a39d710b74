// Duplicate names: columns of a table, rows of a section. In, the lines; out, warnings.
import type { RowEntry } from '../../../grammar/entry.js';
import { valueText } from '../../../grammar/entry.js';
import { oneLine, shortened } from '../../../text/one-line.js';
import { twinRows } from '../../twin-rows.js';
import { report } from '../codes.js';
import type { MatrixSource } from './source.js';

export function checkNames({ head, add }: MatrixSource, groups: readonly (readonly RowEntry[])[]): void {
  const columns = new Set<string>();
  for (const each of head?.cells.get('label') ?? []) {
    if (each === null) continue;
    const name = oneLine(valueText(each));
    if (columns.has(name))
      add(
        report('W761', head?.statement.repaired ? head.statement.span : each.span, {
          what: 'column',
          label: shortened(name),
        }),
      );
    columns.add(name);
  }
  for (const rows of groups) {
    for (const { row, label, line } of twinRows(rows))
      add(report('W761', row.statement.span, { what: 'row', label: shortened(label), line }));
  }
}
