// Writes a result: in, a path and a text; out, whether the file had to be written. An equal file is left untouched, so
// that its time, and what watches it, stay quiet.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemFailure } from '../command/failure.js';
import { shownPath } from './read-text.js';

export type Written = 'written' | 'unchanged';

export function writeChanged(path: string, text: string): Written {
  try {
    if (holds(path, text)) return 'unchanged';
    try {
      writeFileSync(path, text);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    return 'written';
  } catch (cause) {
    throw systemFailure('written', shownPath(path), cause);
  }
}

/** Whether there is such a file with exactly this text. */
export function holds(path: string, text: string): boolean {
  try {
    return readFileSync(path).equals(Buffer.from(text));
  } catch {
    return false;
  }
}
