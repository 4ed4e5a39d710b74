// Mistakes in a line that is one row of parts: in, what is wrong and the edit that corrects it; out, diagnostics that show
// the whole corrected line, each with its own edit, so that together they produce it.
import type { Diagnostic, Fix } from '../diagnostics/report.js';
import { applyEdits, type TextEdit } from '../text/edit.js';
import { makeSource, type Source, type Span } from '../text/source.js';
import { LONGEST_SHOWN } from './application.js';
import { fixAt, type Sink } from './codes.js';

export interface Slip {
  readonly edit?: TextEdit;
  /** Nothing is guessed. */
  readonly sure: boolean;
  /** `line`: the corrected line; undefined if it is too long to show, or if no edit corrects it. */
  readonly say: (line: string | undefined, fix: Fix | undefined) => Diagnostic;
}

export function reportSlips(source: Source, span: Span, slips: readonly Slip[], sink: Sink): void {
  if (slips.length === 0) return;
  const short = span.end - span.start <= LONGEST_SHOWN;
  const mended = short && !sink.repaired ? mendedLine(source, span, slips) : undefined;
  for (const { edit, sure, say } of slips)
    sink.add(say(edit && mended, edit && fixAt(sink, edit.span, edit.text, sure)));
}

/** The line with every edit applied. */
export function mendedLine(source: Source, { start, end }: Span, slips: readonly Slip[]): string {
  const line = makeSource(source.text.slice(start, end));
  const edits = slips.flatMap(({ edit }) =>
    edit ? [{ text: edit.text, span: { start: edit.span.start - start, end: edit.span.end - start } }] : [],
  );
  return applyEdits(line, edits);
}
