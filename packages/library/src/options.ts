// What a call can ask for: in, the options of a caller; out, the context of the core. Everything that is omitted is as the command has it.
import type { Context, Defaults, IconLookup } from '@linework/core';
import { nodeIcons } from '@linework/icons/node';
import { lookOf, type PreparedBrand } from './prepared-brand.js';

/** The colours: one picture in light or dark, or one with both, which follows its reader's colour scheme. */
export type Theme = 'light' | 'dark' | 'auto';

/** Where a flow leads; `auto` decides by the shape of the diagram. */
export type Direction = 'auto' | 'right' | 'down' | 'left' | 'up';

/** Options of every call that reads a source. */
export interface SourceOptions {
  /** `off` draws no icon that the source doesn't name. Default: `auto`. The header of a source overrides it. */
  readonly icons?: 'auto' | 'off';
  /** Icons of your own, by `set:name`. They come before the icons of the package. */
  readonly ownIcons?: Pick<IconLookup, 'find'>;
  /** Default: `auto`. The header of a source overrides it. */
  readonly direction?: Direction;
  /** Defaults of every other header option, as `diagrams` in linework.json has them. Headers override them. */
  readonly defaults?: Defaults;
  /** Codes of warnings that aren't reported, such as `W301`. */
  readonly ignore?: readonly string[];
}

/** Options of every call that draws. */
export interface PictureOptions extends SourceOptions {
  /** The colours. Default: what the header of the source says, then light. */
  readonly theme?: Theme;
  /** The look of your company, from `prepareBrand`. */
  readonly brand?: PreparedBrand;
}

const every = nodeIcons();

export function contextOf({
  icons,
  ownIcons,
  direction,
  defaults,
  ignore,
  brand,
}: SourceOptions & { readonly brand?: PreparedBrand }): Context {
  const look = brand && lookOf(brand);
  const preset: Defaults = {
    ...defaults,
    ...(icons === undefined ? {} : { icons }),
    ...(direction === undefined ? {} : { direction }),
  };
  return {
    icons:
      ownIcons === undefined ? every : { ...every, find: (name: string) => ownIcons.find(name) ?? every.find(name) },
    defaults: preset,
    ...(ignore === undefined ? {} : { ignored: new Set(ignore) }),
    ...(look === undefined ? {} : { brand: look.brand }),
    ...(look?.fonts === undefined ? {} : { brandFonts: look.fonts }),
  };
}

/** Throws a TypeError unless it is a text: a mistake of the caller, not of the author of a diagram. */
export function textOf(source: string, name = 'source'): string {
  if (typeof source !== 'string')
    throw new TypeError(`${name} must be a string, not ${source === null ? 'null' : typeof source}.`);
  return source;
}
