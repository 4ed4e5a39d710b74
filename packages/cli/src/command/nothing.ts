// The line of a run that had nothing to do, so that it cannot be mistaken for one that did nothing: in, how much was examined; out, a
// line on standard error, since standard output lists what was done.
import type { Io } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { EXIT, type Exit } from './failure.js';

interface Examined {
  readonly count: number;
  /** What was examined. */
  readonly noun: string;
  /** What is true of one, and of several: `is up to date`, `are up to date`. */
  readonly state: readonly [one: string, many: string];
  /** The revision since which things are examined. */
  readonly changed?: string | undefined;
}

export function nothingToDo({ count, noun, state: [one, many], changed }: Examined, more = ''): string {
  if (count > 0) return `Nothing to do: ${count} ${noun}${count === 1 ? ` ${one}` : `s ${many}`}.${more}\n`;
  return `Nothing to do: no ${noun} ${changed === undefined ? 'was found' : `changed since ${printable(changed)}`}.\n`;
}

/** Only after a run without problems, which it would contradict. */
export function tellNothing(io: Io, exit: Exit, text: string): void {
  if (exit === EXIT.fine) io.err.write(text);
}
