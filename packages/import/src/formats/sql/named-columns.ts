// The columns of a table while its script is read: in order, and by name without regard to case.
import type { ParsedColumn } from './columns.js';

export class NamedColumns {
  private readonly list: ParsedColumn[] = [];
  /** Of several with one name, which a rename can make, the first. */
  private readonly byName = new Map<string, ParsedColumn>();

  constructor(columns: Iterable<ParsedColumn> = []) {
    for (const each of columns) this.add(each);
  }

  get all(): readonly ParsedColumn[] {
    return this.list;
  }

  /** Returns whether it is new: a table does not get a second column of one name. */
  add(column: ParsedColumn): boolean {
    const key = column.name.toLowerCase();
    if (this.byName.has(key)) return false;
    this.list.push(column);
    this.byName.set(key, column);
    return true;
  }

  find(name: string): ParsedColumn | undefined {
    return this.byName.get(name.toLowerCase());
  }

  /** Without `by`, the column is removed. */
  replace(column: ParsedColumn, by?: ParsedColumn): void {
    this.list.splice(this.list.indexOf(column), 1, ...(by ? [by] : []));
    this.byName.clear();
    for (const each of this.list.toReversed()) this.byName.set(each.name.toLowerCase(), each);
  }
}
