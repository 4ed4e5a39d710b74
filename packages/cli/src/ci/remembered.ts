// The findings of the last run: in, a repository and the request; out, the findings for the same files, if the last run had them.
// Kept in the git folder, where nothing is committed. Files are compared by size and times, so that none is read.
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exit } from '../command/failure.js';
import { pathsBelow } from '../files/input-files.js';
import { version } from '../version.js';
import type { Finding } from './finding.js';

export interface Found {
  readonly findings: readonly Finding[];
  readonly counts: { readonly diagrams: number; readonly sources: number; readonly documents: number };
  readonly exit: Exit;
}

/** Returns the last findings if nothing changed, else those of `look`. `asked` is all input that is not in a file below the folder. */
export async function remembered(folder: string, options: unknown, look: () => Promise<Found>): Promise<Found> {
  const git = join(folder, '.git');
  if (!existsSync(git) || !statSync(git).isDirectory()) return look();
  const path = join(git, 'linework', 'ci.json');
  const of = fingerprint(folder, options);
  const last = read(path);
  if (last?.of === of) return last;
  const run = await look();
  const { findings, counts, exit } = run;
  mkdirSync(join(git, 'linework'), { recursive: true });
  writeFileSync(path, JSON.stringify({ of, findings, counts, exit }));
  return run;
}

function fingerprint(folder: string, options: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([version(), options]));
  for (const path of pathsBelow(folder)) {
    const { size, mtimeNs, ctimeNs, ino } = lstatSync(join(folder, path), { bigint: true });
    hash.update(`${path}\0${size} ${mtimeNs} ${ctimeNs} ${ino}\0`);
  }
  return hash.digest('hex');
}

function read(path: string): (Found & { readonly of: string }) | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
