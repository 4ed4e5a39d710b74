// Where a result really goes: in, the path it was given and the folder that was named on the line; out, the path with its links
// followed, or a failure where a link leads out of the folder, to nothing, or to a source. Paths are compared as the file system
// has them, so `./`, another case, and hard links are seen for what they are.
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { type Failure, fileFailure, systemFailure, usageFailure } from '../command/failure.js';
import { shownPath } from './read-text.js';

/** Of a file that people write. A link that ends in one of these is not written through. */
const SOURCE = /\.(diagram|mmd|mermaid|md|markdown|json)$/i;

export interface Place {
  /** The folder named on the line: nothing is written outside it. */
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

function followed(path: string, { within, inPlace = false }: Place): string {
  const file = statSync(path, { throwIfNoEntry: false });
  // Folders are told where they are written to; devices and pipes are nobody's file.
  if (file && !file.isFile()) return path;
  const link = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (link && !file) throw linkFailure(path, 'a file that is not there');
  const real = realPath(path);
  if (!isInside(real, realPath(within))) throw linkFailure(path, `${shownPath(real)}, out of its folder`);
  if (link && !inPlace && SOURCE.test(real)) throw linkFailure(path, `the source ${shownPath(real)}`);
  return real;
}

function linkFailure(path: string, to: string): Failure {
  return fileFailure(`${shownPath(path)} is reached by a link to ${to}. Nothing is written through it.`);
}

/** The path without links, as far as there are files; what is missing is still to be made. */
function realPath(path: string): string {
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

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Refuses a target that is one of the sources, under whatever name. */
export function refuseOverSource(target: string, sources: Iterable<string | undefined>): void {
  const identity = identityOf(target);
  if (identity === undefined) return;
  for (const each of sources) {
    if (each === identity)
      throw usageFailure(`${shownPath(target)} would be written over a source. Nothing was written.`);
  }
}

/** What the file system knows a file by, whatever its path; nothing where there is none. */
export function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
