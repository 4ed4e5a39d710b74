// Where a result really goes: in, its path and the folder named on the command line; out, the path with links followed, or a
// failure if it is in a folder of git, or if a link leads out of the folder, to nothing, or to a source. Compares files by identity,
// so `./`, case and hard links make no difference.
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { type Failure, fileFailure, systemFailure, usageFailure } from '../command/failure.js';
import { isInGit } from './git-folder.js';
import { shownPath } from './read-text.js';

/** Files that people write. A link to one of them is not written through. */
const SOURCE = /\.(diagram|mmd|mermaid|md|markdown|json)$/i;

export interface Place {
  /** The folder named on the command line: nothing is written outside it. */
  readonly within: string;
  /** The file is itself the source, to be written back. */
  readonly inPlace?: boolean;
}

export function realTarget(path: string, place: Place): string {
  try {
    return followed(path, place);
  } catch (cause) {
    throw systemFailure('written', shownPath(path), cause);
  }
}

/** Rejects a path in a folder of git, as written or with its links followed. */
export function refuseInGit(path: string): void {
  if (!isInGit(resolve(path)) && !isInGit(realPath(path))) return;
  throw fileFailure(`${shownPath(path)} is in a git folder, where linework writes nothing. Name another folder.`);
}

function followed(path: string, { within, inPlace = false }: Place): string {
  refuseInGit(path);
  const file = statSync(path, { throwIfNoEntry: false });
  // Folders are reported when they are written to; devices and pipes are nobody's file.
  if (file && !file.isFile()) return path;
  const link = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (link && !file) throw linkFailure(path, 'a missing file');
  const real = realPath(path);
  if (!isInside(real, realPath(within))) throw linkFailure(path, `${shownPath(real)}, outside its folder`);
  if (link && !inPlace && SOURCE.test(real)) throw linkFailure(path, `the source ${shownPath(real)}`);
  return real;
}

function linkFailure(path: string, to: string): Failure {
  return fileFailure(`${shownPath(path)} is reached through a link to ${to}. Nothing was written.`);
}

/** The path without links, as far as it exists, with its missing parts appended. */
export function realPath(path: string): string {
  const missing: string[] = [];
  for (let at = resolve(path); ; at = dirname(at)) {
    try {
      return join(realpathSync(at), ...missing);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(at) === at) throw error;
      missing.unshift(basename(at));
    }
  }
}

export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Rejects a target that is one of the sources, under any name. */
export function refuseOverSource(target: string, sources: Iterable<string | undefined>): void {
  const identity = identityOf(target);
  if (identity === undefined) return;
  for (const each of sources) {
    if (each === identity)
      throw usageFailure(`${shownPath(target)} is a source and would be overwritten. Nothing was written.`);
  }
}

/** The file system's identity of a file, whatever its path; nothing if there is no such file. */
export function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
