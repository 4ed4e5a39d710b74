// Files that the settings of a repository name: in, the settings file and a path relative to it; out, the absolute path or what the file contains. A path or a
// link that leads out of the repository is refused, and so is a file that is too large.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileFailure, systemFailure } from '../command/failure.js';
import { readTextFile, shownPath } from '../files/read-text.js';
import { isInside, realPath } from '../files/real-target.js';

/** `file` is the absolute path of the file that names it. */
export function pathInRepository(file: string, path: string): string {
  const full = resolve(dirname(file), path);
  try {
    const root = rootOf(dirname(file));
    if (isInside(full, root) && isInside(realPath(full), realPath(root))) return full;
  } catch (cause) {
    throw systemFailure('read', shownPath(full), cause);
  }
  throw fileFailure(
    `${shownPath(basename(file))} names ${shownPath(path)}, which is outside the repository. Name a path in it.`,
  );
}

/** `largest`: in bytes. */
export function boundedText(path: string, largest: number): string {
  demandFile(path, largest);
  return readTextFile(path);
}

/** The same as bytes. */
export function boundedBytes(path: string, largest: number): Uint8Array {
  demandFile(path, largest);
  try {
    return readFileSync(path);
  } catch (cause) {
    throw systemFailure('read', shownPath(path), cause);
  }
}

function demandFile(path: string, largest: number): void {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) throw fileFailure(`${shownPath(path)} is not a file.`);
    if (stats.size > largest)
      throw fileFailure(`${shownPath(path)} has ${stats.size} bytes. Write at most ${largest} bytes.`);
  } catch (cause) {
    throw systemFailure('read', shownPath(path), cause);
  }
}

/** The folder itself if it is in no repository. */
function rootOf(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return folder;
  }
}
