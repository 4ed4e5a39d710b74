// Folders of git: in, a path; out, whether it is in one. Files there run as hooks or change what git does, so no verb writes there.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Characters that some file systems ignore in names. */
const IGNORABLE = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** `path` is absolute; links in it are not followed. A working tree below a git folder is not part of it. */
export function isInGit(path: string): boolean {
  if (isGitName(basename(path))) return true;
  for (let at = dirname(path); ; at = dirname(at)) {
    if (isGitName(basename(at)) || isGitFolder(at)) return true;
    if (dirname(at) === at || existsSync(join(at, '.git'))) return false;
  }
}

/** Includes the spellings that Windows and macOS treat as `.git`. */
function isGitName(name: string): boolean {
  const plain = name
    .replace(IGNORABLE, '')
    .toLowerCase()
    .replace(/:.*/s, '')
    .replace(/[. ]{1,255}$/, '');
  return plain === '.git' || plain === 'git~1';
}

/** A folder that git uses under any name, such as a bare repository. */
function isGitFolder(folder: string): boolean {
  return ['HEAD', 'objects', 'refs'].every((each) => existsSync(join(folder, each)));
}
