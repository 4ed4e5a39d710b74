// The visible texts of a sequence diagram: in, a text as written; out, the cleaned text, with every change reported
// at the text's position. Line breaks become spaces, except in notes. docs/conversion.md, Sequence diagrams and
// docs/conversion.md, Texts.
import type { Diagnostic, Span } from '@linework/core';
import { textCleaner } from '../clean-text.js';
import type { ConverterReport, TokenIcons } from '../contract.js';
import type { RawText, Sequence } from './ast.js';

export interface Texts {
  /** As one line; empty when nothing is visible. */
  readonly line: (raw: RawText) => string;
  /** With its line breaks. */
  readonly lines: (raw: RawText) => string;
  /** The bundled icon closest to an icon-font token in a text that was read. */
  readonly iconIn: (raw: RawText) => string | undefined;
  /** An id, or another text without a position of its own, as one line. */
  readonly name: (name: string, span: Span) => string;
}

const WRAP = /^:?(?:no)?wrap:/;

export function textReader(sequence: Sequence, iconOf: TokenIcons, report: ConverterReport, into: Diagnostic[]): Texts {
  const icons = new Map<RawText, string>();
  const clean = textCleaner({ iconOf, report, into, labels: { writtenBreaks: true }, on: 'actor or message' });
  const readRaw = (raw: RawText, join: ' ' | '\n'): string => {
    const span = { start: raw.start, end: Math.max(raw.start, raw.end) };
    const changes: string[] = [];
    if (raw.joined) changes.push("read past ';', where Mermaid ends the statement (write #59; for a semicolon)");
    if (raw.cut) changes.push("cut at '#', which starts a comment (write #35; for a hash)");
    const written = sequence.textOf(raw);
    const wrap = WRAP.exec(written)?.[0];
    if (wrap !== undefined) {
      into.push(
        report('M202', span, { what: `The marker '${wrap}'`, instead: 'Remove it. Texts wrap automatically.' }),
      );
    }
    const { text, icon } = clean(written.slice(wrap?.length ?? 0), span, join, changes);
    if (icon !== undefined && !icons.has(raw)) icons.set(raw, icon);
    return text;
  };
  return {
    line: (raw) => readRaw(raw, ' '),
    lines: (raw) => readRaw(raw, '\n'),
    iconIn: (raw) => icons.get(raw),
    name: (name, span) => clean(name, span, ' ').text,
  };
}
