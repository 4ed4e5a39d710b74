// One input of an import with the files that its files name: in, a path of the command line; out, its files. If some of them are
// outside the named folder, all paths are relative to the folder that contains all of them.
import { dirname, relative, resolve } from 'node:path';
import { isImportable } from '@linework/import';
import { usageFailure } from '../command/failure.js';
import { commonFolder } from './common-folder.js';
import { inputFiles, isFolder } from './input-files.js';
import { isInside, type NotRead, namedFiles, type PlacedFile, slashed } from './named-files.js';
import { shownPath } from './read-text.js';
import { repositoryAround } from './repository-log.js';

export interface ImportInput {
  readonly files: readonly PlacedFile[];
  /** Those of the files that are read because others name them; absolute. */
  readonly named: readonly string[];
  readonly notRead: readonly NotRead[];
  /** Number of files that are not text, or too large. */
  readonly skipped: number;
  /** What the paths of the operand's own files begin with now. */
  readonly prefix: string;
}

interface Asked {
  readonly format?: string | undefined;
  /** The folder outside which nothing is read; default is the repository of the operand. */
  readonly root?: string | undefined;
}

export async function importInput(operand: string, { format, root: rootOption }: Asked): Promise<ImportInput> {
  const { files, skipped } = await inputFiles(operand, (path) => isImportable(path, format));
  const folder = folderOf(operand);
  const own = files.map((file) => ({ ...file, place: resolve(folder, file.path) }));
  if (operand === '-') return { files: own, named: [], notRead: [], skipped, prefix: '' };
  const root = rootOf(folder, rootOption);
  const { found: inputs, notRead, fromTop } = await namedFiles(own, { root, format });
  const all = [...own, ...inputs];
  const isBelow = inputs.every(({ place }) => isInside(place, folder));
  const base = fromTop ? root : isBelow ? folder : folderOfAll(all);
  return {
    files: all.map((file) => ({ ...file, path: slashed(relative(base, file.place)) })),
    named: inputs.map(({ place }) => place),
    notRead,
    skipped,
    prefix: slashed(relative(base, folder)),
  };
}

/** All files with paths from the folder that contains them. */
export function inOneFolder(files: readonly PlacedFile[]): readonly PlacedFile[] {
  const unique = [...new Map(files.map((file) => [file.place, file])).values()];
  const base = folderOfAll(unique);
  return unique.map((file) => ({ ...file, path: slashed(relative(base, file.place)) }));
}

function folderOfAll(files: readonly PlacedFile[]): string {
  return commonFolder(files.map(({ place }) => slashed(place))) || '/';
}

function folderOf(operand: string): string {
  return resolve(operand === '-' || isFolder(operand) ? operand : dirname(operand));
}

function rootOf(folder: string, option: string | undefined): string {
  if (option !== undefined) {
    const root = resolve(option);
    if (!isFolder(root)) throw usageFailure(`${shownPath(option)} is not a folder.`);
    if (!isInside(folder, root)) throw usageFailure(`The input is outside the folder of --root, ${shownPath(option)}.`);
    return root;
  }
  const here = resolve('.');
  return repositoryAround(folder) ?? (isInside(folder, here) ? here : folder);
}
