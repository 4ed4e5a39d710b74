// Finding an icon among shards that are read only when asked for: a reader of shards in, the look-up out.

import type { IconArt, IconLookup } from './art.js';
import { nearestFinder } from './nearest.js';
import type { IconIndex } from './nearest-text.js';
import { shardKey } from './shard-key.js';

/** The icons of one shard by their name within the set; another name of an icon has that icon's name instead of art. */
export type IconShard = Readonly<Record<string, IconArt | string>>;

/** Where the icons are. Keys are those of `shardKey`, of sets in `sets()`, so a reader may make a file name of them. */
export interface ShardReader {
  /** Each set, and into how many shards it is cut. */
  readonly sets: () => Readonly<Record<string, { readonly shards: number }>>;
  readonly index: () => IconIndex;
  readonly shard: (key: string) => IconShard | undefined;
}

/** Icons whose names can be searched (finder.ts). */
export interface IndexedIcons extends IconLookup {
  readonly index: () => IconIndex;
}

/** The only spelling that reaches a reader: no path, no control character, nothing long. */
const NAME = /^([a-z0-9-]{1,32}):([a-z0-9-]{1,96})$/;

/** A find reads `sets()` and a shard, by another name two; only `nearest` reads the index. Readers keep what is read. */
export function iconLookup(reader: ShardReader): IndexedIcons {
  const find = (name: string): IconArt | undefined => {
    const [, set = '', rest = ''] = NAME.exec(name) ?? [];
    const sets = reader.sets();
    const cut = Object.hasOwn(sets, set) ? sets[set] : undefined;
    if (cut === undefined) return undefined;
    const stored = (each: string): IconArt | string | undefined => {
      const shard = reader.shard(shardKey(set, each, cut.shards));
      return shard !== undefined && Object.hasOwn(shard, each) ? shard[each] : undefined;
    };
    const found = stored(rest);
    const art = typeof found === 'string' ? stored(found) : found;
    return typeof art === 'string' ? undefined : art;
  };
  return { find, nearest: nearestFinder(reader.index), index: reader.index };
}
