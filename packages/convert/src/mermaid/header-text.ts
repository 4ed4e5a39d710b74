// Titles and descriptions of a whole diagram: in, the text as written and its place; out, what is written in the header, with
// every change reported there. SPEC.md, text cleaning.
import type { Diagnostic, Span } from '@linework/core';
import type { ConverterReport, TokenIcons } from './contract.js';
import { clipped, type LabelOptions, readLabel } from './labels.js';

/** Longest title and description; the language takes 2,000 characters in a string. */
const LONGEST = 1_900;

export interface HeaderText {
  readonly written: string;
  readonly span: Span;
  /** A title is one line, a description may have several. */
  readonly join: ' ' | '\n';
}

export type HeaderReader = (text: HeaderText) => string;

export function headerReader(
  options: LabelOptions,
  iconOf: TokenIcons,
  report: ConverterReport,
  into: Diagnostic[],
): HeaderReader {
  return ({ written, span, join }) => {
    const label = readLabel(written, options);
    for (const token of label.icons) {
      const near = iconOf(token);
      into.push(report('M215', span, { token, on: 'nodes it is about', ...(near === undefined ? {} : { near }) }));
    }
    const changes = [...label.changes];
    if (label.lines.length > 1 && join === ' ') changes.push('line breaks became spaces');
    const whole = label.lines.join(join);
    if (whole.length > LONGEST) changes.push(`cut to ${LONGEST} characters`);
    const text = whole.length > LONGEST ? `${clipped(whole, LONGEST)}…` : whole;
    if (changes.length > 0) into.push(report('M205', span, { label: text.replaceAll('\n', ' / '), changes }));
    return text;
  };
}
