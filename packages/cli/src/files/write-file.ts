// Writes a result: in, a path and a text or bytes; out, whether the file had to be written. An equal file is left untouched, so
// that its time, and what watches it, stay quiet.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemFailure } from '../command/failure.js';
import { shownPath } from './read-text.js';

export type Written = 'written' | 'unchanged';

export function writeChanged(path: string, content: string | Uint8Array): Written {
  try {
    if (holds(path, content)) return 'unchanged';
    try {
      writeFileSync(path, content);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
    return 'written';
  } catch (cause) {
    throw systemFailure('written', shownPath(path), cause);
  }
}

/** Whether there is such a file with exactly this content. */
export function holds(path: string, content: string | Uint8Array): boolean {
  try {
    return readFileSync(path).equals(typeof content === 'string' ? Buffer.from(content) : content);
  } catch {
    return false;
  }
}
