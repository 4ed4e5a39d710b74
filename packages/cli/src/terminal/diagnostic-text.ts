// A diagnostic for people: in, the record, its file's name and text; out, the lines to print.
//   shop.diagram:3:10: error E201: There is no node 'apii'.
//     3 | shop -> apii
//       |         ^^^^
//     hint: Did you mean 'api'?
import { makeSource } from '@linework/core';
import { displayWidth } from './display-width.js';
import type { Paint } from './paint.js';
import { printable, printableLines } from './printable.js';

/** The fields of every diagnostic, including the converter's. */
export interface Diagnosed {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly message: string;
  readonly hint: string;
}

/** Columns of a source line that are shown; a longer line is cut around the error. */
const LONGEST = 120;
/** Characters kept in front of the error in a cut line. */
const LEAD = 40;
const TAB = '  ';

export type DescribeDiagnostic = (diagnostic: Diagnosed) => string;

/** Splits the text once, for all of its diagnostics. */
export function diagnosticText(file: string, text: string, paint: Paint): DescribeDiagnostic {
  const { lineStarts } = makeSource(text);
  return (diagnostic) => {
    const { code, severity, line, column, endLine, endColumn, message, hint } = diagnostic;
    const ink = severity === 'error' ? 'red' : 'yellow';
    const place = paint('bold', `${printable(file)}:${line}:${column}:`);
    const head = `${place} ${paint(ink, `${severity} ${code}:`)} ${printable(message)}\n`;
    const whole = text
      .slice(lineStarts[line - 1] ?? text.length, lineStarts[line] ?? text.length)
      .replace(/(?<![\r\n])[\r\n]+$/, '');
    const advice = hint.startsWith('Write: ')
      ? `  write: ${hint.slice('Write: '.length)}`
      : hint === ''
        ? ''
        : `  hint: ${hint}`;
    const tail = advice === '' ? '' : `${paint('cyan', printableLines(advice).replace(/\n/g, '\n    '))}\n`;
    if (whole.trim() === '') return head + tail;
    const { shown, before, under } = excerpt(whole, column - 1, endLine > line ? whole.length : endColumn - 1);
    const gutter = String(line);
    return (
      `${head}  ${paint('dim', `${gutter} |`)} ${shown}\n` +
      `  ${paint('dim', `${' '.repeat(gutter.length)} |`)} ${' '.repeat(before)}${paint(ink, '^'.repeat(under))}\n${tail}`
    );
  };
}

/** Returns the part of a line to show, and the start and length of the carets below it, in columns. */
function excerpt(
  line: string,
  start: number,
  end: number,
): { readonly shown: string; readonly before: number; readonly under: number } {
  const cut = line.length > LONGEST;
  const from = cut ? Math.max(0, Math.min(start - LEAD, line.length - LONGEST)) : 0;
  const to = cut ? Math.min(line.length, from + LONGEST) : line.length;
  const lead = from > 0 ? '…' : '';
  const before = lead + visible(line.slice(from, start));
  const marked = visible(line.slice(start, Math.min(end, to)));
  const after = visible(line.slice(Math.max(start, Math.min(end, to)), to)) + (to < line.length ? '…' : '');
  return { shown: before + marked + after, before: displayWidth(before), under: Math.max(1, displayWidth(marked)) };
}

function visible(text: string): string {
  return printableLines(text).replaceAll('\t', TAB);
}
