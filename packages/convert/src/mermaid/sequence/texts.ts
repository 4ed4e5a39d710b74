// The visible texts of a sequence diagram: in, a text as written; out, what is written for it, with every change reported
// where the text stands. Line breaks become spaces, but in notes they stay. SPEC.md, 'Sequence diagrams' and text cleaning.
import type { Diagnostic, Span } from '@linework/core';
import { clipped } from '../../short.js';
import type { ConverterReport, TokenIcons } from '../contract.js';
import { keptBreaks, readLabel } from '../labels.js';
import type { RawText, Sequence } from './ast.js';

export interface Texts {
  /** As one line; empty when nothing is to be seen. */
  readonly line: (raw: RawText) => string;
  /** With its line breaks. */
  readonly lines: (raw: RawText) => string;
  /** The bundled icon that is closest to an icon-font token in a text that was read. */
  readonly iconIn: (raw: RawText) => string | undefined;
  /** An id, or another text that stands nowhere by itself, as one line. */
  readonly name: (name: string, span: Span) => string;
}

/** Longest text that is written; the language takes 2,000 characters in a string. */
const LONGEST = 1_900;

/** Tags that only format what stands between them. Mermaid shows them as they are written; nobody means that. */
const FORMATTING =
  /<(b|i|u|s|em|strong|small|big|code|tt|kbd|sub|sup|span|font|mark|ins|del|center)(?: [^<>]{0,200})?>([^<>]{0,2000})<\/\1>/gi;
/** Formatting inside formatting is removed to this depth. */
const DEEPEST = 4;

const WRAP = /^:?(?:no)?wrap:/;

export function textReader(sequence: Sequence, iconOf: TokenIcons, report: ConverterReport, into: Diagnostic[]): Texts {
  const icons = new Map<RawText, string>();
  const read = (written: string, span: Span, join: string, changes: string[], raw?: RawText): string => {
    const label = readLabel(withoutFormatting(written, changes), { writtenBreaks: true });
    changes.push(...label.changes);
    for (const token of label.icons) {
      const near = iconOf(token);
      if (raw && near !== undefined && !icons.has(raw)) icons.set(raw, near);
      into.push(report('M215', span, { token, on: 'actor or message', ...(near === undefined ? {} : { near }) }));
    }
    const breaks = label.lines.length > 1 && join === ' ' ? 'line breaks became spaces' : keptBreaks(label);
    if (breaks !== undefined) changes.push(breaks);
    let text = label.lines.join(join);
    if (text.length > LONGEST) {
      changes.push(`cut to ${LONGEST} characters`);
      text = `${clipped(text, LONGEST)}…`;
    }
    if (changes.length > 0) into.push(report('M205', span, { label: text.replaceAll('\n', ' / '), changes }));
    return text;
  };
  const readRaw = (raw: RawText, join: string): string => {
    const span = { start: raw.start, end: Math.max(raw.start, raw.end) };
    const changes: string[] = [];
    if (raw.joined) changes.push("read on behind ';', where Mermaid ends the statement (#59; is the sign)");
    if (raw.cut) changes.push("cut at '#', which starts a comment (#35; is the sign)");
    const written = sequence.textOf(raw);
    const wrap = WRAP.exec(written)?.[0];
    if (wrap !== undefined) {
      into.push(report('M202', span, { what: `The mark '${wrap}'`, instead: 'Texts wrap by themselves.' }));
    }
    return read(written.slice(wrap?.length ?? 0), span, join, changes, raw);
  };
  return {
    line: (raw) => readRaw(raw, ' '),
    lines: (raw) => readRaw(raw, '\n'),
    iconIn: (raw) => icons.get(raw),
    name: (name, span) => read(name, span, ' ', []),
  };
}

function withoutFormatting(written: string, changes: string[]): string {
  let text = written;
  const tags = new Set<string>();
  for (let depth = 0; depth < DEEPEST; depth++) {
    const before = text;
    text = text.replace(FORMATTING, (_, tag: string, inside: string) => {
      tags.add(`<${tag.toLowerCase()}>`);
      return inside;
    });
    if (text === before) break;
  }
  if (tags.size > 0) changes.push(`${[...tags].join(', ')} removed`);
  return text;
}
