// Fixes that depend on another line: in, all diagnostics of a source; out, the same ones, without fixes that would write
// into an open string, and with fixes marked unsafe where the intent is ambiguous.
import type { Diagnostic } from './report.js';

/** A block may have been meant to open here. */
const BRACE_DOUBTS: ReadonlySet<string> = new Set(['E102', 'E104', 'E107', 'E109', 'E118', 'E400', 'E404', 'E405']);

export function withoutDoubtfulFixes(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const open = diagnostics.filter((each) => each.code === 'E102').map((each) => each.span);
  const mixed = diagnostics.some((each) => each.code === 'E124');
  const braces = diagnostics.some((each) => BRACE_DOUBTS.has(each.code));
  if (open.length === 0 && !mixed && !braces) return diagnostics;
  open.sort((a, b) => a.start - b.start);

  const touchesOpen = (start: number, end: number): boolean => {
    let low = 0;
    let high = open.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((open[middle]?.end ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    const next = open[low];
    return next !== undefined && next.start <= end;
  };

  return diagnostics.map((each) => {
    const { fix, ...bare } = each;
    if (!fix) return each;
    if (each.code !== 'E102' && touchesOpen(fix.span.start, fix.span.end)) return bare;
    const unsure = mixed || (braces && each.code === 'E108');
    return fix.safe && unsure ? { ...bare, fix: { ...fix, safe: false } } : each;
  });
}
