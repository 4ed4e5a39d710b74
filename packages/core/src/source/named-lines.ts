// Lines that need attention: in, the diagnostics of a source, and the chosen fixes; out, the lines that an error or a safe fix
// names, and whether fixing adds such a line.
import type { CheckedDiagram } from '../check-cut.js';
import type { TextEdit } from '../text/edit.js';
import { makeSource, positionAt, type Source, type Span } from '../text/source.js';

/** Indices of the lines of a span. */
export function linesOf(source: Source, { start, end }: Span): readonly number[] {
  const first = positionAt(source, start).line - 1;
  const lines = [first];
  for (let i = first + 1; i < source.lineStarts.length && (source.lineStarts[i] ?? 0) < end; i++) lines.push(i);
  return lines;
}

function namedLines({ source, diagnostics }: CheckedDiagram): ReadonlySet<number> {
  const named = new Set<number>();
  for (const { severity, span, fix } of diagnostics) {
    if (severity === 'error') for (const line of linesOf(source, span)) named.add(line);
    if (fix?.safe) for (const line of linesOf(source, fix.span)) named.add(line);
  }
  return named;
}

/** Whether a line without diagnostics or edits is named once the edits are made. `edits` in order. */
export function namesOthers(before: CheckedDiagram, edits: readonly TextEdit[], after: CheckedDiagram): boolean {
  const { source } = before;
  const named = namedLines(before);
  const touched = new Set(edits.flatMap((each) => linesOf(source, each.span)));
  const namedAfter = namedLines(after);
  let next = 0;
  let moved = 0;
  for (const [line, start] of source.lineStarts.entries()) {
    for (let edit = edits[next]; edit && edit.span.start < start; edit = edits[++next])
      moved += lineEnds(edit.text) - lineEnds(source.text.slice(edit.span.start, edit.span.end));
    if (!named.has(line) && !touched.has(line) && namedAfter.has(line + moved)) return true;
  }
  return false;
}

function lineEnds(text: string): number {
  return makeSource(text).lineStarts.length - 1;
}
