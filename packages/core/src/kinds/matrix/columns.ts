// How the columns of a table are aligned: in, the model; out, for each column whether its words begin at one side, stand in the middle, or
// its numbers stand under one another.
import { measureText } from '../../metrics/index.js';
import { EDGE_TEXT, SUB_TEXT } from '../../scene/parts/type-scale.js';
import { type Cell, everyRow, type MatrixModel } from './model.js';
import { atPoint } from './number-text.js';

/** Where words begin, in the middle, or numbers at their decimal points. */
export type Align = 'start' | 'middle' | 'point';

export interface ColumnFace {
  readonly align: Align;
  readonly hasText: boolean;
  /** px before and behind the decimal point, of the widest number. */
  readonly whole: number;
  readonly rest: number;
}

/** Words up to this wide may stand in the middle of a column of marks, px. */
const SHORT = 280;

export function columnFaces(model: MatrixModel): readonly ColumnFace[] {
  const rows = everyRow(model);
  const columns = model.columns.map((_, i) => rows.flatMap(({ cells }) => cells[i] ?? []));
  const among = columns.filter(hasSigns).flatMap((cells) => cells.filter(({ type }) => type === 'text'));
  const mixed: Align = among.every(isShort) ? 'middle' : 'start';
  return columns.map((cells) => {
    const numbers = cells.flatMap((each) => (each.type === 'number' ? [atPoint(each.text)] : []));
    const widest = (part: 0 | 1): number => numbers.reduce((most, each) => Math.max(most, numberWidth(each[part])), 0);
    const hasText = cells.some(({ type }) => type === 'text');
    const words: Align = !hasSigns(cells) ? 'start' : hasText ? mixed : 'middle';
    const align = numbers.length > 0 && !hasText ? 'point' : words;
    return { align, hasText, whole: widest(0), rest: widest(1) };
  });
}

function hasSigns(cells: readonly Cell[]): boolean {
  return cells.some(({ type }) => type === 'signs');
}

function isShort(cell: Cell): boolean {
  return cell.type !== 'text' || (cell.text.length <= 80 && measureText(cell.text, SUB_TEXT) <= SHORT);
}

/** px; a number that is empty has none. */
export function numberWidth(text: string): number {
  return text === '' ? 0 : measureText(text, EDGE_TEXT);
}
