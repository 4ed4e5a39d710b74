// What the checks of a matrix are asked of: the statements and what they come to.
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
  /** Every line was read, so that what is missing is missing. */
  readonly whole: boolean;
  readonly add: (diagnostic: Diagnostic) => void;
}
