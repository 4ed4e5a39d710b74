// Paths of files that name one another: in, the path of a file or a folder and what is written there; out, the path that is meant. The
// folder that was given is the empty path.
import type { ImportOptions } from '../contract.js';

export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** `../net` from `envs/prod` is `envs/net`; nothing where it leads out of the folder that was given. */
export function fromFolder(folder: string, written: string): string | undefined {
  const way = folder === '' ? [] : folder.split('/');
  for (const part of written.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') way.push(part);
    else if (way.pop() === undefined) return undefined;
  }
  return way.join('/');
}

export function besideFile(file: string, written: string): string | undefined {
  return fromFolder(folderOf(file), written);
}

/** The folder that the option `root` names, where it is asked for. */
export function askedRoot({ root }: ImportOptions): string | undefined {
  return root?.[0]?.replace(/^\.\/|\/+$/g, '').replace(/^\.$/, '');
}
