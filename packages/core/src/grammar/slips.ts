// Slips of a line that is one row of parts: in, what is wrong and the edit that makes it right; out, diagnostics that show
// the whole line as it should stand, each with its own edit, so that all of them together make it so.
import type { Diagnostic, Fix } from '../diagnostics/report.js';
import { applyEdits, type TextEdit } from '../text/edit.js';
import { makeSource, type Source, type Span } from '../text/source.js';
import { LONGEST_SHOWN } from './application.js';
import { fixAt, type Sink } from './codes.js';

export interface Slip {
  readonly edit?: TextEdit;
  /** Nothing is guessed. */
  readonly sure: boolean;
  /** `line`: as it should stand; undefined for one too long to be shown, or one that no edit makes right. */
  readonly say: (line: string | undefined, fix: Fix | undefined) => Diagnostic;
}

export function reportSlips(source: Source, span: Span, slips: readonly Slip[], sink: Sink): void {
  if (slips.length === 0) return;
  const short = span.end - span.start <= LONGEST_SHOWN;
  const mended = short && !sink.repaired ? mendedLine(source, span, slips) : undefined;
  for (const { edit, sure, say } of slips)
    sink.add(say(edit && mended, edit && fixAt(sink, edit.span, edit.text, sure)));
}

/** The line with every edit made. */
export function mendedLine(source: Source, { start, end }: Span, slips: readonly Slip[]): string {
  const line = makeSource(source.text.slice(start, end));
  const edits = slips.flatMap(({ edit }) =>
    edit ? [{ text: edit.text, span: { start: edit.span.start - start, end: edit.span.end - start } }] : [],
  );
  return applyEdits(line, edits);
}
