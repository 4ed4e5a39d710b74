// Checks that a table has columns, and no more than can be drawn. In, the lines; out, errors.
import type { RowEntry } from '../../../grammar/entry.js';
import { quote } from '../../../syntax/quote.js';
import { report } from '../codes.js';
import type { MatrixSource } from './source.js';
import { cellWords } from './written-rows.js';

const MOST = 50;
/** Maximum names that a hint invents. */
const SHOWN = 6;

export function checkColumns({ head, model, whole, add, checked }: MatrixSource, rows: readonly RowEntry[]): void {
  const count = model.columns.length;
  if (head !== undefined && count > MOST) add(report('E763', head.statement.span, { columns: count, limit: MOST }));
  const [first] = rows;
  if (!whole || head !== undefined || first === undefined) return;
  const cells = Math.max(1, (cellWords(first)?.length ?? 2) - 1);
  const line = (most: number): string =>
    `columns ${Array.from({ length: Math.min(most, cells) }, (_, i) => quote(`Column ${i + 1}`)).join(' ')}`;
  const { end } = checked.header.span;
  const fix = first.statement.repaired
    ? undefined
    : { span: { start: end, end }, text: `\n${line(MOST)}`, safe: false };
  add(report('E761', first.statement.span, { columns: `${line(SHOWN)}${cells > SHOWN ? ' …' : ''}` }, fix));
}
