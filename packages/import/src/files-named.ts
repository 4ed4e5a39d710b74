// Which files the files of an import refer to: in, the files and the requested format; out, a function that finds those that one
// file names. It reads no file: the caller decides which ones it may read, and asks again about those.
import type { FileSet, FilesNamed, Importer } from './contract.js';
import { recognise } from './recognise.js';
import { importers as registered } from './registry.js';

const NONE: FilesNamed = () => [];

/** Names nothing if the format is unknown or its files name no others. */
export async function filesNamed(
  files: FileSet,
  format: string | undefined,
  importers: readonly Importer[] = registered,
): Promise<FilesNamed> {
  const recognised = recognise(files, format, importers);
  return 'problem' in recognised ? NONE : ((await recognised.importer.names?.()) ?? NONE);
}
