// What a call can ask for: in, the options of a caller; out, the context of the core. The same as the library for Node, and where icons are.
import type { Context, IconLookup } from '@linework/core';
import type {
  CompareOptions as NodeCompareOptions,
  FixOptions as NodeFixOptions,
  PictureOptions as NodePictureOptions,
  SourceOptions as NodeSourceOptions,
} from '@linework/library';
import { presetsOf } from '@linework/library/results';

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

export interface CompareOptions extends PictureOptions, Pick<NodeCompareOptions, 'name'> {}

export interface FixOptions extends SourceOptions, Pick<NodeFixOptions, 'unsafe'> {}

export function contextOf(options: SourceOptions, lookup: IconLookup): Context {
  return { icons: lookup, ...presetsOf(options) };
}
