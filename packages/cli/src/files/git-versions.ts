// Two versions of files in a git repository: in, a revision or a range and perhaps files; out, each diagram and document that changed,
// with its text then and now. Git is asked by its command; nothing of a diagram reaches it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usageFailure } from '../command/failure.js';
import { printable } from '../terminal/printable.js';
import { gitIn } from './git.js';

export interface Versions {
  /** From the root of the repository. */
  readonly path: string;
  /** Undefined where the file was not there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const KINDS = ['*.diagram', '*.md', '*.markdown', '*.mdx'];

export function gitVersions(folder: string, range: string, files: readonly string[]): readonly Versions[] {
  if (range === '' || range.startsWith('-')) throw usageFailure(`'${printable(range)}' is no revision.`);
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
