// Git, asked by its command: in, a folder; out, what it prints. Nothing of a diagram reaches it.
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileFailure, usageFailure } from '../command/failure.js';
import { printable } from '../terminal/printable.js';
import type { Found } from './find-sources.js';

/** Bytes of one answer. */
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

/** Everything where no revision is given. */
export function changedSince(folder: string, revision: string | undefined): IsChanged {
  if (revision === undefined) return () => true;
  if (revision === '' || revision.startsWith('-')) throw usageFailure(`'${printable(revision)}' is no revision.`);
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

/** Sources that changed, or whose settings did; a folder in which none did is no failure. */
export function onlyChanged(
  found: Found,
  folder: string,
  revision: string | undefined,
  settingsOf: (path: string) => string | undefined,
): Found {
  if (revision === undefined) return found;
  const isChanged = changedSince(folder, revision);
  const sources = found.sources.filter(({ path }) => {
    const settings = settingsOf(path);
    return path === '-' || isChanged(path) || (settings !== undefined && isChanged(settings));
  });
  return { ...found, sources };
}

/** Whether a file that the revision had is gone. */
export function hasDeletions(folder: string, revision: string | undefined): boolean {
  if (revision === undefined) return false;
  return gitIn(folder)('diff', '--name-only', '--no-renames', '--diff-filter=D', revision, '--') !== '';
}
