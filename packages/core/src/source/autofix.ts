// Automatic fixes: in, a source; out, the source with every fix of the mode applied, repeatedly until nothing changes, what was
// fixed, and the remaining diagnostics. Safe fixes guess nothing, and remove nothing that is drawn. Fixing twice is the same as fixing once: if the fixes of a source never settle, the
// source is returned unchanged.
import { type CheckedDiagram, type Context, checkText } from '../check-cut.js';
import { type Diagnostic, type DiagnosticRecord, type Fix, toRecord } from '../diagnostics/report.js';
import { type Report, reportOf } from '../draw-checked.js';
import type { Kinds } from '../kinds/kind.js';
import { applyEdits } from '../text/edit.js';
import { linesOf, namesOthers } from './named-lines.js';

/** `unsafe`: fixes that are guesses or that remove something are applied too. */
export type FixMode = 'safe' | 'unsafe';

export interface AutofixResult {
  /** The source as given if nothing could be fixed. */
  readonly text: string;
  /** Fixes applied. */
  readonly applied: number;
  /** The diagnostics of the applied fixes, in order of application; lines and columns as they were in their round. */
  readonly fixed: readonly DiagnosticRecord[];
  /** Of the returned text. */
  readonly report: Report;
}

/** One fix may enable another; a source that needs more rounds than this is not fixed line by line. */
const MOST_ROUNDS = 16;

interface Fixed {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
}

export function autofix(text: string, context: Context, kinds: Kinds, mode: FixMode = 'safe'): AutofixResult {
  const before = checkText(text, context, kinds);
  let checked = before;
  let now = text;
  const fixed: DiagnosticRecord[] = [];
  for (let round = 0; ; round++) {
    const chosen = chooseFixes(checked, mode);
    if (chosen.length === 0) break;
    if (round === MOST_ROUNDS) return { text, applied: 0, fixed: [], report: reportOf(before) };
    const edits = chosen.map((each) => each.fix);
    const next = applyEdits(checked.source, edits);
    if (next === now) break;
    const after = checkText(next, context, kinds);
    if (errors(after) > errors(checked) || namesOthers(checked, edits, after)) break;
    for (const { diagnostic } of chosen) fixed.push(toRecord(checked.source, diagnostic));
    checked = after;
    now = next;
  }
  return { text: now, applied: fixed.length, fixed, report: reportOf(checked) };
}

function errors(checked: CheckedDiagram): number {
  return checked.diagnostics.filter((each) => each.severity === 'error').length;
}

/** Fixes that do not overlap, shorter ones first: an edit that moves a line covers everything in between. In source order. */
function chooseFixes(checked: CheckedDiagram, mode: FixMode): readonly Fixed[] {
  const all: Fixed[] = checked.diagnostics.flatMap((diagnostic) => {
    const { fix } = diagnostic;
    return fix && (fix.safe || mode === 'unsafe') ? [{ diagnostic, fix }] : [];
  });
  const bySize = all.toSorted((a, b) => size(a) - size(b) || a.fix.span.start - b.fix.span.start);
  /** The fix that touches a line, by the line's index. */
  const taken = new Map<number, Fixed[]>();
  const chosen: Fixed[] = [];
  for (const each of bySize) {
    const lines = linesOf(checked.source, each.fix.span);
    if (lines.some((line) => taken.get(line)?.some((other) => overlap(other.fix, each.fix)))) continue;
    for (const line of lines) {
      const list = taken.get(line);
      if (list) list.push(each);
      else taken.set(line, [each]);
    }
    chosen.push(each);
  }
  return chosen.toSorted((a, b) => a.fix.span.start - b.fix.span.start);
}

function size({ fix }: Fixed): number {
  return fix.span.end - fix.span.start;
}

function overlap(a: Fix, b: Fix): boolean {
  return a.span.start < b.span.end && b.span.start < a.span.end;
}
