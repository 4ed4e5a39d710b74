// The visible texts of a diagram: in, a text as written and its position; out, the cleaned text, with every change reported
// at that position. docs/conversion.md, Texts.
import type { Diagnostic, Span } from '@linework/core';
import { clipped } from '../short.js';
import type { ConverterReport, TokenIcons } from './contract.js';
import { keptBreaks, type LabelOptions, readLabel } from './labels.js';

/** Longest text that is written; the language allows 2,000 characters in a string. */
const LONGEST = 1_900;

/** Tags that only format their content. Mermaid shows them literally, which nobody intends. */
const FORMATTING =
  /<(b|i|u|s|em|strong|small|big|code|tt|kbd|sub|sup|span|font|mark|ins|del|center)(?: [^<>]{0,200})?>([^<>]{0,2000})<\/\1>/gi;
/** Formatting inside formatting is removed to this depth. */
const DEEPEST = 4;

export interface Cleaned {
  /** Empty when nothing is visible. */
  readonly text: string;
  /** The bundled icon that is closest to an icon-font token in it. */
  readonly icon?: string;
}

/** `changes`: descriptions of earlier changes to the text. */
export type CleanText = (written: string, span: Span, join: ' ' | '\n', changes?: readonly string[]) => Cleaned;

export interface Cleaning {
  readonly iconOf: TokenIcons;
  readonly report: ConverterReport;
  readonly into: Diagnostic[];
  readonly labels: LabelOptions;
  /** What the texts belong to, such as `commit`; named in the hint of an icon-font token. */
  readonly on: string;
}

export function textCleaner({ iconOf, report, into, labels, on }: Cleaning): CleanText {
  return (written, span, join, before = []) => {
    const changes = [...before];
    const plain = labels.html ? written : withoutFormatting(written, changes);
    const label = readLabel(plain, labels);
    // If Mermaid shows markup literally, a text of nothing but markup is shown as written.
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
