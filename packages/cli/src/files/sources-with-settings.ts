// The sources that a command line names, with their settings: in, paths, or none for this folder and below; out, one entry per
// source, and what could not be read.
import type { Settings } from '@linework/operations/settings/settings';
import { settingsReader } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';
import { findSources, type Unread } from './find-sources.js';
import { onlyChanged } from './git.js';

export interface SourceWithSettings {
  readonly path: string;
  /** The folder named on the command line, which the file must not lead out of. */
  readonly root: string;
  readonly settings: Settings;
}

/** `named` is the settings file for every source. */
export async function sourcesWithSettings(
  operands: readonly string[],
  io: Io,
  named: string | undefined,
  changed?: string,
): Promise<{ readonly items: readonly SourceWithSettings[]; readonly unread: readonly Unread[] }> {
  const wanted = { extension: '.diagram', deep: true };
  const search = findSources(operands.length === 0 ? ['.'] : operands, wanted);
  const reader = settingsReader(io, named);
  const { sources, failures } = await onlyChanged(search, io.folder, changed, reader.inputsOf);
  const items = await Promise.all(
    sources.map(async ({ path, root }) => ({ path, root, settings: await reader.of(path) })),
  );
  return { items, unread: failures };
}
