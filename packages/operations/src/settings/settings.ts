// What a settings file means for drawing: in, the settings that apply to a source; out, the core's context for every diagram.
import type { Context, Defaults } from '@linework/core';
import type { SettingsFile, SourceSettings } from './contract.js';

export interface Settings {
  /** Without `schemes`, which decides which files are written and must not change their content. */
  readonly defaults?: Omit<Defaults, 'schemes'>;
  readonly schemes?: 'light-and-dark' | 'auto';
  /** The style rules as a check. */
  readonly style?: Context['style'];
  /** As written in the file. */
  readonly file?: SettingsFile;
  /** The source that writes the diagram. */
  readonly source?: SourceSettings;
}

/** The part of the context that settings determine. */
export function contextIn({ defaults, style, source }: Settings): Omit<Context, 'icons'> {
  const codes = source?.ignore?.map(({ code }) => code) ?? [];
  return {
    ...(defaults ? { defaults } : {}),
    ...(style ? { style } : {}),
    ...(codes.length > 0 ? { ignored: new Set(codes) } : {}),
  };
}
