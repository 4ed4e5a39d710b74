// The files of a repository: in, its folder; out, those that git tracks or would add, or without git all of them; and the
// beginning of each as text.
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../command/failure.js';
import { gitIn } from './git.js';

/** Bytes of a beginning. */
const BEGINNING = 16 * 1024;

/** Paths relative to the folder, with `/`. `all` are those that can be read. */
export function trackedPaths(folder: string, all: readonly string[]): readonly string[] {
  try {
    // A file system monitor is a program that the repository names.
    const listed = gitIn(folder)(
      '-c',
      'core.fsmonitor=false',
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
    );
    const known = new Set(listed.split('\0'));
    return all.filter((path) => known.has(path));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return all;
  }
}

/** Returns nothing for a link, for a file that cannot be read, and for one that is not text. */
export function beginningOf(folder: string, path: string): string | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(
      join(folder, path),
      constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
    );
    const bytes = Buffer.allocUnsafe(BEGINNING);
    const text = bytes.subarray(0, readSync(descriptor, bytes, 0, BEGINNING, 0));
    return text.includes(0) ? undefined : text.toString('utf8').replace(/^\ufeff/, '');
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
