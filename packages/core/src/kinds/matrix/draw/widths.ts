// Column widths: in, the content of the columns; out, px for it. Numbers and marks get what they need; texts share the
// rest as in book tables, each at least as wide as its longest word (CSS 2.2, 17.5.2.2, automatic layout), in the
// narrowest table in which no cell is long and thin.

export interface ColumnNeed {
  /** Below this width words would be split, px. */
  readonly least: number;
  /** Width on one line, px. */
  readonly natural: number;
  /** It can be narrower than preferred. */
  readonly isText: boolean;
  /** Lines of a cell that are read at a glance. */
  readonly mostLines: number;
  /** Width of each of its cells on one line, px. */
  readonly cells: readonly number[];
}

/** Widths of a whole table to try, narrowest first, px. */
const TABLES = [640, 800, 960, 1_120, 1_280, 1_440, 1_680] as const;
/** Allowance for the early line breaks of a text. */
const LOOSE = 1.12;

/** `air`: total space between columns, px. */
export function columnWidths(needs: readonly ColumnNeed[], air: number): readonly number[] {
  let widths: readonly number[] = [];
  for (const table of TABLES) {
    widths = shared(needs, table - air);
    if (needs.every((each, i) => linesOf(each, widths[i] ?? 0) <= each.mostLines)) break;
  }
  return widths;
}

function shared(needs: readonly ColumnNeed[], room: number): readonly number[] {
  const fixed = needs.reduce((sum, each) => sum + (each.isText ? each.least : each.natural), 0);
  const wish = needs.reduce((sum, each) => sum + (each.isText ? each.natural - each.least : 0), 0);
  const share = wish === 0 ? 0 : Math.min(1, Math.max(0, (room - fixed) / wish));
  return needs.map(({ isText, least, natural }) => Math.ceil(isText ? least + (natural - least) * share : natural));
}

function linesOf({ cells, isText }: ColumnNeed, width: number): number {
  if (!isText || width <= 0) return 1;
  return cells.reduce((most, each) => Math.max(most, each <= width ? 1 : Math.ceil((each / width) * LOOSE)), 1);
}
