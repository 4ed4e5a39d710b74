// Whether the settings that apply here are valid, and which file has them.
import { join } from 'node:path';
import type { SettingsFile } from '@linework/operations/settings/contract';
import { counted } from '../ci/counted.js';
import { Failure } from '../command/failure.js';
import { shownFrom } from '../files/read-text.js';
import { SETTINGS_NAME, settingsReader } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';
import type { Examined } from './contract.js';

export async function settingsExamined(io: Io, named: string | undefined): Promise<Examined> {
  const { folder } = io;
  const reader = settingsReader(io, named);
  const path = reader.fileOf(join(folder, SETTINGS_NAME));
  if (path === undefined)
    return {
      name: 'settings',
      state: 'ok',
      says: `No ${SETTINGS_NAME} here or above, so the defaults apply.`,
      next: 'To write one for the files of this repository, run: linework init',
    };
  try {
    const { file = {} } = await reader.of(join(folder, SETTINGS_NAME));
    return { name: 'settings', state: 'ok', says: `${shownFrom(folder, path)} is valid: ${partsOf(file)}.` };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { name: 'settings', state: 'broken', says: error.message, next: 'Correct these entries of the file.' };
  }
}

function partsOf({ sources = [], rules, defaults, brand, icons }: SettingsFile): string {
  const parts = [
    ...(sources.length > 0 ? [counted(sources.length, 'source')] : []),
    ...(rules ? ['style rules'] : []),
    ...(defaults ? ['defaults'] : []),
    ...(brand ? ['a brand'] : []),
    ...(icons ? ['icons'] : []),
  ];
  return parts.length === 0 ? 'it is empty' : parts.join(', ');
}
