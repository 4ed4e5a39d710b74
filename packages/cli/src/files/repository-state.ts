// The folder of the command's state for a repository: in, a folder in it; out, the folder below its git folder, where nothing is committed, or
// nothing outside a repository. All working trees of a repository have the same one; a submodule has its own.
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isInside, realPath } from './real-target.js';

/** Characters of the file `.git` of a working tree or a submodule, and of `commondir`. */
const LONGEST = 5_000;

export function repositoryState(start: string): string | undefined {
  const git = gitFolderOf(start);
  if (git === undefined) return undefined;
  const folder = join(git, 'linework');
  // What is written there stays there.
  return isInside(realPath(folder), realPath(git)) ? folder : undefined;
}

function gitFolderOf(start: string): string | undefined {
  for (let at = start; ; at = dirname(at)) {
    const git = join(at, '.git');
    const stats = lstatSync(git, { throwIfNoEntry: false });
    if (stats?.isDirectory()) return git;
    if (stats?.isFile()) return linkedFolder(git);
    if (stats !== undefined || dirname(at) === at) return undefined;
  }
}

/** The file says where the folder is: `gitdir: ../.git/modules/shop`. */
function linkedFolder(file: string): string | undefined {
  const named = /^gitdir: (.+)$/m.exec(shortText(file))?.[1];
  if (named === undefined) return undefined;
  const own = resolve(dirname(file), named);
  const common = shortText(join(own, 'commondir')).trim();
  const folder = common === '' ? own : resolve(own, common);
  return ['HEAD', 'objects', 'refs'].every((each) => existsSync(join(folder, each))) ? folder : undefined;
}

function shortText(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() && stats.size <= LONGEST ? readFileSync(path, 'utf8') : '';
}
