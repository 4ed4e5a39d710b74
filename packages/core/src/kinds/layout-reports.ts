// What a layout could not keep, told to the author: in, what the engine says of its drawing and the checked source; out,
// warnings at the options and the header they are about.
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

/** What a kind made for the eye, and what its layout could not keep. */
export interface Made<Picture> {
  readonly picture: Picture;
  /** Left out where nothing is laid out, or nothing can fail. */
  readonly trouble?: LayoutTrouble;
  /** What a caller may ask the quality of; left out where nothing is laid out with lines. */
  readonly laidOut?: LaidOut;
}

const report: Report<LayoutCodeArgs> = reporter(layoutCodes);

export function layoutReports(
  { conflicts, degraded, listed, advice = [] }: LayoutTrouble,
  checked: Checked,
): readonly Diagnostic[] {
  const { span } = checked.header;
  const kept = new Set<string>();
  const wishes = conflicts.flatMap(({ node, constraint, reason, edge }) => {
    const entry = checked.ids.get(node);
    const key = `${constraint} ${node}`;
    if (kept.has(key)) return [];
    kept.add(key);
    const at = entry?.shape === 'declaration' ? (entry.options.get(constraint)?.span ?? entry.statement.span) : span;
    const line = edge === undefined ? undefined : lineInTheWay(edge, checked);
    return [report('W220', at, { node, option: constraint, because: reason, ...(line && { edge: line }) })];
  });
  const whole = listed ? [report('W222', span, {})] : degraded ? [report('W221', span, {})] : [];
  return [...whole, ...wishes, ...advice.map((each) => adviceReport(each, checked))];
}

/** As it is written, with its place. */
function lineInTheWay(edge: string, checked: Checked): LayoutCodeArgs['W220']['edge'] {
  const found = lineById(edge, checked);
  if (found === undefined) return undefined;
  const { from, arrow, to, statement } = found;
  return { text: `${from} ${arrow} ${to}`, line: positionAt(checked.source, statement.span.start).line };
}
