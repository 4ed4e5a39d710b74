// Writes a result: in, a path, its folder and a text or bytes; out, whether the file had to be written. An equal file stays
// untouched, so that its time stays and watchers stay quiet. A file is written completely or not at all.
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileFailure, systemFailure } from '../command/failure.js';
import { shownPath } from './read-text.js';
import { type Place, realTarget } from './real-target.js';
import { replaceFile } from './replace-file.js';

export type Written = 'written' | 'unchanged';

/** `within` is the folder of the path, unless a folder was named. */
export function writeChanged(path: string, content: string | Uint8Array, within: string = dirname(path)): Written {
  return write(path, content, { within }, () => {});
}

/** Writes a source back; fails if it changed since it was read. */
export function rewrite(path: string, before: Uint8Array, text: string, within: string = dirname(path)): Written {
  const marked = Buffer.from(before).subarray(0, 3).toString() === MARK;
  return write(path, marked ? MARK + text : text, { within, inPlace: true }, (target) => {
    if (!holds(target, before)) {
      throw fileFailure(
        `${shownPath(path)} changed after it was read, so it was not overwritten. Run the command again.`,
      );
    }
  });
}

const MARK = '\ufeff';

function write(path: string, content: string | Uint8Array, place: Place, confirm: (target: string) => void): Written {
  try {
    const target = realTarget(path, place);
    if (holds(target, content)) return 'unchanged';
    mkdirSync(dirname(target), { recursive: true });
    replaceFile(target, content, () => confirm(target));
    return 'written';
  } catch (cause) {
    throw systemFailure('written', shownPath(path), cause);
  }
}

/** Fails with what to do if there is another file with that name. */
export function keepOther(path: string, content: string, instead: string): void {
  if (existsSync(path) && statSync(path).isFile() && !holds(path, content))
    throw fileFailure(`${shownPath(path)} exists and differs, so it was kept.${instead}`);
}

/** Whether there is such a file with exactly this content. */
export function holds(path: string, content: string | Uint8Array): boolean {
  try {
    // Reading a pipe would block.
    return (
      statSync(path).isFile() && readFileSync(path).equals(typeof content === 'string' ? Buffer.from(content) : content)
    );
  } catch {
    return false;
  }
}
