// Folds a tall tree into columns side by side: from its rows to the rows of each column, cut where the cut separates little.
import { MARGINS, SLENDER } from '../../../layout/page.js';
import { nameEnd, type Row } from './rows.js';

/** The number of columns is then chosen to keep the tree within this height over width; a slender one is folded. */
const WANTED = 1.5;
const MOST_COLUMNS = 40;
/** Between a name and its note. */
export const NOTE_GAP = 24;
/** Between two columns. */
export const COLUMN_GAP = 48;
/** How far from its share a column can end, and the cost of one level of depth at the cut. */
const REACH = 0.18;
const LEVEL = 0.1;

export function foldedRows(rows: readonly Row[]): readonly (readonly Row[])[] {
  const height = heightOf(rows);
  if (height + MARGINS <= SLENDER * (columnWidth(rows) + MARGINS)) return [rows];
  let folded: readonly (readonly Row[])[] = [rows];
  for (let count = 2; count <= Math.min(MOST_COLUMNS, rows.length); count++) {
    folded = cut(rows, count);
    const tallest = Math.max(...folded.map(heightOf));
    const width = folded.reduce((sum, each) => sum + columnWidth(each), COLUMN_GAP * (folded.length - 1));
    if (tallest <= WANTED * width) break;
  }
  return folded;
}

/** Where the notes of a column begin, px from its left. */
export function noteStart(rows: readonly Row[]): number {
  return NOTE_GAP + rows.reduce((most, each) => (each.note === undefined ? most : Math.max(most, nameEnd(each))), 0);
}

export function columnWidth(rows: readonly Row[]): number {
  const notes = rows.reduce((most, { note }) => Math.max(most, note?.width ?? 0), 0);
  const names = rows.reduce((most, each) => Math.max(most, nameEnd(each)), 0);
  return notes === 0 ? names : Math.max(names, noteStart(rows) + notes);
}

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, each) => sum + each.height, 0);
}

/** `count` columns, each near its share of what is left, cut in front of an item of little depth. */
function cut(rows: readonly Row[], count: number): readonly (readonly Row[])[] {
  const columns: Row[][] = [];
  let from = 0;
  let left = heightOf(rows);
  for (let more = count; more > 1 && from < rows.length; more--) {
    const share = left / more;
    const to = cutNear(rows, from, share);
    const column = rows.slice(from, to);
    columns.push(column);
    left -= heightOf(column);
    from = to;
  }
  if (from < rows.length) columns.push(rows.slice(from));
  return columns;
}

function cutNear(rows: readonly Row[], from: number, share: number): number {
  let best = rows.length;
  let least = Number.POSITIVE_INFINITY;
  let height = 0;
  for (let i = from; i < rows.length; i++) {
    const row = rows[i];
    if (row === undefined) break;
    const off = Math.abs(height - share) / share;
    const cost = off + LEVEL * row.depth;
    if (i > from && (off <= REACH || best === rows.length) && cost < least) {
      best = i;
      least = cost;
    }
    if (height > share * (1 + REACH)) break;
    height += row.height;
  }
  return best;
}
