// What a call can ask for: in, the options of a caller; out, the context of the core. The same as the library for Node, and where icons are.
import type { Context, Defaults, IconLookup } from '@linework/core';
import type { PictureOptions as NodePictureOptions, SourceOptions as NodeSourceOptions } from '@linework/library';

export type { Direction, Theme } from '@linework/library';

/** Loads `sets.json`, `index.json` or a shard of icons, such as `logos/12.json`, as parsed JSON. */
export type IconFileLoader = (path: string) => Promise<unknown>;

/** Options of every call that reads a source. */
export interface SourceOptions extends NodeSourceOptions {
  /**
   * Where the folder `icons` of this package is: its address, or a function that loads one file of it. Default: beside the module. Only
   * files of this folder are ever loaded, and only if a source needs an icon of them.
   */
  readonly iconsFrom?: string | URL | IconFileLoader;
}

/** Options of every call that draws. */
export interface PictureOptions extends SourceOptions, Pick<NodePictureOptions, 'theme'> {}

/** `name`: what the report calls the diagram. */
export interface CompareOptions extends PictureOptions {
  readonly name?: string;
}

export interface FixOptions extends SourceOptions {
  /** Also applies fixes that guess or that remove something. Default: false. */
  readonly unsafe?: boolean;
}

export function contextOf({ icons, direction, defaults, ignore }: SourceOptions, lookup: IconLookup): Context {
  const preset: Defaults = {
    ...defaults,
    ...(icons === undefined ? {} : { icons }),
    ...(direction === undefined ? {} : { direction }),
  };
  return {
    icons: lookup,
    defaults: preset,
    ...(ignore === undefined ? {} : { ignored: new Set(ignore) }),
  };
}

/** Throws a TypeError unless it is a text: a mistake of the caller, not of the author of a diagram. */
export function textOf(source: string, name = 'source'): string {
  if (typeof source !== 'string')
    throw new TypeError(`${name} must be a string, not ${source === null ? 'null' : typeof source}.`);
  return source;
}
