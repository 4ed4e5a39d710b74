// What a settings file comes to: in, the settings that hold for a source; out, what the core is told of every diagram.
import type { Context, Defaults } from '@linework/core';
import type { SettingsFile } from './contract.js';

export interface Settings {
  /** Without `schemes`, which says what files there are and must not change what is in them. */
  readonly defaults?: Omit<Defaults, 'schemes'>;
  readonly schemes?: 'light-and-dark' | 'auto';
  /** The style rules as a check. */
  readonly style?: Context['style'];
  /** As it stands in the file. */
  readonly file?: SettingsFile;
}

/** What the settings say of every diagram. */
export function contextIn({ defaults, style }: Settings): Omit<Context, 'icons'> {
  return { ...(defaults ? { defaults } : {}), ...(style ? { style } : {}) };
}
