// A path on the command line: in, the folder the command was started in and the path as written; out, the absolute path. Every verb
// that joins a named path to a folder uses this function, since joining would move an absolute path below the folder.
import { resolve } from 'node:path';

export function namedPath(folder: string, written: string): string {
  return resolve(folder, written);
}
