// Alignment of table columns: in, the model; out, for each column: text at one side, centred, or numbers aligned at
// their decimal points.
import { measureText } from '../../metrics/index.js';
import { EDGE_TEXT, SUB_TEXT } from '../../scene/parts/type-scale.js';
import { type Cell, everyRow, type MatrixModel } from './model.js';
import { atPoint } from './number-text.js';

/** At the start, in the middle, or at the decimal points. */
export type Align = 'start' | 'middle' | 'point';

export interface ColumnFace {
  readonly align: Align;
  readonly hasText: boolean;
  /** Before and after the decimal point of the widest number, px. */
  readonly whole: number;
  readonly rest: number;
}

/** Text up to this width can be centred in a column of marks, px. */
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

/** px; 0 for an empty number. */
export function numberWidth(text: string): number {
  return text === '' ? 0 : measureText(text, EDGE_TEXT);
}
