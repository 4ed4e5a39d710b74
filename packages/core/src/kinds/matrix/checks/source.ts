// Input of the matrix checks: the statements and their meaning.
import type { Diagnostic } from '../../../diagnostics/report.js';
import type { Checked, RowEntry } from '../../../grammar/entry.js';
import type { Key } from '../cells.js';
import type { MatrixModel } from '../model.js';

export interface MatrixSource {
  readonly checked: Checked;
  /** The line of columns. */
  readonly head: RowEntry | undefined;
  readonly model: MatrixModel;
  readonly key: Key;
  /** Every line was read, so missing content is really missing. */
  readonly whole: boolean;
  readonly add: (diagnostic: Diagnostic) => void;
}
