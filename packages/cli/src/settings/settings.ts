// The repository settings file: in, the location of a source or the file itself; out, its settings with the house style that it names, read once
// per file.
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Settings } from '@linework/operations/settings/settings';
import { writtenBy } from '@linework/operations/settings/written-by';
import { usageFailure } from '../command/failure.js';
import { namedPath } from '../files/named-path.js';
import { readTextFile, shownFrom } from '../files/read-text.js';
import type { Fetching } from '../house-style/organization-style.js';
import type { Io } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';

export const SETTINGS_NAME = 'linework.json';

export interface SettingsReader {
  /** The settings of a source: those of the nearest file above it, up to the root of its repository, and which source writes it. */
  readonly of: (source: string) => Promise<Settings>;
  /** The file that contains them. */
  readonly fileOf: (source: string) => string | undefined;
  /** The settings files that were read. */
  readonly files: () => readonly string[];
  /** The settings file of a source, and what its brand and icons were read from. */
  readonly inputsOf: (source: string) => Promise<readonly string[]>;
  /** The same for every file that was read. */
  readonly inputs: () => readonly string[];
}

/** Prints what the user has to know about a house style once for each file. */
type Place = Pick<Io, 'folder' | 'env' | 'err'>;

/**
 * `named` is the file for every source; without it, the folders of each source are searched. `fetching`: when the house style of an organisation
 * is fetched from its service.
 */
export function settingsReader(io: Place, named: string | undefined, fetching: Fetching = 'first'): SettingsReader {
  const { folder } = io;
  const cache = new Map<string, Promise<Settings>>();
  const inputs = new Map<string, readonly string[]>();
  const nearest = new Map<string, string | undefined>();
  const readOnce = (file: string): Promise<Settings> => {
    const known = cache.get(file) ?? readStyled(io, file, fetching, (paths) => inputs.set(file, paths));
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
    if (file === undefined) return {};
    const settings = await readOnce(file);
    if (!settings.file?.sources) return settings;
    const writer = writtenBy(settings.file, pathFrom(folder, file, source));
    return writer === undefined ? settings : { ...settings, source: writer };
  };
  const inputsOf = async (source: string): Promise<readonly string[]> => {
    const file = fileOf(source);
    if (file === undefined) return [];
    // Errors in it are reported when its settings are used.
    await readOnce(file).catch(() => {});
    return [file, ...(inputs.get(file) ?? [])];
  };
  return {
    files: () => [...cache.keys()],
    inputs: () => [...cache.keys(), ...[...inputs.values()].flat()],
    inputsOf,
    fileOf,
    of,
  };
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

/** `inputs` is called with the files that the house style was read from. */
async function readStyled(
  io: Place,
  file: string,
  fetching: Fetching,
  inputs: (paths: readonly string[]) => void,
): Promise<Settings> {
  const settings = await unstyledSettings(io.folder, file);
  if (settings.file?.brand === undefined && settings.file?.icons === undefined) return settings;
  const { withHouse } = await import('../house-style/house-style.js');
  const house = await withHouse(io, file, settings, fetching);
  if (house.notice !== undefined) io.err.write(`linework: ${printable(house.notice)}\n`);
  inputs(house.files);
  return house.settings;
}

/** The absolute path of the settings file for what is in a folder. */
export function nearestSettings(folder: string, named: string | undefined): string | undefined {
  return named === undefined ? nearestFile(folder) : namedPath(folder, named);
}

export function demandedSettings(folder: string, named: string | undefined): string {
  const file = nearestSettings(folder, named);
  if (file !== undefined) return file;
  throw usageFailure(`There is no ${SETTINGS_NAME} here or above. To write one, run: linework init`);
}

/** Without the house style that they name. */
export async function unstyledSettings(folder: string, file: string): Promise<Settings> {
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
