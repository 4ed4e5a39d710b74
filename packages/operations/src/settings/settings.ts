// What a settings file means for drawing: in, the settings that apply to a source; out, the core's context for every diagram.
import type { Context, Defaults } from '@linework/core';
import type { KeyedStyle } from '../house-style/house-style.js';
import type { OperationContext } from '../operation.js';
import type { SettingsFile, SourceSettings } from './contract.js';

export interface Settings {
  /** Without `schemes`, which decides which files are written and must not change their content. */
  readonly defaults?: Omit<Defaults, 'schemes'>;
  readonly schemes?: 'light-and-dark' | 'auto';
  /** The style rules as a check, those of the house style included. */
  readonly style?: Context['style'];
  /** The look of the house style. */
  readonly brand?: Context['brand'];
  readonly brandFonts?: NonNullable<Context['brandFonts']>;
  /** With the icons of the house style; omitted if it has none. */
  readonly icons?: OperationContext['icons'];
  /** What `style`, `brand` and `icons` were made from. */
  readonly house?: KeyedStyle;
  /** As written in the file. */
  readonly file?: SettingsFile;
  /** The source that writes the diagram. */
  readonly source?: SourceSettings;
}

/** The part of the context that settings determine; `icons` only if they are not the bundled ones. */
export function contextIn({
  defaults,
  style,
  brand,
  brandFonts,
  icons,
  source,
}: Settings): Omit<Context, 'icons'> & Pick<Settings, 'icons'> {
  const codes = source?.ignore?.map(({ code }) => code) ?? [];
  return {
    ...(defaults ? { defaults } : {}),
    ...(style ? { style } : {}),
    ...(brand ? { brand } : {}),
    ...(brandFonts ? { brandFonts } : {}),
    ...(icons ? { icons } : {}),
    ...(codes.length > 0 ? { ignored: new Set(codes) } : {}),
  };
}
