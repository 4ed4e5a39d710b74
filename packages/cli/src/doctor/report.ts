// The page that doctor prints: in, what was examined; out, plain text to read or to paste into a report.
import { table } from '../terminal/columns.js';
import { printableLines } from '../terminal/printable.js';
import type { Examined } from './contract.js';

export function reportOf(examined: readonly Examined[]): string {
  const broken = examined.filter(({ state }) => state === 'broken').length;
  const end =
    broken === 0
      ? 'Nothing is broken.'
      : `${broken === 1 ? '1 part is' : `${broken} parts are`} broken. The lines after each say what to do.`;
  return `${table(examined.flatMap(rowsOf), '')}\n${end}\n`;
}

function rowsOf({ name, state, says, next }: Examined): readonly (readonly [string, string])[] {
  const lines = [...says.split('\n'), ...(next === undefined ? [] : [next])].map((line) => printableLines(line.trim()));
  return lines.map((line, index) => [index === 0 ? `${name.padEnd(10)}${state.padEnd(6)}` : '', line] as const);
}
