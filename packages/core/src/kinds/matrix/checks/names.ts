// Names that stand twice: columns of a table, rows of a section. In, the lines; out, warnings.
import type { RowEntry } from '../../../grammar/entry.js';
import { valueText } from '../../../grammar/entry.js';
import { oneLine } from '../../../text/one-line.js';
import { report } from '../codes.js';
import type { MatrixSource } from './source.js';

/** Characters of a name that a message shows. */
const LONGEST = 40;

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
    const lines = new Map<string, number>();
    for (const { cells, statement } of rows) {
      const [label] = cells.get('label') ?? [];
      if (!label) continue;
      const name = oneLine(valueText(label));
      const line = lines.get(name);
      if (line === undefined) lines.set(name, statement.line);
      else add(report('W761', statement.span, { what: 'row', label: shortened(name), line }));
    }
  }
}

function shortened(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 3)}...` : name;
}
