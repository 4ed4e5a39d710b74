// Processes files one by one: in, items that each name a source, and the work; out, the most severe exit code. A file that
// cannot be read is reported, and the others are still processed.
import { EXIT, type Exit, Failure, graver } from '../command/failure.js';
import type { Io, Output } from '../terminal/io.js';
import { progress } from '../terminal/progress.js';
import type { Unread } from './find-sources.js';
import { readOriginal, shownPath } from './read-text.js';

interface Item {
  readonly path: string;
}

export interface Work<T extends Item> {
  readonly io: Io;
  readonly items: readonly T[];
  /** What could not be read while searching for the items. */
  readonly unread: readonly Unread[];
  /** `bytes` are those of the file as read. */
  readonly run: (item: T, text: string, io: Io, bytes: Uint8Array) => Exit | Promise<Exit>;
  /** Called for everything that could not be read, or whose result could not be written. */
  readonly failed: (path: string, error: string) => void;
}

export async function eachText<T extends Item>({ io, items, unread, run, failed }: Work<T>): Promise<Exit> {
  const shown = progress(io, items.length);
  const clearing = (output: Output): Output => ({
    ...output,
    write: (content) => {
      if (output.isTerminal()) shown.clear();
      output.write(content);
    },
  });
  const quiet: Io = { ...io, out: clearing(io.out), err: clearing(io.err) };
  let exit: Exit = EXIT.fine;
  const tell = (path: string, failure: Failure): void => {
    quiet.err.write(`linework: ${failure.message}\n`);
    failed(path, failure.message);
    exit = graver(exit, failure.exit);
  };
  for (const { path, failure } of unread) tell(path, failure);
  for (const item of items) {
    shown.step(item.path);
    try {
      const { text, bytes } = await readOriginal(item.path);
      exit = graver(exit, await run(item, text, quiet, bytes));
    } catch (error) {
      if (!(error instanceof Failure)) throw new Error(`At ${shownPath(item.path)}`, { cause: error });
      tell(item.path, error);
    }
  }
  shown.clear();
  return exit;
}
