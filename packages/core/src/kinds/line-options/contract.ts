// What an option of lines is: its row in the statement tables, and what its value means wherever a line is read, drawn and
// described.
import type { Diagnostic } from '../../diagnostics/report.js';
import type { EdgeEntry } from '../../grammar/entry.js';
import type { OptionSpec } from '../../grammar/table.js';
import type { ConnectorShape } from '../../scene/scene.js';
import type { BuildContext } from '../kind.js';

/** What options can change about a line that is drawn. */
export type LinePaint = Pick<ConnectorShape, 'stroke' | 'strokeWidth' | 'animate'>;

export interface LineOption<Own extends object, Line = Own> {
  readonly spec: OptionSpec;
  /** Reads the lines of one diagram in written order; reports its own problems. */
  readonly reader: (context: BuildContext, add: (diagnostic: Diagnostic) => void) => (entry: EdgeEntry) => Own;
  /** Later options take precedence. */
  readonly paint?: (line: Line) => Partial<LinePaint>;
  /** In brackets after the words of the line. */
  readonly words?: (line: Line) => string | undefined;
}
