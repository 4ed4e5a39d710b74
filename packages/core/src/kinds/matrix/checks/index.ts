// Problems of a matrix as a table: in, its statements and meaning; out, errors and warnings with their repairs.
import { checkColumns } from './columns.js';
import { checkKey } from './key.js';
import { checkNames } from './names.js';
import { checkNumbers } from './numbers.js';
import { checkRagged } from './ragged.js';
import type { MatrixSource } from './source.js';
import { groupedRows } from './written-rows.js';

export function checkMatrix(source: MatrixSource): void {
  const { checked, head, whole } = source;
  const groups = groupedRows(checked.entries);
  const rows = groups.flat();
  checkColumns(source, rows);
  if (head !== undefined) checkRagged(source, head, rows);
  if (!whole) return;
  checkNames(source, groups);
  checkKey(source, rows);
  checkNumbers(source, rows);
}
