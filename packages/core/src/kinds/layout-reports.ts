// Constraints that a layout could not satisfy: in, the engine's report on its drawing and the checked source; out,
// warnings at the options and the header concerned.
import { type LayoutCodeArgs, layoutCodes } from '../diagnostics/layout-codes.js';
import { type Diagnostic, type Report, reporter } from '../diagnostics/report.js';
import type { Checked } from '../grammar/entry.js';
import type { Advice } from '../layout/advice/index.js';
import type { LayoutConflict } from '../layout/graph.js';
import { positionAt } from '../text/source.js';
import { adviceReport } from './advice-reports.js';
import { lineById } from './line-ids.js';
import type { LaidOut } from './picture-quality.js';

/** Of a drawing, or of a text picture that became a list because its layout was cut short. */
export interface LayoutTrouble {
  readonly conflicts: readonly LayoutConflict[];
  readonly degraded: boolean;
  readonly listed?: boolean;
  /** What would make the picture easier to read. */
  readonly advice?: readonly Advice[];
}

/** A kind's drawing, and the constraints that its layout could not satisfy. */
export interface Made<Picture> {
  readonly picture: Picture;
  /** Undefined if nothing is laid out, or nothing can fail. */
  readonly trouble?: LayoutTrouble;
  /** For measuring the quality; undefined if no lines are laid out. */
  readonly laidOut?: LaidOut;
}

const report: Report<LayoutCodeArgs> = reporter(layoutCodes);

export function layoutReports(
  { conflicts, degraded, listed, advice = [] }: LayoutTrouble,
  checked: Checked,
): readonly Diagnostic[] {
  const { span } = checked.header;
  const seen = new Set<string>();
  const wishes = conflicts.flatMap(({ node, constraint, reason, edge }) => {
    const entry = checked.ids.get(node);
    const key = `${constraint} ${node}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const at = entry?.shape === 'declaration' ? (entry.options.get(constraint)?.span ?? entry.statement.span) : span;
    const line = edge === undefined ? undefined : lineInTheWay(edge, checked);
    return [report('W220', at, { node, option: constraint, because: reason, ...(line && { edge: line }) })];
  });
  const whole = listed ? [report('W222', span, {})] : degraded ? [report('W221', span, {})] : [];
  return [...whole, ...wishes, ...advice.map((each) => adviceReport(each, checked))];
}

/** As written, with its position. */
function lineInTheWay(edge: string, checked: Checked): LayoutCodeArgs['W220']['edge'] {
  const entry = lineById(edge, checked);
  if (entry === undefined) return undefined;
  const { from, arrow, to, statement } = entry;
  return { text: `${from} ${arrow} ${to}`, line: positionAt(checked.source, statement.span.start).line };
}
