// The report of an internal error: in, what was thrown; out, the lines to print.
import { version } from '../version.js';

export function internalReport(error: unknown, words: readonly string[]): string {
  return [
    'linework: Internal error. Your diagram is not the cause. Please report the lines below and, if you can share it, the diagram.',
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
