// How wide each column is: in, what the columns hold; out, px for their contents. Numbers and marks take what they need; texts share
// the rest as tables of books do, each at least as wide as its longest word (CSS 2.2, 17.5.2.2, automatic layout), in the narrowest
// table in which no cell is long and thin.

export interface ColumnNeed {
  /** px below which words would be torn. */
  readonly least: number;
  /** px on one line. */
  readonly natural: number;
  /** It may be narrower than it would like. */
  readonly isText: boolean;
  /** Of a cell that a reader takes in at a glance. */
  readonly mostLines: number;
  /** px of each of its cells on one line. */
  readonly cells: readonly number[];
}

/** px of a whole table that are tried, the narrower first. */
const TABLES = [640, 800, 960, 1_120, 1_280, 1_440, 1_680] as const;
/** What lines that break early add to a text. */
const LOOSE = 1.12;

/** `air`: px that columns keep between them, all together. */
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
