// The text of the editor: its line numbers, and where a location of an error is in it.
import type { DiagnosticRecord } from '@linework/core';

type Place = Pick<DiagnosticRecord, 'line' | 'column' | 'endLine' | 'endColumn'>;

/** `1` to the number of lines, one per line. */
export function lineNumbers(text: string): string {
  return Array.from(text.split('\n'), (_, i) => i + 1).join('\n');
}

/** Offsets of the first and after the last character, in UTF-16 units. A line after the last one is the end. */
export function selectionOf(text: string, { line, column, endLine, endColumn }: Place): readonly [number, number] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const offset = (l: number, c: number): number => (starts[l - 1] ?? text.length) + c - 1;
  return [offset(line, column), offset(endLine, endColumn)];
}
