// Finds icons in shards that are read on demand. In: a reader of shards. Out: the look-up.

import type { IconLookup } from './art.js';
import { type IconShard, iconFinderIn, type ShardReader } from './find-icon.js';
import { nearestFinder } from './nearest.js';
import type { IconIndex } from './nearest-text.js';

export type { IconShard, ShardReader };

/** Icons whose names can be searched (finder.ts). */
export interface IndexedIcons extends IconLookup {
  readonly index: () => IconIndex;
}

/** Only `nearest` reads the index. Readers cache what they read. */
export function iconLookup(reader: ShardReader): IndexedIcons {
  return { find: iconFinderIn(reader), nearest: nearestFinder(reader.index), index: reader.index };
}
