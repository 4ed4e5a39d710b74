// What to print when the command itself failed: in, what was thrown; out, the lines a report needs.
import { version } from '../version.js';

export function internalReport(error: unknown, words: readonly string[]): string {
  return [
    'linework: This is a fault of linework, not of your diagram. Please report it with the lines below and, if you may, the diagram.',
    `  linework ${version()}, Node ${process.version}, ${process.platform} ${process.arch}`,
    `  linework ${words.join(' ')}`,
    ...chain(error).flatMap((each) => each.split('\n').map((line) => `  ${line}`)),
    '',
  ].join('\n');
}

function chain(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.stack ?? String(error), ...(error.cause === undefined ? [] : chain(error.cause))];
}
