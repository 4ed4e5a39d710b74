// The visible texts of a diagram: in, a text as written and its place; out, what is written for it, with every change reported
// where the text stands. SPEC.md, text cleaning.
import type { Diagnostic, Span } from '@linework/core';
import { clipped } from '../short.js';
import type { ConverterReport, TokenIcons } from './contract.js';
import { keptBreaks, type LabelOptions, readLabel } from './labels.js';

/** Longest text that is written; the language takes 2,000 characters in a string. */
const LONGEST = 1_900;

/** Tags that only format what stands between them. Mermaid shows them as they are written; nobody means that. */
const FORMATTING =
  /<(b|i|u|s|em|strong|small|big|code|tt|kbd|sub|sup|span|font|mark|ins|del|center)(?: [^<>]{0,200})?>([^<>]{0,2000})<\/\1>/gi;
/** Formatting inside formatting is removed to this depth. */
const DEEPEST = 4;

export interface Cleaned {
  /** Empty when nothing is to be seen. */
  readonly text: string;
  /** The bundled icon that is closest to an icon-font token in it. */
  readonly icon?: string;
}

/** `changes`: what was done to the text before, in words. */
export type CleanText = (written: string, span: Span, join: ' ' | '\n', changes?: readonly string[]) => Cleaned;

export interface Cleaning {
  readonly iconOf: TokenIcons;
  readonly report: ConverterReport;
  readonly into: Diagnostic[];
  readonly labels: LabelOptions;
  /** What has texts, such as `commit`; an icon-font token is told to be written there. */
  readonly on: string;
}

export function textCleaner({ iconOf, report, into, labels, on }: Cleaning): CleanText {
  return (written, span, join, before = []) => {
    const changes = [...before];
    const plain = labels.html ? written : withoutFormatting(written, changes);
    const label = readLabel(plain, labels);
    // Where Mermaid shows markup as it is written, a text of nothing else is that.
    if (!labels.html && label.lines.length === 0 && label.icons.length === 0)
      return { text: clipped(written.trim(), LONGEST) };
    changes.push(...label.changes);
    let icon: string | undefined;
    for (const token of label.icons) {
      const near = iconOf(token);
      icon ??= near;
      into.push(report('M215', span, { token, on, ...(near === undefined ? {} : { near }) }));
    }
    const breaks = label.lines.length > 1 && join === ' ' ? 'line breaks became spaces' : keptBreaks(label);
    if (breaks !== undefined) changes.push(breaks);
    const whole = label.lines.join(join);
    if (whole.length > LONGEST) changes.push(`cut to ${LONGEST} characters`);
    const text = whole.length > LONGEST ? `${clipped(whole, LONGEST)}…` : whole;
    if (changes.length > 0) into.push(report('M205', span, { label: text.replaceAll('\n', ' / '), changes }));
    return { text, ...(icon === undefined ? {} : { icon }) };
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
