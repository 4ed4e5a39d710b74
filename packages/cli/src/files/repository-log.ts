// The history of a repository as one file to import: in, its folder; out, its log. No git command runs.
import { existsSync, promises } from 'node:fs';
import { dirname, join } from 'node:path';
import { importerNamed, importers } from '@linework/import';
import { fileFailure } from '../command/failure.js';
import { servicePackage } from '../service-packages.js';
import { printable } from '../terminal/printable.js';
import type { InputFile } from './input-files.js';
import { shownPath } from './read-text.js';

/** Also for a linked working tree and a submodule, where `.git` is a file. */
export function isRepository(folder: string): boolean {
  return existsSync(join(folder, '.git'));
}

/** The repository that contains a folder. */
export function repositoryAround(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (isRepository(at)) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** Reads the history of repositories for a format made from one; nothing for other formats. */
export function historyReader(format = ''): ((folder: string) => Promise<InputFile>) | undefined {
  return importerNamed(format, importers)?.ofRepository && ((folder) => historyOf(format, folder));
}

async function historyOf(format: string, folder: string): Promise<InputFile> {
  const from = await servicePackage('@linework/import');
  const read = await from.importerNamed(format, from.importers)?.ofRepository?.();
  if (!read) throw new Error(`${format} is not made from repositories`);
  try {
    return await read({ promises }, folder);
  } catch (cause) {
    throw fileFailure(`The history of ${shownPath(folder)} cannot be read: ${printable((cause as Error).message)}`);
  }
}
