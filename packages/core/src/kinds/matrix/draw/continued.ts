// Continues a wide and low table in pieces below one another, as books do: in, the model and its laid-out columns; out,
// the model and the columns of each piece, which all have every row.
import { COLUMN, MOST_RATIO } from '../../../layout/page.js';
import type { MatrixModel } from '../model.js';
import type { TablePlan } from './plan.js';

export interface TablePiece {
  readonly model: MatrixModel;
  readonly plan: TablePlan;
}

/** Width over height after a split. */
const GOOD = 2.6;
/** Approximate size of the title and the margins, and the distance between two pieces, px. */
const ROUND = 100;
export const PIECE_GAP = 28;

/** `height`: height of the whole table, px. */
export function continued(model: MatrixModel, plan: TablePlan, height: number): readonly TablePiece[] {
  if (plan.width <= COLUMN || plan.width <= MOST_RATIO * (height + ROUND)) return [{ model, plan }];
  let count = 2;
  while (count < model.columns.length && ratioOf(plan, height, count) > GOOD) count++;
  const each = Math.ceil(model.columns.length / count);
  return Array.from({ length: Math.ceil(model.columns.length / each) }, (_, i) =>
    pieceOf(model, plan, i * each, Math.min(model.columns.length, (i + 1) * each)),
  );
}

function ratioOf({ width, columns }: TablePlan, height: number, count: number): number {
  const lead = columns[0]?.left ?? 0;
  return (lead + (width - lead) / count) / (count * (height + PIECE_GAP) + ROUND);
}

function pieceOf(model: MatrixModel, plan: TablePlan, from: number, to: number): TablePiece {
  const lead = plan.columns[0]?.left ?? 0;
  const own = plan.columns.slice(from, to);
  const moved = (own[0]?.left ?? lead) - lead;
  const columns = own.map((each) => ({ ...each, left: each.left - moved }));
  const last = columns.at(-1);
  return {
    model: {
      ...model,
      columns: model.columns.slice(from, to),
      groups: model.groups.map((group) => ({
        ...group,
        rows: group.rows.map((row) => ({ ...row, cells: row.cells.slice(from, to), tones: row.tones.slice(from, to) })),
      })),
    },
    plan: { ...plan, columns, width: last === undefined ? lead : last.left + last.width },
  };
}
