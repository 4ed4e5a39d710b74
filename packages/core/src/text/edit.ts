// Edits of a source: in, replacements at spans; out, the changed text. The wire form has lines and columns.
import { offsetAt, type Range, rangeOf, type Source, type Span } from './source.js';

/** Replaces the text at `span` with `text`. */
export interface TextEdit {
  readonly span: Span;
  readonly text: string;
}

/** An edit on the wire. */
export interface Edit extends Range {
  readonly text: string;
}

export function toWireEdit(source: Source, edit: TextEdit): Edit {
  return { ...rangeOf(source, edit.span), text: edit.text };
}

export function fromWireEdit(source: Source, edit: Edit): TextEdit {
  return {
    span: {
      start: offsetAt(source, edit),
      end: offsetAt(source, { line: edit.endLine, column: edit.endColumn }),
    },
    text: edit.text,
  };
}

/** Applies edits in any order; of two that overlap, the one that starts first (then the earlier in the list) is kept. */
export function applyEdits(source: Source, edits: readonly TextEdit[]): string {
  const order = edits.map((edit, index) => ({ edit, index }));
  order.sort((a, b) => a.edit.span.start - b.edit.span.start || a.edit.span.end - b.edit.span.end || a.index - b.index);
  let out = '';
  let at = 0;
  for (const { edit } of order) {
    if (edit.span.start < at) continue;
    out += source.text.slice(at, edit.span.start) + edit.text;
    at = edit.span.end;
  }
  return out + source.text.slice(at);
}
