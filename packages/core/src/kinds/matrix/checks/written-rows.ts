// Rows as written: in, entries; out, rows in their groups, and the words of a row that are cells, with their positions.
import type { Entry, RowEntry } from '../../../grammar/entry.js';
import type { Token } from '../../../syntax/token.js';

/** Rows of each section, and consecutive ones outside. */
export function groupedRows(entries: readonly Entry[]): readonly (readonly RowEntry[])[] {
  const groups: RowEntry[][] = [];
  let open: RowEntry[] | undefined;
  for (const each of entries) {
    if (each.shape === 'declaration') {
      groups.push(each.children.filter((child) => child.shape === 'row'));
      open = undefined;
    } else if (each.shape === 'row' && each.spec.keyword === 'row') {
      if (open === undefined) {
        open = [];
        groups.push(open);
      }
      open.push(each);
    }
  }
  return groups;
}

const VALUES: ReadonlySet<Token['type']> = new Set(['word', 'string', 'number', 'date', 'days', 'icon', 'dotted']);

/** The words after the keyword, without options; undefined if one is neither a value nor an empty cell. */
export function cellWords({ statement }: RowEntry): readonly Token[] | undefined {
  const words = statement.rest.filter(({ type }) => type !== 'option');
  return words.every(({ type }) => type === 'dash' || VALUES.has(type)) ? words : undefined;
}
