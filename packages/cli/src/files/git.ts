// Runs the git command: in, a folder and arguments; out, what it prints. It gets no text of a diagram.
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileFailure, usageFailure } from '../command/failure.js';
import { printable } from '../terminal/printable.js';
import type { Found } from './find-sources.js';

/** Bytes of one output. */
const LARGEST = 64 * 1024 * 1024;

export function gitIn(folder: string): (...words: readonly string[]) => string {
  return (...words) => {
    try {
      return execFileSync('git', words, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: LARGEST,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      const { code, stderr } = error as { readonly code?: string; readonly stderr?: string };
      if (code === 'ENOENT') throw fileFailure('git is not installed.');
      throw fileFailure(`git: ${printable((stderr ?? '').trim().split('\n')[0] ?? 'failed')}`);
    }
  };
}

/** Whether a file differs from a revision, or is new. */
export type IsChanged = (path: string) => boolean;

/** Without a revision, everything counts as changed. */
export function changedSince(folder: string, revision: string | undefined): IsChanged {
  if (revision === undefined) return () => true;
  if (revision === '' || revision.startsWith('-')) throw usageFailure(`'${printable(revision)}' is not a revision.`);
  const git = gitIn(folder);
  const root = realpathSync(git('rev-parse', '--show-toplevel').trim());
  git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  const names = [
    git('diff', '--name-only', '-z', '--no-renames', revision, '--'),
    git('ls-files', '--others', '--exclude-standard', '--full-name', '-z', ':/'),
  ].flatMap((listed) => listed.split('\0'));
  const changed = new Set(names.filter((name) => name !== '').map((name) => join(root, name.split('/').join(sep))));
  return (path) => {
    try {
      return changed.has(realpathSync(path));
    } catch {
      return true;
    }
  };
}

/** Returns the sources that changed or whose settings changed; a folder without any is not a failure. */
export async function onlyChanged(
  candidates: Found,
  folder: string,
  revision: string | undefined,
  settingsOf: (path: string) => Promise<readonly string[]>,
): Promise<Found> {
  if (revision === undefined) return candidates;
  const isChanged = changedSince(folder, revision);
  const sources = await Promise.all(
    candidates.sources.map(async (source) => {
      const isAsked = source.path === '-' || isChanged(source.path) || (await settingsOf(source.path)).some(isChanged);
      return isAsked ? [source] : [];
    }),
  );
  return { ...candidates, sources: sources.flat() };
}

/** Whether a file of the revision was deleted. */
export function hasDeletions(folder: string, revision: string | undefined): boolean {
  if (revision === undefined) return false;
  return gitIn(folder)('diff', '--name-only', '--no-renames', '--diff-filter=D', revision, '--') !== '';
}
