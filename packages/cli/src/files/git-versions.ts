// Two versions of files in a git repository: in, a revision or range, and optionally files; out, each changed diagram and
// document, with its text before and after. Runs the git command, which gets no text of a diagram.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usageFailure } from '../command/failure.js';
import { printable } from '../terminal/printable.js';
import { gitIn } from './git.js';

export interface Versions {
  /** Relative to the root of the repository. */
  readonly path: string;
  /** Undefined where the file did not exist. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const KINDS = ['*.diagram', '*.md', '*.markdown', '*.mdx'];

export function gitVersions(folder: string, range: string, files: readonly string[]): readonly Versions[] {
  if (range === '' || range.startsWith('-')) throw usageFailure(`'${printable(range)}' is not a revision.`);
  const [from = '', to] = range.split(/\.{2,3}/);
  const git = gitIn(folder);
  const root = git('rev-parse', '--show-toplevel').trim();
  const revisions = [from || 'HEAD', ...(to === undefined ? [] : [to || 'HEAD'])];
  for (const each of revisions) git('rev-parse', '--verify', '--quiet', '--end-of-options', `${each}^{commit}`);
  const names = git(
    'diff',
    '--name-only',
    '-z',
    '--no-renames',
    ...revisions,
    '--',
    ...(files.length > 0 ? files : KINDS),
  );
  const shown = (revision: string, path: string): string | undefined => {
    const isThere = git('ls-tree', '-z', '--full-tree', '--name-only', revision, '--', path) !== '';
    return isThere ? git('show', `${revision}:${path}`) : undefined;
  };
  return names
    .split('\0')
    .filter((path) => path !== '')
    .map((path) => ({
      path,
      before: shown(revisions[0] ?? 'HEAD', path),
      after: revisions[1] === undefined ? onDisk(join(root, path)) : shown(revisions[1], path),
    }));
}

function onDisk(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
