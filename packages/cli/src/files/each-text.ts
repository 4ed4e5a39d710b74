// Works through files one by one: in, items that each name a source, and the work; out, the gravest exit. A file that
// cannot be read is told and the others are still worked on.
import { EXIT, type Exit, Failure, graver } from '../command/failure.js';
import type { Io, Output } from '../terminal/io.js';
import { progress } from '../terminal/progress.js';
import { readText, shownPath } from './read-text.js';

interface Item {
  readonly path: string;
}

export interface Work<T extends Item> {
  readonly io: Io;
  readonly items: readonly T[];
  readonly run: (item: T, text: string, io: Io) => Exit;
  /** Hears of an item whose file could not be read or whose result could not be written. */
  readonly failed?: (item: T, message: string) => void;
}

export async function eachText<T extends Item>({ io, items, run, failed }: Work<T>): Promise<Exit> {
  const shown = progress(io, items.length);
  const clearing = (output: Output): Output => ({
    ...output,
    write: (text) => {
      shown.clear();
      output.write(text);
    },
  });
  const quiet: Io = { ...io, out: clearing(io.out), err: clearing(io.err) };
  let exit: Exit = EXIT.fine;
  for (const item of items) {
    shown.step(item.path);
    try {
      exit = graver(exit, run(item, await readText(item.path), quiet));
    } catch (error) {
      if (!(error instanceof Failure)) throw new Error(`At ${shownPath(item.path)}`, { cause: error });
      if (error.exit !== EXIT.files) throw error;
      failed?.(item, error.message);
      exit = graver(exit, tell(quiet, [error]));
    }
  }
  shown.clear();
  return exit;
}

export function tell(io: Io, failures: readonly Failure[]): Exit {
  let exit: Exit = EXIT.fine;
  for (const each of failures) {
    io.err.write(`linework: ${each.message}\n`);
    exit = graver(exit, each.exit);
  }
  return exit;
}
