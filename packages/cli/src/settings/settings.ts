// The repository settings file: in, the location of a source or the file itself; out, its settings, read once per file.
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Settings } from '@linework/operations/settings/settings';
import { writtenBy } from '@linework/operations/settings/written-by';
import { usageFailure } from '../command/failure.js';
import { namedPath } from '../files/named-path.js';
import { readTextFile, shownFrom } from '../files/read-text.js';

export const SETTINGS_NAME = 'linework.json';

export interface SettingsReader {
  /** The settings of a source: those of the nearest file above it, up to the root of its repository, and which source writes it. */
  readonly of: (source: string) => Promise<Settings>;
  /** The file that contains them. */
  readonly fileOf: (source: string) => string | undefined;
  /** The files that were read. */
  readonly files: () => readonly string[];
}

/**
 * `named` is the file for every source; without it, the folders of each source are searched.
 */
export function settingsReader(folder: string, named: string | undefined): SettingsReader {
  const cache = new Map<string, Promise<Settings>>();
  const nearest = new Map<string, string | undefined>();
  const settingsOf = (file: string | undefined): Promise<Settings> => {
    if (file === undefined) return Promise.resolve({});
    const known = cache.get(file) ?? readSettings(folder, file);
    cache.set(file, known);
    return known;
  };
  const fileOf = (source: string): string | undefined => {
    if (named !== undefined) return named;
    const start = source === '-' ? folder : dirname(namedPath(folder, source));
    if (!nearest.has(start)) nearest.set(start, nearestFile(start));
    return nearest.get(start);
  };
  const of = async (source: string): Promise<Settings> => {
    const file = fileOf(source);
    const settings = await settingsOf(file);
    if (file === undefined || !settings.file?.sources) return settings;
    const writer = writtenBy(settings.file, pathFrom(folder, file, source));
    return writer === undefined ? settings : { ...settings, source: writer };
  };
  return { files: () => [...cache.keys()], fileOf, of };
}

/** The path of a source relative to its settings file, with `/`. */
export function pathFrom(folder: string, file: string, source: string): string {
  return relative(dirname(resolve(folder, file)), resolve(folder, source))
    .split(sep)
    .join('/');
}

function nearestFile(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    const file = join(folder, SETTINGS_NAME);
    if (existsSync(file)) return file;
    if (existsSync(join(folder, '.git')) || dirname(folder) === folder) return undefined;
  }
}

async function readSettings(folder: string, file: string): Promise<Settings> {
  const text = readTextFile(file);
  const name = shownFrom(folder, file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { jsonFault } = await import('./json-fault.js');
    throw usageFailure(jsonFault(name, text, error));
  }
  const { checkSettings } = await import('@linework/operations/settings/check-settings');
  const checked = checkSettings(value);
  if ('settings' in checked) {
    return checked.settings;
  }
  throw usageFailure(`${name} has errors:\n${checked.problems.map((each) => `  ${each}`).join('\n')}`);
}
